/// The casts of values while a program runs.
extension RuntimeTypes {
    /// Returns a value as one of another type; nil if it is none.
    ///
    /// - Parameter type: the static type of the value.
    func cast(_ value: Value, from type: Type, to target: Type) throws -> Value? {
        if let wrapped = type.wrapped {
            // The nil of an optional class is no object, while other optionals are put into one.
            if case .nil = value, target == Type.anyObject, lookup.isClass(wrapped) { return nil }
            return try cast(optional: value, wrapped, to: target)
        }
        switch type.form {
        case .existential, .opaque, .parameter, .member, .error, .variable:
            let value = original(of: value)
            let own = dynamicType(of: value, type)
            switch own.form {
            case .existential(let existential) where existential.protocols.isEmpty && !own.isAny: return nil
            case .existential: return target.isAny ? value : nil
            default: break
            }
            return try cast(contained: opened(value), own, to: target)
        default: break
        }
        if let wrapped = target.wrapped { return try cast(value, from: type, to: wrapped).map { .present($0) } }
        return try cast(exactly: value, type, to: target)
    }

    /// Returns the value of source that a native value of a protocol's type wraps; other values stay.
    private func original(of value: Value) -> Value {
        guard case .native(let native) = opened(value) else { return value }
        let base = native.type.bridge.untag?(native.base) ?? native.base
        return (base as? any AdoptingValue)?.adopted.value ?? value
    }

    /// Returns the value in an existential or an optional as one of another type.
    private func cast(contained value: Value, _ type: Type, to target: Type) throws -> Value? {
        if let wrapped = type.wrapped { return try cast(optional: value, wrapped, to: target) }
        return try cast(value, from: type, to: target)
    }

    private func cast(optional value: Value, _ wrapped: Type, to target: Type) throws -> Value? {
        let own = runner.standard.optional(wrapped)
        // The optional itself may be of the protocol's type.
        if case .existential(let bound) = target.form, !target.isAny, satisfies(value, own, bound) {
            return erased(value, own)
        }
        switch value {
        case .nil where target == Type.anyObject: return erased(value, own)
        case .nil:
            // The nil keeps its depth: as an optional of an optional it is one that contains a nil.
            if target.wrapped != nil {
                let count = max(0, optionals(around: target) - optionals(around: own))
                return (0..<count).reduce(Value.nil) { inner, _ in .present(inner) }
            }
            if target.nominal?.name == "AnyHashable", let kind = interfaces.nominal("Hashable") {
                return conforms(own, to: kind) ? erased(value, own) : nil
            }
            return target.isAny ? erased(value, own) : nil
        case .present(let inner):
            if let wanted = target.wrapped {
                // An optional that does not contain a value of the type may be one itself: `.some(nil)` as nil.
                return try cast(contained: inner, wrapped, to: wanted).map { .present($0) }
                    ?? (wrapped.wrapped == nil ? nil : cast(contained: inner, wrapped, to: target))
            }
            if target.isAny { return erased(value, own) }
            return try cast(contained: inner, wrapped, to: target)
        default: return try cast(contained: value, wrapped, to: target)
        }
    }

    /// Returns the number of optionals that a type consists of around another one.
    private func optionals(around type: Type) -> Int { type.wrapped.map { optionals(around: $0) + 1 } ?? 0 }

    private func cast(exactly value: Value, _ type: Type, to target: Type) throws -> Value? {
        if type == target { return value }
        switch (type.form, target.form) {
        // Every value can be put into an object.
        case (_, .existential) where target == Type.anyObject: return erased(value, type)
        case (_, .existential(let bound)): return satisfies(value, type, bound) ? erased(value, type) : nil
        case (.nominal(let own, let from), .nominal(let other, let to)):
            if other.name == "AnyHashable" {
                guard let kind = interfaces.nominal("Hashable"), conforms(type, to: kind) else { return nil }
                return erased(value, type)
            }
            if own.name == "AnyHashable" {
                return try cast(opened(value), from: self.type(of: value), to: target)
            }
            if let object = try bridged(value, type, to: other) { return object }
            if own.isClass, let found = unbridged(value, own, to: other) { return found }
            if other.isClass {
                return lookup.isSubclass(dynamicType(of: value, type), of: target) ? value : nil
            }
            guard own === other, from.count == to.count else { return nil }
            return try elements(value, own, from, to)
        case (.tuple(let from), .tuple(let to)) where from.count == to.count:
            guard case .tuple(var fields) = value else { return nil }
            for index in fields.indices {
                guard let field = try cast(fields[index].value, from: from[index].type, to: to[index].type) else {
                    return nil
                }
                fields[index] = .init(label: to[index].label, field)
            }
            return .tuple(fields)
        case (.metatype(let from), .metatype(let to)):
            var own = from
            if case .type(let named) = value { own = self.type(of: named) }
            if case .existential(let bound) = to.form { return lookup.satisfies(own, bound) ? value : nil }
            return own == to || lookup.isSubclass(own, of: to) ? value : nil
        case (.function(let from), .function(let to)):
            return from.parameters.map(\.type) == to.parameters.map(\.type) && from.result == to.result ? value : nil
        default: return nil
        }
    }

    /// Returns the object of a value that a class of Foundation has for it; nil if it has none.
    private func bridged(_ value: Value, _ type: Type, to target: Nominal) throws -> Value? {
        guard target.isClass, target.code == nil, let own = type.nominal, own !== target,
            let native = runner.table.types[target.name], let bridged = native.bridge.bridged
        else { return nil }
        let isError = bridged.sources.contains("Error") && !lookup.isSubclass(type, of: .nominal(target, []))
        guard bridged.sources.contains(own.name) || isError && conformsToError(type) else { return nil }
        let name = runner.printer.name(of: type, isQualified: true)
        guard let object = try bridged.object(value, name) else { return nil }
        return runner.table.value(from: object, declared: WrittenType(target.name))
    }

    private func conformsToError(_ type: Type) -> Bool {
        interfaces.nominal("Error").map { conforms(type, to: $0) } ?? false
    }

    /// Returns the value that an object of a class of Foundation has for another type; nil if it has none.
    private func unbridged(_ value: Value, _ own: Nominal, to target: Nominal) -> Value? {
        guard case .native(let native) = value else { return nil }
        return runner.table.bridgedValues(of: own.name, from: target.name)?.value(native.base, target.name)
    }

    private func satisfies(_ value: Value, _ type: Type, _ bound: Type.Existential) -> Bool {
        let own = dynamicType(of: value, type)
        if let superclass = bound.superclass, !lookup.isSubclass(own, of: superclass) { return false }
        if bound.isClass, !lookup.isClass(own) { return false }
        guard bound.protocols.allSatisfy({ conforms(own, to: $0) }) else { return false }
        return bound.known.allSatisfy { known in
            lookup.associated(known.name, of: own).map { lookup.reduced($0) == known.type } ?? true
        }
    }

    private func elements(_ value: Value, _ nominal: Nominal, _ from: [Type], _ to: [Type]) throws -> Value? {
        switch (nominal.name, value) {
        case ("Array", .array(let values)):
            var result: [Value] = []
            for value in values {
                guard let element = try cast(value, from: from[0], to: to[0]) else { return nil }
                result.append(element)
            }
            return .array(result)
        case ("Dictionary", .dictionary(let pairs)):
            var result = OrderedPairs()
            for (key, value) in pairs.entries {
                guard let key = try cast(key, from: from[0], to: to[0]),
                    let value = try cast(value, from: from[1], to: to[1])
                else { return nil }
                result[key] = value
            }
            return .dictionary(result)
        case ("Set", .native(let native)):
            guard let set = native.base as? ValueSet else { return nil }
            var result: [Value] = []
            for value in set.elements {
                guard let element = try cast(value, from: from[0], to: to[0]) else { return nil }
                result.append(element)
            }
            return runner.table.setValue(ValueSet(result))
        default: return nil
        }
    }
}

/// The types of the library and the language that source makes conform to protocols of the library.
extension RuntimeTypes {
    /// Returns the conformance of a type that source declares to protocols of the library; nil if there is none.
    func adoption(of type: Type) -> Adoption? {
        guard !adopting.isEmpty, let nominal = type.nominal, nominal.code == nil else { return nil }
        if let known = adoptions[type] { return known }
        let kinds = ancestors(of: type).flatMap { nominal in
            interfaces.extensions[ObjectIdentifier(nominal)]?.conformances.map(\.type) ?? []
        }
        var names: [String] = []
        for kind in kinds where isOfLibrary(kind) && conforms(type, to: kind) {
            for name in [kind.name] + kind.allRefined(interfaces).map(\.name) where !names.contains(name) {
                names.append(name)
            }
        }
        let result =
            names.isEmpty ? nil : Adoption(names, typeName: runner.printer.name(of: type), runner)
        adoptions[type] = .some(result)
        return result
    }

    /// Returns a value as one of the protocol that declares a member, if source makes its type conform to the protocol.
    func adopted(_ value: Value, _ type: Type, by member: Declaration) -> Value? {
        guard !adopting.isEmpty, let owner = member.owner, owner.isProtocol, isOfLibrary(owner) else { return nil }
        if case .erased(let erased) = value { return erased.adoption == nil ? nil : value }
        guard case .erased(let erased) = self.erased(value, dynamicType(of: value, type)),
            erased.adoption?.protocols.contains(owner.name) == true
        else { return nil }
        return .erased(erased)
    }

    /// Returns the result of a source, as one of its protocol's type if an extension in source makes its type conform.
    func result(_ value: Value, _ type: Type) -> Value { adoption(of: type) == nil ? value : erased(value, type) }

    /// Returns the types that extensions in source make conform to a protocol of the library.
    func findAdopting() -> Set<ObjectIdentifier> {
        Set(interfaces.extensions.filter { $1.conformances.contains { isOfLibrary($0.type) } }.map(\.key))
    }

    /// True for a registered protocol, and for one of source that refines such a one.
    private func isOfLibrary(_ kind: Nominal) -> Bool {
        ([kind] + kind.allRefined(interfaces)).contains { $0.code == nil && runner.table.types[$0.name] != nil }
    }

    private func ancestors(of type: Type) -> [Nominal] {
        var result: [Nominal] = []
        var current: Type? = type
        while let here = current {
            if let nominal = here.nominal { result.append(nominal) }
            current = lookup.superclass(of: here)
        }
        return result
    }
}

/// The classes of compiled code that no binding names, as those of the views that elements make.
extension RuntimeTypes {
    /// Returns the type of a value as a value: that of an object of an unnamed class has the name of the class.
    func ownMetatype(of value: Value, _ type: Type) -> Value {
        let known = dynamicType(of: value, type)
        guard let unnamed = unnamedClass(of: opened(value), known) else { return metatype(known) }
        return .type(.exact(ExactType(.nominal(unnamed, []))))
    }

    /// Returns the class of an object that no binding names, as a subclass of the nearest one that has a name; nil for
    /// other values.
    private func unnamedClass(of value: Value, _ known: Type) -> Nominal? {
        guard case .native(let native) = value, !(native.base is any InterpretedObject),
            runner.table.lineage(of: native.type).contains(where: \.objects.hasNamedSubclasses)
        else { return nil }
        let own = Swift.type(of: native.base)
        if let made = unnamedClasses[ObjectIdentifier(own)] { return made }
        let name = "\(own)"
        guard name != known.nominal?.lastName else { return nil }
        let result = Nominal(name: name, kind: .classType, outer: nil)
        result.superclass = known
        unnamedClasses[ObjectIdentifier(own)] = result
        return result
    }
}

extension Type {
    /// The value in a place of this type before it is set: a tuple has parts, which can be set one by one.
    var blank: Value {
        parts.isEmpty ? .void : .tuple(parts.map { .init(label: $0.label, $0.type.blank) })
    }
}

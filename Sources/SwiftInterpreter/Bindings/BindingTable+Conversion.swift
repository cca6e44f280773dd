extension BindingTable {
    /// Returns the interpreter value for a Swift value.
    ///
    /// - Parameter declared: the declared type, used if the dynamic type is not registered.
    package func value(from any: Any, declared: WrittenType?, origin: SourceOrigin? = nil) -> Value {
        if let type = typesBySwiftType[ObjectIdentifier(Swift.type(of: any))] {
            return .native(NativeValue(any, type: type, origin: origin))
        }
        let facts = facts(of: Swift.type(of: any))
        if facts.isVoid { return .void }
        if facts.isInterpreted, let instance = (any as? any InterpretedObject)?.link.instance {
            return .instance(instance)
        }
        if facts.convertible != nil, let value = any as? any ValueConvertible {
            return value.toValue(in: self, declared: declared)
        }
        return .native(unregistered(any, declared: declared, origin: origin))
    }

    /// Returns a set as a value.
    func setValue(_ set: ValueSet) -> Value {
        guard let type = builtIns["Set"] else { return .void }
        return .native(NativeValue(set, type: type))
    }

    /// Returns a value of an unregistered type: a wrapper is unwrapped; any other value has the members of its declared
    /// type.
    private func unregistered(_ any: Any, declared: WrittenType?, origin: SourceOrigin?) -> NativeValue {
        if let declaredType = declared?.unwrapped.name.flatMap({ self.type(named: $0) }) {
            if let bare = declaredType.bridge.untag?(any),
                let bareType = typesBySwiftType[ObjectIdentifier(Swift.type(of: bare))]
            {
                return NativeValue(any, type: bareType, origin: origin)
            }
            // A view of the library's own class has the members of the registered class that it inherits from.
            if declaredType.isClass, let nearest = nearestClass(of: Swift.type(of: any)),
                isKind(nearest, of: declaredType.name)
            {
                return NativeValue(any, type: nearest, origin: origin)
            }
            return NativeValue(any, type: declaredType, origin: origin)
        }
        for name in typeOrder {
            if let type = types[name], type.isProtocol || type.superclass != nil, type.swift.accepts(any) {
                return NativeValue(any, type: type, origin: origin)
            }
        }
        let name = String(describing: Swift.type(of: any))
        let type = NativeType(name: name)
        return NativeValue(any, type: type, origin: origin)
    }

    /// Returns the registered class that a class inherits from most directly; nil if there is none.
    private func nearestClass(of swiftType: Any.Type) -> NativeType? {
        var current: AnyClass? = swiftType as? AnyClass
        while let type = current {
            if let known = typesBySwiftType[ObjectIdentifier(type)] { return known }
            current = _getSuperclass(type)
        }
        return nil
    }

    /// Converts a value to a Swift type; throws a ``BindingError`` if that is not possible.
    package func convert<T>(_ value: Value, to type: T.Type, declared: WrittenType?) throws -> T {
        guard case .native(let native) = value else { return try newlyConverted(value, to: type, declared: declared) }
        if let known = native.converted(to: type) { return known }
        let result = try newlyConverted(value, to: type, declared: declared)
        // Only conversions that tag or wrap the value make a new one each time.
        if let target = typesBySwiftType[ObjectIdentifier(type)],
            target.bridge.tag != nil || !target.bridge.conversions.isEmpty,
            !native.isChangeable
        {
            native.keep(result, recovering: recovery(from: target))
        }
        return result
    }

    /// Returns the function that gives the value in one of a type; nil if none is known.
    private func recovery(from target: NativeType) -> ((Any) -> Any)? {
        if let untag = target.bridge.untag { return untag }
        guard let converted = target.bridge.converted, let untag = types[converted.from]?.bridge.untag else {
            return nil
        }
        return { untag(converted.value($0)) }
    }

    private func newlyConverted<T>(_ value: Value, to type: T.Type, declared: WrittenType?) throws -> T {
        let facts = facts(of: T.self)
        if facts.isVoid, let void = () as? T { return void }
        // An optional is converted by way of its wrapped type: a cast alone would lose the tag of the call.
        if case .native(let native) = value, !facts.isOptional {
            if let typed = native.base as? T { return try tagged(native, typed, declared) }
            for type in lineage(of: native.type) {
                if let bare = type.bridge.untag?(native.base) as? T { return bare }
            }
        }
        if case .instance(let instance) = value, let object = instance.object, facts.convertible == nil,
            let typed = object as? T
        {
            return typed
        }
        if case .erased(let erased) = value, facts.convertible != nil, T.self != AnyHashable.self, T.self != Value.self
        {
            return try newlyConverted(erased.value, to: type, declared: declared)
        }
        if let convertible = facts.convertible {
            if let typed = try convertible.fromValue(value, in: self, declared: declared) as? T { return typed }
        }
        if let target = typesBySwiftType[ObjectIdentifier(T.self)] {
            if let typed = try convert(value, to: target) as? T { return typed }
        }
        throw BindingError.mismatch(value, declared?.description ?? typeRef(for: T.self)?.description ?? "\(T.self)")
    }

    /// Returns a native value converted to a protocol, with the tag of the call that created it.
    private func tagged<T>(_ native: NativeValue, _ typed: T, _ declared: WrittenType?) throws -> T {
        guard let origin = native.origin, let target = typesBySwiftType[ObjectIdentifier(T.self)],
            let tag = target.bridge.tag
        else { return typed }
        return tag(native.base, origin) as? T ?? typed
    }

    /// Converts a value to a registered type or protocol; nil if there is no conversion.
    func convert(_ value: Value, to target: NativeType) throws -> Any? {
        switch value {
        case .native(let native):
            if isKind(native.type, of: target.name) || target.swift.accepts(native.base) {
                if let origin = native.origin, let tag = target.bridge.tag { return tag(native.base, origin) }
                return native.base
            }
        case .instance(let instance):
            if let object = instance.object, target.swift.accepts(object) { return object }
            if let runtime = instance.type.runtime,
                let adopted = try adopt(AdoptedInstance(instance: instance, runtime: runtime), as: target)
            {
                return adopted
            }
        case .erased(let erased):
            guard let adopted = AdoptedInstance(erased) else { return try convert(erased.value, to: target) }
            if let adopted = try adopt(adopted, as: target) { return adopted }
        default: break
        }
        for conversion in target.bridge.conversions {
            guard let source = types[conversion.from], let input = try convert(value, to: source) else { continue }
            if let result = try conversion.convert(input) { return result }
        }
        if case .erased(let erased) = value { return try convert(erased.value, to: target) }
        return nil
    }

    /// Wraps a value whose type conforms by source to a protocol that converts to the target.
    private func adopt(_ value: AdoptedInstance, as target: NativeType) throws -> Any? {
        let names = value.protocols
        guard names.contains(target.name) else { return nil }
        let hook = names.lazy.compactMap { self.types[$0] }
            .first { $0.adoption.make != nil && ($0 === target || self.isKind($0, of: target.name)) }
        guard let adopt = hook?.adoption.make ?? target.adoption.make else { return nil }
        value.runtime.noteKeptCode()
        let native = try adopt(value)
        if let origin = value.origin, let tag = target.bridge.tag { return tag(native, origin) }
        return native
    }
}

extension BindingTable {
    /// Returns the type of that name or alias; nil if there is none.
    package func type(named name: String) -> NativeType? {
        if let type = types[name] { return type }
        if let alias = aliases[name]?.name { return types[alias] }
        return nil
    }

    /// Returns true if a type is the named type, inherits from it or conforms to it, so that no conversion is needed.
    func isKind(_ type: NativeType, of name: String) -> Bool {
        if type.name == name { return true }
        if let names = known.kinds[ObjectIdentifier(type)] { return names.contains(name) }
        let names = Set(lineage(of: type).flatMap { [$0.name] + $0.conformances })
        if types[type.name] === type { known.kinds[ObjectIdentifier(type)] = names }
        return names.contains(name)
    }

    /// Returns the type and all types that it inherits members from: superclasses first, then protocols, breadth first.
    package func lineage(of type: NativeType) -> [NativeType] {
        if let lineage = known.lineages[ObjectIdentifier(type)] { return lineage }
        var result = [type]
        var index = 0
        while index < result.count {
            let current = result[index]
            for name in [current.superclass].compactMap({ $0 }) + current.conformances {
                if let next = types[name], !result.contains(where: { $0 === next }) { result.append(next) }
            }
            index += 1
        }
        // Types created for a single value are not cached: another one could reuse their address.
        if types[type.name] === type { known.lineages[ObjectIdentifier(type)] = result }
        return result
    }

    /// Returns all overloads of a method, nearest type first.
    package func methods(named name: String, of type: NativeType) -> [NativeCallable] {
        lineage(of: type).flatMap { $0.members.methods[name] ?? [] }
    }

    /// Returns the property of that name, from the nearest type that has it.
    package func property(named name: String, of type: NativeType) -> NativeProperty? {
        if let property = type.members.properties[name] { return property }
        for type in lineage(of: type) {
            if let property = type.members.properties[name] { return property }
        }
        return nil
    }

    /// Returns the names of the static members and enum cases.
    package func staticMemberNames(of type: NativeType) -> [String] {
        type.members.order.filter { type.members.staticProperties[$0] != nil || type.members.staticMethods[$0] != nil }
    }

    /// Returns the protocols that a declared type conforms to, including the protocols that these refine.
    func conformances(of type: DeclaredType) -> [String] {
        var result: [String] = []
        var pending = type.conformances
        while !pending.isEmpty {
            let name = pending.removeFirst()
            guard !result.contains(name) else { continue }
            result.append(name)
            pending += types[name]?.conformances ?? []
        }
        return result
    }

    /// Returns the type of a registered property.
    package func type(of property: NativeProperty) -> WrittenType? {
        property.declaredType ?? typeRef(for: property.swiftType)
    }

    /// Returns the registered spelling of a Swift type; nil for unregistered types.
    package func typeRef(for swiftType: Any.Type) -> WrittenType? {
        if let type = typesBySwiftType[ObjectIdentifier(swiftType)] {
            return type.isProtocol ? .any(WrittenType(type.name)) : WrittenType(type.name)
        }
        return (swiftType as? any TypeDescribing.Type)?.typeRef(in: self)
    }
}

extension BindingTable {
    /// Returns the path of registered properties with these names, outermost first.
    ///
    /// Throws a ``BindingError`` if a property does not exist.
    package func propertyPath(_ names: [String], of rootType: String) throws -> PropertyPath {
        var owner = type(named: rootType)
        var properties: [NativeProperty] = []
        for name in names {
            guard let property = owner.flatMap({ self.property(named: name, of: $0) }) else {
                throw BindingError("type '\(owner?.name ?? rootType)' has no member '\(name)'")
            }
            properties.append(property)
            owner = type(of: property)?.unwrapped.name.flatMap { type(named: $0) }
        }
        return PropertyPath(names: names, properties: properties, table: self)
    }
}

/// Cached facts about a Swift type that values convert to or from; querying the runtime each time would cost more than
/// the rest of a conversion.
struct TypeFacts {
    /// True for the empty tuple.
    let isVoid: Bool
    /// True for an optional that is converted by way of its wrapped type.
    let isOptional: Bool
    /// True if its values may be instances of declared classes.
    let isInterpreted: Bool
    /// The type, if it converts without registration.
    let convertible: (any ValueConvertible.Type)?

    init(_ type: Any.Type) {
        isVoid = type == Void.self
        isInterpreted = type is any InterpretedObject.Type
        convertible = type as? any ValueConvertible.Type
        isOptional = convertible != nil && type is any ExpressibleByNilLiteral.Type
    }
}

extension BindingTable {
    func facts(of type: Any.Type) -> TypeFacts {
        if let found = known.facts[ObjectIdentifier(type)] { return found }
        let found = TypeFacts(type)
        known.facts[ObjectIdentifier(type)] = found
        return found
    }
}

/// A reference to a table that does not keep it.
///
/// Once there is a `weak` reference to an object, each retain and release of it takes longer, and the table is retained
/// for every value that is converted. So there is one of these, which the table ends as it goes.
package final class TableReference {
    /// The table, which sets this to nil as it is deallocated.
    private(set) unowned(unsafe) var existing: BindingTable?

    init(_ table: BindingTable) { existing = table }

    /// The table; if it was deallocated, a table of the language alone.
    package var table: BindingTable { existing ?? BindingTable() }

    func end() { existing = nil }
}

extension BindingTable {
    private func accepts(_ type: NativeType, _ own: NativeType) -> Bool {
        isKind(own, of: type.name) || type.converts(from: own.name) || !type.bridge.conversions.isEmpty
    }

    /// Returns true if a parameter whose type has the name takes a value, as far as is known.
    func accepts(typeNamed name: String, _ value: Value) -> Bool {
        switch (name, value) {
        case ("Int", .int), ("Bool", .bool), ("String", .string), ("Character", .string): true
        case ("String", .native): value.substring != nil
        case ("Double", .double), ("CGFloat", .double), ("Float", .double): true
        case ("Int", _), ("Bool", _), ("String", _), ("Character", _), ("Double", _), ("CGFloat", _): false
        case (_, .native(let native)): types[name].map { accepts($0, native.type) } ?? true
        default: true
        }
    }
}

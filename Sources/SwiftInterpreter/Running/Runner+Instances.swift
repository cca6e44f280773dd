/// The making of instances: stored properties get their values in the order of the language.
extension Runner {
    /// Calls an initializer and returns what it makes.
    func construct(
        _ initializer: Declaration,
        _ made: Type,
        _ arguments: inout [Value?],
        _ own: [Type],
        at place: Location
    ) throws -> Value {
        var (member, type) = (initializer, made)
        if initializer.isRequirement, let witness = types.witness(of: initializer, in: made) {
            (member, type) = (witness.declaration, made)
        } else if let owner = initializer.owner, owner.isClass, let nominal = made.nominal, nominal !== owner {
            member = types.override(of: initializer, in: nominal)
        }
        guard case .nominal(let nominal, let generics) = type.form, nominal.code != nil else {
            if isCode(member) { return try constructExtended(member, type, &arguments, own, at: place) }
            return try library.construct(member, type, &arguments, own, at: place)
        }
        if let key = try library.codingKey(member, type, arguments) { return key }
        let layout = types.layout(of: nominal)
        let instance = Instance(
            type: layout.declared,
            fields: layout.blanks,
            origin: SourceOrigin(fileName: place.source.fileName, offset: place.offset)
        )
        instance.typeArguments = generics
        if nominal.isClass { recorder.noteUse() }
        return try initialize(.instance(instance), member, type, &arguments, own, at: place)
    }

    /// Returns the initializer that an inherited native one calls, if source has it: `init(frame:)` for `init()`.
    ///
    /// It is the one that the class inherits, which sets the properties of the class first.
    private func forwarded(_ initializer: Declaration, _ value: Value) -> (Declaration, [Value?])? {
        guard case .instance(let instance) = value, let native = types.layout(of: instance.type.nominal).native else {
            return nil
        }
        let nominal = instance.type.nominal
        let callable = table.inheritedInitializers(of: native).first {
            $0.signature.labelledName == initializer.labelledName
        }
        guard let forwarding = callable?.forwarding else { return nil }
        var current: Nominal? = nominal
        while let here = current, here.code != nil {
            if let found = interfaces.members("init", of: here).first(where: {
                $0.labelledName == forwarding.target && isCode($0)
            }) {
                let member = types.override(of: found, in: nominal)
                return (member, forwarding.arguments.map { table.value(from: $0, declared: nil) })
            }
            current = here.superclassNominal
        }
        return nil
    }

    /// Runs the `deinit` of an object's class and its superclasses.
    func finish(_ instance: Instance) {
        // An initializer that failed before all properties were set has made no object.
        guard !state.hasEnded, isComplete(instance) else { return }
        var current: Type? = types.type(of: instance)
        while let here = current {
            defer {
                // The properties of a class end before its superclass does.
                if let nominal = here.nominal, nominal.code != nil {
                    for index in types.layout(of: nominal).own.indices where index < instance.fields.count {
                        instance.fields[index] = .void
                    }
                }
                current = lookup.superclass(of: here)
            }
            guard let declaration = here.nominal?.members["deinit"].first else { continue }
            let place = Location(offset: declaration.offset, source: SourceBuffer("", fileName: ""))
            var receiver = Value.instance(instance)
            var none: [Value?] = []
            do { _ = try invoke(declaration, &receiver, here, &none, [], at: place) } catch { trapped(error) }
        }
    }

    /// Returns true if all properties of an instance that need a value have one.
    private func isComplete(_ instance: Instance) -> Bool {
        let type = types.type(of: instance)
        return zip(types.layout(of: instance.type.nominal).stored, instance.fields).allSatisfy { property, value in
            guard case .void = value, !property.modifiers.contains(.lazy) else { return true }
            let bound = bindings(property, types.lifted(type, to: property.owner), [])
            return (bound?.concrete(property.result, lookup) ?? property.result) == .void
        }
    }

    /// Calls an initializer that an extension adds to a type of the library.
    private func constructExtended(
        _ initializer: Declaration,
        _ type: Type,
        _ arguments: inout [Value?],
        _ own: [Type],
        at place: Location
    ) throws -> Value {
        var receiver = Value.void
        return try invoke(initializer, &receiver, type, &arguments, own, at: place)
    }

    /// Runs an initializer for an instance; returns it, or an optional one.
    func initialize(
        _ instance: Value,
        _ initializer: Declaration,
        _ type: Type,
        _ arguments: inout [Value?],
        _ own: [Type],
        at place: Location
    ) throws -> Value {
        if !isCode(initializer), let (target, values) = forwarded(initializer, instance) {
            arguments = values
            return try initialize(instance, target, type, &arguments, own, at: place)
        }
        switch initializer.implementation {
        case .code?:
            var receiver = instance
            return try invoke(
                initializer,
                &receiver,
                types.lifted(type, to: initializer.owner),
                &arguments,
                own,
                at: place
            )
        case .synthesized(let synthesis)?:
            return try synthesize(synthesis, instance, initializer, type, &arguments, at: place)
        default: return try library.initialize(instance, initializer, type, &arguments, own, at: place)
        }
    }

    private func synthesize(
        _ synthesis: Declaration.Synthesis,
        _ value: Value,
        _ initializer: Declaration,
        _ type: Type,
        _ arguments: inout [Value?],
        at place: Location
    ) throws -> Value {
        guard let owner = initializer.owner else { return value }
        switch synthesis {
        case .memberwise(let properties):
            try setInitialValues(of: value, owner, type, except: properties, at: place)
            guard case .instance(let instance) = value else { return value }
            let given = properties.indices.map { $0 < arguments.count ? arguments[$0] : nil }
            // What is omitted is computed as an argument, before the given values are wrapped.
            let isLate = properties.indices.map { given[$0] != nil || wrapsInitialValue(properties[$0]) }
            for pass in [false, true] {
                for (index, property) in properties.enumerated() where isLate[index] == pass {
                    try setMemberwise(property, given[index], instance, type, at: place)
                }
            }
            return value
        case .empty:
            try setInitialValues(of: value, owner, type, at: place)
            if let above = owner.superclassNominal {
                return try initializeSuper(value, above, "init", type, &arguments, at: place)
            }
            return value
        case .inherited(let inherited):
            // A convenience initializer of source calls another one of this class.
            if !inherited.modifiers.contains(.convenience) || !isCode(inherited.inheritedOrigin) {
                try setInitialValues(of: value, owner, type, at: place)
            }
            return try initialize(value, inherited, type, &arguments, [], at: place)
        case .fromRawValue:
            guard let raw = arguments.first ?? nil, let nominal = type.nominal else { return .nil }
            return try library.enumCase(ofRawValue: raw, in: nominal, type)
        default: return value
        }
    }

    private func initializeSuper(
        _ value: Value,
        _ above: Nominal,
        _ name: String,
        _ type: Type,
        _ arguments: inout [Value?],
        at place: Location
    ) throws -> Value {
        guard
            let initializer = interfaces.members("init", of: above).first(where: {
                $0.parameters.allSatisfy(\.isOptional)
            })
        else { return value }
        arguments = initializer.parameters.map { _ in nil }
        return try initialize(value, initializer, type, &arguments, [], at: place)
    }

    /// True for a wrapped property with an initial value, which the initializer wraps.
    private func wrapsInitialValue(_ property: Declaration) -> Bool {
        if case .variable(let binding)? = property.implementation { return binding.wrappedValue != nil }
        return false
    }

    private func setMemberwise(
        _ property: Declaration,
        _ given: Value?,
        _ instance: Instance,
        _ type: Type,
        at place: Location
    ) throws {
        guard let nominal = type.nominal else { return }
        let layout = types.layout(of: nominal)
        if let index = layout.place(of: property) {
            guard let given else {
                return try setInitialValue(of: property, index, instance, type, at: place)
            }
            instance.fields[index] = property.holding.stored(memberwise(property, given))
            return
        }
        // The parameter is the wrapped value.
        guard let storage = interfaces.members("_" + property.name, of: nominal).first(where: \.isStorage),
            let index = layout.place(of: storage)
        else { return }
        guard let given else { return try setInitialValue(of: storage, index, instance, type, at: place) }
        instance.fields[index] = try wrapped(given, storage, type, at: place)
    }

    /// A lazy property has an optional parameter.
    private func memberwise(_ property: Declaration, _ given: Value) -> Value {
        guard property.modifiers.contains(.lazy) else { return given }
        if case .present(let value) = given { return value }
        return .void
    }

    /// Returns the property wrapper of a value.
    func wrapped(_ value: Value, _ storage: Declaration, _ selfType: Type, at place: Location) throws -> Value {
        guard let function = member(storage).setter else { return value }
        let body = try function.prepared()
        let here = Activation(body.size, types: bindings(storage, selfType, []))
        here.slots[0] = value
        return try run(body, function, here, at: place)
    }

    /// Sets the stored properties that a type itself declares with initial values.
    func setInitialValues(
        of value: Value,
        _ owner: Nominal,
        _ type: Type,
        except: [Declaration] = [],
        at place: Location
    ) throws {
        guard case .instance(let instance) = value else { return }
        let layout = types.layout(of: instance.type.nominal)
        let own = types.lifted(type, to: owner)
        for property in types.layout(of: owner).own {
            guard let index = layout.place(of: property) else { continue }
            let name = property.isStorage ? String(property.name.dropFirst()) : property.name
            if except.contains(where: { $0 === property || $0.name == name }) { continue }
            try setInitialValue(of: property, index, instance, own, at: place)
        }
    }

    private func setInitialValue(
        of property: Declaration,
        _ index: Int,
        _ instance: Instance,
        _ type: Type,
        at place: Location
    ) throws {
        if property.modifiers.contains(.lazy) { return }
        if member(property).initialValue != nil {
            let value = try initialValue(of: property, self: nil, type, at: place)
            instance.fields[index] = property.holding.stored(value)
        } else if property.result.wrapped != nil, !property.modifiers.contains(.constant) {
            instance.fields[index] = .nil
        }
    }
}

extension Declaration {
    /// The initializer of a superclass that an inherited one is; the initializer itself if it is not inherited.
    fileprivate var inheritedOrigin: Declaration {
        if case .synthesized(.inherited(let other))? = implementation { other.inheritedOrigin } else { self }
    }
}

extension Layout {
    /// The stored properties that the type itself declares.
    var own: ArraySlice<Declaration> { stored.dropFirst(inheritedCount) }
}

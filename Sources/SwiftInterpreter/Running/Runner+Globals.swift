/// The variables outside of functions, and static properties.
extension Runner {
    /// Returns the variable of a declaration.
    func global(_ declaration: Declaration) -> Global {
        if let known = globals.statics[ObjectIdentifier(declaration)] { return known }
        let global = Global(declaration.name, declaration)
        globals.statics[ObjectIdentifier(declaration)] = global
        return global
    }

    // MARK: - Variables of sources

    func setGlobal(_ declaration: Declaration, _ value: Value, _ observed: Declaration?, at place: Location) throws {
        if hasSetter(declaration) || wrapping(declaration) != nil {
            var none = Value.void
            return try setExactly(declaration, of: &none, .void, to: value, at: place)
        }
        try modifyGlobal(declaration, observed, at: place) { $0 = value }
    }

    func modifyGlobal(
        _ declaration: Declaration,
        _ observed: Declaration?,
        at place: Location,
        _ change: (inout Value) throws -> Void
    ) throws {
        guard case .variable(let binding)? = declaration.implementation else { return }
        if binding.accessors != nil || !binding.attributes.isEmpty {
            var none = Value.void
            return try modifyExactly(declaration, of: &none, .void, at: place, change)
        }
        try modify(global(declaration), declaration, binding, .void, observed, at: place, change)
    }

    private func modify(
        _ global: Global,
        _ declaration: Declaration,
        _ binding: VariableBinding,
        _ type: Type,
        _ observed: Declaration?,
        at place: Location,
        _ change: (inout Value) throws -> Void
    ) throws {
        recorder.noteEffect()
        if !global.isInitialized, global.initialize != nil { _ = try global.read() }
        guard binding.observers != nil, observed !== declaration, global.isInitialized else {
            guard global.isInitialized || global.initialize != nil else {
                try change(&global.value)
                global.isInitialized = true
                return
            }
            return try global.modify(change)
        }
        let member = member(declaration)
        func observe(_ observer: CompiledFunction?, _ value: Value) throws {
            guard let observer else { return }
            var base = types.metatype(type)
            try runObserver(observer, declaration, &base, type, value, at: place)
        }
        if declaration.owner != nil, binding.observers?.isSimple == true {
            // A chain that ends at nil is observed, an error is not.
            var end: Compiler.ChainEnd?
            do { try global.modify(change) } catch let error as Compiler.ChainEnd { end = error }
            try observe(member.didSet, .void)
            if let end { throw end }
            return
        }
        let old = global.value
        try Place.change(old, change) { new in
            try observe(member.willSet, new)
            global.value = new
            try observe(member.didSet, old)
        }
    }

    // MARK: - Static properties

    func readStatic(_ property: Declaration, _ type: Type, at place: Location) throws -> Value {
        let (member, type) = try resolvedStatic(property, type)
        switch member.implementation {
        case .variable(let binding)?:
            if !binding.attributes.isEmpty {
                return try readExactly(member, of: .void, type, at: place)
            }
            if binding.accessors != nil { return try getStatic(member, type, at: place) }
            return try constant(staticGlobal(member, type, at: place), isLet: binding.isLet)
        case .synthesized(.storage)?: return try staticGlobal(member, type, at: place).read()
        case .synthesized(.projection)?: return try readExactly(member, of: .void, type, at: place)
        case .synthesized(.allCases)?:
            return .array(try (type.nominal?.code?.cases ?? []).map { try library.enumCase(named: $0.name, type) })
        default: return try library.readStatic(member, type, at: place)
        }
    }

    /// Reads a static property; the value of a constant is known to be the same in each evaluation if it was computed
    /// from no variable.
    private func constant(_ global: Global, isLet: Bool) throws -> Value {
        guard recorder.isActive, !global.isConstant else { return try global.read() }
        guard isLet, !global.isInitialized else {
            recorder.noteUse()
            return try global.read()
        }
        let mark = recorder.begin()
        defer { recorder.end(mark) }
        let value = try global.read()
        if recorder.reads(since: mark)?.isEmpty == true, value.isKept {
            global.isConstant = true
        } else {
            recorder.noteUse()
        }
        return value
    }

    private func getStatic(_ property: Declaration, _ type: Type, at place: Location) throws -> Value {
        guard let getter = member(property).getter else { return .void }
        let body = try getter.prepared()
        let here = Activation(body.size, types: bindings(property, type, []))
        here.slots[0] = types.metatype(type)
        return try run(body, getter, here, at: place)
    }

    /// Returns the declaration of a static property for a type: the witness of a requirement, the override of a class.
    func resolvedStatic(_ member: Declaration, _ type: Type) throws -> (Declaration, Type) {
        if member.isRequirement {
            guard let witness = types.witness(of: member, in: type) else { return (member, type) }
            // In a protocol's extension, `self` is the class that is named, not the one that conforms.
            let isExtension = witness.declaration.owner?.isProtocol == true
            return try resolvedStatic(witness.declaration, isExtension ? type : witness.selfType)
        }
        guard let owner = member.owner, owner.isClass, let nominal = type.nominal, nominal !== owner else {
            return (member, type)
        }
        let found = types.override(of: member, in: nominal)
        return (found, type)
    }

    /// Returns the variable of a static property; those of generic types are not stored.
    func storedGlobally(_ property: Declaration, _ type: Type, at place: Location) -> Global {
        staticGlobal(property, type, at: place)
    }

    private func staticGlobal(_ property: Declaration, _ type: Type, at place: Location) -> Global {
        let global = global(property)
        guard !global.isInitialized, global.initialize == nil, case let function? = member(property).initialValue else {
            if !global.isInitialized, property.result.wrapped != nil {
                global.value = .nil
                global.isInitialized = true
            }
            return global
        }
        global.initialize = { [unowned self] in
            let body = try function.prepared()
            let here = Activation(body.size, types: bindings(property, type, []))
            return try run(body, function, here, at: place)
        }
        return global
    }

    func setStatic(
        _ property: Declaration,
        _ type: Type,
        _ value: Value,
        _ observed: Declaration?,
        at place: Location
    ) throws {
        let (member, type) = try resolvedStatic(property, type)
        if hasSetter(member) { return try callStaticSetter(member, type, value, at: place) }
        if wrapping(member) != nil {
            var none = Value.void
            return try setExactly(member, of: &none, type, to: value, at: place)
        }
        try modifyStatic(member, type, observed, at: place) { $0 = value }
    }

    private func callStaticSetter(_ property: Declaration, _ type: Type, _ value: Value, at place: Location) throws {
        guard let setter = member(property).setter else { return }
        let body = try setter.prepared()
        let here = Activation(body.size, types: bindings(property, type, []))
        here.slots[0] = types.metatype(type)
        here.slots[1] = value
        _ = try run(body, setter, here, at: place)
    }

    func modifyStatic(
        _ property: Declaration,
        _ type: Type,
        _ observed: Declaration?,
        at place: Location,
        _ change: (inout Value) throws -> Void
    ) throws {
        let (member, type) = try resolvedStatic(property, type)
        if wrapping(member) != nil {
            var none = Value.void
            return try modifyExactly(member, of: &none, type, at: place, change)
        }
        guard case .variable(let binding)? = member.implementation else {
            return try library.modifyStatic(member, type, at: place, change)
        }
        if binding.accessors != nil {
            return try Place.change(try getStatic(member, type, at: place), change) {
                try callStaticSetter(member, type, $0, at: place)
            }
        }
        let global = staticGlobal(member, type, at: place)
        try modify(global, member, binding, type, observed, at: place, change)
    }
}

/// The calls of functions, methods, subscripts and initializers.
extension Runner {
    /// Calls a method of a value; afterwards the arguments contain the new values of `inout` parameters.
    func call(
        _ method: Declaration,
        on receiver: inout Value,
        _ selfType: Type,
        _ arguments: inout [Value?],
        _ own: [Type],
        isExact: Bool = false,
        at place: Location
    ) throws -> Value {
        var (member, type) = (method, selfType)
        if !isExact { (member, type) = try resolved(method, receiver, selfType) }
        guard isCode(member) else {
            return try library.call(member, on: &receiver, type, &arguments, own, at: place)
        }
        guard case .erased = receiver else {
            return try invoke(member, &receiver, type, &arguments, own, at: place)
        }
        return try types.openingValue(&receiver) { try invoke(member, &$0, type, &arguments, own, at: place) }
    }

    /// Calls a static function.
    func callStatic(
        _ function: Declaration,
        _ selfType: Type,
        _ arguments: inout [Value?],
        _ own: [Type],
        isExact: Bool = false,
        at place: Location
    ) throws -> Value {
        var (member, type) = (function, selfType)
        if !isExact { (member, type) = try resolvedStatic(function, selfType) }
        if member.kind == .enumCase { return try library.enumCase(member, type, arguments, at: place) }
        guard isCode(member) else {
            return try library.callStatic(member, type, &arguments, own, at: place)
        }
        var receiver = types.metatype(type)
        return try invoke(member, &receiver, type, &arguments, own, at: place)
    }

    /// Calls a function that belongs to no type.
    func callFree(_ function: Declaration, _ arguments: inout [Value?], _ own: [Type], at place: Location) throws
        -> Value
    {
        guard isCode(function) else { return try library.callFree(function, &arguments, own, at: place) }
        var none = Value.void
        return try invoke(function, &none, .void, &arguments, own, at: place)
    }

    /// Returns the member with code in the source that satisfies a requirement for a type; nil if there is none.
    func sourceWitness(of requirement: Declaration, in type: Type) -> RuntimeTypes.Witness? {
        types.witness(of: requirement, in: type).flatMap { isCode($0.declaration) ? $0 : nil }
    }

    /// Returns the member in source that a type or a superclass of it has for what a protocol requires, with the type
    /// that has it; nil if there is none.
    func sourceWitness(_ name: String, of kind: String, _ type: Type) -> (witness: RuntimeTypes.Witness, type: Type)? {
        guard let kind = interfaces.nominal(kind),
            let requirement = interfaces.members(name, of: kind).first(where: \.isRequirement)
        else { return nil }
        var current: Type? = type
        while let here = current {
            if let witness = sourceWitness(of: requirement, in: here) { return (witness, here) }
            current = lookup.superclass(of: here)
        }
        return nil
    }

    /// True if the source has the code of a declaration.
    func isCode(_ declaration: Declaration) -> Bool {
        switch declaration.implementation {
        case .code?, .accessors?: true
        default: false
        }
    }

    /// Runs the function of a declaration.
    func invoke(
        _ declaration: Declaration,
        _ receiver: inout Value,
        _ selfType: Type,
        _ arguments: inout [Value?],
        _ own: [Type],
        at place: Location
    ) throws -> Value {
        guard let function = member(declaration).function else {
            throw BindingError("'\(declaration.labelledName)' has no body")
        }
        return try invoke(function, declaration, &receiver, selfType, &arguments, own, at: place)
    }

    func invoke(
        _ function: CompiledFunction,
        _ declaration: Declaration,
        _ receiver: inout Value,
        _ selfType: Type,
        _ arguments: inout [Value?],
        _ own: [Type],
        at place: Location
    ) throws -> Value {
        let body = try function.prepared()
        let bindings = bindings(declaration, selfType, own)
        let here = Activation(body.size, types: bindings)
        let start = declaration.owner == nil ? 0 : 1
        if start == 1 {
            here.slots[0] = receiver
            if declaration.isMutating { receiver = .void }
        }
        for index in arguments.indices {
            if let value = arguments[index] {
                here.slots[start + index] = value
                if index < declaration.parameters.count, declaration.parameters[index].isInout {
                    arguments[index] = .void
                }
            } else {
                here.slots[start + index] = try defaultValue(declaration, index, bindings, at: place)
            }
        }
        defer {
            if start == 1, declaration.isMutating { receiver = here.slots[0] }
            for (index, parameter) in declaration.parameters.enumerated()
            where parameter.isInout && index < arguments.count {
                arguments[index] = here.slots[start + index]
            }
        }
        return try run(body, function, here, at: place)
    }

    /// Returns the value of an argument that a call omits.
    func defaultValue(_ declaration: Declaration, _ index: Int, _ bindings: TypeBindings?, at place: Location) throws
        -> Value
    {
        guard let function = member(declaration).defaults[index] else {
            return index < declaration.parameters.count && declaration.parameters[index].isVariadic ? .array([]) : .nil
        }
        let body = try function.prepared()
        return try run(body, function, Activation(body.size, types: bindings), at: place)
    }

    // MARK: - Subscripts

    func callSubscript(
        _ declaration: Declaration,
        on base: inout Value,
        _ selfType: Type,
        _ indices: [Value],
        _ own: [Type],
        isExact: Bool = false,
        at place: Location
    ) throws -> Value {
        let (member, type) = isExact ? (declaration, selfType) : try resolvedSubscript(declaration, base, selfType)
        guard case .accessors? = member.implementation, let getter = self.member(member).getter else {
            return try library.element(member, of: types.opened(base), type, indices, own, at: place)
        }
        var receiver = types.opened(base)
        var arguments = indices.map { Optional($0) }
        return try invoke(getter, member, &receiver, type, &arguments, own, at: place)
    }

    private func resolvedSubscript(_ declaration: Declaration, _ base: Value, _ selfType: Type) throws
        -> (Declaration, Type)
    {
        guard declaration.isStatic else { return try resolved(declaration, base, selfType) }
        return try resolvedStatic(declaration, dynamicType(base, selfType))
    }

    /// Returns the type that a metatype is a value of; that of a struct or an enum is known without it.
    private func dynamicType(_ metatype: Value, _ type: Type) -> Type {
        guard case .type(let named) = metatype, type.nominal == nil || lookup.isClass(type) else { return type }
        return types.type(of: named)
    }

    func setElement(
        _ declaration: Declaration,
        of base: inout Value,
        _ selfType: Type,
        _ indices: [Value],
        _ own: [Type],
        _ value: Value,
        isExact: Bool = false,
        at place: Location
    ) throws {
        let (member, type) = isExact ? (declaration, selfType) : try resolvedSubscript(declaration, base, selfType)
        guard case .accessors? = member.implementation else {
            return try library.setElement(member, of: &base, type, indices, own, value, at: place)
        }
        guard let setter = self.member(member).setter else {
            throw BindingError("cannot assign through subscript: subscript is get-only")
        }
        let body = try setter.prepared()
        let here = Activation(body.size, types: bindings(member, type, own))
        here.slots[0] = base
        if member.owner?.isClass != true { base = .void }
        for (index, value) in (indices + [value]).enumerated() { here.slots[index + 1] = value }
        defer { base = here.slots[0] }
        _ = try run(body, setter, here, at: place)
    }

    func modifyElement(
        _ declaration: Declaration,
        of base: inout Value,
        _ selfType: Type,
        _ indices: [Value],
        _ own: [Type],
        isExact: Bool = false,
        at place: Location,
        _ change: (inout Value) throws -> Void
    ) throws {
        if !isCode(declaration), !declaration.isRequirement {
            return try library.modifyElement(declaration, of: &base, selfType, indices, own, at: place, change)
        }
        let value = try callSubscript(declaration, on: &base, selfType, indices, own, isExact: isExact, at: place)
        try Place.change(value, change) {
            try setElement(declaration, of: &base, selfType, indices, own, $0, isExact: isExact, at: place)
        }
    }
}

extension RuntimeTypes {
    /// Changes a value of a protocol's type, which keeps its own type, and returns a result.
    func openingValue<R>(_ value: inout Value, _ change: (inout Value) throws -> R) rethrows -> R {
        guard case .erased(let erased) = value else { return try change(&value) }
        var inner = erased.value
        let type = erased.type
        value = .void
        defer { value = self.erased(inner, type) }
        return try change(&inner)
    }
}

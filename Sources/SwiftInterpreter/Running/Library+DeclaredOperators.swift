/// The operators of types that source declares or that are registered.
extension Library {
    /// Returns the result of an operator with which a protocol extends a declared type; nil for others.
    func declaredOperation(
        _ declaration: Declaration,
        _ type: Type,
        _ arguments: inout [Value?],
        _ own: [Type],
        at place: Location
    ) throws -> Value? {
        guard type.nominal?.code != nil, let owner = declaration.owner, owner.isProtocol else { return nil }
        let values = arguments.map { $0 ?? .void }
        switch (owner.name, declaration.name, values.count) {
        case ("AdditiveArithmetic", "+=", 2), ("AdditiveArithmetic", "-=", 2):
            guard let operation = collections.find(owner.name, String(declaration.name.dropLast()), ["lhs", "rhs"])
            else { return nil }
            var operands: [Value?] = values
            arguments[0] = try runner.callStatic(operation, type, &operands, [], at: place)
            return .void
        case ("SignedNumeric", "-", 1):
            guard let operation = collections.find("AdditiveArithmetic", "-", ["lhs", "rhs"]) else { return nil }
            var operands: [Value?] = [try literal(.int(0), type, .integer, at: place), values[0]]
            return try runner.callStatic(operation, type, &operands, [], at: place)
        case ("RangeReplaceableCollection", "+", 2):
            let types = runner.bindings(declaration, type, own)
            let both = try zip(values, declaration.parameters).flatMap { value, parameter in
                try elements(value, types?.concrete(parameter.type, runner.lookup) ?? .any)
            }
            return try collection(of: both, like: type, at: place)
        case ("RangeReplaceableCollection", "+=", 2):
            arguments[0] = .void
            guard var collection = declaredCollection(values[0], type, at: place) else { return nil }
            try append(try elements(values[1], own.first ?? .any), to: &collection)
            arguments[0] = collection.value
            return .void
        default: return nil
        }
    }

    /// Returns the result of a registered operator of the left operand's type; nil if there is none.
    func registered(_ name: String, _ operands: [Value], at place: Location) throws -> Value? {
        guard case .native(let native) = operands[0] else { return nil }
        let all = table.lineage(of: native.type).flatMap { $0.members.staticMethods[name] ?? [] }
        guard
            let callable = all.first(where: { callable in
                zip(callable.signature.parameters, operands).allSatisfy { accepts($0.type, $1) }
            })
        else { return nil }
        var none = Value.void
        return try run(callable, &none, self.arguments(callable, operands, place), at: place)
    }

    /// Returns the order that the distance between values gives them; nil if their type is not strideable.
    func strideOrder(_ a: Value, _ b: Value, _ type: Type, at place: Location) throws -> Value? {
        guard let kind = runner.interfaces.nominal("Strideable"), runner.types.conforms(type, to: kind),
            let distance = collections.find("Strideable", "distance", ["to"])
        else { return nil }
        var (receiver, arguments) = (a, [Optional(b)])
        return try runner.call(distance, on: &receiver, type, &arguments, [], at: place)
    }

    /// Returns the zero that a distance is compared with.
    func zero(like distance: Value) -> Value {
        if case .double = distance { return .double(0) }
        return .int(0)
    }
}

/// The functions of the result builders that no source declares: all make lists of parts.
extension Library {
    func built(_ function: Declaration, _ type: Type, _ arguments: [Value?], at place: Location) throws -> Value? {
        guard let nominal = type.nominal, nominal.code == nil, nominal.modifiers.contains(.resultBuilder) else {
            return nil
        }
        switch function.name {
        case "buildExpression":
            let parts = parts(of: arguments.first.flatMap { $0 } ?? .nil)
            return .array(try children(parts, function, type, at: place))
        case "buildOptional", "buildIf", "buildEither", "buildFinalResult",
            "buildLimitedAvailability":
            return .array(parts(of: arguments.first.flatMap { $0 } ?? .nil))
        case "buildArray", "buildBlock", "buildPartialBlock":
            return .array(arguments.compactMap { $0 }.flatMap { parts(of: $0) }.flatMap { parts(of: $0) })
        default: return nil
        }
    }

    /// Makes the children that a builder collects of other values, if source declares their type: `Child(element)`.
    private func children(_ parts: [Value], _ function: Declaration, _ type: Type, at place: Location) throws -> [Value]
    {
        guard case .nominal(let builder, let arguments) = type.form, let child = arguments.first,
            child.nominal?.code != nil, let parameter = builder.generics.parameters.first,
            function.parameters.first?.type.mentions(parameter) == false
        else { return parts }
        let initializer = runner.lookup.members("init", of: child, isStatic: true).map(\.declaration).first {
            $0.parameters.count == 1 && $0.parameters[0].label == nil && !$0.isRequirement
        }
        guard let initializer else { return parts }
        return try parts.map { part in
            var values: [Value?] = [part]
            return try runner.construct(initializer, child, &values, [], at: place)
        }
    }

    private func parts(of value: Value) -> [Value] {
        switch value {
        case .array(let values): values
        case .nil, .void: []
        case .present(let inner): parts(of: inner)
        default: [value]
        }
    }
}

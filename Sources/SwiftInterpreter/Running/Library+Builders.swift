/// The functions of the result builders that no source declares: all make lists of parts.
extension Library {
    func built(_ function: Declaration, _ type: Type, _ arguments: [Value?]) throws -> Value? {
        guard let nominal = type.nominal, nominal.code == nil, nominal.modifiers.contains(.resultBuilder) else {
            return nil
        }
        switch function.name {
        case "buildExpression", "buildOptional", "buildIf", "buildEither", "buildFinalResult",
            "buildLimitedAvailability":
            return .array(parts(of: arguments.first.flatMap { $0 } ?? .nil))
        case "buildArray", "buildBlock", "buildPartialBlock":
            return .array(arguments.compactMap { $0 }.flatMap { parts(of: $0) }.flatMap { parts(of: $0) })
        default: return nil
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

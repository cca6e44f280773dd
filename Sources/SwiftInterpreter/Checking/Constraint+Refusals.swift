extension Constraint.Conversion {
    /// The place of the value, as messages speak of it.
    var use: DiagnosticMessage.Use {
        switch self {
        case .initial, .branch: .initial
        case .preset: .preset
        case .assigned: .assigned
        case .returned: .returned
        case .condition: .condition
        case .argument, .reference, .operand: .argument
        case .explicit: .coercion
        case .element(let slot): .element(slot.rawValue)
        case .value: .closureResult
        }
    }

    /// Returns what is said of a value of one type where another one is expected.
    func refusal(of from: String, _ to: String) -> DiagnosticMessage { .conversion(from: from, to: to, use) }

    /// Returns what is said of `nil` where a value of a type is expected: of a branch, as of an argument.
    func refusalOfNil(_ to: String) -> DiagnosticMessage {
        if case .branch = self { return .nilConversion(to: to, .argument) }
        return .nilConversion(to: to, use)
    }
}

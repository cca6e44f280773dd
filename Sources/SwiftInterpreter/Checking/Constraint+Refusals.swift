extension Constraint.Conversion {
    /// Returns the words for `nil` where a value of a type is expected.
    func refusalOfNil(_ to: String) -> String {
        switch self {
        case .initial: "'nil' cannot initialize specified type '\(to)'"
        case .preset: "nil default argument value cannot be converted to type '\(to)'"
        case .assigned: "'nil' cannot be assigned to type '\(to)'"
        case .returned: "'nil' is incompatible with return type '\(to)'"
        case .element(let slot): "'nil' is not compatible with expected \(slot.rawValue) type '\(to)'"
        default: "'nil' is not compatible with expected argument type '\(to)'"
        }
    }

    /// Returns the words for a value of one type where another one is expected.
    func refusal(of from: String, _ to: String) -> String {
        switch self {
        case .initial: "cannot convert value of type '\(from)' to specified type '\(to)'"
        case .preset: "default argument value of type '\(from)' cannot be converted to type '\(to)'"
        case .assigned: "cannot assign value of type '\(from)' to type '\(to)'"
        case .returned where to == "()": "unexpected non-void return value in void function"
        case .returned: "cannot convert return expression of type '\(from)' to return type '\(to)'"
        case .condition: "cannot convert value of type '\(from)' to expected condition type '\(to)'"
        case .argument, .reference, .operand: "cannot convert value of type '\(from)' to expected argument type '\(to)'"
        case .explicit: "cannot convert value of type '\(from)' to type '\(to)' in coercion"
        case .element(let slot): "cannot convert value of type '\(from)' to expected \(slot.rawValue) type '\(to)'"
        case .value: "cannot convert value of type '\(from)' to closure result type '\(to)'"
        case .branch: "cannot convert value of type '\(from)' to specified type '\(to)'"
        }
    }
}

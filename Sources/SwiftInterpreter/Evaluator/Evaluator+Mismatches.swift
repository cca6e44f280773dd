/// A place that a value goes to: it decides how an error about the value's type is worded, as in the compiler.
enum Destination {
    case argument
    case assignment
    case dictionaryKey
    case dictionaryValue
    case element
    case result
    case variable
}

extension Evaluator {
    /// Checks that a value is of a type, and converts it where Swift would.
    func coerce(
        _ value: Value,
        to type: TypeRef,
        as destination: Destination = .argument,
        at offset: Int,
        _ scope: Scope
    ) throws -> Value {
        if let result = try converted(value, to: type, at: offset, scope) { return result }
        throw mismatch(value, type, as: destination, at: offset, scope)
    }

    /// Returns the error for a value that is of another type than its place.
    func mismatch(
        _ value: Value,
        _ type: TypeRef,
        as destination: Destination = .argument,
        at offset: Int,
        _ scope: Scope
    ) -> Diagnostic {
        if case .present = value {
            return failure(
                "value of optional type '\(value.typeName)' must be unwrapped to a value of type '\(type)'",
                at: offset,
                scope,
                fix: "give a default with '??', or take the value out with 'if let'"
            )
        }
        if case .nil = value { return failure(destination.refusalOfNil(type), at: offset, scope) }
        var fix: String?
        if case .int = value, isFloatingPoint(type, scope) { fix = "write '\(type.unwrapped)(…)' around it" }
        if case .double = value, type.unwrapped == "Int" { fix = "write 'Int(…)' around it" }
        if value.slice != nil, case .array = type.unwrapped { fix = "write 'Array(…)' around it" }
        if case .array = value, type.unwrapped.name == "ArraySlice" { fix = "write '[...]' after it" }
        return failure(destination.refusal(of: value.typeName, type), at: offset, scope, fix: fix)
    }
}

extension Destination {
    private var noun: String {
        switch self {
        case .dictionaryKey: "dictionary key"
        case .dictionaryValue: "dictionary value"
        case .element: "element"
        case .argument, .assignment, .result, .variable: "argument"
        }
    }

    fileprivate func refusal(of type: String, _ wanted: TypeRef) -> String {
        switch self {
        case .assignment: "cannot assign value of type '\(type)' to type '\(wanted)'"
        case .result: "cannot convert return expression of type '\(type)' to return type '\(wanted)'"
        case .variable: "cannot convert value of type '\(type)' to specified type '\(wanted)'"
        default: "cannot convert value of type '\(type)' to expected \(noun) type '\(wanted)'"
        }
    }

    fileprivate func refusalOfNil(_ wanted: TypeRef) -> String {
        switch self {
        case .assignment: "'nil' cannot be assigned to type '\(wanted)'"
        case .result: "'nil' is incompatible with return type '\(wanted)'"
        case .variable: "'nil' cannot initialize specified type '\(wanted)'"
        default: "'nil' is not compatible with expected \(noun) type '\(wanted)'"
        }
    }
}

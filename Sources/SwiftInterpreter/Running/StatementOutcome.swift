/// The result of one statement of a source.
package enum StatementOutcome {
    /// The statement declared something.
    case declared(DeclaredName)
    /// The statement was an expression with this value.
    case value(Value)
    /// The statement was a call with this result, which may be ignored: it is called for what it does.
    case result(Value)
    /// The statement ran and has no value: an assignment, a loop, an import.
    case ran

    /// The value of an expression; nil for other statements.
    package var value: Value? {
        switch self {
        case .value(let value), .result(let value): value
        case .declared, .ran: nil
        }
    }
}

/// A name that a source declares outside of types and functions.
package struct DeclaredName {
    /// The kind of declaration, as written: `let`, `var`, `func`, `class`, `struct`, `enum`, `protocol`, `extension`,
    /// `typealias`.
    package var kind: String
    /// The declared name, or the extended type.
    package var name: String
    /// The UTF-8 offset of the declaration in its source.
    package var offset: Int
}

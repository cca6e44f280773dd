/// The effects of a function, and the marks of a call that cover them.
struct FunctionEffects: OptionSet, Hashable, Sendable {
    let rawValue: UInt8

    /// It may be suspended: `async`, which `await` covers.
    static let async = FunctionEffects(rawValue: 1)
    /// It may throw an error: `throws`, which `try` covers.
    static let `throws` = FunctionEffects(rawValue: 2)
    /// Both effects.
    static let all: FunctionEffects = [.async, .throws]

    /// The words before the arrow of a function type, each with a space before it.
    var words: String { (contains(.async) ? " async" : "") + (contains(.throws) ? " throws" : "") }
}

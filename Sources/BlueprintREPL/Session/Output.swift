import BlueprintInspector

/// One piece of what a line of input printed.
public struct Output: Sendable {
    /// What a piece of output is.
    public enum Kind: String, Sendable {
        /// An answer to a look or help command, and the line that ends an edit.
        case result
        /// A drawing; after an edit it comes unasked, and only where drawings follow edits.
        case drawing
        /// Something to know that is neither: the Swift that a command stands for, a setting that changed.
        case note
        /// A failure; nothing was changed by the line.
        case error
        /// An expectation that did not hold; the session goes on.
        case unmet
    }

    /// What this is.
    public let kind: Kind
    /// What to print.
    public let text: StyledText
    /// The same as one line of JSON, from look commands and errors; nil where ``SessionOptions/givesJSON`` is false.
    public let json: String?
    /// What went wrong and where, for errors.
    public let error: InputError?

    /// Whether the text says already where in which file it happened.
    let isLocated: Bool

    /// A piece of output.
    public init(_ kind: Kind, _ text: StyledText, json: String? = nil, error: InputError? = nil) {
        self.init(kind, text, json: json, error: error, isLocated: false)
    }

    init(_ kind: Kind, _ text: StyledText, json: String?, error: InputError?, isLocated: Bool) {
        self.kind = kind
        self.text = text
        self.json = json
        self.error = error
        self.isLocated = isLocated
    }

    /// Whether this says that something failed.
    public var isFailure: Bool { kind == .error || kind == .unmet }
}

import BlueprintInspector

/// A piece of output of a line of input.
public struct Output: Sendable {
    /// The kind of an output.
    public enum Kind: String, Sendable {
        /// The output of a look or help command, or the result line of an edit.
        case result
        /// A drawing, also after an edit if `autoshow` is on.
        case drawing
        /// Other information: the Swift of a command, a changed setting.
        case note
        /// An error; the line has changed nothing.
        case error
        /// A failed expectation; the session continues.
        case unmet
    }

    /// The kind.
    public let kind: Kind
    /// The text to print.
    public let text: StyledText
    /// The output of look commands and errors as one line of JSON; nil if ``SessionOptions/givesJSON`` is false.
    public let json: String?
    /// The error, for outputs of the kinds ``Kind/error`` and ``Kind/unmet``.
    public let error: InputError?

    /// True if the text already contains the file and the place.
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

    /// True if this is an error or a failed expectation.
    public var isFailure: Bool { kind == .error || kind == .unmet }
}

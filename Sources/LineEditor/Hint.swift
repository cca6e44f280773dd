/// Texts that are shown around a line without being part of it.
package struct Hint: Equatable, Sendable {
    /// The text that could follow the line; empty for none.
    ///
    /// It is shown while the cursor is at the end of the line, and inserted by the right key. It is never run unasked.
    package var suggestion: String
    /// The row below the line, in which `‹` and `›` enclose the current parameter; empty for none.
    package var signature: String

    /// The texts; by default none besides the history.
    package init(suggestion: String = "", signature: String = "") {
        self.suggestion = suggestion
        self.signature = signature
    }
}

/// The look of the texts around a line.
package struct HintLook: Equatable, Sendable {
    /// True if the newest line of the history that begins with the typed one is suggested first.
    package var usesHistory: Bool
    /// True if the terminal dims text; without, a suggestion has a row of its own, so that it cannot be mistaken for
    /// typed text.
    package var isDim: Bool
    /// True if the terminal shows only ASCII.
    package var isASCII: Bool

    /// A look; by default that of a terminal that dims text.
    package init(usesHistory: Bool = true, isDim: Bool = true, isASCII: Bool = false) {
        self.usesHistory = usesHistory
        self.isDim = isDim
        self.isASCII = isASCII
    }

    /// The look of other texts where no hints are shown.
    static let plain = HintLook(usesHistory: false, isDim: false)

    /// The end of a text that is shortened.
    var ellipsis: String { isASCII ? "~" : "…" }
    /// The mark before a suggestion in a row of its own.
    var arrow: String { isASCII ? "-> " : "→ " }
}

/// The texts that the terminal shows around the line at the moment.
struct ShownHint {
    /// The text that the right key inserts; empty for none.
    var suggestion = ""
    /// The number of rows below the line.
    var rows = 0
}

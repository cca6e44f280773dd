/// The bytes of a file that differ from its text: line breaks, and the one at its end.
package struct TextForm: Hashable, Sendable {
    /// True if lines end as on Windows.
    private let hasReturns: Bool
    /// True if no line break follows the last line.
    private let endsOpen: Bool

    /// The known forms.
    package static let all = [false, true].flatMap { returns in
        [false, true].map { TextForm(hasReturns: returns, endsOpen: $0) }
    }

    /// Returns a text, whose lines end in `\n`, as it is written.
    package func written(_ text: String) -> String {
        let text = endsOpen && text.last == "\n" ? String(text.dropLast()) : text
        return hasReturns ? text.replacing("\n", with: "\r\n") : text
    }
}

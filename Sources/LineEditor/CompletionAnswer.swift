import Foundation

/// The completions of the word at the cursor.
package struct CompletionAnswer: Equatable, Sendable {
    /// The start of the word, in UTF-8 bytes from the start of the line.
    package var start: Int
    /// The end of the word, in UTF-8 bytes from the start of the line; behind the cursor in the middle of a word.
    package var end: Int
    /// The candidates, in the order in which they are shown.
    package var candidates: [CompletionCandidate]

    /// The end of a candidate that is shortened.
    package var ellipsis: String

    /// Creates completions; without candidates, nothing is completed.
    package init(start: Int, end: Int, candidates: [CompletionCandidate], ellipsis: String = "…") {
        self.start = start
        self.end = end
        self.candidates = candidates
        self.ellipsis = ellipsis
    }

    /// The common prefix of all candidates up to a character that cannot be typed; empty if there are none.
    package var commonPrefix: String {
        guard var prefix = candidates.first?.text else { return "" }
        for candidate in candidates.dropFirst() {
            prefix = prefix.commonPrefix(with: candidate.text, options: .literal)
        }
        return String(prefix.prefix { TerminalText.canBeTyped(String($0)) })
    }
}

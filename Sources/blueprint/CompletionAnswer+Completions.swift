import BlueprintREPL
import LineEditor

extension CompletionAnswer {
    /// The limit of candidates that are listed with their descriptions, one per line.
    private static let explainedCount = 12

    /// The completions of a line, as the editor lists them.
    init(_ found: Completions, of line: String) {
        let explains = found.candidates.count <= Self.explainedCount
        let widest = found.candidates.map(\.word.count).max() ?? 0
        let candidates = found.candidates.map { candidate in
            let padding = String(repeating: " ", count: widest - candidate.word.count + 2)
            let summary = CharacterSet.ofOutput.shown(candidate.summary)
            let label = explains && !summary.isEmpty ? candidate.word + padding + summary : nil
            return CompletionCandidate(candidate.word, label: label, leadsOn: candidate.leadsOn)
        }
        self.init(
            start: line.prefix(max(0, found.start)).utf8.count,
            candidates: candidates,
            ellipsis: CharacterSet.ofOutput.shown("…")
        )
    }
}

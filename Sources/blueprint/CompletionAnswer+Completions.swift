import BlueprintREPL
import LineEditor

extension CompletionAnswer {
    /// The completions of a line, as the editor lists them: one per line, with a description.
    init(_ found: Completions, of line: String) {
        let widest = found.candidates.map(\.word.count).max() ?? 0
        let candidates = found.candidates.map { candidate in
            let padding = String(repeating: " ", count: widest - candidate.word.count + 2)
            let summary = CharacterSet.ofOutput.shown(candidate.summary)
            let label = !summary.isEmpty ? candidate.word + padding + summary : nil
            return CompletionCandidate(candidate.word, label: label, leadsOn: candidate.leadsOn)
        }
        self.init(
            start: line.prefix(max(0, found.start)).utf8.count,
            candidates: candidates,
            ellipsis: CharacterSet.ofOutput.shown("…")
        )
    }
}

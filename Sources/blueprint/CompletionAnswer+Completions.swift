import BlueprintREPL
import LineEditor

extension CompletionAnswer {
    /// The completions of a line, as the editor lists them: one per line, with a description.
    init(_ found: Completions, of line: String) {
        self.init(
            start: line.prefix(max(0, found.start)).utf8.count,
            end: line.prefix(max(0, found.end)).utf8.count,
            candidates: found.candidates.map { candidate in
                CompletionCandidate(
                    candidate.word,
                    summary: CharacterSet.ofOutput.shown(candidate.summary),
                    group: candidate.group,
                    leadsOn: candidate.leadsOn
                )
            },
            ellipsis: CharacterSet.ofOutput.shown("…")
        )
    }
}

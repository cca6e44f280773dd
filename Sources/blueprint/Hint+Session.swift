import BlueprintREPL
import Foundation
import LineEditor

extension HintLook {
    /// The look of the texts around a line of a session; nil for a style in words, in which they would be read aloud at
    /// each key.
    ///
    /// In a lesson nothing is suggested: what follows is the learner's to find.
    init?(in session: Session, isLesson: Bool, isDim: Bool) {
        guard session.settings.style != .text else { return nil }
        self.init(usesHistory: !isLesson, isDim: isDim, isASCII: CharacterSet.ofOutput == .ascii)
    }
}

extension Hint {
    /// The time after a key in which its texts are computed.
    static var patience: Duration {
        let set = ProcessInfo.processInfo.environment["BLUEPRINT_HINT_TIME"].flatMap { Int($0, radix: 10) }
        return .milliseconds(max(0, set ?? 100))
    }

    /// The texts around a line of a session; nil if they were cancelled.
    init?(_ typed: String, in session: Session, suggests: Bool, unless isCancelled: @escaping @Sendable () -> Bool) {
        guard let found = session.completer.texts(around: typed, suggests: suggests, unless: isCancelled) else {
            return nil
        }
        self.init(
            suggestion: found.suggestion ?? "",
            signature: CharacterSet.ofOutput.shown(found.signature ?? "")
        )
    }
}

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

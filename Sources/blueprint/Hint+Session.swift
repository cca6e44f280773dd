import BlueprintREPL
import LineEditor

extension Hint {
    /// The texts around a line of a session; nil for a style in words, in which they would be read aloud at each key.
    ///
    /// In a lesson nothing is suggested: what follows is the learner's to find.
    init?(_ typed: String, isAtEnd: Bool, in session: Session, isLesson: Bool, isDim: Bool) {
        guard session.settings.style != .text else { return nil }
        let characters = CharacterSet.ofOutput
        self.init(
            suggestion: isAtEnd && !isLesson ? session.completer.suggestion(for: typed) ?? "" : "",
            signature: characters.shown(session.completer.signature(for: typed) ?? ""),
            usesHistory: !isLesson,
            isDim: isDim,
            isASCII: characters == .ascii
        )
    }
}

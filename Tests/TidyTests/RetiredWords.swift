/// A phrase that the vocabulary has replaced, with the words to use.
struct RetiredWords: Sendable {
    /// A regular expression, matched without regard to case at word boundaries.
    let pattern: String
    /// The replacement.
    let advice: String

    init(_ pattern: String, _ advice: String) {
        self.pattern = pattern
        self.advice = advice
    }

    /// Every retired phrase, in the order of the vocabulary: layout, flatten, update, then style.
    static let all: [RetiredWords] = [
        RetiredWords("how big within", "a parent proposes a constraint"),
        RetiredWords("natural (width|height|length|size)s?", "say measured"),
        RetiredWords("asked for \\d+|\\d asked for", "say measured"),
        RetiredWords(
            "even part|(its|a|their) parts? of what is (left|missing)",
            "say share, of the underflow or overflow"
        ),
        RetiredWords("what (is|was) left over", "say underflow, or extra width"),
        RetiredWords("hand(s|ed|ing)? (\\w+ ){0,3}down", "say applied to its children"),
        RetiredWords("vanish(es|ed|ing)?", "say flattened"),
        RetiredWords("(has|have|had) no view", "say not view-backed"),
        RetiredWords("used again|kept view", "a view is reused"),
        RetiredWords("whole pixels?: on the whole|on the whole", "say rounded to pixels, and name the coordinates"),
        RetiredWords("stands? (around|between|in for|for)", "a modifier wraps; a stub takes the place of a type"),
        RetiredWords("next event|(first|last) event|events of this render", "a trace has steps"),
        RetiredWords("(is|are|was|were) told", "say who says it"),
        RetiredWords("(is|are) worth", "say the value"),
        RetiredWords("(comes?|came) out as", "say is"),
        RetiredWords("that which|so many|no such thing as", "say the noun"),
        RetiredWords("too deep", "say too deeply"),
        RetiredWords("taken up again", "say resumed"),
        RetiredWords("mend(s|ed|ing)?", "say fix or correct"),
        RetiredWords("anew", "say again"),
        RetiredWords("whoever", "name who"),
        RetiredWords("for ever", "say forever, or name the limit"),
    ]
}

/// The difficulty of a question about a frame, by the number of decisions behind its number.
package enum Difficulty: String, CaseIterable, Hashable, Sendable {
    /// One decision.
    case easy
    /// Two decisions.
    case medium
    /// Three decisions or more.
    case hard

    /// The difficulty for a number of decisions.
    package init(decisions: Int) {
        self = decisions <= 1 ? .easy : decisions == 2 ? .medium : .hard
    }

    /// A short description, for help and completion.
    var summary: String {
        switch self {
        case .easy: "Asks for numbers that one decision leads to."
        case .medium: "Asks for numbers that two decisions lead to."
        case .hard: "Asks for numbers that three or more decisions lead to."
        }
    }
}

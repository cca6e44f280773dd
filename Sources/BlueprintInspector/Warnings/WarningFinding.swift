/// A match of a rule, whose words are computed only when they are read.
package struct WarningFinding {
    /// The position of the element.
    package let element: Int
    // Shared by the findings of one search, as there may be thousands.
    private let words: Words

    /// The words about the findings of one rule, by the positions of the elements.
    final class Words {
        let rule: String
        let amount: (Int) -> Double
        let detail: ((Int) -> String?)?
        let warning: (Int) -> Warning

        /// Creates words from functions.
        ///
        /// - Parameters:
        ///   - amount: the length that is missing or in excess.
        ///   - detail: the second cause of a warning; nil if the rule has none.
        init(
            rule: String,
            amount: @escaping (Int) -> Double = { _ in 0 },
            detail: ((Int) -> String?)? = nil,
            warning: @escaping (Int) -> Warning
        ) {
            self.rule = rule
            self.amount = amount
            self.detail = detail
            self.warning = warning
        }
    }

    init(at element: Int, _ words: Words) {
        self.element = element
        self.words = words
    }

    /// Creates a finding from a warning that already has its words.
    init(_ warning: Warning) {
        self.init(at: warning.element, Words(rule: warning.rule) { _ in warning })
    }

    /// The name of the rule.
    package var rule: String { words.rule }

    /// Returns true if another finding is one of the same rule.
    package func hasSameRule(as other: WarningFinding) -> Bool { words.rule == other.words.rule }

    /// The length that is missing or in excess, in points, so that two renders can be compared; 0 if there is none.
    package var amount: Double { words.amount(element) }

    /// The warning in words.
    package var warning: Warning {
        var warning = briefWarning
        if let detail = words.detail { warning.detail = detail(element) }
        return warning
    }

    /// The warning without its detail, which takes a moment to find out.
    package var briefWarning: Warning { words.warning(element) }
}

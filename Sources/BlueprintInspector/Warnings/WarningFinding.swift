/// A match of a rule, whose words are computed only when they are read.
package struct WarningFinding {
    /// The name of the rule.
    package let rule: String
    /// The position of the element.
    package let element: Int
    /// The length that is missing or in excess, in points, so that two renders can be compared; 0 if there is none.
    package let amount: Double
    private let words: (Int) -> Warning

    init(rule: String, element: Int, amount: Double = 0, words: @escaping (Int) -> Warning) {
        self.rule = rule
        self.element = element
        self.amount = amount
        self.words = words
    }

    /// Creates a finding from a warning that already has its words.
    init(_ warning: Warning, amount: Double = 0) {
        self.init(rule: warning.rule, element: warning.element, amount: amount) { _ in warning }
    }

    /// The warning in words.
    package var warning: Warning { words(element) }
}

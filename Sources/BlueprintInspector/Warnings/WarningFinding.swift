/// A match of a rule, whose words are computed only when they are read.
package struct WarningFinding {
    /// The name of the rule.
    package let rule: String
    /// The position of the element.
    package let element: Int
    /// The length that is missing or in excess, in points, so that two renders can be compared; 0 if there is none.
    package let amount: Double
    private let words: (Int) -> Warning
    private let detail: ((Int) -> String?)?

    init(
        rule: String,
        element: Int,
        amount: Double = 0,
        detail: ((Int) -> String?)? = nil,
        words: @escaping (Int) -> Warning
    ) {
        self.rule = rule
        self.element = element
        self.amount = amount
        self.detail = detail
        self.words = words
    }

    /// Creates a finding from a warning that already has its words.
    init(_ warning: Warning, amount: Double = 0) {
        self.init(rule: warning.rule, element: warning.element, amount: amount) { _ in warning }
    }

    /// The warning in words.
    package var warning: Warning {
        var warning = words(element)
        if let detail { warning.detail = detail(element) }
        return warning
    }

    /// The warning without its detail, which takes a moment to find out.
    package var briefWarning: Warning { words(element) }
}

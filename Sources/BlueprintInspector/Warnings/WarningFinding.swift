/// That a rule holds for an element, to be worded where somebody reads it: of many warnings few are.
package struct WarningFinding {
    /// The name of the rule.
    package let rule: String
    /// The position of the element that it is about.
    package let element: Int
    private let words: (Int) -> Warning

    init(rule: String, element: Int, words: @escaping (Int) -> Warning) {
        self.rule = rule
        self.element = element
        self.words = words
    }

    /// A warning that has its words already.
    init(_ warning: Warning) {
        self.init(rule: warning.rule, element: warning.element) { _ in warning }
    }

    /// The warning in words.
    package var warning: Warning { words(element) }
}

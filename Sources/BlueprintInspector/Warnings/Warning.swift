/// A likely mistake in a rendered tree: the element, the cause, and possible fixes.
public struct Warning: Equatable, Sendable {
    /// The name of the rule that found it.
    public var rule: String
    /// The position of the element.
    public var element: Int
    /// A short sentence with the element's name: `Label #1 is truncated`.
    public var title: String
    /// The cause, with numbers.
    public var cause: String
    /// A second cause that the first depends on; nil if there is none.
    public var detail: String?
    /// The possible fixes, the most likely first, each as the lines to type one after another.
    public var fixes: [[String]]

    /// Creates a warning of its parts.
    public init(
        rule: String,
        element: Int,
        title: String,
        cause: String,
        detail: String? = nil,
        fixes: [[String]] = []
    ) {
        self.rule = rule
        self.element = element
        self.title = title
        self.cause = cause
        self.detail = detail
        self.fixes = []
        take(fixes)
    }

    /// Takes fixes, each once: different considerations may lead to the same fix.
    mutating func take(_ fixes: [[String]]) {
        var seen: Set<[String]> = []
        self.fixes = fixes.filter { seen.insert($0).inserted }
    }

    /// The title and the cause: `Label #1 is truncated: too wide, 200 wide in 174`.
    public var shortSentence: String { title + ": " + cause }

    /// The title, the cause and the detail: `…; its height of 16 is decided by Row #2`.
    public var sentence: String { shortSentence + (detail.map { "; " + $0 } ?? "") }
}

/// A match of a rule, whose words are computed only when they are read.
///
/// The words follow the style in which they are read, not that in which the match was found.
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
        let fixes: ((Int) -> [[String]])?
        let warning: (Int, Phrasing) -> Warning

        /// Creates words from functions.
        ///
        /// - Parameters:
        ///   - amount: the length that is missing or in excess.
        ///   - detail: the second cause of a warning; nil if the rule has none.
        ///   - fixes: the fixes of a warning; nil if it comes with them.
        init(
            rule: String,
            amount: @escaping (Int) -> Double = { _ in 0 },
            detail: ((Int) -> String?)? = nil,
            fixes: ((Int) -> [[String]])? = nil,
            warning: @escaping (Int, Phrasing) -> Warning
        ) {
            self.rule = rule
            self.amount = amount
            self.detail = detail
            self.fixes = fixes
            self.warning = warning
        }
    }

    init(at element: Int, _ words: Words) {
        self.element = element
        self.words = words
    }

    /// Creates a finding from a warning that already has its words.
    init(_ warning: Warning) {
        self.init(at: warning.element, Words(rule: warning.rule) { _, _ in warning })
    }

    /// The name of the rule.
    package var rule: String { words.rule }

    /// The length that is missing or in excess, in points, so that two renders can be compared; 0 if there is none.
    package var amount: Double { words.amount(element) }

    /// Returns the warning in words, with numbers as a style spells them.
    package func warning(_ phrasing: Phrasing) -> Warning {
        var warning = briefWarning(phrasing)
        if let detail = words.detail { warning.detail = detail(element) }
        return warning
    }

    /// Returns the warning without its detail, which takes a moment to find out.
    package func briefWarning(_ phrasing: Phrasing) -> Warning {
        var warning = plainWarning(phrasing)
        if let fixes = words.fixes { warning.take(fixes(element)) }
        return warning
    }

    /// Returns the warning for its sentence: without its detail, and perhaps without its fixes.
    package func plainWarning(_ phrasing: Phrasing) -> Warning { words.warning(element, phrasing) }
}

extension [WarningFinding] {
    /// Returns the numbers of findings at the start and at the end that are of the same rules about the same elements as
    /// those of another render.
    package func endsShared(with other: [WarningFinding], _ labels: NodeLabels, _ otherLabels: NodeLabels) -> (
        first: Int, last: Int
    ) {
        func isSame(_ position: Int, _ otherPosition: Int) -> Bool {
            self[position].rule == other[otherPosition].rule
                && labels.hasSameReference(self[position].element, as: other[otherPosition].element, in: otherLabels)
        }
        let common = Swift.min(count, other.count)
        var (first, last) = (0, 0)
        while first < common, isSame(first, first) { first += 1 }
        while last < common - first, isSame(count - 1 - last, other.count - 1 - last) { last += 1 }
        return (first, last)
    }
}

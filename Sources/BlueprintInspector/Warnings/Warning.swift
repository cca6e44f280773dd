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

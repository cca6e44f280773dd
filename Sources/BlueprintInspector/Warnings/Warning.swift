/// Something in a rendered tree that is probably not meant: which element, why, and what may mend it.
public struct Warning: Equatable, Sendable {
    /// The name of the rule that found it.
    public var rule: String
    /// The position of the element that it is about.
    public var element: Int
    /// What is the matter, with the element's name: `Label #1 is cut`.
    public var title: String
    /// Why, with numbers.
    public var cause: String
    /// What may mend it, the likeliest first: each the lines to type one after another.
    public var fixes: [[String]]

    /// A warning of these parts.
    public init(rule: String, element: Int, title: String, cause: String, fixes: [[String]] = []) {
        self.rule = rule
        self.element = element
        self.title = title
        self.cause = cause
        self.fixes = fixes
    }

    /// Title and cause: `Label #1 is cut: it needs 2 lines, 1 is shown`.
    public var sentence: String { title + ": " + cause }
}

/// The characters of drawings and reports other than words.
public enum DrawingStyle: String, Hashable, Sendable, CaseIterable {
    /// Box-drawing characters and a few symbols.
    case unicode
    /// Only characters of ASCII.
    case ascii
    /// Sentences instead of drawings and symbols, for a reader who cannot see them.
    case text

    /// The symbols of this style.
    public var glyphs: Glyphs {
        switch self {
        case .unicode: .unicode
        case .ascii: .ascii
        case .text: .text
        }
    }
}

/// The symbols of one drawing style.
public struct Glyphs: Hashable, Sendable {
    /// Between width and height.
    public let times: String
    /// Before a limit.
    public let atMost: String
    /// Marks view-backed elements.
    public let viewMark: String
    /// Between a frame and one inside it that coincides with it.
    public let inside: String
    /// Fills the area of a text beyond its characters.
    public let free: Character
    /// Ends shortened text of a report, and text that is truncated in the app.
    public let ellipsis: String
    /// Ends a text of the app for which a drawing has too few cells.
    public let shortened: String
    /// Marks the title of an element whose text is truncated.
    public let cut: String
    /// From an old value to a new one.
    public let arrow: String
    /// From the first to the last of several.
    public let through: String
    /// Between parts of a line.
    public let dot: String
    /// Before a negative number.
    public let minus: String
    /// Between a sum and its value.
    public let equals: String
    /// Between summands.
    public let plus: String
    /// Between a dividend and a divisor.
    public let over: String
    /// Begins a child that has siblings below.
    public let branch: String
    /// Begins the last child.
    public let lastBranch: String
    /// Passes by the siblings of an ancestor.
    public let trunk: String

    /// Symbols beyond ASCII, each one column wide.
    public static let unicode = Glyphs(
        times: "×",
        atMost: "≤",
        viewMark: "■",
        inside: "▸",
        free: "·",
        ellipsis: "…",
        shortened: "›",
        cut: "✂",
        arrow: "→",
        through: "…",
        dot: "·",
        minus: "−",
        equals: "=",
        plus: "+",
        over: "÷",
        branch: "├─ ",
        lastBranch: "└─ ",
        trunk: "│  "
    )

    /// Symbols of ASCII only.
    public static let ascii = Glyphs(
        times: "x",
        atMost: "<=",
        viewMark: "*",
        inside: ">",
        free: ".",
        ellipsis: "...",
        shortened: ">",
        cut: "8<",
        arrow: "->",
        through: "...",
        dot: "-",
        minus: "-",
        equals: "=",
        plus: "+",
        over: "/",
        branch: "|- ",
        lastBranch: "`- ",
        trunk: "|  "
    )

    /// Words in place of symbols; lists have no branches, since each of their lines names its level.
    public static let text = Glyphs(
        times: "times",
        atMost: "at most ",
        viewMark: "view-backed",
        inside: "around",
        free: " ",
        ellipsis: "...",
        shortened: "...",
        cut: "truncated",
        arrow: "to",
        through: "to",
        dot: ";",
        minus: "minus",
        equals: "is",
        plus: "plus",
        over: "divided by",
        branch: "",
        lastBranch: "",
        trunk: ""
    )
}

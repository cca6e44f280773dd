/// The characters of drawings and reports other than words.
public enum DrawingStyle: String, Hashable, Sendable, CaseIterable {
    /// Box-drawing characters and a few symbols.
    case unicode
    /// Only characters of ASCII.
    case ascii

    /// The symbols of this style.
    public var glyphs: Glyphs { self == .unicode ? .unicode : .ascii }
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
    /// Ends shortened text.
    public let ellipsis: String
    /// Marks the title of an element whose text is truncated.
    public let cut: String
    /// From an old value to a new one.
    public let arrow: String
    /// Between parts of a line.
    public let dot: String
    /// Before a negative number.
    public let minus: String
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
        cut: "✂",
        arrow: "→",
        dot: "·",
        minus: "−",
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
        cut: "8<",
        arrow: "->",
        dot: "-",
        minus: "-",
        branch: "|- ",
        lastBranch: "`- ",
        trunk: "|  "
    )
}

/// Where lines of text stand within the width.
public enum NSTextAlignment: Int, Hashable, Sendable, CaseIterable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// Filling the width; here at the left edge.
    case justified
    /// As the language does; here at the left edge.
    case natural
}

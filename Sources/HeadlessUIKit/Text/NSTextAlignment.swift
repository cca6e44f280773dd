/// The alignment of text lines within the width.
public enum NSTextAlignment: Int, Hashable, Sendable, CaseIterable {
    /// Aligned with the left edge.
    case left
    /// Centred.
    case center
    /// Aligned with the right edge.
    case right
    /// Justified; here the same as `left`.
    case justified
    /// The default alignment of the language; here the same as `left`.
    case natural
}

import Foundation

/// A shift along both axes, in points.
public struct UIOffset: Hashable, Sendable {
    /// The shift to the right.
    public var horizontal: CGFloat
    /// The shift downwards.
    public var vertical: CGFloat

    /// No shift.
    public static let zero = UIOffset()

    /// Makes an offset of no shift.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Makes an offset of two shifts in points; any number is allowed.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}

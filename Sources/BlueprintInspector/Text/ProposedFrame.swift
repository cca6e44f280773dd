import Foundation

/// A proposal under way, drawn as a dotted frame of its size.
public struct ProposedFrame: Equatable, Sendable {
    /// The frame in the coordinates of the root's parent, in points; a length without a limit is infinite.
    public var frame: CGRect
    /// The words in its upper border, such as `#4 ≤100 × any`.
    public var title: String

    /// Creates a frame with words in its upper border.
    public init(frame: CGRect, title: String) {
        self.frame = frame
        self.title = title
    }
}

import BlueprintUI
import Foundation

/// What rounding to whole pixels made of the frame of one view, in points.
public struct RoundedFrame: Equatable, Sendable {
    /// The frame in the parent view before.
    public var from: CGRect
    /// The frame in the parent view after.
    public var to: CGRect
    /// Where the edges lay on the whole before: in the coordinates of the view that holds the tree.
    public var globalFrom: CGRect
    /// Where the edges lie on the whole after: whole pixels, unless the frame is left as it is.
    public var globalTo: CGRect
    /// Whether it was rounded: not where a transform applies to the view or to one above it.
    public var isRounded: Bool

    /// How far the origin was moved on the whole: what is handed down to the views inside.
    public var correction: CGPoint {
        CGPoint(x: globalTo.origin.x - globalFrom.origin.x, y: globalTo.origin.y - globalFrom.origin.y)
    }

    /// A rounding of these frames.
    public init(from: CGRect, to: CGRect, globalFrom: CGRect, globalTo: CGRect, isRounded: Bool) {
        self.from = from
        self.to = to
        self.globalFrom = globalFrom
        self.globalTo = globalTo
        self.isRounded = isRounded
    }

    init(_ rounding: FrameRounding) {
        self.init(
            from: rounding.before,
            to: rounding.after,
            globalFrom: rounding.globalBefore,
            globalTo: rounding.globalAfter,
            isRounded: rounding.isRounded
        )
    }
}

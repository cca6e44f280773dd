import BlueprintUI
import Foundation

/// The rounding of one view's frame to pixels, in points.
public struct RoundedFrame: Equatable, Sendable {
    /// The frame in the parent view before.
    public var from: CGRect
    /// The frame in the parent view after.
    public var to: CGRect
    /// The frame in the view that holds the tree before.
    public var globalFrom: CGRect
    /// The frame in the view that holds the tree after: on whole pixels, unless it is not rounded.
    public var globalTo: CGRect
    /// False if a transform applies to the view or to one above it: then the frame is not rounded.
    public var isRounded: Bool
    /// True if the view's origin and size are rounded, as for labels; false if its edges are.
    public var roundsSize: Bool

    /// The distance by which the origin moves in the view that holds the tree, which corrects the views inside.
    public var correction: CGPoint {
        CGPoint(x: globalTo.origin.x - globalFrom.origin.x, y: globalTo.origin.y - globalFrom.origin.y)
    }

    /// Creates a rounding with these frames.
    public init(
        from: CGRect,
        to: CGRect,
        globalFrom: CGRect,
        globalTo: CGRect,
        isRounded: Bool,
        roundsSize: Bool = false
    ) {
        self.from = from
        self.to = to
        self.globalFrom = globalFrom
        self.globalTo = globalTo
        self.isRounded = isRounded
        self.roundsSize = roundsSize
    }

    init(_ rounding: FrameRounding, of view: ViewNode) {
        self.init(
            from: rounding.before,
            to: rounding.after,
            globalFrom: rounding.globalBefore,
            globalTo: rounding.globalAfter,
            isRounded: rounding.isRounded,
            roundsSize: view.description.frameRoundingBehavior == .prioritizeSize
        )
    }
}

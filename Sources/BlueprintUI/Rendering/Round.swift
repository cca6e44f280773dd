import Foundation
import HeadlessUIKit

/// The third pass: the edges of views come to lie on whole pixels.
///
/// What is rounded is where an edge lies on the whole, so that rounding errors do not add up and neighbours still meet.
package struct Round {
    private let scale: CGFloat
    private let observer: (any RenderObserver)?

    /// Where a view's parent lies on the whole.
    private struct Space {
        /// The parent's origin after rounding.
        var origin = CGPoint.zero
        /// How far rounding moved the parent's origin.
        var correction = CGPoint.zero
        /// Whether nothing above has a transform.
        var isRounding: Bool
    }

    /// Rounds the frames of all views for a number of pixels a point; a scale that is not above zero rounds nothing.
    package static func round(_ tree: ViewTree, scale: CGFloat, observer: (any RenderObserver)?) {
        let pass = Round(scale: scale, observer: observer)
        let space = Space(isRounding: scale > 0 && scale.isFinite)
        for root in tree.roots { pass.visit(root, in: space) }
    }

    private func visit(_ view: ViewNode, in space: Space) {
        let before = view.attributes.frame
        // Moving a rectangle makes a negative size positive, and leaves one that lies infinitely far away alone.
        let global =
            before
            .offsetBy(dx: space.origin.x - space.correction.x, dy: space.origin.y - space.correction.y)
        var inside = space
        inside.isRounding = space.isRounding && view.attributes.hasIdentityTransform
        if inside.isRounding {
            let rounded = rounded(global, behavior: view.description.frameRoundingBehavior)
            view.attributes.frame = rounded.offsetBy(dx: -space.origin.x, dy: -space.origin.y)
            inside.correction = CGPoint(x: rounded.origin.x - global.origin.x, y: rounded.origin.y - global.origin.y)
        }
        let after = view.attributes.frame
        let globalAfter = after.offsetBy(dx: space.origin.x, dy: space.origin.y)
        inside.origin = globalAfter.origin
        observer?.rounds(
            view,
            FrameRounding(
                before: before,
                after: after,
                globalBefore: global,
                globalAfter: globalAfter,
                isRounded: inside.isRounding
            )
        )
        for child in view.children { visit(child, in: inside) }
    }

    private func rounded(_ frame: CGRect, behavior: ViewDescription.FrameRoundingBehavior) -> CGRect {
        let x = rounded(frame.origin.x)
        let y = rounded(frame.origin.y)
        switch behavior {
        case .prioritizeEdges:
            return CGRect(
                x: x,
                y: y,
                width: rounded(frame.origin.x + frame.size.width) - x,
                height: rounded(frame.origin.y + frame.size.height) - y
            )
        case .prioritizeSize:
            return CGRect(x: x, y: y, width: rounded(frame.size.width), height: rounded(frame.size.height))
        }
    }

    private func rounded(_ value: CGFloat) -> CGFloat {
        (value * scale).rounded(.toNearestOrAwayFromZero) / scale
    }
}

extension LayoutAttributes {
    /// Whether no transform applies.
    var hasIdentityTransform: Bool {
        hasDefaultAppearance || CATransform3DIsIdentity(transform)
    }
}

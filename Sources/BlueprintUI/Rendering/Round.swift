import Foundation
import HeadlessUIKit

/// The third pass: the edges of views come to lie on whole pixels.
///
/// What is rounded is where an edge lies on the whole, so that rounding errors do not add up and neighbours still meet.
struct Round {
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
    static func round(_ tree: ViewTree, scale: CGFloat, observer: (any RenderObserver)?) {
        let pass = Round(scale: scale, observer: observer)
        let space = Space(isRounding: scale > 0 && scale.isFinite)
        for root in tree.roots { pass.visit(root, in: space) }
    }

    private func visit(_ view: ViewNode, in space: Space) {
        let before = view.attributes.frame
        let global = before.withoutNegativeSize
            .moved(by: space.correction, factor: -1)
            .moved(by: space.origin)
        var inside = space
        inside.isRounding = space.isRounding && view.attributes.hasIdentityTransform
        if inside.isRounding {
            let rounded = rounded(global, behavior: view.description.frameRoundingBehavior)
            view.attributes.frame = rounded.moved(by: space.origin, factor: -1)
            inside.correction = CGPoint(x: rounded.origin.x - global.origin.x, y: rounded.origin.y - global.origin.y)
        }
        let after = view.attributes.frame
        let globalAfter = after.moved(by: space.origin)
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

extension CGRect {
    /// The rectangle moved by a multiple of a distance, its size unchanged.
    fileprivate func moved(by distance: CGPoint, factor: CGFloat = 1) -> CGRect {
        CGRect(
            origin: CGPoint(x: origin.x + distance.x * factor, y: origin.y + distance.y * factor),
            size: size
        )
    }

    /// The same area with the smaller edges first.
    fileprivate var withoutNegativeSize: CGRect {
        var result = self
        if size.width < 0 {
            result.origin.x += size.width
            result.size.width = -size.width
        }
        if size.height < 0 {
            result.origin.y += size.height
            result.size.height = -size.height
        }
        return result
    }
}

extension LayoutAttributes {
    /// Whether no transform applies.
    var hasIdentityTransform: Bool {
        hasDefaultAppearance || CATransform3DIsIdentity(transform)
    }
}

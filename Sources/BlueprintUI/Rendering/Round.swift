import Foundation
import HeadlessUIKit

/// The third pass: view frames are rounded to pixels.
///
/// The edges are rounded in the coordinates of the Blueprint view, so that rounding errors do not add up and adjacent
/// views still touch.
package struct Round {
    private let scale: CGFloat
    private let observer: (any RenderObserver)?
    private let checkpoint: Checkpoint

    /// The position of a view's parent in the coordinates of the Blueprint view.
    package struct Space: Equatable {
        /// The parent's origin after rounding.
        var origin = CGPoint.zero
        /// The distance by which rounding moved the parent's origin.
        var correction = CGPoint.zero
        /// True if no ancestor has a transform.
        var isRounding: Bool
    }

    /// Rounds the frames of all views for a scale in pixels per point; a scale that is not above zero rounds nothing.
    ///
    /// If the render is stopped, the other frames stay as they are.
    ///
    /// - Parameter outer: the space in the view of another Blueprint view that contains this one; nil for none.
    package static func round(
        _ tree: ViewTree,
        scale: CGFloat,
        outer: Space? = nil,
        observer: (any RenderObserver)?,
        checkpoint: Checkpoint = Checkpoint(nil)
    ) {
        let pass = Round(scale: scale, observer: observer, checkpoint: checkpoint)
        let space = pass.space(in: outer)
        tree.roots.forEachUnretained { _ = pass.visit($0, in: space, isNew: false, level: 0) }
    }

    /// Returns the space in a view of a tree that has been rounded; nil if the view, or one around it, has a transform.
    ///
    /// - Parameter outer: the space in which the tree was rounded.
    static func space(in view: ViewNode, scale: CGFloat, outer: Space?) -> Space? {
        let pass = Round(scale: scale, observer: nil, checkpoint: Checkpoint(nil))
        var inside = view.parent?.inside ?? pass.space(in: outer)
        guard inside.isRounding, view.attributes.hasIdentityTransform else { return nil }
        let global = pass.global(view.unroundedFrame, in: inside)
        inside.correction = pass.correction(of: global, to: pass.rounded(global, behavior: view.rounding))
        inside.origin = view.attributes.frame.moved(by: inside.origin.x, inside.origin.y).origin
        return inside
    }

    /// Returns the space of the views directly in the Blueprint view.
    private func space(in outer: Space?) -> Space {
        var space = outer ?? Space(isRounding: true)
        space.isRounding = scale > 0 && scale.isFinite
        return space
    }

    /// Rounds a view and its descendants, unless they were rounded in the same position; returns true if any has
    /// changes.
    private func visit(_ view: ViewNode, in space: Space, isNew: Bool, level: Int) -> Bool {
        guard isNew || !view.change.isEmpty, !checkpoint.isStopped() else { return false }
        let inside = round(view, in: space)
        // Most views have no subviews.
        if view.children.isEmpty { return !view.change.isEmpty }
        let isMoved = inside != view.inside
        view.inside = inside
        var changes = false
        if DeepStack.begins(at: level) {
            changes = DeepStack.run { visitChildren(of: view, in: inside, isNew: isMoved, level: level) }
        } else {
            changes = visitChildren(of: view, in: inside, isNew: isMoved, level: level)
        }
        if changes { view.change.insert(.below) }
        return !view.change.isEmpty
    }

    private func visitChildren(of view: ViewNode, in space: Space, isNew: Bool, level: Int) -> Bool {
        var changes = false
        view.children.forEachUnretained { child in
            if visit(child, in: space, isNew: isNew, level: level + 1) { changes = true }
        }
        return changes
    }

    private func round(_ view: ViewNode, in space: Space) -> Space {
        let (oldCenter, oldSize) = (view.attributes.center, view.attributes.bounds.size)
        view.unround()
        let before = view.attributes.frame
        let global = global(before, in: space)
        var inside = space
        inside.isRounding = space.isRounding && view.attributes.hasIdentityTransform
        if inside.isRounding {
            let rounded = rounded(global, behavior: view.rounding)
            view.attributes.frame = rounded.moved(by: -space.origin.x, -space.origin.y)
            inside.correction = correction(of: global, to: rounded)
        }
        if view.attributes.center != oldCenter || view.attributes.bounds.size != oldSize {
            view.change.insert(.attributes)
        }
        let after = view.attributes.frame
        let globalAfter = after.moved(by: space.origin.x, space.origin.y)
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
        return inside
    }

    /// Returns a frame in the coordinates of the Blueprint view, where it is rounded.
    @inline(__always)
    private func global(_ frame: CGRect, in space: Space) -> CGRect {
        // `offsetBy` makes a negative size positive, and leaves a rectangle at infinity unchanged.
        // First the parent's origin, then its correction, as in the reference: another order may change the last bit of the
        // sum, and with it the side of half a pixel on which an edge is.
        frame.moved(by: space.origin.x, space.origin.y).moved(by: -space.correction.x, -space.correction.y)
    }

    /// Returns the distance by which rounding moves the origin of a frame.
    @inline(__always)
    private func correction(of global: CGRect, to rounded: CGRect) -> CGPoint {
        CGPoint(x: rounded.origin.x - global.origin.x, y: rounded.origin.y - global.origin.y)
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

    @inline(__always)
    private func rounded(_ value: CGFloat) -> CGFloat { (value * scale).roundedToNearest / scale }
}

extension CGRect {
    /// Returns the rectangle offset by a distance; for ordinary rectangles two sums are enough.
    @inline(__always)
    fileprivate func moved(by x: CGFloat, _ y: CGFloat) -> CGRect {
        guard size.width >= 0, size.height >= 0, (origin.x + origin.y).isFinite else {
            return offsetBy(dx: x, dy: y)
        }
        return CGRect(origin: CGPoint(x: origin.x + x, y: origin.y + y), size: size)
    }
}

extension CGFloat {
    /// The nearest whole number; half of one is rounded away from zero.
    ///
    /// For ordinary numbers two sums are faster than a call of the library: numbers from 2⁵² on are whole, so a sum with
    /// 2⁵² is rounded. Of two that are equally near, it is the even one.
    @inline(__always)
    fileprivate var roundedToNearest: CGFloat {
        guard self > 0, self < 0x1p51 else { return self == 0 ? self : rounded(.toNearestOrAwayFromZero) }
        let nearest = (self + 0x1p52) - 0x1p52
        return self - nearest == 0.5 ? nearest + 1 : nearest
    }
}

extension LayoutAttributes {
    /// True if there is no transform.
    var hasIdentityTransform: Bool {
        hasDefaultAppearance || CATransform3DIsIdentity(transform)
    }
}

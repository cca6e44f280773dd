import Foundation
import HeadlessUIKit

/// The third pass: the edges of views come to lie on whole pixels.
///
/// What is rounded is where an edge lies on the whole, so that rounding errors do not add up and neighbours still meet.
struct Round {
    private let scale: CGFloat
    private let observer: (any RenderObserver)?

    /// Rounds the frames of all views for a number of pixels a point; a scale that is not above zero rounds nothing.
    static func round(_ tree: ViewTree, scale: CGFloat, observer: (any RenderObserver)?) {
        let pass = Round(scale: scale, observer: observer)
        let isRounding = scale > 0 && scale.isFinite
        for root in tree.roots { pass.visit(root, origin: .zero, roundedOrigin: .zero, isRounding: isRounding) }
    }

    /// Visits a view, given where its parent lies on the whole before and after rounding.
    private func visit(_ view: ViewNode, origin: CGPoint, roundedOrigin: CGPoint, isRounding: Bool) {
        let before = view.attributes.frame
        let global = before.offsetBy(origin)
        let isRounding = isRounding && view.attributes.hasIdentityTransform
        var globalAfter = before.offsetBy(roundedOrigin)
        if isRounding {
            globalAfter = rounded(global, behavior: view.description.frameRoundingBehavior)
            let relative = globalAfter.offsetBy(CGPoint(x: -roundedOrigin.x, y: -roundedOrigin.y))
            if relative != before { view.attributes.frame = relative }
        }
        observer?.rounds(
            view,
            FrameRounding(
                before: before,
                after: view.attributes.frame,
                globalBefore: global,
                globalAfter: globalAfter,
                isRounded: isRounding
            )
        )
        for child in view.children {
            visit(child, origin: global.origin, roundedOrigin: globalAfter.origin, isRounding: isRounding)
        }
    }

    private func rounded(_ frame: CGRect, behavior: ViewDescription.FrameRoundingBehavior) -> CGRect {
        let x = edges(frame.origin.x, frame.size.width, behavior)
        let y = edges(frame.origin.y, frame.size.height, behavior)
        return CGRect(x: x.origin, y: y.origin, width: x.length, height: y.length)
    }

    private func edges(
        _ origin: CGFloat,
        _ length: CGFloat,
        _ behavior: ViewDescription.FrameRoundingBehavior
    ) -> (origin: CGFloat, length: CGFloat) {
        // A length below zero is turned round, so that the smaller edge comes first.
        let start = rounded(length < 0 ? origin + length : origin)
        switch behavior {
        case .prioritizeEdges:
            return (start, rounded(length < 0 ? origin : origin + length) - start)
        case .prioritizeSize:
            return (start, abs(length))
        }
    }

    private func rounded(_ value: CGFloat) -> CGFloat {
        (value * scale).rounded(.toNearestOrAwayFromZero) / scale
    }
}

extension CGRect {
    /// The rectangle moved, its size unchanged even if negative.
    fileprivate func offsetBy(_ point: CGPoint) -> CGRect {
        CGRect(origin: CGPoint(x: origin.x + point.x, y: origin.y + point.y), size: size)
    }
}

extension LayoutAttributes {
    /// Whether no transform applies.
    var hasIdentityTransform: Bool {
        hasDefaultAppearance || CATransform3DIsIdentity(transform)
    }
}

import Foundation

extension UIView {
    /// The part of this view that is outside the safe area of its nearest ancestor with one, as insets in points.
    package final var insetsFromAbove: UIEdgeInsets {
        var view = superview
        while let current = view {
            let insets = current.safeAreaInsets
            if insets != .zero {
                let (outer, own) = (current.bounds, convert(bounds, to: current))
                return UIEdgeInsets(
                    top: max(0, outer.minY + insets.top - own.minY),
                    left: max(0, outer.minX + insets.left - own.minX),
                    bottom: max(0, own.maxY - (outer.maxY - insets.bottom)),
                    right: max(0, own.maxX - (outer.maxX - insets.right))
                )
            }
            view = current.superview
        }
        return .zero
    }
}

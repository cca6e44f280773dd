import Foundation

extension UIView {
    /// The part of this view that is outside the safe area of its nearest ancestor with one, as insets in points, plus
    /// the insets that its controller adds.
    package final var insetsFromAbove: UIEdgeInsets {
        let above = ancestorInsets
        guard let added = rare?.controller?.additionalSafeAreaInsets, added != .zero else { return above }
        return UIEdgeInsets(
            top: above.top + added.top,
            left: above.left + added.left,
            bottom: above.bottom + added.bottom,
            right: above.right + added.right
        )
    }

    /// Calls `safeAreaInsetsDidChange()` on the view and its descendants, parents first.
    final func noteSafeAreaChange() {
        var pending = [self]
        while let view = pending.popLast() {
            view.safeAreaInsetsDidChange()
            view.rare?.controller?.viewSafeAreaInsetsDidChange()
            pending.append(contentsOf: view.children.reversed())
        }
    }

    private final var ancestorInsets: UIEdgeInsets {
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

import Foundation

extension UIView {
    /// Tells the views above that something below them is due; stops at the first that knows.
    final func markAncestors() {
        var ancestor = parent
        while let view = ancestor, !view.flags.contains(.subtreeNeedsLayout) {
            view.flags.insert(.subtreeNeedsLayout)
            ancestor = view.parent
        }
    }

    /// The layout cycle, with a list instead of recursion: the depth of the tree is not bounded by the stack.
    final func layoutSubtreeIfNeeded() {
        var pending = [self]
        while let view = pending.popLast() {
            if view.flags.contains(.needsLayout) {
                view.flags.remove(.needsLayout)
                view.layoutOwnSubviews()
            }
            guard view.flags.contains(.subtreeNeedsLayout) else { continue }
            view.flags.remove(.subtreeNeedsLayout)
            for child in view.children.reversed() where !child.flags.isDisjoint(with: .anyLayout) {
                pending.append(child)
            }
        }
    }

    /// Writes centre and size if they are others; the origin of the bounds stays.
    package final func setGeometry(center: CGPoint, size: CGSize) {
        if size != storedBounds.size { bounds = CGRect(origin: storedBounds.origin, size: size) }
        if center != storedCenter { self.center = center }
    }

    /// Whether everything that a layout can set beside the frame is as in a new view.
    package final var hasDefaultAppearance: Bool {
        guard storedAlpha == 1, flags.contains(.interaction), !flags.contains(.hidden) else { return false }
        guard let rare else { return true }
        return rare.tintAdjustmentMode == .automatic && CATransform3DIsIdentity(rare.transform)
    }
}

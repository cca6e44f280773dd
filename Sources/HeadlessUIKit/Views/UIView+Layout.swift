import Foundation

extension UIView {
    /// Marks the ancestors as having a descendant with something to do; stops at the first one that is already marked.
    final func markAncestors(_ mark: UIViewFlags) {
        var ancestor = parent
        while let view = ancestor, !view.flags.contains(mark) {
            view.flags.insert(mark)
            ancestor = view.parent
        }
    }

    /// Marks the ancestors for all that the view and its descendants have to do.
    final func markAncestors() {
        if !flags.isDisjoint(with: .anyLayout) { markAncestors(.subtreeNeedsLayout) }
        if !flags.isDisjoint(with: .anyTurn) { markAncestors(.subtreeAwaitsTurn) }
    }

    /// Performs the layout cycle with a list instead of recursion, so that the stack does not limit the depth of the
    /// tree.
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

    /// Sets the centre and size if they differ; the origin of the bounds stays.
    package final func setGeometry(center: CGPoint, size: CGSize) {
        if size != storedBounds.size { bounds = CGRect(origin: storedBounds.origin, size: size) }
        if center != storedCenter { self.center = center }
    }

    /// True if everything besides the frame that a layout can set has its default value.
    package final var hasDefaultAppearance: Bool {
        guard storedAlpha == 1, flags.contains(.interaction), !flags.contains(.hidden) else { return false }
        guard let rare else { return true }
        return rare.tintAdjustmentMode == .automatic && CATransform3DIsIdentity(rare.transform)
    }
}

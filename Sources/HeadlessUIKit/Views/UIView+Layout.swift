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
                view.layoutSubviews()
            }
            guard view.flags.contains(.subtreeNeedsLayout) else { continue }
            view.flags.remove(.subtreeNeedsLayout)
            for child in view.children.reversed() where !child.flags.isDisjoint(with: .anyLayout) {
                pending.append(child)
            }
        }
    }
}

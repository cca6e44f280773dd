extension UIView {
    /// Takes the focus from the view that has it in the same tree, if both agree.
    final func takeFocus() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder else { return false }
        if let other = focusedViewInTree, !other.resignFirstResponder() { return false }
        flags.insert(.firstResponder)
        return true
    }

    /// Gives the focus away, unless the view wants to keep it.
    final func giveFocusAway() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        flags.remove(.firstResponder)
        return true
    }

    // Searched for and not remembered: the focus rarely moves, and a tree has no place for what only its root knows.
    private final var focusedViewInTree: UIView? {
        var top = self
        while let above = top.parent { top = above }
        var pending = [top]
        while let view = pending.popLast() {
            if view.isFirstResponder { return view }
            pending.append(contentsOf: view.children)
        }
        return nil
    }
}

extension UIView {
    /// Takes the focus from the view that has it in the same tree, if both agree.
    final func takeFocus() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder else { return false }
        if let other = focusedViewInTree, !other.resignFirstResponder() { return false }
        flags.insert(.firstResponder)
        return true
    }

    /// Gives up the focus, unless the view refuses.
    final func giveUpFocus() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        flags.remove(.firstResponder)
        return true
    }

    // Searched for rather than stored: the focus rarely moves, and only a root would need the property.
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

extension UIView {
    /// Takes the focus from this view, or from the view in it that has it.
    ///
    /// Returns true if none has it afterwards. With `force`, a view that refuses loses it all the same.
    @discardableResult
    public final func endEditing(_ force: Bool) -> Bool {
        var pending = [self as UIView]
        while let view = pending.popLast() {
            guard view.isFirstResponder else {
                pending += view.children
                continue
            }
            if view.resignFirstResponder() { return true }
            if force { view.flags.remove(.firstResponder) }
            return force
        }
        return true
    }
}

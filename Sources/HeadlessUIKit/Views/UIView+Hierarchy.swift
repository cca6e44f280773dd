extension UIView {
    /// The view that this one stands in, or nil.
    public final var superview: UIView? { parent }

    /// The views within, from back to front.
    public final var subviews: [UIView] { children }

    /// Adds a view in front of the others; it leaves the superview that it has.
    ///
    /// A view that holds this one, or this one itself, is not added.
    public final func addSubview(_ view: UIView) {
        insert(view) { $0.count }
    }

    /// Adds a view before the one that has the index now; an index out of range means the nearest that is in it.
    public final func insertSubview(_ view: UIView, at index: Int) {
        insert(view) { min(max(index, 0), $0.count) }
    }

    /// Adds a view right in front of one of the subviews, or in front of all if that is none of them.
    public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view) { siblings in siblings.firstIndex { $0 === sibling }.map { $0 + 1 } ?? siblings.count }
    }

    /// Adds a view right behind one of the subviews, or in front of all if that is none of them.
    public final func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view) { siblings in siblings.firstIndex { $0 === sibling } ?? siblings.count }
    }

    /// Moves a subview in front of the others.
    public final func bringSubviewToFront(_ view: UIView) {
        moveSubview(view) { $0 }
    }

    /// Moves a subview behind the others.
    public final func sendSubviewToBack(_ view: UIView) {
        moveSubview(view) { _ in 0 }
    }

    /// Lets two subviews change places; does nothing for an index out of range.
    public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard children.indices.contains(index1), children.indices.contains(index2) else { return }
        children.swapAt(index1, index2)
        setNeedsLayout()
    }

    /// Takes the view out of its superview, if it has one.
    public final func removeFromSuperview() {
        guard let old = parent else { return }
        if flags.contains(.firstResponder) { resignFirstResponder() }
        willMove(toSuperview: nil)
        old.detach(self)
        didMoveToSuperview()
    }

    /// Whether the view is another one or stands in it at any depth.
    public final func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let ancestor = current {
            if ancestor === view { return true }
            current = ancestor.parent
        }
        return false
    }

    /// The first view with a tag among this one and all below, each before those within it.
    public final func viewWithTag(_ tag: Int) -> UIView? {
        var pending = [self]
        while let view = pending.popLast() {
            if view.tag == tag { return view }
            pending.append(contentsOf: view.children.reversed())
        }
        return nil
    }

    /// Gives the view exactly these subviews, in this order, in one go.
    ///
    /// The time grows with the number of subviews before and after, however many come, go or move. The caller sees to
    /// it that no view is given twice and that none holds this one.
    package final func setSubviews(_ views: [UIView]) {
        let old = children
        if old.isEmpty, views.allSatisfy({ $0.parent == nil }) { return addFirst(views) }
        for view in old {
            view.flags.insert(.leaving)
        }
        for view in views {
            if view.flags.contains(.leaving) {
                view.flags.remove(.leaving)
            } else {
                view.flags.insert(.arriving)
            }
        }
        for view in old where view.flags.contains(.leaving) {
            view.flags.remove(.leaving)
            if view.flags.contains(.firstResponder) { view.resignFirstResponder() }
            view.willMove(toSuperview: nil)
            willRemoveSubview(view)
            view.parent = nil
            view.didMoveToSuperview()
        }
        children = views
        setNeedsLayout()
        for view in views where view.flags.contains(.arriving) {
            view.flags.remove(.arriving)
            view.willMove(toSuperview: self)
            view.parent?.detach(view)
            view.parent = self
            if !view.flags.isDisjoint(with: .anyLayout) { view.markAncestors() }
            didAddSubview(view)
            view.didMoveToSuperview()
        }
    }

    // MARK: - Steps

    /// Gives subviews that stand nowhere to a view that has none.
    private final func addFirst(_ views: [UIView]) {
        children = views
        setNeedsLayout()
        for view in views {
            view.willMove(toSuperview: self)
            view.parent = self
            if !view.flags.isDisjoint(with: .anyLayout) { view.markAncestors() }
            didAddSubview(view)
            view.didMoveToSuperview()
        }
    }

    private final func insert(_ view: UIView, at index: ([UIView]) -> Int) {
        guard view !== self, view.children.isEmpty || !isDescendant(of: view) else { return }
        let old = view.parent
        if old !== self { view.willMove(toSuperview: self) }
        if let old { old.detach(view, staysIn: self) }
        children.insert(view, at: index(children))
        view.parent = self
        setNeedsLayout()
        if !view.flags.isDisjoint(with: .anyLayout) { view.markAncestors() }
        if old !== self {
            didAddSubview(view)
            view.didMoveToSuperview()
        }
    }

    private final func moveSubview(_ view: UIView, to index: (Int) -> Int) {
        guard let old = children.firstIndex(where: { $0 === view }) else { return }
        children.remove(at: old)
        children.insert(view, at: index(children.count))
        setNeedsLayout()
    }

    private final func detach(_ view: UIView, staysIn newParent: UIView? = nil) {
        if newParent !== self { willRemoveSubview(view) }
        if let index = children.lastIndex(where: { $0 === view }) {
            children.remove(at: index)
        }
        view.parent = nil
        setNeedsLayout()
    }

    /// Lets go of everything below without recursion, so that a tree of any depth can be freed on any stack.
    final func releaseSubviews() {
        guard !children.isEmpty else { return }
        var pending = children
        children = []
        for view in pending {
            view.parent = nil
        }
        while var view = pending.popLast() {
            guard !view.children.isEmpty, isKnownUniquelyReferenced(&view) else { continue }
            for child in view.children {
                child.parent = nil
            }
            pending.append(contentsOf: view.children)
            view.children = []
        }
    }
}

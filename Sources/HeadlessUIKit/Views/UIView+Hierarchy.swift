import Foundation

extension UIView {
    /// The superview, or nil.
    public final var superview: UIView? { parent }

    /// The subviews, from back to front.
    public final var subviews: [UIView] { children }

    /// Adds a view in front of the other subviews, after removing it from its current superview.
    ///
    /// Does nothing if the view is this one or one of its ancestors.
    public final func addSubview(_ view: UIView) {
        insert(view) { $0.count }
    }

    /// Inserts a view at an index, which is clamped to the valid range.
    public final func insertSubview(_ view: UIView, at index: Int) {
        insert(view) { min(max(index, 0), $0.count) }
    }

    /// Inserts a view in front of a subview, or in front of all if `sibling` is not a subview.
    public final func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view) { siblings in siblings.firstIndex { $0 === sibling }.map { $0 + 1 } ?? siblings.count }
    }

    /// Inserts a view behind a subview, or in front of all if `sibling` is not a subview.
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

    /// Exchanges two subviews; does nothing for an invalid index.
    public final func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard children.indices.contains(index1), children.indices.contains(index2) else { return }
        children.swapAt(index1, index2)
        setNeedsLayout()
    }

    /// Removes the view from its superview, if any.
    public final func removeFromSuperview() {
        guard let old = parent else { return }
        if flags.contains(.firstResponder) { resignFirstResponder() }
        willMove(toSuperview: nil)
        move(.begins, to: nil)
        old.detach(self)
        move(.ends, to: nil)
        didMoveToSuperview()
    }

    /// Returns true if the view is the given one or one of its descendants.
    public final func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let ancestor = current {
            if ancestor === view { return true }
            current = ancestor.parent
        }
        return false
    }

    /// Returns the first view with a tag among this view and its descendants, in depth-first order.
    public final func viewWithTag(_ tag: Int) -> UIView? {
        var pending = [self]
        while let view = pending.popLast() {
            if view.tag == tag { return view }
            pending.append(contentsOf: view.children.reversed())
        }
        return nil
    }

    /// Sets the subviews, in this order, in one operation.
    ///
    /// The time is linear in the number of old and new subviews, however many are added, removed or moved. The views
    /// must be distinct, and none may be this view or one of its ancestors.
    package final func setSubviews(_ views: [UIView]) {
        let old = children
        if old.isEmpty, views.allSatisfy({ $0.parent == nil }) { return addLast(views) }
        // Mostly the lists differ in one place; the views before and after it stay.
        let most = min(old.count, views.count)
        var (first, last) = (0, 0)
        while first < most, old[first] === views[first] { first += 1 }
        while last < most - first, old[old.count - 1 - last] === views[views.count - 1 - last] { last += 1 }
        replaceSubviews(first..<old.count - last, with: Array(views[first..<views.count - last]))
    }

    /// Sets the subviews in a range, as ``setSubviews(_:)`` does; the others stay.
    package final func replaceSubviews(_ range: Range<Int>, with new: [UIView]) {
        let (gone, count) = (Array(children[range]), children.count)
        for view in gone {
            view.flags.insert(.leaving)
        }
        for view in new {
            if view.flags.contains(.leaving) {
                view.flags.remove(.leaving)
            } else {
                view.flags.insert(.arriving)
            }
        }
        for view in gone where view.flags.contains(.leaving) {
            view.flags.remove(.leaving)
            if view.flags.contains(.firstResponder) { view.resignFirstResponder() }
            view.willMove(toSuperview: nil)
            view.move(.begins, to: nil)
            willRemoveSubview(view)
            view.parent = nil
            view.move(.ends, to: nil)
            view.didMoveToSuperview()
        }
        if children.count == count {
            children.replaceSubrange(range, with: new)
        } else {
            // A callback has added or removed views.
            let leaving = Set(gone.map { ObjectIdentifier($0) })
            children.removeAll { leaving.contains(ObjectIdentifier($0)) }
            children.insert(contentsOf: new, at: min(range.lowerBound, children.count))
        }
        setNeedsLayout()
        for view in new where view.flags.contains(.arriving) {
            view.flags.remove(.arriving)
            view.willMove(toSuperview: self)
            leaveOtherWindow(view)
            view.move(.begins, to: self)
            view.parent?.detach(view)
            join(view)
        }
    }

    /// Adds views without superviews in front of the subviews, as ``setSubviews(_:)`` does.
    package final func appendSubviews(_ views: [UIView]) {
        guard views.allSatisfy({ $0.parent == nil }) else { return setSubviews(children + views) }
        addLast(views)
    }

    // MARK: - Steps

    /// Adds subviews without superviews in front of the others.
    private final func addLast(_ views: [UIView]) {
        children += views
        setNeedsLayout()
        for view in views {
            view.willMove(toSuperview: self)
            view.move(.begins, to: self)
            join(view)
        }
    }

    /// Makes this view the superview of one that is in its list already.
    private final func join(_ view: UIView) {
        view.parent = self
        if let rare = view.rare, !rare.autoresizingMask.isEmpty { flags.insert(.resizesSubviews) }
        view.markAncestors()
        view.move(.ends, to: self)
        didAddSubview(view)
        view.didMoveToSuperview()
    }

    /// Marks a view that comes from another window, so that `didMoveToWindow` is called for this one.
    private final func leaveOtherWindow(_ view: UIView) {
        guard view.flags.contains(.inWindow), view.window !== window else { return }
        view.forgetWindow()
    }

    private final func insert(_ view: UIView, at index: ([UIView]) -> Int) {
        guard view !== self, view.children.isEmpty || !isDescendant(of: view) else { return }
        let old = view.parent
        if old !== self {
            view.willMove(toSuperview: self)
            leaveOtherWindow(view)
            view.move(.begins, to: self)
        }
        if let old { old.detach(view, staysIn: self) }
        children.insert(view, at: index(children))
        setNeedsLayout()
        if old !== self {
            join(view)
        } else {
            view.parent = self
            view.markAncestors()
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

    /// Releases all descendants without recursion, so that a tree of any depth can be freed on any stack.
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

extension UIView {
    /// Creates a view of zero size, of the class on which it is called, with the class's own `init(frame:)`.
    ///
    /// A class that does not have that initializer is a programming error, as in UIKit.
    package static func make() -> Self { unsafeDowncast(create(), to: Self.self) }  // It creates one of its class.

    /// Creates a view of the class on which it is called.
    ///
    /// Swift calls an initializer of a class that is only known at run time if it is `required`. `init(frame:)` must not
    /// be, as every `override init(frame: CGRect)` of an app would be an error; in UIKit, Objective-C makes the call.
    /// This function is the convenience initializer `UIView()`, which calls `init(frame:)` of the class that it is given.
    @_silgen_name("$s13HeadlessUIKit6UIViewCACycfC")
    private static func create() -> UIView
}

extension UIView: Hashable {
    /// Returns true if both are the same object.
    public static func == (lhs: UIView, rhs: UIView) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIView {
    /// Converts a point from this view's bounds to another view's, or to the topmost view's for nil.
    ///
    /// Views in different trees are assumed to share the coordinates of their topmost views. A view with a transform
    /// that has no inverse converts points as if it had no transform.
    public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let target = view ?? topmost
        return target.pointFromOutermost(pointToOutermost(point))
    }

    /// Converts a point from another view's bounds, or the topmost view's for nil, to this view's.
    public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? topmost).convert(point, to: self)
    }

    /// Returns the smallest upright rectangle in another view's bounds, or the topmost view's for nil, around a
    /// rectangle in this view's.
    public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let target = view ?? topmost
        return CGRect(
            enclosing: convert(CGPoint(x: rect.minX, y: rect.minY), to: target),
            convert(CGPoint(x: rect.maxX, y: rect.minY), to: target),
            convert(CGPoint(x: rect.minX, y: rect.maxY), to: target),
            convert(CGPoint(x: rect.maxX, y: rect.maxY), to: target)
        )
    }

    /// Returns the smallest upright rectangle in this view's bounds around one in another view's, or the topmost
    /// view's for nil.
    public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        (view ?? topmost).convert(rect, to: self)
    }

    // MARK: - Steps

    /// Converts a point from the superview's bounds to this view's.
    final func pointFromSuperview(_ point: CGPoint) -> CGPoint {
        point.applying(toParent.inverted())
    }

    private final var topmost: UIView {
        var view = self
        while let next = view.parent { view = next }
        return view
    }

    /// Converts a point through all superviews to the coordinates that contain the topmost view.
    private final func pointToOutermost(_ point: CGPoint) -> CGPoint {
        var point = point
        var current: UIView? = self
        while let view = current {
            point = point.applying(view.toParent)
            current = view.parent
        }
        return point
    }

    /// Converts a point from the coordinates that contain the topmost view down to this view's bounds.
    private final func pointFromOutermost(_ point: CGPoint) -> CGPoint {
        var path: [UIView] = []
        var current: UIView? = self
        while let view = current {
            path.append(view)
            current = view.parent
        }
        return path.reversed().reduce(point) { $0.applying($1.toParent.inverted()) }
    }

    /// The transform from the view's bounds to its superview's.
    private final var toParent: CGAffineTransform {
        let middle = storedBounds.middle
        return CGAffineTransform(translationX: -middle.x, y: -middle.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: storedCenter.x, y: storedCenter.y))
    }
}

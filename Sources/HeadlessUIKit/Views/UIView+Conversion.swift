import Foundation

extension UIView {
    /// Where a point in this view's bounds lies in another view's, or in the topmost view's for nil.
    ///
    /// Views in different trees are taken to share the coordinates that their topmost views stand in. A view under a
    /// transform that nothing can undo maps points into it as if it had none.
    public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let target = view ?? topmost
        return target.pointFromOutermost(pointToOutermost(point))
    }

    /// Where a point in another view's bounds, or in the topmost view's for nil, lies in this view's.
    public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        (view ?? topmost).convert(point, to: self)
    }

    /// The smallest upright rectangle in another view's bounds, or in the topmost view's for nil, around one in this.
    public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        let target = view ?? topmost
        return CGRect(
            enclosing: convert(CGPoint(x: rect.minX, y: rect.minY), to: target),
            convert(CGPoint(x: rect.maxX, y: rect.minY), to: target),
            convert(CGPoint(x: rect.minX, y: rect.maxY), to: target),
            convert(CGPoint(x: rect.maxX, y: rect.maxY), to: target)
        )
    }

    /// The smallest upright rectangle in this view's bounds around one in another's, or in the topmost's for nil.
    public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        (view ?? topmost).convert(rect, to: self)
    }

    // MARK: - Steps

    /// Where a point of the superview's bounds lies in this view's.
    final func pointFromSuperview(_ point: CGPoint) -> CGPoint {
        point.applying(toParent.inverted())
    }

    private final var topmost: UIView {
        var view = self
        while let next = view.parent { view = next }
        return view
    }

    /// Up through all superviews, into the coordinates in which the topmost view stands.
    private final func pointToOutermost(_ point: CGPoint) -> CGPoint {
        var point = point
        var current: UIView? = self
        while let view = current {
            point = point.applying(view.toParent)
            current = view.parent
        }
        return point
    }

    /// The way back, from the topmost view down to this one.
    private final func pointFromOutermost(_ point: CGPoint) -> CGPoint {
        var path: [UIView] = []
        var current: UIView? = self
        while let view = current {
            path.append(view)
            current = view.parent
        }
        return path.reversed().reduce(point) { $0.applying($1.toParent.inverted()) }
    }

    /// From the view's bounds to its superview's.
    private final var toParent: CGAffineTransform {
        let middle = storedBounds.middle
        return CGAffineTransform(translationX: -middle.x, y: -middle.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: storedCenter.x, y: storedCenter.y))
    }
}

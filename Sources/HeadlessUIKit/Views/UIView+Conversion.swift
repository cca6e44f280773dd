import Foundation

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

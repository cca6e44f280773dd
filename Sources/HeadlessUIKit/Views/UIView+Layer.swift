import Foundation

extension UIView {
    /// The layer of the view, created on first access.
    final var ownLayer: CALayer {
        if let layer = rare?.layer { return layer }
        let layer = CALayer(of: self)
        changeRare { $0.layer = layer }
        return layer
    }

    /// The background, and the border and the corners of the layer.
    final var plainContent: DisplayContent {
        guard let layer = rare?.layer else { return DisplayContent(fill: storedBackground) }
        let most = max(0, min(storedBounds.width, storedBounds.height) / 2)
        let radius = layer.maskedCorners.isEmpty ? 0 : max(0, min(layer.cornerRadius, most))
        return DisplayContent(fill: storedBackground, border: layer.border, cornerRadius: radius)
    }
}

/// The properties and functions of drawing and touches; they change nothing here.
extension UIView {
    /// True if the view covers what is behind it.
    public final var isOpaque: Bool {
        get { self[kept: true] }
        set { self[kept: true] = newValue }
    }

    /// True if the view is cleared before it is drawn.
    public final var clearsContextBeforeDrawing: Bool {
        get { self[kept: true] }
        set { self[kept: true] = newValue }
    }

    /// The number of pixels in a point of the view.
    public final var contentScaleFactor: CGFloat {
        get { self[kept: UIScreen.main.scale] }
        set { self[kept: UIScreen.main.scale] = newValue }
    }

    /// The view whose opacity is that of this view's parts; nil for none.
    public final var mask: UIView? {
        get { self[kept: nil as UIView?] }
        set { self[kept: nil as UIView?] = newValue }
    }

    /// True if no other view receives touches while this one does.
    public final var isExclusiveTouch: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// True if the view receives several touches at a time.
    public final var isMultipleTouchEnabled: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// The name of the view for restoration; nil for none.
    public final var restorationIdentifier: String? {
        get { self[kept: nil as String?] }
        set { self[kept: nil as String?] = newValue }
    }

    /// True if colours are not inverted for accessibility.
    public final var accessibilityIgnoresInvertColors: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// Marks a part of the view as needing to be drawn; nothing is drawn here.
    public final func setNeedsDisplay(_ rect: CGRect) {}
}

extension CGRect {
    /// The centre of the rectangle.
    var middle: CGPoint {
        CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
    }
}

extension UIView {
    final var computedFrame: CGRect {
        guard let transform = rare?.transform, !CATransform3DIsIdentity(transform) else {
            return CGRect(
                x: storedCenter.x - storedBounds.size.width / 2,
                y: storedCenter.y - storedBounds.size.height / 2,
                width: storedBounds.size.width,
                height: storedBounds.size.height
            )
        }
        let (width, height) = (storedBounds.size.width / 2, storedBounds.size.height / 2)
        let box = CGRect(
            enclosing: transform.project(CGPoint(x: -width, y: -height)),
            transform.project(CGPoint(x: width, y: -height)),
            transform.project(CGPoint(x: -width, y: height)),
            transform.project(CGPoint(x: width, y: height))
        )
        return box.offsetBy(dx: storedCenter.x, dy: storedCenter.y)
    }

    final func setFrame(_ newFrame: CGRect) {
        let newFrame = newFrame.standardized
        center = newFrame.middle
        var size = newFrame.size
        if let transform = rare?.transform, !CATransform3DIsIdentity(transform) {
            let plane = CATransform3DGetAffineTransform(transform)
            size = CGRect(origin: .zero, size: size).applying(plane.inverted()).size
        }
        if size != storedBounds.size {
            bounds = CGRect(origin: storedBounds.origin, size: size)
        }
    }
}

extension CATransform3D {
    /// Returns the projection of a point of the plane, with perspective division unless the divisor is 0.
    func project(_ point: CGPoint) -> CGPoint {
        let x = point.x * m11 + point.y * m21 + m41
        let y = point.x * m12 + point.y * m22 + m42
        let w = point.x * m14 + point.y * m24 + m44
        return w == 0 || w == 1 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
    }
}

import Foundation

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

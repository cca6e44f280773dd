import Foundation

/// The properties of buttons that change nothing here.
extension UIButton {
    /// The insets of the title, in points.
    public final var titleEdgeInsets: UIEdgeInsets {
        get { self[kept: .zero] }
        set { self[kept: .zero] = newValue }
    }

    /// The insets of the image, in points.
    public final var imageEdgeInsets: UIEdgeInsets {
        get { self[kept: .zero] }
        set { self[kept: .zero] = newValue }
    }

    /// True if the image is darker while the button is highlighted.
    public final var adjustsImageWhenHighlighted: Bool {
        get { self[kept: true] }
        set { self[kept: true] = newValue }
    }

    /// True if the image is lighter while the button is disabled.
    public final var adjustsImageWhenDisabled: Bool {
        get { self[kept: true] }
        set { self[kept: true] = newValue }
    }

    /// True if the button glows while it is touched.
    public final var showsTouchWhenHighlighted: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// True if a pointer changes the look of the button.
    public final var isPointerInteractionEnabled: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }
}

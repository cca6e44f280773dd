extension UIView {
    /// True if the view is shown large, in the middle of the screen, when it is held at a large text size.
    public final var showsLargeContentViewer: Bool {
        get { accessibilityState?.values.showsLargeContent ?? false }
        set { if newValue != showsLargeContentViewer { makeAccessibilityState()?.values.showsLargeContent = newValue } }
    }

    /// The title that is shown large; nil for none.
    public final var largeContentTitle: String? {
        get { accessibility(\.largeContentTitle) }
        set { setAccessibility(\.largeContentTitle, newValue) }
    }

    /// The image that is shown large; nil for none.
    public final var largeContentImage: UIImage? {
        get { accessibility(\.largeContentImage) }
        set { setAccessibility(\.largeContentImage, newValue) }
    }

    /// True if the image is enlarged to fill the viewer; false if it keeps its size.
    public final var scalesLargeContentImage: Bool {
        get { accessibilityState?.values.scalesLargeContentImage ?? false }
        set {
            guard newValue != scalesLargeContentImage else { return }
            makeAccessibilityState()?.values.scalesLargeContentImage = newValue
        }
    }

    /// The insets of the image that is shown large, in points.
    public final var largeContentImageInsets: UIEdgeInsets {
        get { accessibilityState?.values.largeContentInsets ?? .zero }
        set {
            guard newValue != largeContentImageInsets else { return }
            makeAccessibilityState()?.values.largeContentInsets = newValue
        }
    }
}

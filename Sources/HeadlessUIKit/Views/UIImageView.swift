import Foundation

/// A view that shows an image.
open class UIImageView: UIView {
    /// The image, or nil.
    open var image: UIImage?

    /// Creates a view with a frame and no image; it ignores touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        flags.remove(.interaction)
    }

    /// Returns nil: there are no archives of views here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Creates a view with an image, in the image's size.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        flags.remove(.interaction)
    }

    override var usualAccessibility: AccessibilityValues { AccessibilityValues(traits: .image) }

    /// Returns the image's size for any given size; 0 × 0 without an image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    /// The image's size, or `noIntrinsicMetric` without an image.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    /// The image, positioned by the content mode, and the background.
    open override var displayContent: DisplayContent {
        var content = plainContent
        if let image = shownImage {
            content.picture = DisplayContent.Picture(
                image: image,
                contentMode: contentMode,
                frame: contentMode.frame(of: image.size, in: bounds)
            )
        }
        return content
    }

    /// The properties of every view, then the image.
    open override var inspectedProperties: [InspectedProperty] {
        super.inspectedProperties + [InspectedProperty(name: "image", value: image?.description ?? "nil")]
    }
}

extension UIView.ContentMode {
    /// Returns the frame of content of a size in an area, in points.
    ///
    /// Content of zero size stays at zero size when it fits or fills.
    package func frame(of size: CGSize, in area: CGRect) -> CGRect {
        let (across, down) = (area.width / size.width, area.height / size.height)
        switch self {
        case .scaleToFill, .redraw: return area
        case .scaleAspectFit: return placed(size.scaled(by: min(across, down)), in: area, x: 0.5, y: 0.5)
        case .scaleAspectFill: return placed(size.scaled(by: max(across, down)), in: area, x: 0.5, y: 0.5)
        case .center: return placed(size, in: area, x: 0.5, y: 0.5)
        case .top: return placed(size, in: area, x: 0.5, y: 0)
        case .bottom: return placed(size, in: area, x: 0.5, y: 1)
        case .left: return placed(size, in: area, x: 0, y: 0.5)
        case .right: return placed(size, in: area, x: 1, y: 0.5)
        case .topLeft: return placed(size, in: area, x: 0, y: 0)
        case .topRight: return placed(size, in: area, x: 1, y: 0)
        case .bottomLeft: return placed(size, in: area, x: 0, y: 1)
        case .bottomRight: return placed(size, in: area, x: 1, y: 1)
        }
    }

    private func placed(_ size: CGSize, in area: CGRect, x: CGFloat, y: CGFloat) -> CGRect {
        CGRect(
            x: area.minX + (area.width - size.width) * x,
            y: area.minY + (area.height - size.height) * y,
            width: size.width,
            height: size.height
        )
    }
}

extension CGSize {
    fileprivate func scaled(by factor: CGFloat) -> CGSize {
        factor.isFinite ? CGSize(width: width * factor, height: height * factor) : .zero
    }
}

extension UIImageView {
    /// Creates a view with an image, and another one for its highlighted state.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    /// The image while the view is highlighted; nil for none.
    public final var highlightedImage: UIImage? {
        get { self[kept: nil as UIImage?] }
        set { self[kept: nil as UIImage?] = newValue }
    }

    /// True if the view is highlighted; it then shows its other image, if it has one.
    public final var isHighlighted: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// The images of an animation; nil for none.
    ///
    /// They are not shown, as there is no time here.
    public final var animationImages: [UIImage]? {
        get { self[kept: nil as [UIImage]?] }
        set { self[kept: nil as [UIImage]?] = newValue }
    }

    /// The seconds of one animation; 0 for a thirtieth of a second for each image.
    public final var animationDuration: TimeInterval {
        get { self[kept: 0.0] }
        set { self[kept: 0.0] = newValue }
    }

    /// The number of animations; 0 for no end.
    public final var animationRepeatCount: Int {
        get { self[kept: 0] }
        set { self[kept: 0] = newValue }
    }

    /// True between `startAnimating()` and `stopAnimating()`.
    public final var isAnimating: Bool { self[kept: false] }

    /// Starts the animation.
    public final func startAnimating() { self[kept: false, "isAnimating"] = true }

    /// Stops the animation.
    public final func stopAnimating() { self[kept: false, "isAnimating"] = false }

    /// The image that is shown.
    final var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }
}

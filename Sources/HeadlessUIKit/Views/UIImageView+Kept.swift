import Foundation

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

import Foundation

/// The bar of a navigation controller.
///
/// - Note: It is not shown; the values are kept.
open class UINavigationBar: UIView {
    /// True if titles are large.
    open var prefersLargeTitles = false
    /// True if what is behind the bar shines through.
    open var isTranslucent = true
    /// The colour of the bar; nil for the usual one.
    open var barTintColor: UIColor?
    /// The attributes of the title; nil for the usual ones.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The attributes of large titles; nil for the usual ones.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The image below the bar; nil for a line.
    open var shadowImage: UIImage?
    /// The image before the title of the back button; nil for an arrow.
    open var backIndicatorImage: UIImage?
    /// The look of the bar at its usual height.
    open var standardAppearance = UINavigationBarAppearance()
    /// The look of the bar at a small height; nil for the usual one.
    open var compactAppearance: UINavigationBarAppearance?
    /// The look of the bar while the content is at its top; nil for the usual one.
    open var scrollEdgeAppearance: UINavigationBarAppearance?

    private var images: [Int: UIImage] = [:]

    /// Sets the image behind the bar; nil for none.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        images[barMetrics.rawValue] = backgroundImage
    }

    /// Returns the image behind the bar; nil for none.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { images[barMetrics.rawValue] }
}

/// The heights of a bar.
public enum UIBarMetrics: Int, Hashable, Sendable {
    /// The usual height.
    case `default`
    /// A small height.
    case compact
    /// The usual height with a prompt.
    case defaultPrompt = 101
    /// A small height with a prompt.
    case compactPrompt
}

/// The look of a navigation bar.
///
/// - Note: The bar is not shown; the values are kept.
public final class UINavigationBarAppearance {
    /// The colour behind the bar; nil for none.
    public var backgroundColor: UIColor?
    /// The image behind the bar; nil for none.
    public var backgroundImage: UIImage?
    /// The colour of the line below the bar; nil for none.
    public var shadowColor: UIColor?
    /// The image below the bar; nil for a line.
    public var shadowImage: UIImage?
    /// The attributes of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of large titles.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// Creates the usual look.
    public init() {}

    /// Sets the usual background.
    public func configureWithDefaultBackground() { (backgroundColor, shadowColor) = (nil, nil) }

    /// Sets a background that covers what is behind it.
    public func configureWithOpaqueBackground() { (backgroundColor, shadowColor) = (.systemBackground, .separator) }

    /// Sets no background and no line.
    public func configureWithTransparentBackground() { (backgroundColor, shadowColor) = (.clear, .clear) }
}

/// The delegate of a navigation controller.
///
/// - Note: In UIKit the functions are optional; here the default implementations do nothing.
public protocol UINavigationControllerDelegate: AnyObject {
    /// Called before a controller is shown at the top.
    func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    )
    /// Called after a controller is shown at the top.
    func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    )
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
    ) {}
}

import Foundation

/// The content of a navigation bar for a controller.
///
/// - Note: No bar is shown here; the values are kept.
public final class UINavigationItem {
    /// The title; nil for none.
    public var title: String?
    /// A line above the title; nil for none.
    public var prompt: String?
    /// A view in place of the title; nil for none.
    public var titleView: UIView?
    /// The items at the left, from the left.
    public var leftBarButtonItems: [UIBarButtonItem]?
    /// The items at the right, from the right.
    public var rightBarButtonItems: [UIBarButtonItem]?
    /// True if the back button is hidden.
    public var hidesBackButton = false

    /// The title of the back button of the controller above this one; nil for this one's title.
    public var backButtonTitle: String?
    /// The back button of the controller above this one; nil for one with this one's title.
    public var backBarButtonItem: UIBarButtonItem?
    /// The look of the back button's title.
    public var backButtonDisplayMode = BackButtonDisplayMode.default
    /// The condition for showing a large title.
    public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// True if the items at the left follow the back button instead of taking its place.
    public var leftItemsSupplementBackButton = false
    private var looks = Looks()

    /// The looks of the bar.
    private struct Looks {
        var standard: UINavigationBarAppearance?
        var compact: UINavigationBarAppearance?
        var scrollEdge: UINavigationBarAppearance?
    }

    /// The look of the bar at its usual height; nil for that of the bar.
    public var standardAppearance: UINavigationBarAppearance? {
        get { looks.standard }
        set { looks.standard = newValue }
    }

    /// The look of the bar at a small height; nil for that of the bar.
    public var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set { looks.compact = newValue }
    }

    /// The look of the bar while the content is at its top; nil for that of the bar.
    public var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.scrollEdge }
        set { looks.scrollEdge = newValue }
    }

    /// The conditions for showing a large title.
    public enum LargeTitleDisplayMode: Int, Hashable, Sendable, CaseIterable {
        /// As the item before.
        case automatic
        /// Always.
        case always
        /// Never.
        case never
    }

    /// The looks of the back button's title.
    public enum BackButtonDisplayMode: Int, Hashable, Sendable, CaseIterable {
        /// The title, or a shorter one where there is no room.
        case `default`
        /// A short title.
        case generic
        /// No title.
        case minimal
    }

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
    }

    /// Sets the items at the left, at once even if animated.
    public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

    /// Sets the items at the right, at once even if animated.
    public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    /// Sets the item at the left, at once even if animated.
    public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    /// Sets the item at the right, at once even if animated.
    public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    /// Hides or shows the back button, at once even if animated.
    public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// The first item at the left; setting it replaces all items at the left.
    public var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first item at the right; setting it replaces all items at the right.
    public var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }
}

/// A button in a bar.
///
/// - Note: It is not shown here; ``press()`` simulates a tap on it.
public final class UIBarButtonItem {
    /// The look of an item.
    public enum Style: Int, Hashable, Sendable {
        /// Plain text.
        case plain
        /// Bold text.
        case done = 2
    }

    /// The title; nil for none.
    public var title: String?
    /// The image; nil for none.
    public var image: UIImage?
    /// The look.
    public var style: Style
    /// True if the item can be pressed.
    public var isEnabled = true
    /// The action called by a press; nil for none.
    public var primaryAction: UIAction?
    /// A number of an app's own.
    public var tag = 0
    /// The width in points of a fixed space; 0 for the width that the item needs.
    public var width: CGFloat = 0
    /// The colour of what can be touched; nil for that of the bar.
    public var tintColor: UIColor?
    /// The values that few items have.
    final var rare = Rare()
    /// The object whose method a press calls, without retaining it; nil for none.
    public private(set) weak var target: AnyObject?

    /// A description of the method that a press calls, for those who set it.
    package var aim: AnyObject?
    private var handler: (UIBarButtonItem) -> Void = { _ in }

    /// Creates an item with a title that calls a method of an object while the object is alive.
    ///
    /// - Note: UIKit calls a selector; here it is a Swift method.
    public init<Target: AnyObject>(
        title: String?,
        style: Style,
        target: Target,
        action: @escaping (Target) -> () -> Void
    ) {
        self.title = title
        self.style = style
        self.target = target
        handler = { [weak target] _ in
            if let target { action(target)() }
        }
    }

    /// Creates an item with an image that calls a method of an object while the object is alive.
    ///
    /// - Note: UIKit calls a selector; here it is a Swift method.
    public convenience init<Target: AnyObject>(
        image: UIImage?,
        style: Style,
        target: Target,
        action: @escaping (Target) -> () -> Void
    ) {
        self.init(title: nil, style: style, target: target, action: action)
        self.image = image
    }

    /// Creates an item with a title that calls nothing.
    ///
    /// - Note: `action` is nil; UIKit also takes a selector.
    public convenience init(title: String?, style: Style, target: AnyObject?, action: Never?) {
        self.init(title: title, image: nil, style: style) { _ in }
        self.target = target
    }

    /// Creates an item with an image that calls nothing.
    ///
    /// - Note: `action` is nil; UIKit also takes a selector.
    public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Never?) {
        self.init(title: nil, image: image, style: style) { _ in }
        self.target = target
    }

    /// Calls a function, on behalf of a method of an object, for each press.
    package func call(_ target: AnyObject?, _ handler: @escaping (UIBarButtonItem) -> Void) {
        self.target = target
        self.handler = handler
    }

    /// Creates an item with a title or an image that calls a function with itself.
    package init(title: String?, image: UIImage?, style: Style, _ handler: @escaping (UIBarButtonItem) -> Void) {
        self.title = title
        self.image = image
        self.style = style
        self.handler = handler
    }

    /// Creates an item with a view.
    public convenience init(customView: UIView) {
        self.init(title: nil, image: nil, style: .plain) { _ in }
        self.customView = customView
    }

    /// Creates an item with the title and the image of an action, which it calls.
    public init(primaryAction: UIAction?) {
        title = primaryAction?.title
        image = primaryAction?.image
        style = .plain
        self.primaryAction = primaryAction
    }

    /// Simulates a tap; does nothing if the item is disabled.
    /// - Note: UIKit has no such function.
    public func press() {
        guard isEnabled else { return }
        handler(self)
        primaryAction?.perform(from: self)
    }
}

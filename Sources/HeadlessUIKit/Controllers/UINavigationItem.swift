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

import Foundation

/// A button in a bar.
///
/// - Note: It is not shown here; ``press()`` simulates a tap on it.
open class UIBarButtonItem {
    /// The look of an item.
    public enum Style: Int, Hashable, Sendable {
        /// Plain text.
        case plain
        /// Bold text.
        case done = 2
    }

    /// The title; nil for none.
    public final var title: String?
    /// The image; nil for none.
    public final var image: UIImage?
    /// The look.
    public final var style: Style
    /// True if the item can be pressed.
    public final var isEnabled = true
    /// The action called by a press; nil for none.
    public final var primaryAction: UIAction?
    /// A number of an app's own.
    public final var tag = 0
    /// The width in points of a fixed space; 0 for the width that the item needs.
    public final var width: CGFloat = 0
    /// The colour of what can be touched; nil for that of the bar.
    public final var tintColor: UIColor?
    /// The values that few items have.
    final var rare = Rare()
    /// The object whose method a press calls, without retaining it; nil for none.
    public final weak var target: AnyObject?

    /// A description of the method that a press calls, for those who set it.
    package final var aim: AnyObject?
    private var handler: (UIBarButtonItem) -> Void = { _ in }

    /// Lets a press call a method of the target, if that is of the method's class.
    private func callTarget<Target: AnyObject>(_ action: @escaping (Target, UIBarButtonItem) -> Void) {
        handler = { item in
            if let target = item.target as? Target { action(target, item) }
        }
    }

    /// Creates an item that shows and calls nothing.
    public init() {
        style = .plain
    }

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
        callTarget { (target: Target, _) in action(target)() }
    }

    /// Creates an item with a title that calls a method of an object with itself, if it is of the sender's class.
    ///
    /// - Note: UIKit calls a selector; here it is a Swift method.
    public init<Target: AnyObject, Sender>(
        title: String?,
        style: Style,
        target: Target,
        action: @escaping (Target) -> (Sender) -> Void
    ) {
        self.title = title
        self.style = style
        self.target = target
        callTarget { (target: Target, item) in
            if let sender = item as? Sender { action(target)(sender) }
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

    /// Creates an item with an image that calls a method of an object with itself, if it is of the sender's class.
    ///
    /// - Note: UIKit calls a selector; here it is a Swift method.
    public convenience init<Target: AnyObject, Sender>(
        image: UIImage?,
        style: Style,
        target: Target,
        action: @escaping (Target) -> (Sender) -> Void
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
    package final func call(_ target: AnyObject?, _ handler: @escaping (UIBarButtonItem) -> Void) {
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
    public final func press() {
        guard isEnabled else { return }
        handler(self)
        primaryAction?.perform(from: self)
    }
}

/// The values that few items of bars have; they change nothing here.
extension UIBarButtonItem {
    struct Rare {
        var customView: UIView?
        var possibleTitles: Set<String>?
        var isHidden: Bool = false
        var isSelected: Bool = false
        var accessibilityLabel: String?
        var accessibilityHint: String?
        var accessibilityIdentifier: String?
    }

    /// The view in place of the title and the image; nil for none.
    public var customView: UIView? {
        get { rare.customView }
        set { rare.customView = newValue }
    }

    /// The titles that the item may have, for its width; nil for none.
    public var possibleTitles: Set<String>? {
        get { rare.possibleTitles }
        set { rare.possibleTitles = newValue }
    }

    /// True if the item is hidden.
    public var isHidden: Bool {
        get { rare.isHidden }
        set { rare.isHidden = newValue }
    }

    /// True if the item is selected.
    public var isSelected: Bool {
        get { rare.isSelected }
        set { rare.isSelected = newValue }
    }

    /// The name that is read; nil for the title.
    public var accessibilityLabel: String? {
        get { rare.accessibilityLabel }
        set { rare.accessibilityLabel = newValue }
    }

    /// The description of the result of a press; nil for none.
    public var accessibilityHint: String? {
        get { rare.accessibilityHint }
        set { rare.accessibilityHint = newValue }
    }

    /// The name for tests; nil for none.
    public var accessibilityIdentifier: String? {
        get { rare.accessibilityIdentifier }
        set { rare.accessibilityIdentifier = newValue }
    }
}

extension UIBarButtonItem {
    /// The kinds of items that the system draws.
    public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
        /// Done.
        case done
        /// Cancel.
        case cancel
        /// Edit.
        case edit
        /// Save.
        case save
        /// A plus sign.
        case add
        /// A space that grows.
        case flexibleSpace
        /// A space of a fixed width.
        case fixedSpace
        /// A sheet with a pen.
        case compose
        /// An arrow to the left.
        case reply
        /// A square with an arrow.
        case action
        /// A folder.
        case organize
        /// A book.
        case bookmarks
        /// A magnifying glass.
        case search
        /// A round arrow.
        case refresh
        /// A cross.
        case stop
        /// A camera.
        case camera
        /// A bin.
        case trash
        /// A triangle.
        case play
        /// Two bars.
        case pause
        /// Two triangles to the left.
        case rewind
        /// Two triangles to the right.
        case fastForward
        /// Undo.
        case undo
        /// Redo.
        case redo
        /// A cross in a circle.
        case close = 24
    }

    /// Creates an item that the system draws and that calls a method of an object while the object is alive.
    ///
    /// - Note: UIKit calls a selector; here it is a Swift method. The title is nil, as in UIKit.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem systemItem: SystemItem,
        target: Target,
        action: @escaping (Target) -> () -> Void
    ) {
        self.init(title: nil, style: systemItem == .done ? .done : .plain, target: target, action: action)
    }

    /// Creates an item that the system draws and that calls a method of an object with itself, if it is of the sender's
    /// class.
    ///
    /// - Note: UIKit calls a selector; here it is a Swift method. The title is nil, as in UIKit.
    public convenience init<Target: AnyObject, Sender>(
        barButtonSystemItem systemItem: SystemItem,
        target: Target,
        action: @escaping (Target) -> (Sender) -> Void
    ) {
        self.init(title: nil, style: systemItem == .done ? .done : .plain, target: target, action: action)
    }

    /// Creates an item that the system draws and that calls nothing, such as a space.
    ///
    /// - Note: `action` is nil; UIKit also takes a selector.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Never?) {
        self.init(title: nil, style: systemItem == .done ? .done : .plain, target: target, action: action)
    }

    /// Creates an item that the system draws and that calls an action.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
        self.primaryAction = primaryAction
    }

    /// Returns a space that grows.
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
    }

    /// Returns a space of a width in points.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
        item.width = width
        return item
    }
}

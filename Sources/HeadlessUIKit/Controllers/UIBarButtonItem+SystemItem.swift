import Foundation

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

import Foundation

/// A controller that shows a message and buttons.
///
/// - Note: Nothing is drawn but its remarks; ``press(_:)`` simulates a tap on a button.
open class UIAlertController: UIViewController {
    /// The form of the message.
    public enum Style: Int, Hashable, Sendable {
        /// Buttons that rise from the bottom of the screen.
        case actionSheet
        /// A box in the middle of the screen.
        case alert
    }

    /// The message below the title; nil for none.
    open var message: String?
    /// The form of the message.
    public private(set) final var preferredStyle = Style.actionSheet
    /// The buttons, in the order in which they were added.
    public private(set) final var actions: [UIAlertAction] = []
    /// The text fields, in the order in which they were added; nil for none.
    public private(set) final var textFields: [UITextField]?
    /// The button that the return key presses; nil for none.
    open var preferredAction: UIAlertAction?

    /// Creates a controller with a message and no buttons.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        set(title: title, message: message, preferredStyle: preferredStyle)
    }

    /// Sets what ``init(title:message:preferredStyle:)`` is given.
    package final func set(title: String?, message: String?, preferredStyle: Style) {
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
    }

    /// Adds a text field, which the closure configures.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    /// Simulates a tap on a button: dismisses the controller and calls the button's handler.
    ///
    /// Returns false if the button is disabled, or is not one of this controller.
    /// - Note: UIKit has no such function.
    @discardableResult
    public final func press(_ action: UIAlertAction) -> Bool {
        guard action.isEnabled, actions.contains(where: { $0 === action }) else { return false }
        presentingViewController?.dismiss(animated: false, completion: nil)
        action.handler?(action)
        return true
    }

    /// Creates a view with the title, the message and the buttons as remarks.
    open override func loadView() {
        let alert = AlertView(frame: .zero)
        alert.controller = self
        view = alert
    }
}

/// A button of a `UIAlertController`.
public final class UIAlertAction {
    /// The kind of button.
    public enum Style: Int, Hashable, Sendable {
        /// A button like others.
        case `default`
        /// The button that cancels.
        case cancel
        /// A button that deletes or changes data.
        case destructive
    }

    /// The title; nil for none.
    public let title: String?
    /// The kind of button.
    public let style: Style
    /// True if the button can be pressed.
    public var isEnabled = true

    let handler: ((UIAlertAction) -> Void)?

    /// Creates a button.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}

private final class AlertView: UIView {
    weak var controller: UIAlertController?

    override class var inspectedName: String { "UIView" }

    override var displayContent: DisplayContent {
        var content = super.displayContent
        guard let controller else { return content }
        content.remarks += [controller.title, controller.message].compactMap { $0 }
        content.remarks += controller.actions.compactMap(\.title).map { "button \($0)" }
        return content
    }
}

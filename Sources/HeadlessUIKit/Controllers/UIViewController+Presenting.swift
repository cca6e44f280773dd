extension UIViewController {
    /// The controller that this one, or one that contains it, has presented; nil for none.
    public final var presentedViewController: UIViewController? {
        presentation.presented ?? parent?.presentedViewController
    }

    /// The controller that has presented this one, or one that contains it; nil for none.
    public final var presentingViewController: UIViewController? {
        presentation.presenting ?? parent?.presentingViewController
    }

    /// True while the controller appears because another one presents it.
    public final var isBeingPresented: Bool { presentation.movement == .presented }

    /// True while the controller disappears because it is dismissed.
    public final var isBeingDismissed: Bool { presentation.movement == .dismissed }

    /// True while the controller appears because a navigation controller has added it.
    public final var isMovingToParent: Bool { presentation.movement == .toParent }

    /// True while the controller disappears because a navigation controller removes it.
    public final var isMovingFromParent: Bool { presentation.movement == .fromParent }

    /// The nearest navigation controller that contains this one; nil for none.
    public final var navigationController: UINavigationController? {
        var controller = parent
        while let current = controller {
            if let navigation = current as? UINavigationController { return navigation }
            controller = current.parent
        }
        return nil
    }

    /// Presents a controller; see `present(_:animated:completion:)`.
    final func show(_ controller: UIViewController, _ completion: (() -> Void)?) {
        guard presentation.presented == nil, controller.presentation.presenting == nil, controller !== self else {
            return
        }
        presentation.presented = controller
        controller.presentation.presenting = self
        if let window = viewIfLoaded?.window {
            controller.presentation.movement = .presented
            controller.beginAppearanceTransition(true, animated: false)
            controller.view.frame = window.bounds
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            window.addSubview(controller.view)
            window.layoutIfNeeded()
            controller.endAppearanceTransition()
            controller.presentation.movement = nil
        }
        completion?()
    }

    /// Removes the presented controller, or else this one from the controller that has presented it.
    final func removePresented(_ completion: (() -> Void)?) {
        guard let presented = presentation.presented else {
            guard let presenting = presentation.presenting else {
                guard let parent else { return }
                return parent.dismiss(animated: false, completion: completion)
            }
            return presenting.dismiss(animated: false, completion: completion)
        }
        // What it has presented itself goes with it.
        if presented.presentation.presented != nil { presented.removePresented(nil) }
        presentation.presented = nil
        presented.presentation.presenting = nil
        if presented.viewIfLoaded?.superview != nil {
            presented.presentation.movement = .dismissed
            presented.beginAppearanceTransition(false, animated: false)
            presented.view.removeFromSuperview()
            presented.endAppearanceTransition()
            presented.presentation.movement = nil
        }
        completion?()
    }
}

/// The controllers that a controller has presented, or is presented by.
struct Presentation {
    var popover: UIPopoverPresentationController?
    var toolbarItems: [UIBarButtonItem]?
    var presented: UIViewController?
    // The presenting controller retains this one.
    weak var presenting: UIViewController?
    /// The reason for which the controller appears or disappears now; nil while it does neither, or for another reason.
    var movement: Movement?

    enum Movement {
        case presented
        case dismissed
        case toParent
        case fromParent
    }
}

/// The way a controller is presented; it makes no difference here.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
    /// As the system chooses.
    case automatic = -2
    /// Over the whole screen.
    case fullScreen = 0
    /// On a page that leaves part of the screen visible.
    case pageSheet
    /// On a centred sheet.
    case formSheet
    /// In place of the content of the presenting controller.
    case currentContext
    /// As the controller's own presentation says.
    case custom
    /// Over the whole screen, which stays visible.
    case overFullScreen
    /// Over the content of the presenting controller, which stays visible.
    case overCurrentContext
    /// In a popover.
    case popover
}

/// The appearance of the status bar, which is not shown here.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
    /// As the appearance of the interface.
    case `default`
    /// Light text.
    case lightContent
    /// Dark text.
    case darkContent = 3
}

extension UIViewController {
    /// The child controllers, in the order in which they were added.
    public var children: [UIViewController] { controllers }

    /// The controller that contains this one.
    ///
    /// A controller retains its children, but not its parent.
    public var parent: UIViewController? { container }

    /// Adds a child controller, after removing it from its current parent; the caller adds its view.
    ///
    /// Calls `willMove(toParent:)` on the child. Does nothing for a controller that is already a child, for the
    /// controller itself and for its ancestors.
    public func addChild(_ childController: UIViewController) {
        guard childController.container !== self, !isInside(childController) else { return }
        childController.removeFromParent()
        childController.willMove(toParent: self)
        controllers.append(childController)
        childController.container = self
    }

    /// Removes the controller from its parent and calls `didMove(toParent:)`; does nothing without a parent.
    public func removeFromParent() {
        guard let old = container else { return }
        old.controllers.removeAll { $0 === self }
        container = nil
        didMove(toParent: nil)
    }

    private func isInside(_ other: UIViewController) -> Bool {
        var current: UIViewController? = self
        while let controller = current {
            if controller === other { return true }
            current = controller.container
        }
        return false
    }
}

extension UIViewController: Hashable {
    /// Returns true if both are the same object.
    public static func == (lhs: UIViewController, rhs: UIViewController) -> Bool { lhs === rhs }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

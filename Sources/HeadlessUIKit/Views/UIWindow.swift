import Foundation

/// The root of the views on a screen: a view appears when it is added to a window.
///
/// A window shows the view of its root controller, in its own size.
/// - Note: Nothing is drawn, and no scene or screen retains a window.
open class UIWindow: UIView {
    /// The screen of the window.
    open var screen: UIScreen { .main }

    /// The controller whose view fills the window.
    ///
    /// Setting it removes the view of the previous one.
    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            showRootView()
        }
    }

    /// True if the window was made the key window last.
    public private(set) final var isKeyWindow = false

    /// Creates a hidden window with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        flags.insert([.inWindow, .windowRoot, .hidden])
    }

    /// Returns nil: there are no archives of views here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The frame of the window; a change of size resizes the view of the root controller.
    open override var bounds: CGRect {
        didSet {
            guard bounds.size != oldValue.size else { return }
            rootViewController?.viewIfLoaded?.frame = CGRect(origin: .zero, size: bounds.size)
        }
    }

    /// Shows the window and makes it the key window; the view of its root controller appears and is laid out.
    open func makeKeyAndVisible() {
        makeKey()
        UIApplication.shared.note(self)
        guard isHidden else { return }
        isHidden = false
        showRootView()
    }

    /// Makes the window the key window.
    open func makeKey() {
        isKeyWindow = true
    }

    /// Adds the view of the root controller to a window that is shown, and calls its appearance methods.
    private func showRootView() {
        guard !isHidden, let controller = rootViewController, controller.view.superview !== self else { return }
        controller.beginAppearanceTransition(true, animated: false)
        controller.view.frame = CGRect(origin: .zero, size: bounds.size)
        addSubview(controller.view)
        layoutIfNeeded()
        controller.endAppearanceTransition()
    }
}

extension UIView {
    /// The window that the view is in; a window is in itself.
    public final var window: UIWindow? {
        // Most views of a tool that has no windows would search all their ancestors in vain.
        guard flags.contains(.inWindow) else { return nil }
        var top = self
        while let above = top.parent { top = above }
        return top as? UIWindow
    }

    /// True if the view is in a window, or in a view that takes the place of one.
    package final var isInWindow: Bool { flags.contains(.inWindow) }

    /// Lets a view without a superview take the place of a window: views added to it are in a window, which is nil.
    package final func standForWindow() {
        flags.insert([.inWindow, .windowRoot])
    }

    /// Tells the view and its descendants of the window that the view has moved to, or out of.
    ///
    /// - Parameter superview: the superview before or after the move, depending on `move`.
    final func move(_ move: WindowMove, to superview: UIView?) {
        let isInWindow = superview?.flags.contains(.inWindow) == true
        guard isInWindow != flags.contains(.inWindow), !flags.contains(.windowRoot) else { return }
        let window = move == .begins ? superview?.window : nil
        // A list instead of recursion, so that the stack does not limit the depth of the tree.
        var pending = [self]
        while let view = pending.popLast() {
            switch move {
            case .begins:
                view.willMove(toWindow: window)
            case .ends:
                // A subview that was added in the meantime has been told.
                guard view.flags.contains(.inWindow) != isInWindow else { continue }
                view.flags.set(.inWindow, isInWindow)
                view.didMoveToWindow()
            }
            pending.append(contentsOf: view.children.reversed())
        }
    }
}

extension UIView {
    /// Marks the view and its descendants as being in no window, before they move from one window to another.
    final func forgetWindow() {
        var pending = [self]
        while let view = pending.popLast() {
            view.flags.remove(.inWindow)
            pending.append(contentsOf: view.children)
        }
    }
}

/// The two moments at which a view hears of its window.
enum WindowMove {
    case begins
    case ends
}

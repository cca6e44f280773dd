import Foundation

/// What looks after a view: makes it when it is first asked for, and is told when it is laid out.
///
/// A subclass makes its view in `loadView()` or changes the plain one in `viewDidLoad()`.
/// - Note: There is no window, so no view comes to a screen by itself: whoever shows the view of a controller calls
///   `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`, which call the methods about that.
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    private var isLoading = false
    private var isAppearing: Bool?
    private var isAnimated = false
    final var controllers: [UIViewController] = []
    // Cleared by the parent before it goes, so it never dangles.
    final unowned(unsafe) var container: UIViewController?

    /// What the controller shows, in words; nil for nothing.
    open var title: String?

    /// Makes a controller whose view `loadView()` makes.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: the name of an archive of views. There are none here: it is not looked at.
    ///   - nibBundleOrNil: where the archive is; not looked at.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Makes a controller whose view `loadView()` makes.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Nil: there are no archives of controllers here.
    public required init?(coder: NSCoder) {
        return nil
    }

    deinit {
        loadedView?.leave(self)
        for child in controllers { child.container = nil }
    }

    // MARK: - The view

    /// The view, which is loaded when it is first asked for.
    ///
    /// Where `loadView()` sets none, or asks for it before it sets one, it is a plain view of no size.
    /// - Note: In UIKit it is an optional that is unwrapped by itself; here there always is one.
    open var view: UIView {
        get {
            loadViewIfNeeded()
            if let loadedView { return loadedView }
            let view = UIView(frame: .zero)
            show(view)
            return view
        }
        set { show(newValue) }
    }

    private func show(_ view: UIView) {
        guard view !== loadedView else { return }
        loadedView?.leave(self)
        loadedView = view
        view.take(by: self)
    }

    /// The view, if it is loaded.
    public var viewIfLoaded: UIView? { loadedView }

    /// Whether the view is loaded.
    public var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view, if it is not, and calls `viewDidLoad()` then.
    public func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        guard !isLoading else { return show(UIView(frame: .zero)) }
        isLoading = true
        loadView()
        isLoading = false
        if loadedView == nil { show(UIView(frame: .zero)) }
        viewDidLoad()
    }

    /// Makes the view and sets `view`: a plain one of no size, unless a subclass makes another.
    /// - Note: In UIKit it has the size of the screen; here there is none.
    open func loadView() {
        view = UIView(frame: .zero)
    }

    /// Called when the view is loaded.
    open func viewDidLoad() {}

    // MARK: - Layout

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    // MARK: - Appearing

    /// Says that the view is about to come to the screen or to leave it: calls `viewWillAppear(_:)` or
    /// `viewWillDisappear(_:)`, once the view is loaded.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        self.isAppearing = isAppearing
        isAnimated = animated
        loadViewIfNeeded()
        if isAppearing {
            viewWillAppear(animated)
        } else {
            viewWillDisappear(animated)
        }
    }

    /// Says that the view has come or gone: calls `viewDidAppear(_:)` or `viewDidDisappear(_:)`; does nothing if that
    /// did not begin.
    public func endAppearanceTransition() {
        guard let isAppearing else { return }
        self.isAppearing = nil
        if isAppearing {
            viewDidAppear(isAnimated)
        } else {
            viewDidDisappear(isAnimated)
        }
    }

    /// Called before the view comes to the screen.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view has come to the screen.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view leaves the screen.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called when the view has left the screen.
    open func viewDidDisappear(_ animated: Bool) {}

    // MARK: - Other controllers

    /// Called before the controller comes into another one or, with nil, leaves it.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called when the controller has left the one that it was in; for one that it comes into, whoever puts its view
    /// there calls it.
    open func didMove(toParent parent: UIViewController?) {}

    /// The view above that of the controller.
    open override var next: UIResponder? { loadedView?.superview }
}

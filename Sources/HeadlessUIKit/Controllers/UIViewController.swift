import Foundation

/// An object that manages a view: it loads the view on first access and is notified about its layout.
///
/// A subclass creates its view in `loadView()` or changes the default view in `viewDidLoad()`.
/// - Note: A view appears in a `UIWindow`, when its controller is the root or presented. Other code that shows a
///   controller's view calls `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`, which call the
///   appearance methods.
open class UIViewController: UIResponder {
    private var loadedView: UIView?
    private var isLoading = false
    private var isAppearing: Bool?
    private var isAnimated = false
    final var controllers: [UIViewController] = []
    final weak var container: UIViewController?

    final var presentation = Presentation()

    /// The title of the controller; nil for none.
    open var title: String? {
        didSet { bar?.title = title }
    }

    /// The way the controller is presented; it makes no difference here.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    private var bar: UINavigationItem?
    /// The properties that are only kept.
    final var kept = KeptProperties()

    /// The content of the bar of a navigation controller, created on first access.
    open var navigationItem: UINavigationItem {
        if let bar { return bar }
        let item = UINavigationItem(title: title ?? "")
        if title == nil { item.title = nil }
        bar = item
        return item
    }

    /// The insets added to the safe area of the view, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { loadedView?.noteSafeAreaChange() } }
    }

    /// Creates a controller whose view is created by `loadView()`.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: the name of a nib file; ignored, as there are none here.
    ///   - nibBundleOrNil: the bundle of the nib file; ignored.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    /// Creates a controller whose view is created by `loadView()`.
    public override convenience init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: there are no archives of controllers here.
    public required init?(coder: NSCoder) {
        return nil
    }

    deinit {
        loadedView?.detach(from: self)
        for child in controllers { child.container = nil }
    }

    // MARK: - The status bar

    /// True if the controller hides the status bar, which is not shown here; false by default.
    open var prefersStatusBarHidden: Bool { false }

    /// The appearance of the status bar, which is not shown here.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// The animation of a change of the status bar, which is not shown here.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// To be called when the status bar has to change; there is none here.
    open func setNeedsStatusBarAppearanceUpdate() {}

    // MARK: - Surroundings

    /// True if the mark at the bottom of the screen is hidden; it is not shown here.
    open var prefersHomeIndicatorAutoHidden: Bool { false }

    /// To be called when the mark at the bottom of the screen has to change; there is none here.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

    /// The orientations in which the view is shown: all but upside down.
    ///
    /// The screen never turns here.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

    /// True if the view turns with the device; the screen never turns here.
    open var shouldAutorotate: Bool { true }

    /// The size of the view in a popover or in another controller; zero by default.
    open var preferredContentSize: CGSize {
        get { self[kept: CGSize.zero] }
        set { self[kept: CGSize.zero] = newValue }
    }

    /// Called before the size of the view changes with the screen; never called here.
    open func viewWillTransition(
        to size: CGSize,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {}

    /// Called when memory is short; never called here.
    open func didReceiveMemoryWarning() {}

    /// Updates the constraints of the view; there are none here.
    open func updateViewConstraints() {}

    /// Called after the traits of the controller changed; never called here.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// True while the content can be edited.
    open var isEditing: Bool {
        get { self[kept: false] }
        set { self[kept: false] = newValue }
    }

    /// Changes whether the content can be edited.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // MARK: - The view

    /// The controller's view, loaded on first access.
    ///
    /// If `loadView()` does not set it, or reads it before setting it, it is a plain view of zero size.
    ///
    /// Setting nil removes the view; it is loaded again on the next access.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            if let loadedView { return loadedView }
            let view = UIView(frame: .zero)
            show(view)
            return view
        }
        set {
            if let newValue { return show(newValue) }
            loadedView?.detach(from: self)
            loadedView = nil
        }
    }

    private func show(_ view: UIView) {
        guard view !== loadedView else { return }
        loadedView?.detach(from: self)
        loadedView = view
        view.attach(to: self)
    }

    /// The controller's view if it is loaded, or else nil.
    public var viewIfLoaded: UIView? { loadedView }

    /// True if the view is loaded.
    public var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view if necessary and then calls `viewDidLoad()`.
    public func loadViewIfNeeded() {
        guard loadedView == nil else { return }
        guard !isLoading else { return show(UIView(frame: .zero)) }
        isLoading = true
        loadView()
        isLoading = false
        if loadedView == nil { show(UIView(frame: .zero)) }
        viewDidLoad()
    }

    /// Creates the view and assigns it to `view`.
    ///
    /// The default implementation creates a plain view of zero size.
    /// - Note: In UIKit the default view has the size of the screen; there is no screen here.
    open func loadView() {
        view = UIView(frame: .zero)
    }

    /// Called after the view is loaded.
    open func viewDidLoad() {}

    // MARK: - Layout

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    // MARK: - Appearing

    /// Begins a transition in which the view appears or disappears: loads the view if necessary and calls
    /// `viewWillAppear(_:)` or `viewWillDisappear(_:)`.
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

    /// Ends the transition: calls `viewDidAppear(_:)` or `viewDidDisappear(_:)`; does nothing without a begun
    /// transition.
    public func endAppearanceTransition() {
        guard let isAppearing else { return }
        self.isAppearing = nil
        if isAppearing {
            viewIsAppearing(isAnimated)
            viewDidAppear(isAnimated)
        } else {
            viewDidDisappear(isAnimated)
        }
    }

    /// Called before the view appears.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called between `viewWillAppear(_:)` and `viewDidAppear(_:)`, once the view is in place.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called after the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view disappears.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called when the insets that bars, corners or the controller add to the view have changed.
    open func viewSafeAreaInsetsDidChange() {}

    // MARK: - Presenting

    /// Presents a controller: its view covers the window of this one's, and appears there, at once even if animated.
    ///
    /// Does nothing if this controller has presented another one, or if the other one is presented already.
    /// - Note: Without a window the controller is presented without appearing; UIKit refuses it.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        show(viewControllerToPresent, completion)
    }

    /// Dismisses the controller that this one has presented, or else this one; at once even if animated.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        removePresented(completion)
    }

    // MARK: - Other controllers

    /// Called before the controller is added to a parent or, with nil, removed from it.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after the controller is removed from its parent.
    ///
    /// After adding a child, the caller calls it once the child's view is in place.
    open func didMove(toParent parent: UIViewController?) {}

    /// The superview of the controller's view.
    open override var next: UIResponder? { loadedView?.superview }
}

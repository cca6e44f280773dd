import Foundation

/// A controller that shows the last of a stack of controllers.
///
/// - Note: There is no bar and no animation: the view of the top controller fills the view.
open class UINavigationController: UIViewController {
    private var stack: [UIViewController] = []

    /// True if the bar is hidden; it is never shown here.
    open var isNavigationBarHidden = false
    /// True if the bar at the bottom is hidden; it is never shown here.
    open var isToolbarHidden = true
    /// The bar, which is not shown here.
    public final let navigationBar = UINavigationBar()
    /// The recognizer of a swipe back, which never recognizes one here.
    public final let interactivePopGestureRecognizer: UIGestureRecognizer? = UIPanGestureRecognizer()
    /// The delegate, which the controller does not retain.
    open weak var delegate: (any UINavigationControllerDelegate)?
    /// An object that is the delegate on behalf of another one; the controller retains it.
    package final var substituteDelegate: (any UINavigationControllerDelegate)? {
        didSet { delegate = substituteDelegate }
    }

    /// Creates a controller with an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Creates a controller with one controller in its stack.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Returns nil: there are no archives of controllers here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The controllers in the stack, the shown one last.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The shown controller; nil for an empty stack.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that is seen: the one presented by the top controller, or else that one.
    open var visibleViewController: UIViewController? {
        topViewController?.presentedViewController ?? topViewController
    }

    /// Replaces the stack, at once even if animated.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        let old = topViewController
        let leaving = stack.filter { controller in !viewControllers.contains { $0 === controller } }
        let entering = viewControllers.filter { controller in !stack.contains { $0 === controller } }
        for controller in leaving {
            controller.presentation.movement = .fromParent
            controller.willMove(toParent: nil)
        }
        for controller in entering { controller.presentation.movement = .toParent }
        defer { for controller in leaving + entering { controller.presentation.movement = nil } }
        let new = viewControllers.last
        if old !== new { hide(old) }
        for controller in leaving { controller.removeFromParent() }
        stack = viewControllers
        for controller in viewControllers where controller.parent !== self { addChild(controller) }
        guard old !== new else { return }
        if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
        showTop()
        new?.didMove(toParent: self)
        if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
    }

    /// Adds a controller to the stack and shows it; does nothing if it is in the stack.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard !stack.contains(where: { $0 === viewController }) else { return }
        setViewControllers(stack + [viewController], animated: animated)
    }

    /// Removes the top controller, unless it is the only one, and returns it.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        setViewControllers(stack.dropLast(), animated: animated)
        return top
    }

    /// Removes all controllers but the first, and returns them.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let removed = Array(stack.dropFirst())
        setViewControllers(Array(stack.prefix(1)), animated: animated)
        return removed
    }

    /// Removes the controllers above one of the stack, and returns them; nil if it is not in the stack.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        let removed = Array(stack[(index + 1)...])
        setViewControllers(Array(stack[...index]), animated: animated)
        return removed
    }

    /// Shows or hides the bar, which is never shown here.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        isNavigationBarHidden = hidden
    }

    /// Shows or hides the bar at the bottom, which is never shown here.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        isToolbarHidden = hidden
    }

    /// Shows the top controller.
    open override func viewDidLoad() {
        super.viewDidLoad()
        showTop()
    }

    /// Gives the view of the top controller the size of the view.
    open override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        topViewController?.view.frame = view.bounds
    }

    /// Tells the top controller that it appears.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        topViewController?.beginAppearanceTransition(true, animated: animated)
    }

    /// Tells the top controller that it has appeared.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        topViewController?.endAppearanceTransition()
    }

    /// Tells the top controller that it disappears.
    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        topViewController?.beginAppearanceTransition(false, animated: animated)
    }

    /// Tells the top controller that it has disappeared.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        topViewController?.endAppearanceTransition()
    }

    private func hide(_ controller: UIViewController?) {
        guard let view = controller?.viewIfLoaded, view.superview != nil else { return }
        let isSeen = view.isInWindow
        if isSeen { controller?.beginAppearanceTransition(false, animated: false) }
        view.removeFromSuperview()
        if isSeen { controller?.endAppearanceTransition() }
    }

    private func showTop() {
        guard let own = viewIfLoaded, let top = topViewController, top.view.superview !== own else { return }
        let isSeen = own.isInWindow
        if isSeen { top.beginAppearanceTransition(true, animated: false) }
        top.view.frame = own.bounds
        own.addSubview(top.view)
        if isSeen { top.endAppearanceTransition() }
    }
}

final class Screen: UIViewController {
    override var title: String? {
        get { "<" + (super.title ?? "") + ">" }
        set { super.title = newValue }
    }
    override var canBecomeFirstResponder: Bool { true }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        print(title ?? "", "appears", isMovingToParent, isBeingPresented)
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        print(title ?? "", "disappears", isMovingFromParent, isBeingDismissed)
    }
    override func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        print("presents")
        super.present(controller, animated: animated, completion: completion)
    }
    override func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        print("dismisses")
        super.dismiss(animated: animated, completion: completion)
    }
    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }
    required init?(coder: NSCoder) { nil }
}
let first = Screen("first")
let navigation = UINavigationController(rootViewController: first)
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
window.rootViewController = navigation
window.makeKeyAndVisible()
// expect: <first> appears false false
navigation.pushViewController(Screen("second"), animated: false)
// expect: <first> disappears false false
// expect: <second> appears true false
navigation.popViewController(animated: false)
// expect: <second> disappears true false
// expect: <first> appears false false
first.present(Screen("sheet"), animated: false) { print("shown") }
// expect: presents
// expect: <sheet> appears false true
// expect: shown
first.dismiss(animated: false)
// expect: dismisses
// expect: <sheet> disappears false true
print(first.canBecomeFirstResponder, first.isMovingFromParent)  // expect: true false

import Foundation
import HeadlessUIKit
import SwiftInterpreter

/// The view controller of an instance of a declared subclass of `UIAlertController`.
final class InterpretedAlertController: UIAlertController, InterpretedObject {
    let link = ObjectLink()

    deinit { link.finish() }

    init() { super.init(nibName: nil, bundle: nil) }

    required init?(coder: NSCoder) { return nil }

    override var title: String? {
        get { link.value { super.title } }
        set { link.set(newValue, from: super.title) { super.title = $0 } }
    }

    override var canBecomeFirstResponder: Bool {
        link.value { super.canBecomeFirstResponder }
    }

    override func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        link.call("present", [(nil, controller), ("animated", animated), ("completion", completion as Any)]) {
            super.present(controller, animated: animated, completion: completion)
        }
    }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        link.call("dismiss", [("animated", flag), ("completion", completion as Any)]) {
            super.dismiss(animated: flag, completion: completion)
        }
    }

    override func loadView() { link.call("loadView") { super.loadView() } }

    override func viewDidLoad() { link.call("viewDidLoad") { super.viewDidLoad() } }

    override func viewWillLayoutSubviews() { link.call("viewWillLayoutSubviews") { super.viewWillLayoutSubviews() } }

    override func viewDidLayoutSubviews() { link.call("viewDidLayoutSubviews") { super.viewDidLayoutSubviews() } }

    override func viewSafeAreaInsetsDidChange() {
        link.call("viewSafeAreaInsetsDidChange") { super.viewSafeAreaInsetsDidChange() }
    }

    override func viewWillAppear(_ animated: Bool) {
        link.call("viewWillAppear", [(nil, animated)]) { super.viewWillAppear(animated) }
    }

    override func viewIsAppearing(_ animated: Bool) {
        link.call("viewIsAppearing", [(nil, animated)]) { super.viewIsAppearing(animated) }
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        link.call("setEditing", [(nil, editing), ("animated", animated)]) {
            super.setEditing(editing, animated: animated)
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        link.call("viewDidAppear", [(nil, animated)]) { super.viewDidAppear(animated) }
    }

    override func viewWillDisappear(_ animated: Bool) {
        link.call("viewWillDisappear", [(nil, animated)]) { super.viewWillDisappear(animated) }
    }

    override func viewDidDisappear(_ animated: Bool) {
        link.call("viewDidDisappear", [(nil, animated)]) { super.viewDidDisappear(animated) }
    }

    override func willMove(toParent parent: UIViewController?) {
        link.call("willMove", [("toParent", parent as Any)]) { super.willMove(toParent: parent) }
    }

    override func didMove(toParent parent: UIViewController?) {
        link.call("didMove", [("toParent", parent as Any)]) { super.didMove(toParent: parent) }
    }
}

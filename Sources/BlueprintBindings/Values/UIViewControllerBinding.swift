import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiViewController = Binding("UIViewController") { table in
        table.register(
            UIViewController.self,
            as: "UIViewController",
            summary: "A controller of a view; a subclass creates the view in loadView() or viewDidLoad().",
            example: """
                final class Home: UIViewController {
                    private let blueprintView = BlueprintView()
                    override func loadView() { view = blueprintView }
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        blueprintView.element = Label(text: "Hello")
                    }
                }
                Home()
                """
        ) { controller in
            describeMaking(of: controller)
            describeView(of: controller)
            describePresenting(of: controller)
            describeSurroundings(of: controller)
            describeTouches(of: controller)
            controller.property("canBecomeFirstResponder", summary: "True if it can take the focus.") {
                $0.canBecomeFirstResponder
            }
        }
        describeSurroundings(in: table)
        table.register(NSCoder.self, as: "NSCoder", summary: "An archive; there is none here, and none can be made.")
    }

    /// The members of controllers that nothing calls here, each with the reason.
    static let uncalledOfControllers = [
        "didReceiveMemoryWarning()": "there is no app around it",
        "preferredStatusBarUpdateAnimation": "there is no status bar",
        "prefersHomeIndicatorAutoHidden": "there is no home indicator",
        "shouldAutorotate": "the screen never turns",
        "supportedInterfaceOrientations": "the screen never turns",
        "traitCollectionDidChange(_:)": "nothing changes the traits of a controller",
        "updateViewConstraints()": "there are no constraints between views",
        "viewWillTransition(to:with:)": "the screen never turns",
        "preferredStatusBarStyle": "there is no status bar",
        "prefersStatusBarHidden": "there is no status bar",
    ]
    .merging(touches) { $1 }

    /// Lets classes of source inherit the initializers that all classes of controllers have.
    static func inheritInitializers<Controller>(of controller: TypeRegistration<Controller>) {
        controller.inheritedInitializer("init(nibName: String?, bundle: Any?)")
        controller.inheritedInitializer("init(coder: NSCoder)", isFailable: true)
        controller.inheritedInitializer(
            "init()",
            callingOverridden: "init(nibName:bundle:)",
            with: [String?.none as Any, String?.none as Any]
        )
    }

    private static func describeMaking(of controller: TypeRegistration<UIViewController>) {
        controller.initializer("init()") { _ in UIViewController() }
        controller.initializer("init(nibName: String?, bundle: Any?)") { _ in UIViewController() }
        inheritInitializers(of: controller)
        controller.inheritable(uncalled: uncalledOfControllers) { _ in InterpretedViewController() }
    }

    private static func describeView(of controller: TypeRegistration<UIViewController>) {
        controller.property(
            "view",
            type: "UIView!",
            summary: "The view, which is loaded on first access.",
            get: { controller -> UIView? in controller.view },
            set: { (controller: inout UIViewController, view: UIView?) in controller.view = view }
        )
        let events: [(String, (UIViewController) -> Void)] = [
            ("loadView", { $0.loadView() }),
            ("viewDidLayoutSubviews", { $0.viewDidLayoutSubviews() }),
            ("viewDidLoad", { $0.viewDidLoad() }),
            ("viewSafeAreaInsetsDidChange", { $0.viewSafeAreaInsetsDidChange() }),
            ("viewWillLayoutSubviews", { $0.viewWillLayoutSubviews() }),
        ]
        for (name, call) in events {
            controller.method("\(name)()") { controller, _ in call(controller) }
        }
        let appearances: [(String, (UIViewController, Bool) -> Void)] = [
            ("viewDidAppear", { $0.viewDidAppear($1) }),
            ("viewDidDisappear", { $0.viewDidDisappear($1) }),
            ("viewIsAppearing", { $0.viewIsAppearing($1) }),
            ("viewWillAppear", { $0.viewWillAppear($1) }),
            ("viewWillDisappear", { $0.viewWillDisappear($1) }),
        ]
        for (name, call) in appearances {
            controller.method("\(name)(_ animated: Bool)") { call($0, try $1["animated"]) }
        }
    }

    private static func describePresenting(of controller: TypeRegistration<UIViewController>) {
        controller.method(
            "present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)",
            summary: "Presents a controller over the window."
        ) {
            $0.present(
                try $1["viewControllerToPresent"],
                animated: try $1["flag"],
                completion: try $1.optionalClosure("completion", fallback: ())
            )
        }
        controller.method(
            "dismiss(animated flag: Bool, completion: (() -> Void)? = nil)",
            summary: "Dismisses the presented controller, or this one."
        ) { $0.dismiss(animated: try $1["flag"], completion: try $1.optionalClosure("completion", fallback: ())) }
    }
}

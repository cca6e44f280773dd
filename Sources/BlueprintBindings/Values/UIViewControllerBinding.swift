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
            describeChildren(of: controller)
            controller.property("title", \.title, summary: "The title.")
        }
        table.register(NSCoder.self, as: "NSCoder", summary: "An archive; there is none here, and none can be made.") {
            _ in
        }
    }

    private static func describeMaking(of controller: TypeRegistration<UIViewController>) {
        controller.initializer("init()") { _ in UIViewController() }
        controller.initializer("init(nibName: String?, bundle: Any?)") { _ in UIViewController() }
        controller.inheritedInitializer("init(nibName: String?, bundle: Any?)")
        controller.inheritedInitializer(
            "init()",
            callingOverridden: "init(nibName:bundle:)",
            with: [String?.none as Any, String?.none as Any]
        )
        controller.subclassable(
            overriding: [
                "didMove(toParent:)", "loadView()", "viewDidAppear(_:)", "viewDidDisappear(_:)",
                "viewDidLayoutSubviews()", "viewDidLoad()", "viewWillAppear(_:)", "viewWillDisappear(_:)",
                "viewWillLayoutSubviews()", "willMove(toParent:)",
            ],
            uncalled: [
                "didReceiveMemoryWarning()": "there is no app around it",
                "prefersStatusBarHidden": "there is no status bar",
                "viewSafeAreaInsetsDidChange()": "nothing covers the edges of a view",
            ]
        ) { _ in InterpretedViewController() }
    }

    private static func describeView(of controller: TypeRegistration<UIViewController>) {
        controller.property(
            "view",
            type: "UIView",
            summary: "The view, which is loaded on first access.",
            get: { $0.view },
            set: { controller, view in controller.view = view }
        )
        controller.property("viewIfLoaded", summary: "The view, if it is loaded.") { $0.viewIfLoaded }
        controller.property("isViewLoaded", \.isViewLoaded, summary: "True if the view is loaded.")
        controller.method("loadViewIfNeeded()", summary: "Loads the view, if it is not.") { controller, _ in
            controller.loadViewIfNeeded()
        }
        let events: [(String, (UIViewController) -> Void)] = [
            ("loadView", { $0.loadView() }),
            ("viewDidLayoutSubviews", { $0.viewDidLayoutSubviews() }),
            ("viewDidLoad", { $0.viewDidLoad() }),
            ("viewWillLayoutSubviews", { $0.viewWillLayoutSubviews() }),
        ]
        for (name, call) in events {
            controller.method("\(name)()") { controller, _ in call(controller) }
        }
        let appearances: [(String, (UIViewController, Bool) -> Void)] = [
            ("viewDidAppear", { $0.viewDidAppear($1) }),
            ("viewDidDisappear", { $0.viewDidDisappear($1) }),
            ("viewWillAppear", { $0.viewWillAppear($1) }),
            ("viewWillDisappear", { $0.viewWillDisappear($1) }),
        ]
        for (name, call) in appearances {
            controller.method("\(name)(_ animated: Bool)") { call($0, try $1["animated"]) }
        }
        controller.method(
            "beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)",
            summary: "Says that the view is about to come to the screen or to leave it."
        ) { $0.beginAppearanceTransition(try $1["isAppearing"], animated: try $1["animated"]) }
        controller.method("endAppearanceTransition()", summary: "Says that it has.") { controller, _ in
            controller.endAppearanceTransition()
        }
    }

    private static func describeChildren(of controller: TypeRegistration<UIViewController>) {
        controller.property("children", summary: "The controllers in it.") { $0.children }
        controller.property("parent", summary: "The controller that it is in.") { $0.parent }
        controller.method("addChild(_ childController: UIViewController)", summary: "Takes a controller in.") {
            $0.addChild(try $1["childController"])
        }
        controller.method("removeFromParent()", summary: "Leaves the controller that it is in.") { controller, _ in
            controller.removeFromParent()
        }
        controller.method("willMove(toParent parent: UIViewController?)") { $0.willMove(toParent: try $1["parent"]) }
        controller.method("didMove(toParent parent: UIViewController?)") { $0.didMove(toParent: try $1["parent"]) }
    }
}

import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiNavigationController = Binding("UINavigationController") { table in
        table.register(
            UINavigationController.self,
            as: "UINavigationController",
            superclass: "UIViewController",
            summary: "A controller that shows the last of a stack of controllers; no bar is shown here.",
            example: "UINavigationController(rootViewController: UIViewController()).viewControllers.count"
        ) { controller in
            controller.initializer("init()", summary: "A controller with an empty stack.") { _ in
                UINavigationController()
            }
            controller.initializer("init(rootViewController: UIViewController)", summary: "A stack of one.") {
                UINavigationController(rootViewController: try $0["rootViewController"])
            }
            controller.inheritedInitializer("init(nibName: String?, bundle: Any?)")
            controller.inheritedInitializer("init(coder: NSCoder)", isFailable: true)
            controller.inheritedInitializer(
                "init()",
                callingOverridden: "init(nibName:bundle:)",
                with: [String?.none as Any, String?.none as Any]
            )
            controller.inheritedInitializer("init(rootViewController: UIViewController)") { controller, arguments in
                controller.setViewControllers([try arguments["rootViewController"]], animated: false)
            }
            controller.subclassable(
                overriding: overridableOfControllers
                    + ["popViewController(animated:)", "pushViewController(_:animated:)"],
                uncalled: uncalledOfControllers
            ) { _ in InterpretedNavigationController() }
            describeStack(of: controller)
            controller.property("isNavigationBarHidden", \.isNavigationBarHidden, summary: "True if the bar is hidden.")
            controller.method("setNavigationBarHidden(_ hidden: Bool, animated: Bool)", summary: "Hides the bar.") {
                $0.setNavigationBarHidden(try $1["hidden"], animated: try $1["animated"])
            }
            controller.property("topViewController", summary: "The shown controller.") { $0.topViewController }
            controller.property("viewControllers", \.viewControllers, summary: "The stack, the shown one last.")
            controller.property("visibleViewController", summary: "The controller that is seen.") {
                $0.visibleViewController
            }
        }
        describeBarItems(in: table)
    }

    private static func describeStack(of controller: TypeRegistration<UINavigationController>) {
        controller.method("pushViewController(_ viewController: UIViewController, animated: Bool)") {
            $0.pushViewController(try $1["viewController"], animated: try $1["animated"])
        }
        controller.method("popViewController(animated: Bool) -> UIViewController?") {
            $0.popViewController(animated: try $1["animated"])
        }
        controller.method("popToRootViewController(animated: Bool) -> [UIViewController]?") {
            $0.popToRootViewController(animated: try $1["animated"])
        }
        controller.method(
            "popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]?"
        ) { $0.popToViewController(try $1["viewController"], animated: try $1["animated"]) }
        controller.method("setViewControllers(_ viewControllers: [UIViewController], animated: Bool)") {
            $0.setViewControllers(try $1["viewControllers"], animated: try $1["animated"])
        }
    }

    private static func describeBarItems(in table: BindingTable) {
        table.register(
            UINavigationItem.self,
            as: "UINavigationItem",
            summary: "The content of a navigation bar for a controller; no bar is shown here."
        ) { item in
            item.initializer("init(title: String)") { UINavigationItem(title: try $0["title"]) }
            item.property("hidesBackButton", \.hidesBackButton, summary: "True if the back button is hidden.")
            item.property("leftBarButtonItem", \.leftBarButtonItem, summary: "The first item at the left.")
            item.property("leftBarButtonItems", \.leftBarButtonItems, summary: "The items at the left.")
            item.property("prompt", \.prompt, summary: "A line above the title.")
            item.property("rightBarButtonItem", \.rightBarButtonItem, summary: "The first item at the right.")
            item.property("rightBarButtonItems", \.rightBarButtonItems, summary: "The items at the right.")
            item.property("title", \.title, summary: "The title.")
            item.property("titleView", \.titleView, summary: "A view in place of the title.")
        }
        describeBarButtonItems(in: table)
        table.register(
            UIAction.self,
            as: "UIAction",
            summary: "A title and an image with a closure.",
            example: "UIAction(title: \"Add\") { _ in print(\"added\") }"
        ) { action in
            action.initializer(
                "init(title: String = \"\", image: UIImage? = nil, handler: (UIAction) -> Void)",
                parameters: ["handler": "called with the action"]
            ) {
                UIAction(
                    title: try $0["title"],
                    image: try $0["image"],
                    handler: try $0.closure("handler", fallback: ())
                )
            }
            action.property("image", \.image, summary: "The image.")
            action.property("title", \.title, summary: "The title.")
        }
    }
}

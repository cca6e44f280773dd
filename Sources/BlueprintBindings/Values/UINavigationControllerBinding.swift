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
            inheritInitializers(of: controller)
            controller.inheritedInitializer("init(rootViewController: UIViewController)") { controller, arguments in
                controller.setViewControllers([try arguments["rootViewController"]], animated: false)
            }
            controller.subclassable(
                overriding: overridableOfControllers
                    + ["popViewController(animated:)", "pushViewController(_:animated:)"],
                uncalled: uncalledOfControllers
            ) { _ in InterpretedNavigationController() }
            describeStack(of: controller)
            describeDelegate(of: controller)
            controller.property("interactivePopGestureRecognizer", summary: "The recognizer of a swipe back.") {
                $0.interactivePopGestureRecognizer
            }
            controller.property("isToolbarHidden", \.isToolbarHidden, summary: "True if the bottom bar is hidden.")
            controller.property("navigationBar", summary: "The bar, which is not shown here.") { $0.navigationBar }
            controller.method("setToolbarHidden(_ hidden: Bool, animated: Bool)") {
                $0.setToolbarHidden(try $1["hidden"], animated: try $1["animated"])
            }
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
        describeNavigationBar(in: table)
    }

    private static func describeStack(of controller: TypeRegistration<UINavigationController>) {
        controller.method("pushViewController(_ viewController: UIViewController, animated: Bool)") {
            $0.pushViewController(try $1["viewController"], animated: try $1["animated"])
        }
        controller.method("@discardableResult popViewController(animated: Bool) -> UIViewController?") {
            $0.popViewController(animated: try $1["animated"])
        }
        controller.method("@discardableResult popToRootViewController(animated: Bool) -> [UIViewController]?") {
            $0.popToRootViewController(animated: try $1["animated"])
        }
        controller.method(
            "@discardableResult popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]?"
        ) { $0.popToViewController(try $1["viewController"], animated: try $1["animated"]) }
        controller.method("setViewControllers(_ viewControllers: [UIViewController], animated: Bool)") {
            $0.setViewControllers(try $1["viewControllers"], animated: try $1["animated"])
        }
    }

    private static func describeBackButton(of item: TypeRegistration<UINavigationItem>) {
        item.property("backBarButtonItem", \.backBarButtonItem, summary: "The back button of the next controller.")
        item.property("backButtonDisplayMode", \.backButtonDisplayMode, summary: "The look of the back button.")
        item.property("backButtonTitle", \.backButtonTitle, summary: "The title of the next controller's back button.")
        item.property("largeTitleDisplayMode", \.largeTitleDisplayMode, summary: "The condition of a large title.")
        item.property("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton)
        item.property("compactAppearance", \.compactAppearance)
        item.property("scrollEdgeAppearance", \.scrollEdgeAppearance)
        item.property("standardAppearance", \.standardAppearance, summary: "The look of the bar.")
        item.method("setHidesBackButton(_ hidesBackButton: Bool, animated: Bool)") {
            $0.setHidesBackButton(try $1["hidesBackButton"], animated: try $1["animated"])
        }
        item.method("setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool)") {
            $0.setLeftBarButton(try $1["item"], animated: try $1["animated"])
        }
        item.method("setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)") {
            $0.setLeftBarButtonItems(try $1["items"], animated: try $1["animated"])
        }
        item.method("setRightBarButton(_ item: UIBarButtonItem?, animated: Bool)") {
            $0.setRightBarButton(try $1["item"], animated: try $1["animated"])
        }
        item.method("setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool)") {
            $0.setRightBarButtonItems(try $1["items"], animated: try $1["animated"])
        }
    }

    /// Registers the modes of a bar's titles.
    private static func describeBarModes(in table: BindingTable) {
        table.registerCases(
            of: UINavigationItem.LargeTitleDisplayMode.self,
            as: "UINavigationItem.LargeTitleDisplayMode",
            summary: "The condition for showing a large title.",
            [.automatic: "The mode of the item before.", .always: "Always.", .never: "Never."]
        )
        table.registerCases(
            of: UINavigationItem.BackButtonDisplayMode.self,
            as: "UINavigationItem.BackButtonDisplayMode",
            summary: "The look of a back button's title.",
            [.default: "The title, or a shorter one.", .generic: "A short title.", .minimal: "No title."]
        )
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
            describeBackButton(of: item)
        }
        describeBarModes(in: table)
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
            action.property(
                "sender",
                type: "Any?",
                summary: "The control that is calling the action; nil for none.",
                get: { $0.sender }
            )
        }
    }
}

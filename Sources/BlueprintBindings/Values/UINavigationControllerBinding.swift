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
            controller.inheritable(uncalled: uncalledOfControllers) { _ in InterpretedNavigationController() }
            describeDelegate(of: controller)
            controller.property("interactivePopGestureRecognizer", summary: "The recognizer of a swipe back.") {
                $0.interactivePopGestureRecognizer
            }
            controller.property("visibleViewController", summary: "The controller that is seen.") {
                $0.visibleViewController
            }
        }
        describeBarItems(in: table)
        describeNavigationBar(in: table)
    }

    /// Registers the modes of a bar's titles.
    private static func describeBarModes(in table: BindingTable) {
        table.registerCases(
            of: UINavigationItem.LargeTitleDisplayMode.self,
            as: "UINavigationItem.LargeTitleDisplayMode",
            summary: "The condition for showing a large title."
        )
        table.registerCases(
            of: UINavigationItem.BackButtonDisplayMode.self,
            as: "UINavigationItem.BackButtonDisplayMode",
            summary: "The look of a back button's title."
        )
    }

    private static func describeBarItems(in table: BindingTable) {
        table.register(
            UINavigationItem.self,
            as: "UINavigationItem",
            summary: "The content of a navigation bar for a controller; no bar is shown here."
        )
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
            action.property(
                "sender",
                type: "Any?",
                summary: "The control that is calling the action; nil for none.",
                get: { $0.sender }
            )
        }
    }
}

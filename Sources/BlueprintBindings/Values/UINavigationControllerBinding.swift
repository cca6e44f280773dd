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
            inheritInitializers(of: controller)
            controller.inheritedInitializer("init(rootViewController: UIViewController)") { controller, arguments in
                controller.setViewControllers([try arguments["rootViewController"]], animated: false)
            }
            controller.inheritable(uncalled: uncalledOfControllers) { _ in InterpretedNavigationController() }
            describeDelegate(of: controller)
        }
        describeBarItems(in: table)
        describeNavigationBar(in: table)
    }

    private static func describeBarItems(in table: BindingTable) {
        table.register(
            UINavigationItem.self,
            as: "UINavigationItem",
            summary: "The content of a navigation bar for a controller; no bar is shown here."
        )
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

import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiAlertController = Binding("UIAlertController") { table in
        table.register(
            UIAlertController.self,
            as: "UIAlertController",
            superclass: "UIViewController",
            summary: "A controller that shows a message and buttons; press(_:) presses one.",
            example: "UIAlertController(title: \"Sure?\", message: nil, preferredStyle: .alert).actions.count"
        ) { alert in
            subclass(alert)
            alert.method(
                "addTextField(configurationHandler: ((UITextField) -> Void)? = nil)",
                summary: "Adds a text field."
            ) {
                $0.addTextField(configurationHandler: try $1.optionalClosure("configurationHandler", fallback: ()))
            }
        }
        describeButtons(in: table)
    }

    /// Lets classes of source inherit from the class of messages.
    private static func subclass(_ alert: TypeRegistration<UIAlertController>) {
        alert.inheritable(uncalled: uncalledOfControllers) { _ in InterpretedAlertController() }
        inheritInitializers(of: alert)
        alert.inheritedInitializer(
            "init(title: String?, message: String?, preferredStyle: UIAlertController.Style)"
        ) {
            $0.set(title: try $1["title"], message: try $1["message"], preferredStyle: try $1["preferredStyle"])
        }
    }

    private static func describeButtons(in table: BindingTable) {
        table.register(
            UIAlertAction.self,
            as: "UIAlertAction",
            summary: "A button of a message.",
            example: "UIAlertAction(title: \"OK\", style: .default) { _ in print(\"ok\") }"
        ) { action in
            action.initializer(
                "init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil)",
                parameters: ["handler": "called with the action"]
            ) {
                UIAlertAction(
                    title: try $0["title"],
                    style: try $0["style"],
                    handler: try $0.optionalClosure("handler", fallback: ())
                )
            }
        }
    }
}

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
            alert.initializer(
                "init(title: String?, message: String?, preferredStyle: UIAlertController.Style)",
                summary: "A message without buttons."
            ) {
                UIAlertController(
                    title: try $0["title"],
                    message: try $0["message"],
                    preferredStyle: try $0["preferredStyle"]
                )
            }
            subclass(alert)
            alert.method("addAction(_ action: UIAlertAction)", summary: "Adds a button.") {
                $0.addAction(try $1["action"])
            }
            alert.method(
                "addTextField(configurationHandler: ((UITextField) -> Void)? = nil)",
                summary: "Adds a text field."
            ) {
                $0.addTextField(configurationHandler: try $1.optionalClosure("configurationHandler", fallback: ()))
            }
            alert.method("@discardableResult press(_ action: UIAlertAction) -> Bool", summary: "Presses a button.") {
                $0.press(try $1["action"])
            }
            alert.property("actions", summary: "The buttons.") { $0.actions }
            alert.property("message", \.message, summary: "The message below the title.")
            alert.property("preferredAction", \.preferredAction, summary: "The button that the return key presses.")
            alert.property("preferredStyle", summary: "The form of the message.") { $0.preferredStyle }
            alert.property("textFields", summary: "The text fields.") { $0.textFields }
        }
        describeButtons(in: table)
    }

    /// Lets classes of source inherit from the class of messages.
    private static func subclass(_ alert: TypeRegistration<UIAlertController>) {
        alert.subclassable(
            overriding: overridableOfControllers,
            observing: ["title"],
            uncalled: uncalledOfControllers
        ) { _ in InterpretedAlertController() }
        inheritInitializers(of: alert)
        alert.inheritedInitializer(
            "init(title: String?, message: String?, preferredStyle: UIAlertController.Style)"
        ) {
            $0.set(title: try $1["title"], message: try $1["message"], preferredStyle: try $1["preferredStyle"])
        }
    }

    private static func describeButtons(in table: BindingTable) {
        table.registerCases(
            of: UIAlertController.Style.self,
            as: "UIAlertController.Style",
            summary: "The form of a message.",
            [
                .actionSheet: "Buttons that rise from the bottom of the screen.",
                .alert: "A box in the middle of the screen.",
            ]
        )
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
            action.property("isEnabled", \.isEnabled, summary: "True if it can be pressed.")
            action.property("style", summary: "The kind of button.") { $0.style }
            action.property("title", summary: "The title.") { $0.title }
        }
        table.registerCases(
            of: UIAlertAction.Style.self,
            as: "UIAlertAction.Style",
            summary: "The kind of a button.",
            [
                .default: "A button like others.",
                .cancel: "The button that cancels.",
                .destructive: "A button that deletes or changes data.",
            ]
        )
    }
}

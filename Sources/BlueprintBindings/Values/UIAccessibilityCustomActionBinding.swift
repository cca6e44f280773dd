import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiAccessibilityCustomAction = Binding("UIAccessibilityCustomAction") { table in
        table.register(
            UIAccessibilityCustomAction.self,
            as: "UIAccessibilityCustomAction",
            summary: "An action that a person chooses from the list of a view's actions.",
            example: "UIAccessibilityCustomAction(name: \"Delete\") { _ in true }"
        ) { action in
            action.initializer(
                "init(name: String, image: UIImage? = nil, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?)"
            ) {
                UIAccessibilityCustomAction(
                    name: try $0["name"],
                    image: try $0["image"],
                    actionHandler: try $0.optionalClosure("actionHandler", fallback: false)
                )
            }
            action.hasReferenceSemantics()
            action.callback("actionHandler", \.actionHandler, fallback: false, summary: "Called to perform the action.")
        }
    }
}

import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiAccessibility = Binding("UIAccessibility") { table in
        table.register(
            UIAccessibility.self,
            as: "UIAccessibility",
            summary: "The state of the assistive technologies."
        ) { accessibility in
            accessibility.staticMethod(
                "post(notification: UIAccessibility.Notification, argument: Any?)",
                summary: "Moves the focus of accessibility to a view, if the screen or the layout has changed."
            ) {
                let argument: UIView? = try? $0.get("argument", as: UIView.self)
                UIAccessibility.post(notification: try $0["notification"], argument: argument)
            }
        }
        table.register(
            UIAccessibility.Notification.self,
            as: "UIAccessibility.Notification",
            summary: "A change of the screen that an app announces."
        )
    }
}

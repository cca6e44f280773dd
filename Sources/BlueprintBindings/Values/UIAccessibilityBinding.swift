import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiAccessibility = Binding("UIAccessibility") { table in
        table.register(
            UIAccessibility.self,
            as: "UIAccessibility",
            summary: "The state of the assistive technologies."
        ) { accessibility in
            accessibility.staticProperty(
                "isVoiceOverRunning",
                summary: "False here.",
                UIAccessibility.isVoiceOverRunning
            )
            accessibility.staticProperty(
                "isSwitchControlRunning",
                summary: "False here.",
                UIAccessibility.isSwitchControlRunning
            )
            accessibility.staticProperty(
                "isReduceMotionEnabled",
                summary: "False here.",
                UIAccessibility.isReduceMotionEnabled
            )
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
        ) { notification in
            notification.staticProperty(
                "screenChanged",
                summary: "A new screen has appeared.",
                UIAccessibility.Notification.screenChanged
            )
            notification.staticProperty(
                "layoutChanged",
                summary: "A part of the screen has changed.",
                UIAccessibility.Notification.layoutChanged
            )
            notification.staticProperty(
                "announcement",
                summary: "A text is to be read.",
                UIAccessibility.Notification.announcement
            )
            notification.staticProperty(
                "pageScrolled",
                summary: "The content has been scrolled.",
                UIAccessibility.Notification.pageScrolled
            )
        }
    }
}

import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiWindow = Binding("UIWindow") { table in
        table.register(
            UIWindow.self,
            as: "UIWindow",
            superclass: "UIView",
            summary: "The root of the views on a screen: a view that is added to it appears.",
            example: "UIWindow(frame: UIScreen.main.bounds).isKeyWindow"
        ) { window in
            subclass(ViewKind.window, in: window)
            describing(ViewKind.window, in: window)
            window.initializer("init()", summary: "A window of no size.") { _ in UIWindow() }
            window.initializer("init(frame: CGRect)", summary: "A hidden window.") {
                UIWindow(frame: try $0["frame"])
            }
            window.method("makeKey()", summary: "Makes it the key window.") { window, _ in window.makeKey() }
            window.method("makeKeyAndVisible()", summary: "Shows it, with the view of its root controller.") {
                window,
                _ in
                window.makeKeyAndVisible()
            }
            window.property("isKeyWindow", summary: "True if it was made the key window.") { $0.isKeyWindow }
            window.property("rootViewController", \.rootViewController, summary: "The controller whose view fills it.")
            window.property("screen", summary: "The screen.") { $0.screen }
        }
    }
}

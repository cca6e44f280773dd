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
        }
    }
}

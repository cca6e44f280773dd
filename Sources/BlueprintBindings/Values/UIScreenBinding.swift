import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiScreen = Binding("UIScreen") { table in
        table.register(
            UIScreen.self,
            as: "UIScreen",
            summary: "The screen.",
            example: "UIScreen.main.scale"
        ) { screen in
            screen.staticProperty("main", summary: "The screen.", UIScreen.main)
            screen.property("bounds", \.bounds, summary: "The area of the screen.")
            screen.property("scale", \.scale, summary: "The number of pixels in a point.")
        }
    }
}

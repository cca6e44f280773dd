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
            // With a setter, so that no line keeps its value when the viewport changes; the interface has none.
            screen.staticProperty(
                "main",
                summary: "The screen, which has the size and the scale of the viewport.",
                get: { UIScreen.main },
                set: { _ in }
            )
        }
    }
}

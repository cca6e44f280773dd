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
            screen.property("bounds", \.bounds, summary: "The area of the screen.")
            screen.property("nativeBounds", summary: "The area of the screen in pixels.") { $0.nativeBounds }
            screen.property("nativeScale", summary: "The number of pixels in a point.") { $0.nativeScale }
            screen.property("scale", \.scale, summary: "The number of pixels in a point.")
            screen.property("traitCollection", summary: "The traits outside of all views.") { $0.traitCollection }
        }
    }
}

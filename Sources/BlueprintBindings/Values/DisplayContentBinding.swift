import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let displayContent = Binding("DisplayContent") { table in
        table.register(
            DisplayContent.self,
            as: "DisplayContent",
            summary: "The content that a view displays by itself, for code that draws it; there is none in UIKit.",
            example: "UIView().displayContent.fill == nil"
        )
        table.register(
            DisplayContent.Text.self,
            as: "DisplayContent.Text",
            summary: "The text in a view's bounds."
        ) { text in
            text.property("lines", summary: "The shown lines, from the top.") { $0.lines }
        }
        table.register(
            DisplayContent.Text.Line.self,
            as: "DisplayContent.Text.Line",
            summary: "A line of the text in a view."
        )
    }
}

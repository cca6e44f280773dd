import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let displayContent = Binding("DisplayContent") { table in
        table.register(
            DisplayContent.self,
            as: "DisplayContent",
            summary: "The content that a view displays by itself, for code that draws it; there is none in UIKit.",
            example: "UIView().displayContent.fill == nil"
        ) { content in
            content.property("text", \.text, summary: "The text, or nil.")
            content.property("fill", \.fill, summary: "The background colour, or nil.")
            content.property("cornerRadius", \.cornerRadius, summary: "The corner radius, in points.")
        }
        table.register(
            DisplayContent.Text.self,
            as: "DisplayContent.Text",
            summary: "The text in a view's bounds."
        ) { text in
            text.property("string", \.string, summary: "The whole text.")
            text.property("lines", summary: "The shown lines, from the top.") { $0.lines }
            text.property("color", \.color, summary: "The text colour.")
            text.property("font", \.font, summary: "The font.")
            text.property("isTruncated", summary: "True if part of the text is not shown.") { $0.isTruncated }
        }
        table.register(
            DisplayContent.Text.Line.self,
            as: "DisplayContent.Text.Line",
            summary: "A line of the text in a view."
        ) { line in
            line.property("text", \.text, summary: "The text of the line.")
            line.property("frame", \.frame, summary: "The frame in the view's bounds, in points.")
        }
    }
}

import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiLabel = Binding("UILabel") { table in
        table.register(
            UILabel.self,
            as: "UILabel",
            superclass: "UIView",
            summary: "A view that shows text.",
            example: "UILabel.describe { config in config[\\.text] = \"abc\" }"
        ) { label in
            describe(ViewKind.label, in: label)
            subclass(ViewKind.label, in: label, observing: ["text"])
            label.property("attributedText", \.attributedText, summary: "The text with its attributes.")
            label.property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
            label.property("minimumScaleFactor", \.minimumScaleFactor)
            label.property("shadowColor", \.shadowColor)
            label.property("shadowOffset", \.shadowOffset)
            label.property("text", \.text, summary: "The text.")
            label.property("font", \.font, summary: "The font.")
            label.property("textColor", \.textColor, summary: "The colour of the text.")
            label.property("textAlignment", \.textAlignment, summary: "The alignment of the lines.")
            label.property("numberOfLines", \.numberOfLines, summary: "The maximum number of lines; 0 for no maximum.")
            label.property(
                "lineBreakMode",
                \.lineBreakMode,
                summary: "The way text wraps, and is truncated if it does not fit."
            )
        }
    }
}

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
            subclass(
                ViewKind.label,
                in: label,
                observing: ["text"],
                uncalled: [
                    "drawText(in:)": "nothing is drawn",
                    "textRect(forBounds:limitedToNumberOfLines:)": "nothing is drawn",
                ]
            )
            label.property("attributedText", \.attributedText, summary: "The text with its attributes.")
            describeFitting(of: label)
            label.property("highlightedTextColor", \.highlightedTextColor, summary: "The colour while highlighted.")
            label.property("isEnabled", \.isEnabled, summary: "True if the text is not dimmed.")
            label.property("isHighlighted", \.isHighlighted, summary: "True if it is highlighted.")
            label.property("shadowColor", \.shadowColor, summary: "The colour of the shadow; nil for none.")
            label.property("shadowOffset", \.shadowOffset, summary: "The offset of the shadow.")
            label.property("text", \.text, summary: "The text.")
            label.property("font", \.font, type: "UIFont!", summary: "The font.")
            label.property("textColor", \.textColor, type: "UIColor!", summary: "The colour of the text.")
            label.property("textAlignment", \.textAlignment, summary: "The alignment of the lines.")
            label.property("numberOfLines", \.numberOfLines, summary: "The maximum number of lines; 0 for no maximum.")
            label.property(
                "lineBreakMode",
                \.lineBreakMode,
                summary: "The way text wraps, and is truncated if it does not fit."
            )
        }
        describeBaselines(in: table)
    }

    /// Declares the properties for text that does not fit.
    private static func describeFitting(of label: TypeRegistration<UILabel>) {
        label.property(
            "adjustsFontForContentSizeCategory",
            \.adjustsFontForContentSizeCategory,
            summary: "True if the font follows the person's size of text; no effect here."
        )
        label.property(
            "adjustsFontSizeToFitWidth",
            \.adjustsFontSizeToFitWidth,
            summary: "True if text that would be truncated is shown smaller."
        )
        label.property("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation)
        label.property("baselineAdjustment", \.baselineAdjustment, summary: "The position of smaller text.")
        label.property("minimumScaleFactor", \.minimumScaleFactor, summary: "The smallest factor of the font size.")
        label.property(
            "preferredMaxLayoutWidth",
            \.preferredMaxLayoutWidth,
            summary: "The greatest width of the intrinsic size; 0 for no limit."
        )
        label.method("drawText(in rect: CGRect)", summary: "Does nothing: nothing is drawn.") {
            $0.drawText(in: try $1["rect"])
        }
        label.method(
            "textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect",
            summary: "The area of the text."
        ) { $0.textRect(forBounds: try $1["bounds"], limitedToNumberOfLines: try $1["numberOfLines"]) }
    }

    /// Registers the positions of smaller text.
    private static func describeBaselines(in table: BindingTable) {
        table.registerCases(
            of: UIBaselineAdjustment.self,
            as: "UIBaselineAdjustment",
            summary: "The position of text that is shown smaller; no effect here.",
            [
                .alignBaselines: "At the baseline of the full size (the default).",
                .alignCenters: "In the middle.",
                .none: "At the top left.",
            ]
        )
    }
}

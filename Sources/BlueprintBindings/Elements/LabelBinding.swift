import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let label = Binding(
        "Label",
        isViewBacked: true,
        behaviour: "By default, the text is black and 16 points high, with 8 points for each character. It "
            + "breaks between words, into any number of lines; a proposed width of 0 sets no limit."
    ) { table in
        table.register(
            Label.self,
            as: "Label",
            conformsTo: ["ProxyElement"],
            summary: "Shows text.",
            example: "Label(text: \"Hi\") { $0.font = .boldSystemFont(ofSize: 18) }"
        ) { label in
            label.initializer(
                "init(text: String, configure: (inout Label) -> Void = { _ in })",
                parameters: ["text": "the text", "configure": "changes the label's properties"]
            ) { arguments in
                var label = Label(text: try arguments["text"])
                try arguments.configure("configure", &label)
                return label
            }
            describeProperties(of: label)
            describeReading(of: label)
        }
        table.register(
            Label.LineHeight.self,
            as: "Label.LineHeight",
            traits: .cases,
            summary: "The height of a line of a label."
        ) { height in
            height.enumCase("font", summary: "The line height of the font (the default).", .font)
            height.enumCase(
                "custom(lineHeight: CGFloat, alignment: Label.LineHeight.Alignment = .bottom)",
                summary: "A height in points, and the position of the text in it."
            ) { .custom(lineHeight: try $0["lineHeight"], alignment: try $0["alignment"]) }
        }
        table.registerCases(
            of: Label.LineHeight.Alignment.self,
            as: "Label.LineHeight.Alignment",
            summary: "The vertical position of text in a line of custom height.",
            [
                .top: "The text is at the top of its line.",
                .center: "The text is in the middle of its line.",
                .bottom: "The text is at the bottom of its line (the default).",
            ]
        )
    }

    private static func describeProperties(of label: TypeRegistration<Label>) {
        label.property("text", \.text, summary: "The text.")
        label.property("font", \.font, summary: "The font; by default the system font at 16 points.")
        label.property("color", \.color, summary: "The colour of the text; by default black.")
        label.property("alignment", \.alignment, summary: "The horizontal alignment of the lines; by default left.")
        label.property(
            "numberOfLines",
            \.numberOfLines,
            summary: "The maximum number of lines; 0 for no maximum (the default)."
        )
        label.property(
            "lineBreakMode",
            \.lineBreakMode,
            summary: "The positions at which text breaks, and at which it is truncated."
        )
        label.property("lineHeight", \.lineHeight, summary: "The height of a line; by default that of the font.")
        label.property(
            "adjustsFontSizeToFitWidth",
            \.adjustsFontSizeToFitWidth,
            summary: "True if text shrinks to fit."
        )
        label.property("minimumScaleFactor", \.minimumScaleFactor, summary: "The smallest scale, from 0 to 1.")
        label.property(
            "allowsDefaultTighteningForTruncation",
            \.allowsDefaultTighteningForTruncation,
            summary: "True if letters may move closer together; it has no effect here."
        )
        label.property("shadow", \.shadow, summary: "The shadow of the letters; nil for none.")
    }

    private static func describeReading(of element: TypeRegistration<Label>) {
        element.property(
            "isAccessibilityElement",
            \.isAccessibilityElement,
            summary: "True if it is read (the default)."
        )
        describeAccessibility(
            of: element,
            value: \.accessibilityValue,
            hint: \.accessibilityHint,
            identifier: \.accessibilityIdentifier,
            traits: \.accessibilityTraits,
            actions: \.accessibilityCustomActions
        )
    }
}

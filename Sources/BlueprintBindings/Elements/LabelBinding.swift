import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let label = Binding(
        "Label",
        isViewBacked: true,
        behaviour: "16-point text, 8 points a character and 16 a line, in black from the left; it wraps at words, "
            + "as many lines as it takes."
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
        }
        table.register(
            Label.LineHeight.self,
            as: "Label.LineHeight",
            summary: "How high a line of a label is."
        ) { height in
            height.enumCase("font", summary: "As the font says.", .font)
            height.enumCase(
                "custom(lineHeight: CGFloat, alignment: Label.LineHeight.Alignment = .bottom)",
                summary: "A height in points, and where the text stands in it."
            ) { .custom(lineHeight: try $0["lineHeight"], alignment: try $0["alignment"]) }
        }
        table.registerCases(
            of: Label.LineHeight.Alignment.self,
            as: "Label.LineHeight.Alignment",
            summary: "Where text stands in a line of custom height.",
            [.top, .center, .bottom]
        )
    }

    private static func describeProperties(of label: TypeRegistration<Label>) {
        label.property("text", \.text, summary: "The text.")
        label.property("font", \.font, summary: "The font and its size.")
        label.property("color", \.color, summary: "The colour of the text.")
        label.property("alignment", \.alignment, summary: "Where lines stand in the label.")
        label.property("numberOfLines", \.numberOfLines, summary: "The most lines; 0 for as many as it takes.")
        label.property("lineBreakMode", \.lineBreakMode, summary: "How text is cut that does not fit.")
        label.property("lineHeight", \.lineHeight, summary: "How high a line is.")
        label.property(
            "adjustsFontSizeToFitWidth",
            \.adjustsFontSizeToFitWidth,
            summary: "Whether text shrinks to fit."
        )
        label.property("minimumScaleFactor", \.minimumScaleFactor, summary: "How small it may become, 0 to 1.")
        label.property("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation)
        label.property("shadow", \.shadow, summary: "The letters' shadow; nil for none.")
    }
}

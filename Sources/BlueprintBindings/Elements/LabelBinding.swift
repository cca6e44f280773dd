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
            describeReading(of: label)
        }
        table.register(
            Label.LineHeight.self,
            as: "Label.LineHeight",
            traits: .cases,
            summary: "The height of a line of a label."
        )
    }

    private static func describeReading(of element: TypeRegistration<Label>) {
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

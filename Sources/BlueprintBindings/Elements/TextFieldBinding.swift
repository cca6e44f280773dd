import BlueprintUI
import BlueprintUICommonControls
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let textField = Binding(
        "TextField",
        isViewBacked: true,
        behaviour: "Is as wide as its constraint but at least 44, infinitely wide without one, and 44 points high. "
            + "There is no keyboard: the properties for one are kept, and shown by info."
    ) { table in
        table.register(
            TextField.self,
            as: "TextField",
            conformsTo: ["Element"],
            summary: "Shows a line of text that can be edited.",
            example: "TextField(text: \"\") { $0.placeholder = \"Name\" }"
        ) { field in
            field.initializer(
                "init(text: String, configure: (inout TextField) -> Void = { _ in })",
                parameters: ["text": "the text", "configure": "changes the field's properties"]
            ) { arguments in
                var field = TextField(text: try arguments["text"])
                try arguments.configure("configure", &field)
                return field
            }
            describeReading(of: field)
            describeCallbacks(of: field)
        }
    }

    private static func describeCallbacks(of field: TypeRegistration<TextField>) {
        field.callback("onChange", \.onChange, summary: "Called with the text after each edit.")
        field.callback("onReturn", \.onReturn, summary: "Called when the return key is pressed.")
    }

    private static func describeReading(of element: TypeRegistration<TextField>) {
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

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
            describeProperties(of: field)
            describeInputTraits(of: field)
            describeReading(of: field)
            describeCallbacks(of: field)
        }
        table.registerCases(
            of: UITextField.ViewMode.self,
            as: "UITextField.ViewMode",
            summary: "The condition for showing a part of a text field.",
            [
                .never: "The part is never shown.",
                .whileEditing: "The part is shown while the text is edited.",
                .unlessEditing: "The part is shown while the text is not edited.",
                .always: "The part is always shown.",
            ]
        )
    }

    private static func describeProperties(of field: TypeRegistration<TextField>) {
        field.property("text", \.text, summary: "The text.")
        field.property("placeholder", \.placeholder, summary: "The text shown while it is empty.")
        field.property("secure", \.secure, summary: "True if each character is shown as a dot.")
        field.property("isEnabled", \.isEnabled, summary: "True if the text can be edited.")
        field.property("textAlignment", \.textAlignment, summary: "The alignment of the text.")
        field.property("font", \.font, summary: "The font and its size.")
        field.property("textColor", \.textColor, summary: "The colour of the text.")
        field.property("clearButtonMode", \.clearButtonMode, summary: "The condition for showing the clear button.")
    }

    private static func describeInputTraits(of field: TypeRegistration<TextField>) {
        field.property("keyboardType", \.keyboardType, summary: "The kind of keyboard.")
        field.property("keyboardAppearance", \.keyboardAppearance, summary: "The appearance of the keyboard.")
        field.property("autocapitalizationType", \.autocapitalizationType, summary: "The rule for capital letters.")
        field.property("autocorrectionType", \.autocorrectionType, summary: "The correction of typed words.")
        field.property("spellCheckingType", \.spellCheckingType, summary: "The marking of misspelled words.")
        field.property("textContentType", \.textContentType, summary: "The meaning of the text, for automatic filling.")
        field.property("returnKeyType", \.returnKeyType, summary: "The title of the return key.")
        field.property(
            "enablesReturnKeyAutomatically",
            \.enablesReturnKeyAutomatically,
            summary: "True if the return key is disabled while there is no text."
        )
    }

    private static func describeCallbacks(of field: TypeRegistration<TextField>) {
        field.callback("onChange", \.onChange, summary: "Called with the text after each edit.")
        field.callback("onReturn", \.onReturn, summary: "Called when the return key is pressed.")
        field.property("focusBinding", \.focusBinding, summary: "The binding that moves and reports the focus.")
    }

    private static func describeReading(of element: TypeRegistration<TextField>) {
        element.property("accessibilityLabel", \.accessibilityLabel, summary: "The name that is read; nil for none.")
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

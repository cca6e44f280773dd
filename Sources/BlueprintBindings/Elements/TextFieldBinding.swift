import BlueprintUI
import BlueprintUICommonControls
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let textField = Binding(
        "TextField",
        isViewBacked: true,
        behaviour: "One line, as wide as its text, or as its placeholder while it is empty, and as high as its font of "
            + "17 points."
    ) { table in
        table.register(
            TextField.self,
            as: "TextField",
            conformsTo: ["Element"],
            summary: "Lets a line of text be edited.",
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
            describeCallbacks(of: field)
        }
        table.registerCases(
            of: UITextField.ViewMode.self,
            as: "UITextField.ViewMode",
            summary: "When something in a text field is shown.",
            UITextField.ViewMode.allCases
        )
    }

    private static func describeProperties(of field: TypeRegistration<TextField>) {
        field.property("text", \.text, summary: "The text.")
        field.property("placeholder", \.placeholder, summary: "What is shown while there is no text.")
        field.property("secure", \.secure, summary: "Whether a dot stands for each character.")
        field.property("isEnabled", \.isEnabled, summary: "Whether the text can be edited.")
        field.property("textAlignment", \.textAlignment, summary: "Where the text stands.")
        field.property("font", \.font, summary: "The font and its size.")
        field.property("textColor", \.textColor, summary: "The colour of the letters.")
        field.property("clearButtonMode", \.clearButtonMode, summary: "When the button that clears it is shown.")
    }

    private static func describeCallbacks(of field: TypeRegistration<TextField>) {
        field.callback("onChange", \.onChange, summary: "Called with the text after each change by typing.")
        field.callback("onReturn", \.onReturn, summary: "Called for the return key.")
        field.property("focusBinding", \.focusBinding, summary: "How it gets the focus and tells of it.")
    }
}

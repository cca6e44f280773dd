import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiTextField = Binding("UITextField") { table in
        table.register(
            UITextField.self,
            as: "UITextField",
            superclass: "UIControl",
            summary: "A control in which a line of text is edited.",
            example: "UITextField.describe { config in config[\\.placeholder] = \"Name\" }"
        ) { field in
            describe(ViewKind.textField, in: field)
            field.property("clearButtonMode", \.clearButtonMode, summary: "The condition for showing the clear button.")
            field.method("insertText(_ text: String)", summary: "Types at the end of the text.") {
                $0.insertText(try $1["text"])
            }
            field.method("deleteBackward()", summary: "Deletes the last character.") { field, _ in
                field.deleteBackward()
            }
            subclass(
                ViewKind.textField,
                in: field,
                overriding: ["becomeFirstResponder()", "resignFirstResponder()", "textRect(forBounds:)"]
            )
            describeDelegate(of: field)
            field.method("textRect(forBounds bounds: CGRect) -> CGRect", summary: "The area of the text.") {
                $0.textRect(forBounds: try $1["bounds"])
            }
            field.property("hasText", summary: "True if there is text.") { $0.hasText }
            field.property("isEditing", summary: "True if it has the focus.") { $0.isEditing }
            field.property("font", \.font, summary: "The font.")
            describeInputTraits(of: field)
            field.property(
                "isSecureTextEntry",
                \.isSecureTextEntry,
                summary: "True if each character is shown as a dot."
            )
            field.property("placeholder", \.placeholder, summary: "The text shown while it is empty.")
            field.property("text", \.text, summary: "The text.")
            field.property("textAlignment", \.textAlignment, summary: "The alignment of the text.")
            field.property("textColor", \.textColor, summary: "The colour of the text.")
        }
    }
}

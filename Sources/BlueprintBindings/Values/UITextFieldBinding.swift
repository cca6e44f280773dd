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
            field.property("clearButtonMode", \.clearButtonMode, summary: "When the button that clears it is shown.")
            field.property("font", \.font, summary: "The font.")
            field.property("isSecureTextEntry", \.isSecureTextEntry, summary: "Whether dots stand for letters.")
            field.property("placeholder", \.placeholder, summary: "What is shown while there is no text.")
            field.property("text", \.text, summary: "The text.")
            field.property("textAlignment", \.textAlignment, summary: "Where the text stands.")
            field.property("textColor", \.textColor, summary: "The colour of the text.")
        }
    }
}

import Foundation
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
                overriding: [
                    "becomeFirstResponder()", "editingRect(forBounds:)", "placeholderRect(forBounds:)",
                    "resignFirstResponder()", "textRect(forBounds:)",
                ]
            )
            describeDelegate(of: field)
            field.method("textRect(forBounds bounds: CGRect) -> CGRect", summary: "The area of the text.") {
                $0.textRect(forBounds: try $1["bounds"])
            }
            describeAreas(of: field)
            describeOverlays(of: field)
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
        describeBorders(in: table)
    }

    private static func describeAreas(of field: TypeRegistration<UITextField>) {
        let areas: [(String, (UITextField, CGRect) -> CGRect, String)] = [
            ("clearButtonRect", { $0.clearButtonRect(forBounds: $1) }, "The area of the clear button."),
            ("editingRect", { $0.editingRect(forBounds: $1) }, "The area of the text while it is edited."),
            ("leftViewRect", { $0.leftViewRect(forBounds: $1) }, "The area of the view before the text."),
            ("placeholderRect", { $0.placeholderRect(forBounds: $1) }, "The area of the placeholder."),
            ("rightViewRect", { $0.rightViewRect(forBounds: $1) }, "The area of the view after the text."),
        ]
        for (name, area, summary) in areas {
            field.method("\(name)(forBounds bounds: CGRect) -> CGRect", summary: summary) {
                area($0, try $1["bounds"])
            }
        }
    }

    /// Declares the views beside the text, and the properties that change nothing here.
    private static func describeOverlays(of field: TypeRegistration<UITextField>) {
        field.property("leftView", \.leftView, summary: "The view before the text.")
        field.property("leftViewMode", \.leftViewMode, summary: "The condition for showing it.")
        field.property("rightView", \.rightView, summary: "The view after the text.")
        field.property("rightViewMode", \.rightViewMode, summary: "The condition for showing it.")
        field.property("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory)
        field.property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth)
        field.property("allowsEditingTextAttributes", \.allowsEditingTextAttributes)
        field.property("attributedPlaceholder", \.attributedPlaceholder, summary: "The placeholder with attributes.")
        field.property("attributedText", \.attributedText, summary: "The text with attributes.")
        field.property("background", \.background, summary: "The image behind the text; it is not drawn.")
        field.property("borderStyle", \.borderStyle, summary: "The border; it is not drawn.")
        field.property("clearsOnBeginEditing", \.clearsOnBeginEditing, summary: "True if editing clears the text.")
        field.property("clearsOnInsertion", \.clearsOnInsertion)
        field.property("minimumFontSize", \.minimumFontSize)
    }

    /// Registers the borders.
    private static func describeBorders(in table: BindingTable) {
        table.registerCases(
            of: UITextField.BorderStyle.self,
            as: "UITextField.BorderStyle",
            summary: "The border of a text field; it is not drawn.",
            [
                .none: "No border (the default).", .line: "A thin line.", .bezel: "A sunken border.",
                .roundedRect: "A border with round corners.",
            ]
        )
    }
}

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
            subclass(ViewKind.textField, in: field)
            describeDelegate(of: field)
            describeAreas(of: field)
            describeInputTraits(of: field)
        }
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
}

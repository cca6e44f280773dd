import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiTextFieldDelegate = Binding("UITextFieldDelegate") { table in
        table.registerProtocol(
            (any UITextFieldDelegate).self,
            as: "UITextFieldDelegate",
            summary: "Decides about the typing in a text field.",
            example: """
                final class Form: UIViewController, UITextFieldDelegate {
                    let field = UITextField()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        field.delegate = self
                        view.addSubview(field)
                    }
                    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                        textField.resignFirstResponder()
                        return true
                    }
                }
                Form()
                """
        ) { describe($0) }
    }

    /// Declares the delegate of a text field.
    static func describeDelegate(of field: TypeRegistration<UITextField>) {
        field.delegate(
            type: "UITextFieldDelegate?",
            summary: "The object that decides about typing, which is not retained.",
            \.delegate,
            through: \.substituteDelegate
        )
    }
}

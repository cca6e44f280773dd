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
        ) { delegate in
            delegate.adoptable { InterpretedTextFieldDelegate(instance: try $0.unretained) }
            let questions: [(String, (any UITextFieldDelegate, UITextField) -> Bool)] = [
                ("textFieldShouldBeginEditing", { $0.textFieldShouldBeginEditing($1) }),
                ("textFieldShouldEndEditing", { $0.textFieldShouldEndEditing($1) }),
                ("textFieldShouldClear", { $0.textFieldShouldClear($1) }),
                ("textFieldShouldReturn", { $0.textFieldShouldReturn($1) }),
            ]
            for (name, ask) in questions {
                delegate.method("\(name)(_ textField: UITextField) -> Bool") { ask($0, try $1["textField"]) }
            }
            delegate.method("textFieldDidBeginEditing(_ textField: UITextField)") {
                $0.textFieldDidBeginEditing(try $1["textField"])
            }
            delegate.method("textFieldDidEndEditing(_ textField: UITextField)") {
                $0.textFieldDidEndEditing(try $1["textField"])
            }
            delegate.method(
                "textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: "
                    + "String) -> Bool"
            ) {
                $0.textField(
                    try $1["textField"],
                    shouldChangeCharactersIn: try $1["range"],
                    replacementString: try $1["string"]
                )
            }
        }
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

/// The native delegate of an instance whose class is declared in source as a `UITextFieldDelegate`.
private final class InterpretedTextFieldDelegate: UITextFieldDelegate, UnretainedDelegate {
    let instance: WeakInstance

    init(instance: WeakInstance) { self.instance = instance }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("textFieldShouldBeginEditing", textField) }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        instance.tell("textFieldDidBeginEditing", [(nil, textField)])
    }

    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("textFieldShouldEndEditing", textField) }

    func textFieldDidEndEditing(_ textField: UITextField) {
        instance.tell("textFieldDidEndEditing", [(nil, textField)])
    }

    func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
    ) -> Bool {
        instance.answer(
            "textField",
            [(nil, textField), ("shouldChangeCharactersIn", range), ("replacementString", string)]
        ) ?? true
    }

    func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("textFieldShouldClear", textField) }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("textFieldShouldReturn", textField) }

    private func ask(_ name: String, _ textField: UITextField) -> Bool {
        instance.answer(name, [(nil, textField)]) ?? true
    }
}

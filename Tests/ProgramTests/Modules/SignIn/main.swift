import BlueprintUI
import UIKit

let controller = FormViewController()
let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
window.rootViewController = controller
window.makeKeyAndVisible()
window.layoutIfNeeded()

for field in controller.fields {
    print(
        field.placeholder ?? "",
        field.keyboardType == .emailAddress,
        field.textContentType?.rawValue ?? "-",
        field.isSecureTextEntry,
        field.returnKeyType == .go
    )
}

for (field, text) in zip(controller.fields, ["ada", "secret"]) { field.insertText(text) }
print(controller.state, controller.state.problem ?? "-")
controller.fields[0].insertText("@example.com")
print(controller.state.email, controller.state.problem ?? "-")
controller.fields[1].deleteBackward()
controller.fields[1].insertText("trets")
print(controller.state.password, controller.state.problem ?? "-")

import BlueprintUI
import BlueprintUICommonControls
import UIKit

struct Form: ProxyElement {
    var state: FormState
    var onChange: (FormState) -> Void

    var elementRepresentation: Element {
        Column(alignment: .fill, minimumSpacing: spacing) {
            field(text: state.email, placeholder: "Email") { field in
                field.keyboardType = .emailAddress
                field.textContentType = .emailAddress
                field.autocapitalizationType = .none
                field.returnKeyType = .next
                field.onChange = { email in change { $0.email = email } }
            }
            field(text: state.password, placeholder: "Password") { field in
                field.secure = true
                field.textContentType = .password
                field.returnKeyType = .go
                field.onChange = { password in change { $0.password = password } }
            }
            if let problem = state.problem {
                Label(text: problem) { $0.color = .red }
            }
        }
        .inset(uniform: spacing)
        .scrollable {
            $0.keyboardDismissMode = .onDrag
            $0.keyboardAdjustmentMode = .adjustsWhenVisible
            $0.contentSize = .fittingHeight
        }
    }

    private func change(_ change: (inout FormState) -> Void) {
        var new = state
        change(&new)
        onChange(new)
    }

    private func field(text: String, placeholder: String, _ configure: (inout TextField) -> Void) -> TextField {
        TextField(text: text) {
            $0.placeholder = placeholder
            $0.clearButtonMode = .whileEditing
            configure(&$0)
        }
    }
}

private let spacing: CGFloat = 12

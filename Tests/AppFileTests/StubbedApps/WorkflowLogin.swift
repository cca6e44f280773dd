import BlueprintUI
import BlueprintUICommonControls
import MarketWorkflowUI
import WorkflowUI

struct LoginScreen: BlueprintScreen, Equatable {
    var email: String
    var onEmailChanged: (String) -> Void
    var onLogin: () -> Void

    static func == (a: LoginScreen, b: LoginScreen) -> Bool { a.email == b.email }

    func element(in context: ViewEnvironment) -> Element {
        let stylesheet = context.marketStylesheet
        return Column(alignment: .fill, minimumSpacing: stylesheet.spacings.spacing200) {
            MarketHeader(title: "Log in", stylesheet: stylesheet)
            MarketTextField(
                label: "Email",
                text: email,
                contentType: .email,
                stylesheet: stylesheet
            ) { field in
                field.onChange = onEmailChanged
                field.returnKeyType = .go
            }
            MarketButton(text: "Log in", stylesheet: stylesheet, onTap: onLogin)
        }
    }
}

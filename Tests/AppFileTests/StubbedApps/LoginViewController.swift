import BlueprintUI
import BlueprintUICommonControls
import UIKit
import Combine

final class LoginViewController: UIViewController {
    private let blueprintView = BlueprintView()
    private let authService: AuthService
    private var state = LoginState()

    init(authService: AuthService) {
        self.authService = authService
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func loadView() { view = blueprintView }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = Strings.Login.title
        update()
    }

    private func update() {
        blueprintView.element = element
    }

    private var element: Element {
        Column(alignment: .fill, minimumSpacing: 12) {
            Label(text: Strings.Login.headline) { $0.font = AppFont.bold(24) }
            FormField(label: Strings.Login.email, text: state.email) { [weak self] text in
                self?.state.email = text
                self?.update()
            }
            FormField(label: Strings.Login.password, text: state.password, isSecure: true) { [weak self] text in
                self?.state.password = text
                self?.update()
            }
            PrimaryButton(title: Strings.Login.submit, isEnabled: state.isValid) { [weak self] in
                self?.submit()
            }
        }
        .inset(uniform: 24)
    }

    private func submit() {
        authService.signIn(email: state.email, password: state.password) { result in
            Logger.shared.log("signed in: \(result)")
        }
    }
}

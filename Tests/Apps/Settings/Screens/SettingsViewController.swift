import BlueprintUI
import BlueprintUICommonControls
import UIKit

#if canImport(SwiftUI)
import SwiftUI
#endif

/// The controller that shows the settings, and follows the model.
final class SettingsViewController: UIViewController {
    private let model: SettingsModel
    private let blueprintView = BlueprintView()
    private var destination: RootScreen.Destination?

    init(model: SettingsModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
        model.onChange = { [weak self] _ in self?.update() }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func loadView() {
        view = blueprintView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        update()
    }

    func open(_ destination: RootScreen.Destination?) {
        self.destination = destination
        update()
    }

    private func update() {
        blueprintView.element = screen.theme(model.state.appearance.theme)
    }

    private var screen: Element {
        let state = model.state
        let send: (SettingsAction) -> Void = { [weak self] in self?.model.send($0) }
        switch destination {
        case nil: return RootScreen(state: state) { [weak self] in self?.open($0) }
        case .profile?: return ProfileScreen(account: state.account)
        case .notifications?: return NotificationsScreen(preferences: state.notifications, send: send)
        case .privacy?: return PrivacyScreen(preferences: state.privacy, account: state.account, send: send)
        case .appearance?: return AppearanceScreen(preferences: state.appearance, send: send)
        case .storage?: return StorageScreen(usage: state.storage, onClear: { send(.clearDownloads) })
        case .about?: return AboutScreen(version: "4.2", build: 1180)
        }
    }
}

struct SettingsPreviews: PreviewProvider {
    static let state: SettingsState = {
        let model = SettingsModel()
        model.send(.block("Troll 17"))
        model.send(.selectTheme("Ink"))
        model.send(.setChannel(.weekly, true))
        model.send(.clearDownloads)
        return model.state
    }()

    static var previews: some View {
        Group {
            ElementPreview(named: "After some changes", with: .fixed(width: 375, height: 667)) {
                RootScreen(state: state).theme(state.appearance.theme)
            }
            ElementPreview(named: "In Hebrew", with: .device("iPhone SE")) {
                RootScreen(state: state).language(.hebrew)
            }
        }
    }
}

#Preview("Controller") {
    let controller = SettingsViewController(model: SettingsModel())
    controller.open(.storage)
    return controller
}

import Foundation

/// Everything that the settings show and change.
struct SettingsState: Equatable {
    var account = Account.ida
    var notifications = NotificationPreferences()
    var privacy = PrivacyPreferences()
    var appearance = AppearancePreferences()
    var storage = Loadable<StorageUsage>.loaded(.typical)
    var query = ""
}

/// A value that is fetched: not yet there, there, or missing because of an error.
enum Loadable<Value: Equatable>: Equatable {
    case loading
    case loaded(Value)
    case failed(message: String, attempts: Int)

    var value: Value? {
        guard case .loaded(let value) = self else { return nil }
        return value
    }
}

/// Everything that a person can do in the settings.
enum SettingsAction {
    case rename(String)
    case setLock(Bool)
    case setSharing(Bool)
    case setChannel(NotificationPreferences.Channel, Bool)
    case selectTheme(String)
    case selectDensity(Density)
    case selectScale(TextScale)
    case block(String)
    case unblock(String)
    case clearDownloads
}

/// The state of the settings, and the only place that changes it.
final class SettingsModel {
    private(set) var state: SettingsState
    var onChange: ((SettingsState) -> Void)?

    init(state: SettingsState = SettingsState()) {
        self.state = state
    }

    func send(_ action: SettingsAction) {
        let before = state
        Self.reduce(&state, action)
        if state != before { onChange?(state) }
    }

    static func reduce(_ state: inout SettingsState, _ action: SettingsAction) {
        switch action {
        case .rename(let name):
            state.account.name = name.trimmingCharacters(in: .whitespaces)
        case .setLock(let isLocked):
            state.privacy.isLocked = isLocked
        case .setSharing(let shares):
            state.privacy.sharesUsage = shares
        case .setChannel(let channel, true):
            state.notifications.enabled.insert(channel)
        case .setChannel(let channel, false):
            state.notifications.enabled.remove(channel)
        case .selectTheme(let theme):
            guard Theme.all.contains(where: { $0.name == theme }) else { return }
            state.appearance.themeName = theme
        case .selectDensity(let density):
            state.appearance.density = density
        case .selectScale(let scale):
            state.appearance.textScale = scale
        case .block(let name) where !state.privacy.blocked.contains(name):
            state.privacy.blocked.append(name)
        case .block:
            break
        case .unblock(let name):
            state.privacy.blocked.removeAll { $0 == name }
        case .clearDownloads:
            guard var usage = state.storage.value else { return }
            usage.parts[.downloads] = nil
            state.storage = .loaded(usage)
        }
    }
}

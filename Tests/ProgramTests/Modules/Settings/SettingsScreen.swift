import BlueprintUI
import BlueprintUICommonControls

struct SettingsScreen: ProxyElement {
    let settings: [Setting]
    let change: (Setting) -> Void

    var elementRepresentation: Element {
        Column(alignment: .fill) {
            Label(text: "Settings") { $0.font = .boldSystemFont(ofSize: 20) }
                .accessibilityTraits(add: [.header])
            for setting in settings {
                SettingRow(setting: setting, change: change)
            }
        }
    }
}

import BlueprintUI
import BlueprintUICommonControls

struct SettingRow: ProxyElement {
    let setting: Setting
    let change: (Setting) -> Void

    var elementRepresentation: Element {
        Row(alignment: .center, minimumSpacing: 8) {
            Label(text: setting.title).stackLayoutChild(priority: .flexible)
            if let value = setting.value { Label(text: value).stackLayoutChild(priority: .fixed) }
        }
        .constrainedTo(height: .atLeast(44))
        .accessibilityElement(
            label: setting.title,
            value: setting.value,
            traits: traits,
            hint: hint,
            customActions: actions
        )
    }

    private var traits: Set<AccessibilityElement.Trait> {
        [setting.kind == .link ? .link : .button]
    }

    private var hint: String? {
        if case .toggle = setting.kind { "Double tap to change" } else { nil }
    }

    private var actions: [AccessibilityElement.CustomAction] {
        switch setting.kind {
        case .toggle(let isOn):
            [action("Turn \(isOn ? "off" : "on")", .toggle(!isOn))]
        case .choice(let current, let names):
            names.filter { $0 != current }.map { action("Choose \($0)", .choice($0, of: names)) }
        case .link: []
        }
    }

    private func action(_ name: String, _ kind: Setting.Kind) -> AccessibilityElement.CustomAction {
        AccessibilityElement.CustomAction(name: name) {
            var new = setting
            new.kind = kind
            change(new)
            return true
        }
    }
}

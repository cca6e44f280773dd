struct Setting {
    var title: String
    var value: String?
    var isOn: Bool?
}

struct SettingRow: ProxyElement {
    var setting: Setting

    var elementRepresentation: Element {
        Row(alignment: .center, underflow: .growUniformly, minimumSpacing: 8) {
            Label(text: setting.title)
                .stackLayoutChild(priority: .grows)
            trailing
                .stackLayoutChild(priority: .fixed)
        }
        .inset(horizontal: 12, vertical: 6)
    }

    private var trailing: Element {
        if let isOn = setting.isOn {
            return Box(backgroundColor: isOn ? .systemGreen : .lightGray, cornerStyle: .capsule)
                .constrainedTo(size: CGSize(width: 40, height: 20))
        }
        return Label(text: setting.value ?? "›") { $0.color = .gray }
    }
}

struct Section: ProxyElement {
    var title: String
    var settings: [Setting]

    var elementRepresentation: Element {
        Column(alignment: .fill, underflow: .justifyToStart) {
            Label(text: title.uppercased()) { $0.font = .systemFont(ofSize: 12) }
                .inset(horizontal: 12)
            for (index, setting) in settings.enumerated() {
                if index > 0 {
                    Rule(orientation: .horizontal, color: .lightGray, thickness: .points(1))
                }
                SettingRow(setting: setting)
            }
        }
    }
}

Section(
    title: "Sound",
    settings: [
        Setting(title: "Ringtone", value: "Marimba"),
        Setting(title: "Vibrate", isOn: true),
        Setting(title: "Haptics"),
    ]
)
// expect: Section 0,0 300×160
// expect:   Inset 0,0 300×12
// expect:     Label 12,0 276×12
// expect:   SettingRow 0,12 300×28
// expect:     Row 12,6 276×16
// expect:       Label 0,0 212×16
// expect:       Label.2 220,0 56×16
// expect:   Rule 0,40 300×1
// expect:     Box 0,0 300×1
// expect:   SettingRow.2 0,41 300×32
// expect:     Row 12,6 276×20
// expect:       Label 0,2 228×16
// expect:       ConstrainedSize 236,0 40×20
// expect:         Box 0,0 40×20
// expect:   Rule.2 0,73 300×1
// expect:     Box 0,0 300×1
// expect:   SettingRow.3 0,74 300×28
// expect:     Row 12,6 276×16
// expect:       Label 0,0 260×16
// expect:       Label.2 268,0 8×16

import BlueprintUI
import BlueprintUICommonControls
import SettingsKit

struct SettingsScreen: ProxyElement {
    var sections: [SettingsSection]
    var onSelect: (SettingsItem) -> Void

    var elementRepresentation: Element {
        Column(alignment: .fill, minimumSpacing: 24) {
            sections.map { section in
                sectionElement(section)
            }
        }
        .scrollable()
    }

    private func sectionElement(_ section: SettingsSection) -> Element {
        Column(alignment: .fill) {
            Label(text: section.title.uppercased()) { $0.font = .systemFont(ofSize: 13) }
            for item in section.items {
                Row(alignment: .center, minimumSpacing: 8) {
                    Image(image: item.icon)
                    Label(text: item.title)
                    Chevron()
                }
                .inset(uniform: 12)
                .tappable { onSelect(item) }
            }
        }
    }
}

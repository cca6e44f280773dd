import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A row of the settings: a picture, a title with a detail below it, and something at the end.
struct SettingsRow: ProxyElement {
    /// The end of a row.
    enum Accessory {
        case none
        case chevron
        case value(String)
        case valueAndChevron(String)
        case toggle(Bool, onChange: (Bool) -> Void = { _ in })
        case check(Bool)
        case badge(Int)
        case custom(Element)
    }

    var title: String
    var detail: String?
    var icon: Icon?
    var role = Text.Role.primary
    var accessory = Accessory.none
    var onTap: (() -> Void)?

    var elementRepresentation: Element {
        EnvironmentReader { environment in
            Row(alignment: .center, underflow: .growUniformly, minimumSpacing: Spacing.medium) {
                if let icon {
                    icon.stackLayoutChild(priority: .fixed)
                }
                titles
                accessoryElement.map { $0.stackLayoutChild(priority: .fixed) }
            }
            .inset(horizontal: Spacing.large, vertical: environment.theme.density.rowPadding)
            .constrainedTo(height: .atLeast(environment.theme.density.minimumRowHeight))
        }
        .if(let: onTap) { onTap, row in
            row.tappable(onTap: onTap)
        }
    }

    private var titles: Element {
        Column(alignment: .fill, underflow: .justifyToCenter, minimumSpacing: 2) {
            Text(title, role: role)
            if let detail, !detail.isEmpty {
                Text(detail, .caption, role: .secondary)
            }
        }
    }

    private var accessoryElement: Element? {
        switch accessory {
        case .none:
            return nil
        case .chevron:
            return Chevron()
        case .value(let value):
            return Text(value, role: .secondary, lines: 1)
        case .valueAndChevron(let value):
            return Row(alignment: .center, minimumSpacing: Spacing.small) {
                Text(value, role: .secondary, lines: 1)
                Chevron()
            }
        case .toggle(let isOn, let onChange):
            return Switch(isOn: isOn, onChange: onChange)
        case .check(let isChecked):
            return isChecked ? Text("✓", .bodyStrong, role: .accent) : nil
        case .badge(let count):
            return count > 0 ? CountBadge(count: count) : nil
        case .custom(let element):
            return element
        }
    }
}

/// A sign that a row opens another screen.
struct Chevron: ProxyElement {
    var elementRepresentation: Element {
        Text("›", .heading, role: .secondary)
    }
}

/// A number of things to look at; more than 99 are not counted.
struct CountBadge: ProxyElement {
    var count: Int

    var elementRepresentation: Element {
        Themed { theme, _ in
            Label(text: count > 99 ? "99+" : "\(count)") { label in
                label.font = TextStyle.caption.font(at: theme.textScale)
                label.color = theme.palette.onAccent
            }
            .inset(horizontal: 6, vertical: 2)
            .box(background: theme.palette.accent, corners: .capsule)
        }
    }
}

#Preview("Row, plain", traits: .fixedLayout(width: 320, height: 52)) {
    SettingsRow(title: "Licences", accessory: .chevron)
}

#Preview("Row, everything", traits: .fixedLayout(width: 320, height: 80)) {
    SettingsRow(
        title: "Notifications",
        detail: "Comments, mentions",
        icon: Icon(.bell),
        accessory: .badge(120),
        onTap: {}
    )
}

#Preview("Row, long title", traits: .fixedLayout(width: 240, height: 120)) {
    SettingsRow(
        title: "Automatische Sicherung über mobile Daten",
        detail: "Kann Kosten verursachen",
        icon: Icon(.cloud),
        accessory: .valueAndChevron("Nie")
    )
}

#Preview("Badges", traits: .sizeThatFitsLayout) {
    Row(alignment: .center, minimumSpacing: Spacing.small) {
        for count in [1, 12, 99, 100] {
            CountBadge(count: count)
        }
    }
}

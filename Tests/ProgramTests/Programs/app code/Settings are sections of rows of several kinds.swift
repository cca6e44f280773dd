// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// MARK: - Model

public struct SettingsSection: Equatable {
    public enum Item: Equatable {
        case toggle(title: String, isOn: Bool)
        case disclosure(title: String, detail: String?)
        case button(title: String, isDestructive: Bool = false)
    }

    public let header: String?
    public let footer: String?
    public let items: [Item]

    public init(header: String? = nil, footer: String? = nil, items: [Item]) {
        self.header = header
        self.footer = footer
        self.items = items
    }
}

// MARK: - Theme

enum Theme {
    enum Spacing {
        static let small: CGFloat = 4
        static let medium: CGFloat = 8
        static let large: CGFloat = small * 3
    }

    enum Color {
        static let separator = UIColor(red: 0.78, green: 0.78, blue: 0.8, alpha: 1.0)
        static let destructive = UIColor.red
        static let secondary = UIColor(white: 0.5, alpha: 1)
        static var accent: UIColor { .blue }
        static let background = UIColor.white.withAlphaComponent(0.9)
    }

    struct TextStyle {
        let font: UIFont
        let color: UIColor

        static let header = TextStyle(font: .systemFont(ofSize: 12, weight: .semibold), color: Color.secondary)
        static let body = TextStyle(font: .systemFont(ofSize: 16), color: .black)
        static let detail = TextStyle(font: UIFont.systemFont(ofSize: 14, weight: .regular), color: Color.secondary)
    }
}

extension Label {
    init(_ text: String, style: Theme.TextStyle, configure: (inout Label) -> Void = { _ in }) {
        self.init(text: text) { label in
            label.font = style.font
            label.color = style.color
            configure(&label)
        }
    }
}

// MARK: - Elements

/// Looks like UISwitch.
struct Toggle: Element {
    var isOn: Bool
    private let trackSize = CGSize(width: 34, height: 20)

    init(isOn: Bool) {
        self.isOn = isOn
    }

    var content: ElementContent {
        let knob = Box(backgroundColor: .white, cornerStyle: .capsule)
            .constrainedTo(width: .absolute(trackSize.height - 4), height: .absolute(trackSize.height - 4))
            .aligned(vertically: .center, horizontally: isOn ? .trailing : .leading)
            .inset(uniform: 2)
        return ElementContent(child: knob.constrainedTo(size: trackSize))
    }

    func backingViewDescription(with context: ViewDescriptionContext) -> ViewDescription? {
        UIView.describe { config in
            config[\.backgroundColor] = isOn ? .green : .lightGray
            config[\.clipsToBounds] = true
        }
    }
}

struct SettingsRow: ProxyElement {
    var item: SettingsSection.Item
    var onTap: (() -> Void)?

    var elementRepresentation: Element {
        let row = Row { row in
            row.verticalAlignment = .center
            row.horizontalUnderflow = .growUniformly
            row.minimumHorizontalSpacing = Theme.Spacing.medium

            switch item {
            case .toggle(let title, let isOn):
                row.addFlexible(child: Label(title, style: .body))
                row.addFixed(child: Toggle(isOn: isOn))
            case let .disclosure(title, detail):
                row.add(child: Label(title, style: .body))
                if let detail = detail {
                    row.add(growPriority: 0, shrinkPriority: 0, child: Label(detail, style: .detail))
                }
                row.addFixed(child: Label("›", style: .detail))
            case .button(let title, let isDestructive):
                row.add(
                    child: Label(title, style: .body) {
                        $0.color = isDestructive ? Theme.Color.destructive : Theme.Color.accent
                        $0.alignment = .center
                    }
                )
            }
        }
        .inset(horizontal: Theme.Spacing.large, vertical: Theme.Spacing.medium)

        guard let onTap = onTap else { return row }
        return row.tappable(onTap: onTap)
    }
}

struct SettingsScreen: ProxyElement {
    var sections: [SettingsSection]

    var elementRepresentation: Element {
        Column(alignment: .fill, minimumSpacing: Theme.Spacing.large) {
            for (index, section) in sections.enumerated() {
                sectionElement(section).keyed(index)
            }
        }
        .scrollable(.fittingHeight) {
            $0.alwaysBounceVertical = true
            $0.contentInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        }
    }

    private func sectionElement(_ section: SettingsSection) -> Element {
        Column(alignment: .fill) {
            if let header = section.header {
                Label(header.uppercased(), style: .header)
                    .inset(by: UIEdgeInsets(top: 0, left: 12, bottom: 4, right: 12))
            }
            for (offset, item) in section.items.enumerated() {
                if offset > 0 {
                    Rule(orientation: .horizontal, color: Theme.Color.separator)
                        .inset(left: Theme.Spacing.large)
                }
                SettingsRow(item: item, onTap: nil)
            }
            if let footer = section.footer {
                Label(footer, style: .header) { $0.numberOfLines = 0 }
                    .inset(horizontal: 12, vertical: 4)
            }
        }
    }
}

let sections: [SettingsSection] = [
    .init(
        header: "Notifications",
        footer: "Badges are shown on the icon.",
        items: [
            .toggle(title: "Badges", isOn: true),
            .toggle(title: "Sounds", isOn: false),
            .disclosure(title: "Style", detail: "Banner"),
        ]
    ),
    SettingsSection(items: [.button(title: "Log out", isDestructive: true), .button(title: "Help")]),
]
print(sections[0].items.count, sections[1].items[1] == .button(title: "Help"))
SettingsScreen(sections: sections)
// expect: 3 true
// expect: SettingsScreen 0,0 300×160
// expect:   Column 0,0 300×219
// expect:     Column.0 0,0 300×142
// expect:       Inset 0,0 300×16
// expect:         Label 12,0 276×12
// expect:       SettingsRow 0,16 300×36
// expect:         Row 12,8 276×20
// expect:           Label 0,2 234×16
// expect:           Toggle 242,0 34×20
// expect:             ConstrainedSize 0,0 34×20
// expect:               Inset 0,0 34×20
// expect:                 Aligned 2,2 30×16
// expect:                   ConstrainedSize 14,0 16×16
// expect:                     Box 0,0 16×16
// expect:       Inset.2 0,52 300×1
// expect:         Rule 12,0 288×1
// expect:           Box 0,0 288×1
// expect:       SettingsRow.2 0,53 300×36
// expect:         Row 12,8 276×20
// expect:           Label 0,2 234×16
// expect:           Toggle 242,0 34×20
// expect:             ConstrainedSize 0,0 34×20
// expect:               Inset 0,0 34×20
// expect:                 Aligned 2,2 30×16
// expect:                   ConstrainedSize 0,0 16×16
// expect:                     Box 0,0 16×16
// expect:       Inset.3 0,89 300×1
// expect:         Rule 12,0 288×1
// expect:           Box 0,0 288×1
// expect:       SettingsRow.3 0,90 300×32
// expect:         Row 12,8 276×16
// expect:           Label 0,0 211×16
// expect:           Label.2 219,1 42×14
// expect:           Label.3 269,1 7×14
// expect:       Inset.4 0,122 300×20
// expect:         Label 12,4 276×12
// expect:     Column.1 0,154 300×65
// expect:       SettingsRow 0,0 300×32
// expect:         Row 12,8 276×16
// expect:           Label 0,0 276×16
// expect:       Inset 0,32 300×1
// expect:         Rule 12,0 288×1
// expect:           Box 0,0 288×1
// expect:       SettingsRow.2 0,33 300×32
// expect:         Row 12,8 276×16
// expect:           Label 0,0 276×16

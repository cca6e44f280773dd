import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// Rows on one card, with lines between them, a header above and a footer below.
struct SettingsSection: ProxyElement {
    var header: String?
    var footer: String?
    var rows: [Element]

    init(_ header: String? = nil, footer: String? = nil, @ElementBuilder<SectionRow> rows: () -> [SectionRow]) {
        self.header = header
        self.footer = footer
        self.rows = rows().map(\.element)
    }

    var elementRepresentation: Element {
        Column(alignment: .fill, minimumSpacing: Spacing.small) {
            if let header {
                Text(header.uppercased(), .caption, role: .secondary)
                    .inset(horizontal: Spacing.large)
                    .accessibilityElement(label: header, value: nil, traits: [.header])
            }
            if !rows.isEmpty {
                card
            }
            if let footer {
                Text(footer, .caption, role: .secondary).inset(horizontal: Spacing.large)
            }
        }
    }

    private var card: Element {
        Themed { theme, _ in
            Column(alignment: .fill) {
                for (index, row) in rows.enumerated() {
                    if index > 0 {
                        Rule(orientation: .horizontal, color: theme.palette.separator)
                            .inset(left: Spacing.large)
                    }
                    row
                }
            }
            .box(
                background: theme.palette.surface,
                corners: .rounded(radius: Radius.card.rawValue),
                clipsContent: true
            )
        }
    }
}

/// A row of a section: any element.
struct SectionRow: ElementBuilderChild {
    var element: Element

    init(_ element: Element) {
        self.element = element
    }
}

#Preview("Section", traits: .fixedLayout(width: 343, height: 260)) {
    SettingsSection("Writing", footer: "Applies to new entries only.") {
        SettingsRow(title: "Check spelling", accessory: .toggle(true))
        SettingsRow(title: "Language", accessory: .valueAndChevron("English"))
        SettingsRow(title: "Smart quotes", accessory: .toggle(false))
    }
}

#Preview("Section without rows", traits: .fixedLayout(width: 343, height: 80)) {
    SettingsSection("Blocked people", footer: "You have not blocked anyone.") {}
}

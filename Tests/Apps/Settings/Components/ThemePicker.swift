import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// A small page in the colors of a theme.
struct ThemeSwatch: ProxyElement {
    var theme: Theme
    var isSelected: Bool

    var elementRepresentation: Element {
        Column(alignment: .center, minimumSpacing: Spacing.small) {
            page
                .constrainedTo(aspectRatio: AspectRatio(width: 3, height: 4), contentMode: .fitParent)
                .constrainedTo(width: .absolute(72), height: .absolute(96))
            Text(theme.name, .caption, role: isSelected ? .accent : .primary)
        }
        .accessibilityElement(
            label: theme.name,
            value: nil,
            traits: isSelected ? [.button, .selected] : [.button]
        )
    }

    private var page: Element {
        Column(alignment: .leading, underflow: .justifyToStart, minimumSpacing: 6) {
            line(width: 40, height: 6, color: theme.palette.text)
            for width in [52, 48, 30] as [CGFloat] {
                line(width: width, height: 3, color: theme.palette.secondaryText)
            }
            line(width: 24, height: 10, color: theme.palette.accent)
        }
        .inset(uniform: Spacing.small)
        .box(
            background: theme.palette.background,
            corners: .rounded(radius: Radius.control.rawValue),
            borders: .solid(color: isSelected ? theme.palette.accent : .systemGray4, width: isSelected ? 2 : 1)
        )
    }

    private func line(width: CGFloat, height: CGFloat, color: UIColor) -> Element {
        Box(backgroundColor: color, cornerStyle: .rounded(radius: height / 2))
            .constrainedTo(width: width, height: height)
    }
}

/// All themes beside each other, as wide as each other.
struct ThemePicker: ProxyElement {
    var selected: String
    var onSelect: (Theme) -> Void = { _ in }

    var elementRepresentation: Element {
        EqualStack(direction: .horizontal, spacing: Spacing.small) {
            for theme in Theme.all {
                ThemeSwatch(theme: theme, isSelected: theme.name == selected)
                    .tappable { onSelect(theme) }
            }
        }
        .inset(uniform: Spacing.large)
    }
}

#Preview("Theme picker", traits: .fixedLayout(width: 343, height: 152)) {
    ThemePicker(selected: "Sepia")
}

#Preview("Swatch of the dark theme", traits: .sizeThatFitsLayout) {
    ThemeSwatch(theme: .ink, isSelected: true)
}

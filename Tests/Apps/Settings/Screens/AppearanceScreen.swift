import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// The appearance: themes, density, size of text and contrast, with an example in them.
struct AppearanceScreen: ProxyElement {
    var preferences: AppearancePreferences
    var send: (SettingsAction) -> Void = { _ in }

    var elementRepresentation: Element {
        Themed { _, strings in
            Screen(strings[.appearance]) {
                AppearanceExample(text: strings[.appearanceExample])
                SettingsSection(strings[.appearanceTheme]) {
                    ThemePicker(selected: preferences.themeName, onSelect: { send(.selectTheme($0.name)) })
                }
                SettingsSection {
                    Choice(title: strings[.appearanceDensity], selected: preferences.density) {
                        send(.selectDensity($0))
                    }
                    Choice(title: strings[.appearanceText], selected: preferences.textScale) {
                        send(.selectScale($0))
                    }
                    SettingsRow(
                        title: strings[.appearanceContrast],
                        accessory: .toggle(preferences.increasesContrast)
                    )
                }
            }
        }
        .theme(preferences.theme)
    }
}

/// An entry as it looks with the chosen appearance.
struct AppearanceExample: ProxyElement {
    var text: String

    var elementRepresentation: Element {
        Themed { theme, _ in
            Column(alignment: .fill, minimumSpacing: Spacing.small) {
                Row(alignment: .align(to: .bottom), underflow: .justifyToStart, minimumSpacing: Spacing.small) {
                    Text("Tuesday", .heading)
                    Text("7:42", .caption, role: .secondary)
                }
                Text(text)
            }
            .inset(uniform: Spacing.large)
            .box(
                background: theme.palette.surface,
                corners: .rounded(radius: Radius.card.rawValue),
                shadow: theme.isDark
                    ? .none : .simple(radius: 8, opacity: 0.12, offset: CGSize(width: 0, height: 2), color: .black)
            )
        }
    }
}

#Preview("Appearance", traits: .fixedLayout(width: 375, height: 700)) {
    AppearanceScreen(preferences: AppearancePreferences())
}

#Preview("Appearance, dark and compact", traits: .fixedLayout(width: 375, height: 700)) {
    AppearanceScreen(preferences: AppearancePreferences(themeName: "Ink", density: .compact))
}

#Preview("Appearance, largest text, more contrast", traits: .fixedLayout(width: 375, height: 900)) {
    AppearanceScreen(
        preferences: AppearancePreferences(themeName: "Sepia", textScale: .accessibility, increasesContrast: true)
    )
}

#Preview("Appearance, a theme that is gone", traits: .fixedLayout(width: 375, height: 700)) {
    AppearanceScreen(preferences: AppearancePreferences(themeName: "Neon"))
}

#Preview("Example of an entry", traits: .fixedLayout(width: 300, height: 120)) {
    AppearanceExample(text: "Rain since five. The blackbird sings anyway.").inset(uniform: 8)
}

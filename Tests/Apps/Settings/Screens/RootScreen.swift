import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// The first screen: the person, a search, and a row for each other screen.
struct RootScreen: ProxyElement {
    var state: SettingsState
    var onOpen: (Destination) -> Void = { _ in }

    /// A screen that a row of this one opens.
    enum Destination: CaseIterable {
        case profile, notifications, privacy, appearance, storage, about

        var icon: Icon.Symbol {
            switch self {
            case .profile: return .person
            case .notifications: return .bell
            case .privacy: return .lock
            case .appearance: return .paintpalette
            case .storage: return .cloud
            case .about: return .info
            }
        }

        var key: StringKey {
            switch self {
            case .profile: return .profile
            case .notifications: return .notifications
            case .privacy: return .privacy
            case .appearance: return .appearance
            case .storage: return .storage
            case .about: return .about
            }
        }
    }

    var elementRepresentation: Element {
        Themed { _, strings in
            Screen(strings[.settings], isRoot: true) {
                SearchField(query: state.query, placeholder: strings[.search])
                if state.query.isEmpty {
                    AccountCard(account: state.account).tappable { onOpen(.profile) }
                    rows([.notifications, .privacy, .appearance], strings)
                    rows([.storage, .about], strings)
                } else {
                    SearchResults(query: state.query, hits: SearchIndex(strings: strings).results(for: state.query))
                }
            }
        }
    }

    private func rows(_ destinations: [Destination], _ strings: Strings) -> Element {
        SettingsSection {
            for destination in destinations {
                SettingsRow(
                    title: strings[destination.key],
                    detail: detail(of: destination),
                    icon: Icon(destination.icon),
                    accessory: .chevron,
                    onTap: { onOpen(destination) }
                )
            }
        }
    }

    private func detail(of destination: Destination) -> String? {
        switch destination {
        case .profile, .privacy, .about:
            return nil
        case .notifications:
            let names = state.notifications.enabled.map(\.rawValue).sorted()
            return names.isEmpty ? "None" : names.joined(separator: ", ")
        case .appearance:
            return state.appearance.themeName
        case .storage:
            return state.storage.value.map { "\($0.used)" }
        }
    }
}

/// The person at the top of the settings.
struct AccountCard: ProxyElement {
    var account: Account

    var elementRepresentation: Element {
        Themed { theme, _ in
            Row(alignment: .center, underflow: .growUniformly, minimumSpacing: Spacing.medium) {
                Avatar(account: account).stackLayoutChild(priority: .fixed)
                Column(alignment: .fill, minimumSpacing: 2) {
                    Text(account.name.isEmpty ? "No name" : account.name, .heading, lines: 2)
                    Text(account.plan.title, .caption, role: .secondary)
                }
                Chevron().stackLayoutChild(priority: .fixed)
            }
            .inset(uniform: Spacing.large)
            .box(background: theme.palette.surface, corners: .rounded(radius: Radius.card.rawValue))
        }
    }
}

/// A field for words to search for.
struct SearchField: ProxyElement {
    var query: String
    var placeholder: String

    var elementRepresentation: Element {
        Themed { theme, _ in
            Row(alignment: .center, underflow: .growUniformly, minimumSpacing: Spacing.small) {
                Text("⌕", role: .secondary).stackLayoutChild(priority: .fixed)
                TextField(text: query) { field in
                    field.placeholder = placeholder
                    field.returnKeyType = .search
                    field.textColor = theme.palette.text
                }
            }
            .inset(horizontal: Spacing.medium)
            .box(background: theme.palette.surfacePressed, corners: .rounded(radius: Radius.card.rawValue))
        }
    }
}

/// The places that a search found.
struct SearchResults: ProxyElement {
    var query: String
    var hits: [SearchHit]

    var elementRepresentation: Element {
        if hits.isEmpty {
            Column(alignment: .center, minimumSpacing: Spacing.small) {
                Text("No results", .heading)
                Text("Nothing in the settings is called “\(query)”.", role: .secondary).centeredLines()
            }
            .inset(vertical: Spacing.section)
        } else {
            SettingsSection {
                for hit in hits {
                    SettingsRow(
                        title: hit.title,
                        detail: hit.path.joined(separator: " › "),
                        accessory: .chevron
                    )
                    .keyed(hit)
                }
            }
        }
    }
}

#Preview("Settings", traits: .fixedLayout(width: 375, height: 667)) {
    RootScreen(state: SettingsState())
}

#Preview("Settings in German", traits: .fixedLayout(width: 320, height: 568)) {
    RootScreen(state: SettingsState(account: .longName, storage: .loading)).language(.german)
}

#Preview("Settings, search", traits: .fixedLayout(width: 375, height: 500)) {
    RootScreen(state: SettingsState(query: "no"))
}

#Preview("Settings, nothing found", traits: .fixedLayout(width: 375, height: 300)) {
    RootScreen(state: SettingsState(query: "zebra"))
}

#Preview("Account card", traits: .fixedLayout(width: 300, height: 100)) {
    AccountCard(account: .longName)
}

#Preview("Search field", traits: .fixedLayout(width: 300, height: 44)) {
    SearchField(query: "", placeholder: "Search settings")
}

import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// The privacy: the lock, the usage data, blocked people, and the end of the account.
struct PrivacyScreen: ProxyElement {
    var preferences: PrivacyPreferences
    var account: Account
    var send: (SettingsAction) -> Void = { _ in }

    var elementRepresentation: Element {
        Themed { _, strings in
            Screen(strings[.privacy]) {
                SettingsSection {
                    SettingsRow(
                        title: strings[.privacyLock],
                        detail: strings[.privacyLockDetail],
                        icon: Icon(.lock),
                        accessory: .toggle(preferences.isLocked, onChange: { send(.setLock($0)) })
                    )
                    SettingsRow(
                        title: strings[.privacyAnalytics],
                        detail: strings[.privacyAnalyticsDetail],
                        icon: Icon(.flag),
                        accessory: .toggle(preferences.sharesUsage, onChange: { send(.setSharing($0)) })
                    )
                }
                BlockedPeople(names: preferences.blocked, onUnblock: { send(.unblock($0)) })
                SettingsSection(footer: strings(.privacyDeleteDetail, account.entryCount)) {
                    SettingsRow(title: strings[.privacyDelete], icon: Icon(.trash), role: .destructive, onTap: {})
                }
            }
        }
    }
}

/// The people whose comments are hidden, or a line that says that there are none.
struct BlockedPeople: ProxyElement {
    var names: [String]
    var onUnblock: (String) -> Void = { _ in }

    var elementRepresentation: Element {
        Themed { theme, strings in
            SettingsSection(
                strings[.privacyBlocked],
                footer: names.isEmpty ? strings[.privacyBlockedNone] : nil
            ) {
                for name in names.sorted() {
                    SettingsRow(title: name, accessory: .custom(unblockButton(name, theme)))
                        .accessibilityElement(label: name, value: nil, traits: [], hint: "Double tap to unblock")
                        .keyed(name)
                }
            }
        }
    }

    private func unblockButton(_ name: String, _ theme: Theme) -> Element {
        var button = Button(onTap: { onUnblock(name) }, wrapping: Text("Unblock", .caption, role: .accent))
        button.minimumTappableSize = CGSize(width: 44, height: 44)
        return button
    }
}

/// The sheet that asks once more before an account is deleted.
struct DeletionSheet: ProxyElement {
    var account: Account
    var typed: String

    /// The account is deleted only if its name is typed as it is written.
    private var isConfirmed: Bool { typed == account.name }

    var elementRepresentation: Element {
        Themed { theme, strings in
            Column(alignment: .fill, minimumSpacing: Spacing.large) {
                Text(strings[.privacyDelete], .title, role: .destructive)
                Text(strings(.privacyDeleteDetail, account.entryCount))
                AttributedLabel(attributedText: instruction(theme))
                FormField(name: strings[.profileName], text: typed)
                EqualStack(direction: .horizontal, spacing: Spacing.medium) {
                    WideButton(title: strings[.cancel], look: OutlinedLook())
                    WideButton(
                        title: strings[.done],
                        look: FilledLook(isDestructive: true),
                        isEnabled: isConfirmed
                    )
                }
            }
            .inset(uniform: Spacing.huge)
            .box(
                background: theme.palette.surface,
                corners: .rounded(radius: Radius.sheet.rawValue, corners: .top)
            )
        }
    }

    private func instruction(_ theme: Theme) -> NSAttributedString {
        let text = NSMutableAttributedString(
            string: "To go on, type ",
            attributes: [.font: TextStyle.body.font(at: theme.textScale), .foregroundColor: theme.palette.text]
        )
        text.append(
            NSAttributedString(
                string: account.name,
                attributes: [
                    .font: TextStyle.bodyStrong.font(at: theme.textScale), .foregroundColor: theme.palette.text,
                ]
            )
        )
        return text
    }
}

#Preview("Privacy", traits: .fixedLayout(width: 375, height: 667)) {
    PrivacyScreen(preferences: PrivacyPreferences(blocked: ["Troll 17", "Anonymous"]), account: .ida)
}

#Preview("Privacy in German, not all translated", traits: .fixedLayout(width: 320, height: 640)) {
    PrivacyScreen(preferences: PrivacyPreferences(isLocked: false), account: .longName).language(.german)
}

#Preview("Blocked people", traits: .fixedLayout(width: 320, height: 160)) {
    BlockedPeople(names: ["Somebody with quite a long name", "Al"])
}

#Preview("Deletion, not confirmed", traits: .fixedLayout(width: 375, height: 340)) {
    DeletionSheet(account: .ida, typed: "ida lindqvist")
}

#Preview("Deletion, confirmed", traits: .fixedLayout(width: 375, height: 340)) {
    DeletionSheet(account: .ida, typed: "Ida Lindqvist").theme(.ink)
}

import BlueprintUI
import BlueprintUICommonControls
import UIKit

/// The notifications: the reminder, the kinds, the quiet hours and the sounds.
struct NotificationsScreen: ProxyElement {
    var preferences: NotificationPreferences
    var send: (SettingsAction) -> Void = { _ in }

    var elementRepresentation: Element {
        Themed { _, strings in
            Screen(strings[.notifications]) {
                if case .denied(let canAskAgain) = preferences.permission {
                    Banner(
                        kind: .warning,
                        message: strings[.notificationsDenied],
                        action: canAskAgain ? nil : (title: strings[.notificationsOpen], run: {})
                    )
                }
                content(strings)
                    .opacity(isAllowed ? 1 : 0.4)
                    .userInteractionEnabled(isAllowed)
            }
        }
    }

    private var isAllowed: Bool {
        if case .denied = preferences.permission { return false }
        return true
    }

    private func content(_ strings: Strings) -> Element {
        Column(alignment: .fill, minimumSpacing: Spacing.huge) {
            SettingsSection {
                SettingsRow(
                    title: strings[.notificationsReminder],
                    detail: preferences.reminder.map { strings(.notificationsReminderDetail, $0) },
                    accessory: .toggle(preferences.reminder != nil)
                )
                if let quiet = preferences.quietHours {
                    QuietHoursRow(title: strings[.notificationsQuiet], from: quiet.from, to: quiet.to)
                } else {
                    SettingsRow(title: strings[.notificationsQuiet], accessory: .valueAndChevron(strings[.off]))
                }
            }
            SettingsSection(strings[.notifications]) {
                for channel in NotificationPreferences.Channel.allCases {
                    SettingsRow(
                        title: channel.rawValue,
                        accessory: .toggle(
                            preferences.enabled.contains(channel),
                            onChange: { send(.setChannel(channel, $0)) }
                        )
                    )
                }
            }
            SettingsSection(strings[.notificationsSounds]) {
                VolumeRow(volume: preferences.volume)
            }
        }
    }
}

/// The quiet hours on a line of the day.
struct QuietHoursRow: ProxyElement {
    var title: String
    var from: ClockTime
    var to: ClockTime

    var elementRepresentation: Element {
        Column(alignment: .fill, minimumSpacing: Spacing.small) {
            Row(alignment: .center, underflow: .growUniformly) {
                Text(title)
                Text("\(from) – \(to)", role: .secondary).stackLayoutChild(priority: .fixed)
            }
            GeometryReader { geometry in
                day(width: geometry.constraint.width.constrainedValue ?? 240)
            }
        }
        .inset(horizontal: Spacing.large, vertical: Spacing.medium)
    }

    /// The parts of the day that are quiet, in minutes; two if they go over midnight.
    private var parts: [Range<Int>] {
        let day = 24 * 60
        if from == to { return [] }
        return from < to ? [from.minutes..<to.minutes] : [0..<to.minutes, from.minutes..<day]
    }

    private func day(width: CGFloat) -> Element {
        Themed { theme, _ in
            Overlay {
                Box(backgroundColor: theme.palette.surfacePressed, cornerStyle: .rounded(radius: 4))
                for part in parts {
                    Box(backgroundColor: theme.palette.accent, cornerStyle: .rounded(radius: 4))
                        .constrainedTo(width: .absolute(width * CGFloat(part.count) / 1440))
                        .aligned(vertically: .fill, horizontally: .leading)
                        .inset(left: width * CGFloat(part.lowerBound) / 1440)
                }
            }
            .constrainedTo(height: .absolute(8))
        }
    }
}

/// The volume of sounds, from silent to loud.
struct VolumeRow: ProxyElement {
    var volume: Float

    var elementRepresentation: Element {
        Row(alignment: .center, underflow: .growUniformly, minimumSpacing: Spacing.medium) {
            Text("Volume").stackLayoutChild(priority: .fixed)
            VolumeSlider(value: volume)
            Text(volume == 0 ? "Silent" : "\(Int((volume * 100).rounded())) %", .caption, role: .secondary)
                .constrainedTo(width: .absolute(44))
                .stackLayoutChild(priority: .fixed)
        }
        .inset(horizontal: Spacing.large, vertical: Spacing.small)
    }
}

#Preview("Notifications", traits: .fixedLayout(width: 375, height: 720)) {
    NotificationsScreen(
        preferences: NotificationPreferences(quietHours: (from: ClockTime(22), to: ClockTime(7, 15)))
    )
}

#Preview("Notifications, denied", traits: .fixedLayout(width: 375, height: 667)) {
    NotificationsScreen(
        preferences: NotificationPreferences(permission: .denied(canAskAgain: false), reminder: nil, enabled: [])
    )
}

#Preview("Quiet hours over midnight", traits: .fixedLayout(width: 343, height: 64)) {
    QuietHoursRow(title: "Quiet hours", from: ClockTime(22), to: ClockTime(7, 15))
}

#Preview("Quiet hours at noon", traits: .fixedLayout(width: 343, height: 64)) {
    QuietHoursRow(title: "Ruhezeiten", from: ClockTime(12), to: ClockTime(13, 30))
}

#Preview("Volume, silent", traits: .fixedLayout(width: 343, height: 52)) {
    VolumeRow(volume: 0)
}

/// A time of the day, in minutes after midnight.
struct ClockTime: Hashable, Comparable, CustomStringConvertible {
    var minutes: Int

    init(_ hour: Int, _ minute: Int = 0) {
        minutes = (hour * 60 + minute) % (24 * 60)
    }

    var description: String {
        let minute = minutes % 60
        return "\(minutes / 60):\(minute < 10 ? "0" : "")\(minute)"
    }

    static func < (lhs: ClockTime, rhs: ClockTime) -> Bool { lhs.minutes < rhs.minutes }
}

/// The permission of the system to show notifications.
enum Permission: Equatable {
    case undecided
    case granted
    case denied(canAskAgain: Bool)
}

struct NotificationPreferences: Equatable {
    enum Channel: String, CaseIterable {
        case comments = "Comments"
        case mentions = "Mentions"
        case weekly = "Weekly review"
        case news = "News about Wren"
    }

    var permission = Permission.granted
    var reminder: ClockTime? = ClockTime(20, 30)
    var quietHours: (from: ClockTime, to: ClockTime)?
    var enabled: Set<Channel> = [.comments, .mentions]
    var volume: Float = 0.6

    static func == (lhs: NotificationPreferences, rhs: NotificationPreferences) -> Bool {
        lhs.permission == rhs.permission && lhs.reminder == rhs.reminder && lhs.enabled == rhs.enabled
            && lhs.volume == rhs.volume && lhs.quietHours?.from == rhs.quietHours?.from
            && lhs.quietHours?.to == rhs.quietHours?.to
    }
}

struct PrivacyPreferences: Equatable {
    var isLocked = true
    var sharesUsage = false
    var blocked: [String] = []
}

struct AppearancePreferences: Equatable {
    var themeName = "Paper"
    var density = Density.comfortable
    var textScale = TextScale.standard
    var increasesContrast = false

    /// The theme that these preferences mean.
    var theme: Theme {
        var theme = Theme.all.first { $0.name == themeName } ?? .paper
        if increasesContrast { theme.palette = theme.palette.withIncreasedContrast(isDark: theme.isDark) }
        theme.density = density
        theme.textScale = textScale
        return theme
    }
}

extension Theme {
    static let all: [Theme] = [.paper, .sepia, .ink]
}

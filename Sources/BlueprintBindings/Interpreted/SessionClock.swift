import Foundation
import HeadlessUIKit

/// The clock of a run of source, and what depends on where an app runs: the same source gives the same result.
struct SessionClock: SharedValue {
    static var initial: SessionClock { SessionClock() }

    /// The language and country.
    static let locale = Locale(identifier: "en_US")
    /// The time zone.
    static let timeZone = TimeZone(secondsFromGMT: 0) ?? .gmt
    /// The calendar.
    static let calendar = calendar(.gregorian)

    /// The time since the start in seconds, from 0 upwards: only code that sleeps lets it pass.
    var elapsed = 0.0

    /// The present of the code that runs: January 1, 2026, 12:00 UTC at the start.
    static var now: Date {
        Date(timeIntervalSince1970: 1_767_268_800 + AppProcess.current[SessionClock.self].elapsed)
    }

    /// Returns a calendar for the locale and time zone, whose weeks begin on Sunday.
    static func calendar(_ identifier: Calendar.Identifier) -> Calendar {
        var calendar = Calendar(identifier: identifier)
        (calendar.locale, calendar.timeZone) = (locale, timeZone)
        return calendar
    }
}

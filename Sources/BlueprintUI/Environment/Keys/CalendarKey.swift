import Foundation

extension Environment {
    private enum CalendarKey: EnvironmentKey {
        static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
    }

    /// The calendar of dates; the Gregorian one unless set.
    public var calendar: Calendar {
        get { self[CalendarKey.self] }
        set { self[CalendarKey.self] = newValue }
    }
}

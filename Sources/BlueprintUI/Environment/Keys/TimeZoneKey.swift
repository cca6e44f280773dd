import Foundation

extension Environment {
    private enum TimeZoneKey: EnvironmentKey {
        static var defaultValue: TimeZone { .gmt }
    }

    /// The time zone of dates; GMT unless set.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}

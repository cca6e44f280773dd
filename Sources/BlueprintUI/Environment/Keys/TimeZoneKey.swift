import Foundation

extension Environment {
    private enum TimeZoneKey: EnvironmentKey {
        static var defaultValue: TimeZone { .gmt }
    }

    /// The time zone for dates; GMT by default.
    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }
}

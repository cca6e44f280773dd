import Foundation

extension Environment {
    private enum LocaleKey: EnvironmentKey {
        static var defaultValue: Locale { Locale(identifier: "en_US_POSIX") }
    }

    /// The locale of numbers and dates; the same on every machine unless set.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
}

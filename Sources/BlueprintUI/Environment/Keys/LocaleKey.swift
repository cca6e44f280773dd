import Foundation

extension Environment {
    private enum LocaleKey: EnvironmentKey {
        static var defaultValue: Locale { Locale(identifier: "en_US_POSIX") }
    }

    /// The locale for numbers and dates; by default the same on every machine.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }
}

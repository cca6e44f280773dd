import Foundation
import SwiftInterpreter

extension Binding {
    static let locale = Binding("Locale") { table in
        table.register(
            Locale.self,
            as: "Locale",
            summary: "A language and country.",
            example: "Locale(identifier: \"en_GB\")"
        ) { locale in
            locale.initializer("init(identifier: String)") { Locale(identifier: try $0["identifier"]) }
            locale.staticProperty("current", summary: "US English.", SessionClock.locale)
            locale.staticProperty("autoupdatingCurrent", summary: "The same as current.", SessionClock.locale)
            locale.staticProperty("preferredLanguages", summary: "US English.", ["en-US"])
            locale.property("identifier", \.identifier, summary: "The name, such as en_US.")
            let texts: [(String, @Sendable (Locale) -> String?, String)] = [
                ("languageCode", { $0.language.languageCode?.identifier }, "The language, such as en; nil for none."),
                ("regionCode", { $0.region?.identifier }, "The country, such as US; nil for none."),
                ("currencyCode", { $0.currency?.identifier }, "The currency, such as USD; nil for none."),
                ("currencySymbol", { $0.currencySymbol }, "The sign of the currency, such as $; nil for none."),
                ("decimalSeparator", { $0.decimalSeparator }, "The sign before the fraction of a number."),
                ("groupingSeparator", { $0.groupingSeparator }, "The sign between groups of three digits."),
            ]
            for (name, read, summary) in texts { locale.property(name, summary: summary, get: { read($0) }) }
            locale.property("calendar", summary: "The calendar.") { $0.calendar }
            locale.method(
                "localizedString(forRegionCode regionCode: String) -> String?",
                summary: "Returns the name of a country."
            ) { $0.localizedString(forRegionCode: try $1["regionCode"]) }
            locale.method(
                "localizedString(forLanguageCode languageCode: String) -> String?",
                summary: "Returns the name of a language."
            ) { $0.localizedString(forLanguageCode: try $1["languageCode"]) }
            locale.bareWords { words in
                words.first.flatMap { isIdentifier($0) ? ("Locale(identifier: \"\($0)\")", 1) : nil }
            }
        }
    }

    /// Returns true if a word may be the identifier of a locale or a time zone: letters, digits and separators.
    static func isIdentifier(_ word: String) -> Bool {
        word.first?.isLetter == true && word.allSatisfy { $0.isLetter || $0.isNumber || "_-/+".contains($0) }
    }
}

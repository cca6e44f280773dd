import BlueprintUI
import BlueprintUICommonControls
import Foundation
import SwiftInterpreter

extension Binding {
    static let environment = Binding("Environment") { table in
        table.register(
            Environment.self,
            as: "Environment",
            summary: "Values that elements inherit from those around them.",
            example: """
                EnvironmentReader { environment in
                    Label(text: environment.layoutDirection == .rightToLeft ? "right" : "left")
                }
                """
        ) { environment in
            environment.subscript(index: .any, result: .any) { (environment, key: Value) in
                try environment.value(forDeclared: key)
            } set: { environment, key, value in
                try environment.set(value, forDeclared: key)
            }
            environment.staticProperty("empty", summary: "All values are the default.", Environment.empty)
            environment.property("calendar", \.calendar, summary: "The calendar of dates.")
            environment.property("displayScale", \.displayScale, summary: "Pixels of the screen in a point.")
            environment.property("layoutDirection", \.layoutDirection, summary: "Which way text runs.")
            environment.property("layoutMode", \.layoutMode, summary: "How elements are laid out.")
            environment.property("locale", \.locale, summary: "The language and country.")
            environment.property("safeAreaInsets", \.safeAreaInsets, summary: "What is covered at the edges.")
            environment.property("timeZone", \.timeZone, summary: "The time zone of dates.")
            environment.property("urlHandler", \.urlHandler, summary: "What happens when a link is tapped.")
            environment.property("windowSize", \.windowSize, summary: "The size of the window, if there is one.")
        }
        table.registerCases(
            of: Environment.LayoutDirection.self,
            as: "Environment.LayoutDirection",
            summary: "Which way text runs.",
            [.leftToRight, .rightToLeft]
        )
        describeFoundation(in: table)
    }

    private static func describeFoundation(in table: BindingTable) {
        let calendars: [Calendar.Identifier] = [
            .gregorian, .buddhist, .chinese, .coptic, .hebrew, .indian, .iso8601, .islamic, .japanese, .persian,
        ]
        let names = calendars.map { "\($0)" }
        table.register(
            Calendar.self,
            as: "Calendar",
            summary: "A way to count days.",
            example: "Calendar(identifier: .gregorian)"
        ) { calendar in
            calendar.initializer("init(identifier: Calendar.Identifier)") {
                Calendar(identifier: try $0["identifier"])
            }
            calendar.bareWords(names: names) { words in
                words.first.flatMap { names.contains($0) ? ("Calendar(identifier: .\($0))", 1) : nil }
            }
        }
        table.registerCases(
            of: Calendar.Identifier.self,
            as: "Calendar.Identifier",
            summary: "Which calendar.",
            calendars
        )
        table.register(
            Locale.self,
            as: "Locale",
            summary: "A language and country.",
            example: "Locale(identifier: \"en_GB\")"
        ) { locale in
            locale.initializer("init(identifier: String)") { Locale(identifier: try $0["identifier"]) }
            locale.property("identifier", \.identifier)
            locale.bareWords { words in
                words.first.flatMap { isIdentifier($0) ? ("Locale(identifier: \"\($0)\")", 1) : nil }
            }
        }
        table.register(
            TimeZone.self,
            as: "TimeZone",
            summary: "A time zone.",
            example: "TimeZone(identifier: \"Europe/Paris\")"
        ) { zone in
            zone.failableInitializer("init(identifier: String)") {
                TimeZone(identifier: try $0.get("identifier", as: String.self))
            }
            zone.property("identifier", \.identifier)
            zone.bareWords { words in
                guard let word = words.first, isIdentifier(word), TimeZone(identifier: word) != nil else { return nil }
                return ("TimeZone(identifier: \"\(word)\")!", 1)
            }
        }
    }

    /// Whether a word may name a locale or a time zone: letters, and what stands between them.
    private static func isIdentifier(_ word: String) -> Bool {
        word.first?.isLetter == true && word.allSatisfy { $0.isLetter || $0.isNumber || "_-/+".contains($0) }
    }
}

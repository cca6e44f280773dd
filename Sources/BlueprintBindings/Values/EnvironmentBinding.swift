import BlueprintUI
import BlueprintUICommonControls
import Foundation
import SwiftInterpreter

extension Binding {
    static let environment = Binding("Environment") { table in
        table.register(
            Environment.self,
            as: "Environment",
            summary: "The values that elements get from their parents.",
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
        }
        table.registerCases(
            of: Environment.LayoutDirection.self,
            as: "Environment.LayoutDirection",
            summary: "The direction of text."
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
            summary: "A calendar by its name.",
            [
                .gregorian: "The Gregorian calendar.", .buddhist: "The Buddhist calendar.",
                .chinese: "The Chinese calendar.", .coptic: "The Coptic calendar.", .hebrew: "The Hebrew calendar.",
                .indian: "The Indian calendar.", .iso8601: "The calendar of ISO 8601.",
                .islamic: "The Islamic calendar.", .japanese: "The Japanese calendar.",
                .persian: "The Persian calendar.",
            ]
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

    /// Returns true if a word may be the identifier of a locale or a time zone: letters, digits and separators.
    private static func isIdentifier(_ word: String) -> Bool {
        word.first?.isLetter == true && word.allSatisfy { $0.isLetter || $0.isNumber || "_-/+".contains($0) }
    }
}

import BlueprintUI
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
            environment.property("locale", \.locale, summary: "The language and country.")
            environment.property("safeAreaInsets", \.safeAreaInsets, summary: "What is covered at the edges.")
            environment.property("timeZone", \.timeZone, summary: "The time zone of dates.")
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
        table.register(Calendar.self, as: "Calendar", summary: "A way to count days.") { calendar in
            calendar.initializer("init(identifier: Calendar.Identifier)") {
                Calendar(identifier: try $0["identifier"])
            }
        }
        table.registerCases(
            of: Calendar.Identifier.self,
            as: "Calendar.Identifier",
            summary: "Which calendar.",
            [.gregorian, .buddhist, .chinese, .coptic, .hebrew, .indian, .iso8601, .islamic, .japanese, .persian]
        )
        table.register(Locale.self, as: "Locale", summary: "A language and country.") { locale in
            locale.initializer("init(identifier: String)") { Locale(identifier: try $0["identifier"]) }
            locale.property("identifier", \.identifier)
        }
        table.register(TimeZone.self, as: "TimeZone", summary: "A time zone.") { zone in
            zone.failableInitializer("init(identifier: String)") {
                TimeZone(identifier: try $0.get("identifier", as: String.self))
            }
            zone.property("identifier", \.identifier)
        }
    }
}

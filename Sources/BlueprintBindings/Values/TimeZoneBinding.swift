import Foundation
import SwiftInterpreter

extension Binding {
    static let timeZone = Binding("TimeZone") { table in
        table.register(
            TimeZone.self,
            as: "TimeZone",
            summary: "A time zone.",
            example: "TimeZone(identifier: \"Europe/Paris\")"
        ) { zone in
            zone.failableInitializer("init(identifier: String)") {
                TimeZone(identifier: try $0.get("identifier", as: String.self))
            }
            zone.failableInitializer("init(abbreviation: String)", summary: "The zone of letters such as UTC or PST.") {
                TimeZone(abbreviation: try $0.get("abbreviation", as: String.self))
            }
            zone.failableInitializer("init(secondsFromGMT seconds: Int)", summary: "A fixed distance from UTC.") {
                TimeZone(secondsFromGMT: try $0.get("seconds", as: Int.self))
            }
            for name in ["current", "autoupdatingCurrent", "gmt"] {
                zone.staticProperty(name, summary: "UTC.", SessionClock.timeZone)
            }
            zone.property("identifier", \.identifier, summary: "The name, such as Europe/Paris.")
            zone.method("secondsFromGMT(for date: Date) -> Int", summary: "Returns the distance from UTC on a date.") {
                $0.secondsFromGMT(for: try $1["date"])
            }
            zone.method("secondsFromGMT() -> Int", summary: "Returns the distance from UTC at present.") { zone, _ in
                zone.secondsFromGMT(for: SessionClock.now)
            }
            zone.method(
                "abbreviation(for date: Date) -> String?",
                summary: "Returns the letters of the zone on a date."
            ) { $0.abbreviation(for: try $1["date"]) }
            zone.bareWords { words in
                guard let word = words.first, isIdentifier(word), TimeZone(identifier: word) != nil else { return nil }
                return ("TimeZone(identifier: \"\(word)\")!", 1)
            }
        }
    }
}

import Foundation
import SwiftInterpreter

extension Binding {
    static let date = Binding("Date") { table in
        table.register(
            Date.self,
            as: "Date",
            traits: .operators,
            summary:
                "A moment. The present is January 1, 2026, 12:00 UTC, so that the same source gives the same result.",
            example: "Date().formatted(date: .abbreviated, time: .shortened)"
        ) { date in
            describeMaking(of: date)
            describeComparing(of: date)
            describeTexts(of: date)
        }
        describeIntervals(in: table)
    }

    private static func describeMaking(of date: TypeRegistration<Date>) {
        date.initializer("init()", summary: "The present.") { _ in SessionClock.now }
        date.initializer("init(timeIntervalSince1970: Double)", summary: "A number of seconds after the start of 1970.")
        {
            Date(timeIntervalSince1970: try $0["timeIntervalSince1970"])
        }
        date.initializer("init(timeIntervalSinceNow: Double)", summary: "A number of seconds after the present.") {
            SessionClock.now.addingTimeInterval(try $0["timeIntervalSinceNow"])
        }
        date.initializer(
            "init(timeIntervalSinceReferenceDate: Double)",
            summary: "A number of seconds after the start of 2001."
        ) { Date(timeIntervalSinceReferenceDate: try $0["timeIntervalSinceReferenceDate"]) }
        date.initializer("init(timeInterval: Double, since date: Date)", summary: "A number of seconds after a date.") {
            Date(timeInterval: try $0["timeInterval"], since: try $0["date"])
        }
        date.staticProperty("now", summary: "The present.", SessionClock.now)
        date.staticProperty("distantPast", summary: "The first day of the year 1.", Date.distantPast)
        date.staticProperty("distantFuture", summary: "The first day of the year 4001.", Date.distantFuture)
    }

    private static func describeComparing(of date: TypeRegistration<Date>) {
        date.property("timeIntervalSince1970", summary: "The seconds since the start of 1970.") {
            $0.timeIntervalSince1970
        }
        date.property("timeIntervalSinceNow", summary: "The seconds since the present; negative for the past.") {
            $0.timeIntervalSince(SessionClock.now)
        }
        date.property("timeIntervalSinceReferenceDate", summary: "The seconds since the start of 2001.") {
            $0.timeIntervalSinceReferenceDate
        }
        date.method("timeIntervalSince(_ date: Date) -> Double", summary: "Returns the seconds since another date.") {
            $0.timeIntervalSince(try $1["date"])
        }
        date.method("distance(to other: Date) -> Double", summary: "Returns the seconds until another date.") {
            $0.distance(to: try $1["other"])
        }
        date.method("addingTimeInterval(_ timeInterval: Double) -> Date", summary: "Returns a date some seconds later.")
        {
            $0.addingTimeInterval(try $1["timeInterval"])
        }
        date.method("advanced(by n: Double) -> Date", summary: "Returns a date some seconds later.") {
            $0.advanced(by: try $1["n"])
        }
        date.mutatingMethod("addTimeInterval(_ timeInterval: Double)", summary: "Makes the date some seconds later.") {
            $0.addTimeInterval(try $1["timeInterval"])
        }
        date.method(
            "compare(_ other: Date) -> ComparisonResult",
            summary: "Returns the order of two dates."
        ) { date, arguments in arguments.table.value(of: date.compare(try arguments["other"])) }
        date.infix("+", "Double") { (date: Date, seconds: Double) in date + seconds }
        date.infix("-", "Double") { (date: Date, seconds: Double) in date - seconds }
    }

    private static func describeTexts(of date: TypeRegistration<Date>) {
        date.property("description", \.description, summary: "The text for programmers, in UTC.")
        date.method("formatted() -> String", summary: "Returns the day and the time in digits.") { date, _ in
            date.formatted(Date.FormatStyle(date: .numeric, time: .shortened).ofSession)
        }
        date.method(
            "formatted(date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle) -> String",
            summary: "Returns the day and the time, each as long as its style says."
        ) {
            $0.formatted(
                Date.FormatStyle(
                    date: try $1.get("date", as: Date.FormatStyle.DateStyle.self),
                    time: try $1.get("time", as: Date.FormatStyle.TimeStyle.self)
                ).ofSession
            )
        }
        date.method("formatted(_ format: Date.FormatStyle) -> String", summary: "Returns the fields of a style.") {
            $0.formatted(try $1.get("format", as: Date.FormatStyle.self))
        }
        date.method("ISO8601Format() -> String", summary: "Returns the text of ISO 8601, in UTC.") { date, _ in
            date.ISO8601Format()
        }
    }

    private static func describeIntervals(in table: BindingTable) {
        table.register(
            DateInterval.self,
            as: "DateInterval",
            summary: "The time from one date to another.",
            example: "DateInterval(start: Date(), duration: 3600).end"
        ) { interval in
            interval.initializer("init(start: Date, end: Date)") {
                let (start, end): (Date, Date) = (try $0["start"], try $0["end"])
                guard start <= end else { throw BindingError("the end of an interval is not before its start") }
                return DateInterval(start: start, end: end)
            }
            interval.initializer("init(start: Date, duration: Double)", summary: "An interval of some seconds.") {
                let duration: Double = try $0["duration"]
                guard duration >= 0 else { throw BindingError("the duration of an interval is not negative") }
                return DateInterval(start: try $0["start"], duration: duration)
            }
            interval.property("start", summary: "The first moment.") { $0.start }
            interval.property("end", summary: "The last moment.") { $0.end }
            interval.property("duration", summary: "The length in seconds.") { $0.duration }
            interval.method("contains(_ date: Date) -> Bool", summary: "Returns true for a date in it, or at its ends.")
            {
                $0.contains(try $1.get("date", as: Date.self))
            }
            interval.method("intersects(_ dateInterval: DateInterval) -> Bool") {
                $0.intersects(try $1["dateInterval"])
            }
            interval.method("intersection(with dateInterval: DateInterval) -> DateInterval?") {
                $0.intersection(with: try $1["dateInterval"])
            }
        }
    }
}

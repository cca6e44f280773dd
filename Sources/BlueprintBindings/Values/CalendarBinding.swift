import Foundation
import SwiftInterpreter

extension Binding {
    static let calendar = Binding("Calendar") { table in
        table.register(
            Calendar.self,
            as: "Calendar",
            summary: "A way to count days.",
            example: "Calendar.current.date(byAdding: .day, value: 1, to: Date())"
        ) { calendar in
            let calendars: [Calendar.Identifier] = [
                .gregorian, .buddhist, .chinese, .coptic, .hebrew, .indian, .iso8601, .islamic, .japanese, .persian,
            ]
            let names = calendars.map { "\($0)" }
            calendar.initializer("init(identifier: Calendar.Identifier)") {
                SessionClock.calendar(try $0["identifier"])
            }
            calendar.bareWords(names: names) { words in
                words.first.flatMap { names.contains($0) ? ("Calendar(identifier: .\($0))", 1) : nil }
            }
            describeSettings(of: calendar)
            describeComponents(of: calendar)
            describeAdding(to: calendar)
            describeComparing(by: calendar)
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
        table.registerCases(
            of: Calendar.Component.self,
            as: "Calendar.Component",
            summary: "A unit of a date.",
            [
                .era: "The era.", .year: "The year.", .month: "The month, from 1.",
                .day: "The day of the month, from 1.",
                .hour: "The hour, from 0.", .minute: "The minute.", .second: "The second.",
                .nanosecond: "The billionth of a second.", .weekday: "The day of the week: 1 is Sunday.",
                .weekdayOrdinal: "The number of the weekday in its month.", .quarter: "The quarter of the year.",
                .weekOfMonth: "The week of the month.", .weekOfYear: "The week of the year.",
                .yearForWeekOfYear: "The year that the week belongs to.", .calendar: "The calendar itself.",
                .timeZone: "The time zone.",
            ]
        )
    }

    private static func describeSettings(of calendar: TypeRegistration<Calendar>) {
        calendar.staticProperty(
            "current",
            summary: "The Gregorian calendar for US English in UTC.",
            SessionClock.calendar
        )
        calendar.staticProperty("autoupdatingCurrent", summary: "The same as current.", SessionClock.calendar)
        calendar.property("identifier", summary: "The name.") { $0.identifier }
        calendar.property(
            "locale",
            summary: "The language of its names; nil for none.",
            get: { $0.locale },
            set: { (calendar: inout Calendar, locale: Locale?) in calendar.locale = locale }
        )
        calendar.property("timeZone", \.timeZone, summary: "The time zone of its days.")
        calendar.property("firstWeekday", \.firstWeekday, summary: "The first day of a week: 1 is Sunday.")
        calendar.property("minimumDaysInFirstWeek", \.minimumDaysInFirstWeek, summary: "The days of week 1 of a year.")
        let names: [(String, @Sendable (Calendar) -> [String], String)] = [
            ("weekdaySymbols", { $0.weekdaySymbols }, "The names of the days of a week, Sunday first."),
            ("shortWeekdaySymbols", { $0.shortWeekdaySymbols }, "The short names of the days of a week."),
            ("veryShortWeekdaySymbols", { $0.veryShortWeekdaySymbols }, "The first letters of the days of a week."),
            ("monthSymbols", { $0.monthSymbols }, "The names of the months."),
            ("shortMonthSymbols", { $0.shortMonthSymbols }, "The short names of the months."),
            ("standaloneMonthSymbols", { $0.standaloneMonthSymbols }, "The names of the months without a day."),
        ]
        for (name, read, summary) in names { calendar.property(name, summary: summary, get: { read($0) }) }
        calendar.property("amSymbol", summary: "The mark of the morning.") { $0.amSymbol }
        calendar.property("pmSymbol", summary: "The mark of the afternoon.") { $0.pmSymbol }
    }

    private static func describeComponents(of calendar: TypeRegistration<Calendar>) {
        calendar.method(
            "component(_ component: Calendar.Component, from date: Date) -> Int",
            summary: "Returns one unit of a date."
        ) { $0.component(try $1["component"], from: try $1["date"]) }
        calendar.method(
            "dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents",
            summary: "Returns units of a date."
        ) {
            $0.dateComponents(try $1.get("components", as: Set<Calendar.Component>.self), from: try $1["date"])
        }
        calendar.method(
            "dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents",
            summary: "Returns the time between two dates in units."
        ) {
            $0.dateComponents(
                try $1.get("components", as: Set<Calendar.Component>.self),
                from: try $1.get("start", as: Date.self),
                to: try $1.get("end", as: Date.self)
            )
        }
        calendar.method(
            "dateComponents(in timeZone: TimeZone, from date: Date) -> DateComponents",
            summary: "Returns all units of a date in a time zone."
        ) { $0.dateComponents(in: try $1["timeZone"], from: try $1["date"]) }
        calendar.method(
            "date(from components: DateComponents) -> Date?",
            summary: "Returns the date with the given units; nil if there is none."
        ) { $0.date(from: try $1["components"]) }
        calendar.method(
            "startOfDay(for date: Date) -> Date",
            summary: "Returns the first moment of the day."
        ) { $0.startOfDay(for: try $1["date"]) }
        calendar.method(
            "range(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Range<Int>?",
            summary: "Returns the numbers that a unit has in another one, such as the days of a month."
        ) { calendar, arguments -> Value in
            calendar.range(of: try arguments["smaller"], in: try arguments["larger"], for: try arguments["date"]).map {
                let range = RangeValue(lower: .int($0.lowerBound), upper: .int($0.upperBound), isClosed: false)
                return .present(.range(range))
            } ?? .nil
        }
        calendar.method(
            "dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?",
            summary: "Returns the unit of time around a date, such as its week."
        ) { $0.dateInterval(of: try $1["component"], for: try $1["date"]) }
        calendar.method(
            "ordinality(of smaller: Calendar.Component, in larger: Calendar.Component, for date: Date) -> Int?",
            summary: "Returns the number of a unit in another one, from 1."
        ) { $0.ordinality(of: try $1["smaller"], in: try $1["larger"], for: try $1["date"]) }
    }

    private static func describeAdding(to calendar: TypeRegistration<Calendar>) {
        calendar.method(
            """
            date(byAdding component: Calendar.Component, value: Int, to date: Date, \
            wrappingComponents: Bool = false) -> Date?
            """,
            summary: "Returns the date some units later."
        ) {
            $0.date(
                byAdding: try $1.get("component", as: Calendar.Component.self),
                value: try $1["value"],
                to: try $1["date"],
                wrappingComponents: try $1["wrappingComponents"]
            )
        }
        calendar.method(
            "date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date?",
            summary: "Returns the date some units later."
        ) {
            $0.date(
                byAdding: try $1.get("components", as: DateComponents.self),
                to: try $1["date"],
                wrappingComponents: try $1["wrappingComponents"]
            )
        }
        calendar.method(
            "date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date?",
            summary: "Returns a time of the same day."
        ) {
            $0.date(
                bySettingHour: try $1["hour"],
                minute: try $1["minute"],
                second: try $1["second"],
                of: try $1["date"]
            )
        }
        calendar.method(
            "date(bySetting component: Calendar.Component, value: Int, of date: Date) -> Date?",
            summary: "Returns the next date whose unit has a number."
        ) { $0.date(bySetting: try $1["component"], value: try $1["value"], of: try $1["date"]) }
    }

    private static func describeComparing(by calendar: TypeRegistration<Calendar>) {
        calendar.method(
            "isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool",
            summary: "Returns true for two dates of one day."
        ) { $0.isDate(try $1["date1"], inSameDayAs: try $1["date2"]) }
        calendar.method(
            "isDate(_ date1: Date, equalTo date2: Date, toGranularity component: Calendar.Component) -> Bool",
            summary: "Returns true for two dates in one unit, such as one month."
        ) { $0.isDate(try $1["date1"], equalTo: try $1["date2"], toGranularity: try $1["component"]) }
        calendar.method(
            "compare(_ date1: Date, to date2: Date, toGranularity component: Calendar.Component) -> ComparisonResult",
            summary: "Returns the order of two dates, which is the same in one unit."
        ) { calendar, arguments in
            arguments.table.value(
                of: calendar.compare(
                    try arguments["date1"],
                    to: try arguments["date2"],
                    toGranularity: try arguments["component"]
                )
            )
        }
        let days: [(String, Int, String)] = [
            ("Today", 0, "today"), ("Tomorrow", 1, "tomorrow"), ("Yesterday", -1, "yesterday"),
        ]
        for (name, distance, summary) in days {
            calendar.method("isDateIn\(name)(_ date: Date) -> Bool", summary: "Returns true for a date of \(summary).")
            {
                let day = $0.date(byAdding: .day, value: distance, to: SessionClock.now) ?? SessionClock.now
                return $0.isDate(try $1["date"], inSameDayAs: day)
            }
        }
        calendar.method(
            "isDateInWeekend(_ date: Date) -> Bool",
            summary: "Returns true for a Saturday or Sunday, or the weekend of the locale."
        ) { $0.isDateInWeekend(try $1["date"]) }
    }
}

import Foundation
import SwiftInterpreter

extension Binding {
    static let dateComponents = Binding("DateComponents") { table in
        table.register(
            DateComponents.self,
            as: "DateComponents",
            summary: "Units of a date, or of a span of time.",
            example: "Calendar.current.date(from: DateComponents(year: 2026, month: 3, day: 14))"
        ) { components in
            components.initializer(
                """
                init(calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, \
                month: Int? = nil, day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, \
                nanosecond: Int? = nil, weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, \
                weekOfMonth: Int? = nil, weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil)
                """
            ) { arguments in
                var result = DateComponents(
                    calendar: try arguments.get("calendar", as: Calendar?.self),
                    timeZone: try arguments.get("timeZone", as: TimeZone?.self)
                )
                for unit in units {
                    result[keyPath: unit.path] = try arguments.get(unit.name, as: Int?.self)
                }
                return result
            }
            for unit in units {
                components.property(unit.name, unit.path, summary: "The \(unit.title); nil for none.")
            }
            components.property(
                "calendar",
                summary: "The calendar of the units; nil for none.",
                get: { $0.calendar },
                set: { (components: inout DateComponents, calendar: Calendar?) in components.calendar = calendar }
            )
            components.property(
                "timeZone",
                summary: "The time zone of the units; nil for none.",
                get: { $0.timeZone },
                set: { (components: inout DateComponents, zone: TimeZone?) in components.timeZone = zone }
            )
            components.property("date", summary: "The date of the units in their calendar; nil if there is none.") {
                $0.date
            }
            components.method(
                "value(for component: Calendar.Component) -> Int?",
                summary: "Returns a unit; nil for none."
            ) { $0.value(for: try $1["component"]) }
            components.mutatingMethod(
                "setValue(_ value: Int?, for component: Calendar.Component)",
                summary: "Sets a unit."
            ) { $0.setValue(try $1.get("value", as: Int?.self), for: try $1["component"]) }
            components.property("description", \.description)
        }
    }

    private struct DateUnit: Sendable {
        var name: String
        var title: String
        var path: any WritableKeyPath<DateComponents, Int?> & Sendable
    }

    private static var units: [DateUnit] {
        [
            DateUnit(name: "era", title: "era", path: \.era), DateUnit(name: "year", title: "year", path: \.year),
            DateUnit(name: "month", title: "month", path: \.month), DateUnit(name: "day", title: "day", path: \.day),
            DateUnit(name: "hour", title: "hour", path: \.hour),
            DateUnit(name: "minute", title: "minute", path: \.minute),
            DateUnit(name: "second", title: "second", path: \.second),
            DateUnit(name: "nanosecond", title: "billionth of a second", path: \.nanosecond),
            DateUnit(name: "weekday", title: "day of the week, 1 for Sunday", path: \.weekday),
            DateUnit(name: "weekdayOrdinal", title: "number of the weekday in its month", path: \.weekdayOrdinal),
            DateUnit(name: "quarter", title: "quarter of the year", path: \.quarter),
            DateUnit(name: "weekOfMonth", title: "week of the month", path: \.weekOfMonth),
            DateUnit(name: "weekOfYear", title: "week of the year", path: \.weekOfYear),
            DateUnit(name: "yearForWeekOfYear", title: "year of the week", path: \.yearForWeekOfYear),
        ]
    }
}

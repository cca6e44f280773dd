import Foundation
import SwiftInterpreter

extension Binding {
    static let dateFormatStyle = Binding("Date.FormatStyle") { table in
        table.register(
            Date.FormatStyle.self,
            as: "Date.FormatStyle",
            summary: "The fields of a date that its text has, and how they are written.",
            example: "Date().formatted(.dateTime.weekday(.wide).day().month())"
        ) { style in
            style.initializer("init()") { _ in Date.FormatStyle().ofSession }
            style.staticProperty("dateTime", summary: "No fields yet.", Date.FormatStyle().ofSession)
            style.method("format(_ value: Date) -> String", summary: "Returns the text of a date.") {
                $0.format(try $1["value"])
            }
            style.method("locale(_ locale: Locale) -> Date.FormatStyle", summary: "Sets the language and country.") {
                $0.locale(try $1["locale"])
            }
            style.property("timeZone", \.timeZone, summary: "The time zone.")
            style.property("calendar", \.calendar, summary: "The calendar.")
            describeDays(of: style)
            describeTimes(of: style)
        }
        describeLengths(in: table)
        describeSymbols(in: table)
    }

    private static func describeDays(of style: TypeRegistration<Date.FormatStyle>) {
        style.method(
            "year(_ format: Date.FormatStyle.Symbol.Year = .defaultDigits) -> Date.FormatStyle",
            summary: "Adds the year."
        ) { $0.year(try $1["format"]) }
        style.method(
            "month(_ format: Date.FormatStyle.Symbol.Month = .abbreviated) -> Date.FormatStyle",
            summary: "Adds the month."
        ) { $0.month(try $1["format"]) }
        style.method(
            "day(_ format: Date.FormatStyle.Symbol.Day = .defaultDigits) -> Date.FormatStyle",
            summary: "Adds the day of the month."
        ) { $0.day(try $1["format"]) }
        style.method(
            "weekday(_ format: Date.FormatStyle.Symbol.Weekday = .abbreviated) -> Date.FormatStyle",
            summary: "Adds the day of the week."
        ) { $0.weekday(try $1["format"]) }
    }

    private static func describeTimes(of style: TypeRegistration<Date.FormatStyle>) {
        style.method(
            """
            hour(_ format: Date.FormatStyle.Symbol.Hour = .defaultDigits(amPM: .abbreviated)) -> Date.FormatStyle
            """,
            summary: "Adds the hour."
        ) { $0.hour(try $1["format"]) }
        style.method(
            "minute(_ format: Date.FormatStyle.Symbol.Minute = .defaultDigits) -> Date.FormatStyle",
            summary: "Adds the minute."
        ) { $0.minute(try $1["format"]) }
        style.method(
            "second(_ format: Date.FormatStyle.Symbol.Second = .defaultDigits) -> Date.FormatStyle",
            summary: "Adds the second."
        ) { $0.second(try $1["format"]) }
    }

    private static func describeLengths(in table: BindingTable) {
        table.register(
            Date.FormatStyle.DateStyle.self,
            as: "Date.FormatStyle.DateStyle",
            summary: "The length of the text of a day."
        ) { style in
            style.staticProperty("omitted", summary: "No day.", Date.FormatStyle.DateStyle.omitted)
            style.staticProperty("numeric", summary: "1/2/2026.", Date.FormatStyle.DateStyle.numeric)
            style.staticProperty("abbreviated", summary: "Jan 2, 2026.", Date.FormatStyle.DateStyle.abbreviated)
            style.staticProperty("long", summary: "January 2, 2026.", Date.FormatStyle.DateStyle.long)
            style.staticProperty("complete", summary: "Friday, January 2, 2026.", Date.FormatStyle.DateStyle.complete)
        }
        table.register(
            Date.FormatStyle.TimeStyle.self,
            as: "Date.FormatStyle.TimeStyle",
            summary: "The length of the text of a time of day."
        ) { style in
            style.staticProperty("omitted", summary: "No time.", Date.FormatStyle.TimeStyle.omitted)
            style.staticProperty("shortened", summary: "9:41 AM.", Date.FormatStyle.TimeStyle.shortened)
            style.staticProperty("standard", summary: "9:41:30 AM.", Date.FormatStyle.TimeStyle.standard)
            style.staticProperty("complete", summary: "9:41:30 AM GMT.", Date.FormatStyle.TimeStyle.complete)
        }
    }

    private static func describeSymbols(in table: BindingTable) {
        typealias Symbol = Date.FormatStyle.Symbol
        table.register(Symbol.self, as: "Date.FormatStyle.Symbol", summary: "The forms of the fields of a date.")
        describe(
            Symbol.Year.self,
            "Year",
            in: table,
            [
                ("defaultDigits", .defaultDigits, "2026."), ("twoDigits", .twoDigits, "26."),
            ]
        )
        describe(
            Symbol.Month.self,
            "Month",
            in: table,
            [
                ("abbreviated", .abbreviated, "Jan."), ("defaultDigits", .defaultDigits, "1."),
                ("narrow", .narrow, "J."),
                ("twoDigits", .twoDigits, "01."), ("wide", .wide, "January."),
            ]
        )
        describe(
            Symbol.Day.self,
            "Day",
            in: table,
            [
                ("defaultDigits", .defaultDigits, "2."), ("twoDigits", .twoDigits, "02."),
            ]
        )
        describe(
            Symbol.Weekday.self,
            "Weekday",
            in: table,
            [
                ("abbreviated", .abbreviated, "Fri."), ("narrow", .narrow, "F."), ("short", .short, "Fr."),
                ("wide", .wide, "Friday."),
            ]
        )
        describeTimeSymbols(in: table)
    }

    private static func describeTimeSymbols(in table: BindingTable) {
        typealias Symbol = Date.FormatStyle.Symbol
        describe(
            Symbol.Minute.self,
            "Minute",
            in: table,
            [
                ("defaultDigits", .defaultDigits, "5."), ("twoDigits", .twoDigits, "05."),
            ]
        )
        describe(
            Symbol.Second.self,
            "Second",
            in: table,
            [
                ("defaultDigits", .defaultDigits, "5."), ("twoDigits", .twoDigits, "05."),
            ]
        )
        table.register(Symbol.Hour.self, as: "Date.FormatStyle.Symbol.Hour", summary: "A form of the hour.") { hour in
            hour.staticMethod(
                "defaultDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Date.FormatStyle.Symbol.Hour",
                summary: "9."
            ) { Symbol.Hour.defaultDigits(amPM: try $0["amPM"]) }
            hour.staticMethod(
                "twoDigits(amPM: Date.FormatStyle.Symbol.Hour.AMPMStyle) -> Date.FormatStyle.Symbol.Hour",
                summary: "09."
            ) { Symbol.Hour.twoDigits(amPM: try $0["amPM"]) }
        }
        describe(
            Symbol.Hour.AMPMStyle.self,
            "Hour.AMPMStyle",
            in: table,
            [
                ("abbreviated", .abbreviated, "AM."), ("narrow", .narrow, "One letter."),
                ("omitted", .omitted, "Nothing."),
                ("wide", .wide, "AM."),
            ]
        )
    }

    /// Registers the forms of a field.
    private static func describe<Form>(
        _ form: Form.Type,
        _ name: String,
        in table: BindingTable,
        _ forms: [(name: String, value: Form, summary: String)]
    ) {
        table.register(form, as: "Date.FormatStyle.Symbol.\(name)", summary: "A form of a field of a date.") { type in
            for form in forms { type.staticProperty(form.name, summary: form.summary, form.value) }
        }
    }
}

extension Date.FormatStyle {
    /// The style in the language, the calendar and the time zone of the session.
    var ofSession: Date.FormatStyle {
        var style = locale(SessionClock.locale)
        (style.timeZone, style.calendar) = (SessionClock.timeZone, SessionClock.calendar)
        return style
    }
}

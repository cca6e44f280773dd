import Foundation
import SwiftInterpreter

extension Binding {
    static let dateFormatter = Binding("DateFormatter") { table in
        table.register(
            DateFormatter.self,
            as: "DateFormatter",
            superclass: "NSObject",
            summary: "Converts dates to text for a language and time zone, and back.",
            example: """
                let formatter = DateFormatter()
                formatter.dateFormat = "EEEE, d MMMM"
                formatter.string(from: Date())
                """
        ) { formatter in
            formatter.initializer("init()", summary: "A formatter for US English in UTC.") { _ in
                let formatter = DateFormatter()
                (formatter.locale, formatter.timeZone) = (SessionClock.locale, SessionClock.timeZone)
                formatter.calendar = SessionClock.calendar
                return formatter
            }
            describeText(of: formatter)
            describeSettings(of: formatter)
        }
        table.registerCases(
            of: DateFormatter.Style.self,
            as: "DateFormatter.Style",
            summary: "The length of a text.",
            [
                .none: "Nothing.", .short: "1/2/26, 9:41 AM.", .medium: "Jan 2, 2026, 9:41:30 AM.",
                .long: "January 2, 2026, 9:41:30 AM UTC.",
                .full: "Friday, January 2, 2026, 9:41:30 AM Coordinated Universal Time.",
            ]
        )
        describeStandard(in: table)
        describeSizes(in: table)
    }

    private static func describeText(of formatter: TypeRegistration<DateFormatter>) {
        formatter.method("string(from date: Date) -> String", summary: "Returns the text of a date.") {
            $0.string(from: try $1.get("date", as: Date.self))
        }
        formatter.method(
            "date(from string: String) -> Date?",
            summary: "Returns the date of a text; nil for another text."
        ) { $0.date(from: try $1["string"]) }
        formatter.method(
            "setLocalizedDateFormatFromTemplate(_ dateFormatTemplate: String)",
            summary: "Sets the fields, whose order is that of the language."
        ) { $0.setLocalizedDateFormatFromTemplate(try $1["dateFormatTemplate"]) }
        formatter.staticMethod(
            """
            localizedString(from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style) \
            -> String
            """,
            summary: "Returns the text of a date in US English."
        ) {
            let formatter = DateFormatter()
            (formatter.locale, formatter.timeZone) = (SessionClock.locale, SessionClock.timeZone)
            (formatter.dateStyle, formatter.timeStyle) = (try $0["dstyle"], try $0["tstyle"])
            return formatter.string(from: try $0.get("date", as: Date.self))
        }
        formatter.staticMethod(
            "dateFormat(fromTemplate tmplate: String, options opts: Int, locale: Locale?) -> String?",
            summary: "Returns the format of fields in the order of a language."
        ) {
            DateFormatter.dateFormat(
                fromTemplate: try $0["tmplate"],
                options: 0,
                locale: try $0.get("locale", as: Locale?.self) ?? SessionClock.locale
            )
        }
    }

    private static func describeSettings(of formatter: TypeRegistration<DateFormatter>) {
        formatter.property(
            "dateFormat",
            type: "String!",
            summary: "The pattern, such as yyyy-MM-dd HH:mm.",
            get: { $0.dateFormat as String? },
            set: { (formatter: inout DateFormatter, text: String?) in formatter.dateFormat = text }
        )
        formatter.property("dateStyle", \.dateStyle, summary: "The length of the day.")
        formatter.property("timeStyle", \.timeStyle, summary: "The length of the time.")
        formatter.property(
            "locale",
            \.locale,
            orElse: SessionClock.locale,
            type: "Locale!",
            summary: "The language and country."
        )
        formatter.property(
            "timeZone",
            \.timeZone,
            orElse: SessionClock.timeZone,
            type: "TimeZone!",
            summary: "The time zone."
        )
        formatter.property(
            "calendar",
            \.calendar,
            orElse: SessionClock.calendar,
            type: "Calendar!",
            summary: "The calendar."
        )
        formatter.property("isLenient", \.isLenient, summary: "True if a text may differ from the format.")
        formatter.property(
            "doesRelativeDateFormatting",
            summary: "Kept, but not applied: no text is relative to the present."
        ) {
            $0.doesRelativeDateFormatting
        } set: {
            $0.doesRelativeDateFormatting = $1
        }
        describeNames(of: formatter)
    }

    private static func describeNames(of formatter: TypeRegistration<DateFormatter>) {
        let symbols: [(String, ReferenceWritableKeyPath<DateFormatter, String>, String)] = [
            ("amSymbol", \.amSymbol, "The mark of the morning."),
            ("pmSymbol", \.pmSymbol, "The mark of the afternoon."),
        ]
        for (name, path, summary) in symbols {
            formatter.property(
                name,
                type: "String!",
                summary: summary,
                get: { $0[keyPath: path] as String? },
                set: { (formatter: inout DateFormatter, text: String?) in formatter[keyPath: path] = text ?? "" }
            )
        }
        let names: [(String, @Sendable (DateFormatter) -> [String]?, String)] = [
            ("monthSymbols", { $0.monthSymbols }, "The names of the months."),
            ("shortMonthSymbols", { $0.shortMonthSymbols }, "The short names of the months."),
            ("weekdaySymbols", { $0.weekdaySymbols }, "The names of the days of a week, Sunday first."),
            ("shortWeekdaySymbols", { $0.shortWeekdaySymbols }, "The short names of the days of a week."),
        ]
        for (name, read, summary) in names {
            formatter.property(name, type: "[String]!", summary: summary, get: { read($0) })
        }
    }

    private static func describeStandard(in table: BindingTable) {
        table.register(
            ISO8601DateFormatter.self,
            as: "ISO8601DateFormatter",
            superclass: "NSObject",
            summary: "Converts dates to the text of ISO 8601, and back.",
            example: "ISO8601DateFormatter().string(from: Date())"
        ) { formatter in
            formatter.initializer("init()", summary: "A formatter in UTC.") { _ in ISO8601DateFormatter() }
            formatter.method("string(from date: Date) -> String", summary: "Returns the text of a date.") {
                $0.string(from: try $1["date"])
            }
            formatter.method(
                "date(from string: String) -> Date?",
                summary: "Returns the date of a text; nil for another text."
            ) { $0.date(from: try $1["string"]) }
            formatter.property(
                "timeZone",
                \.timeZone,
                orElse: SessionClock.timeZone,
                type: "TimeZone!",
                summary: "The time zone."
            )
            formatter.property("formatOptions", \.formatOptions, summary: "The fields of the text.")
        }
        table.registerOptions(
            of: ISO8601DateFormatter.Options.self,
            as: "ISO8601DateFormatter.Options",
            summary: "The fields of a text of ISO 8601.",
            [
                ("withInternetDateTime", .withInternetDateTime, "The day, the time and the zone, as in RFC 3339."),
                ("withFullDate", .withFullDate, "The day."), ("withFullTime", .withFullTime, "The time and the zone."),
                ("withFractionalSeconds", .withFractionalSeconds, "Thousandths of a second."),
                ("withDashSeparatorInDate", .withDashSeparatorInDate, "Dashes in the day."),
                ("withColonSeparatorInTime", .withColonSeparatorInTime, "Colons in the time."),
                ("withYear", .withYear, "The year."), ("withMonth", .withMonth, "The month."),
                ("withDay", .withDay, "The day of the month."), ("withTime", .withTime, "The time."),
                ("withTimeZone", .withTimeZone, "The zone."),
                ("withSpaceBetweenDateAndTime", .withSpaceBetweenDateAndTime, "A space before the time."),
            ]
        )
    }

    private static func describeSizes(in table: BindingTable) {
        table.register(
            ByteCountFormatter.self,
            as: "ByteCountFormatter",
            superclass: "NSObject",
            summary: "Converts numbers of bytes to text.",
            example: "ByteCountFormatter().string(fromByteCount: 123456)"
        ) { formatter in
            formatter.initializer("init()") { _ in ByteCountFormatter() }
            formatter.method("string(fromByteCount byteCount: Int) -> String", summary: "Returns a size as text.") {
                $0.string(fromByteCount: Int64(truncatingIfNeeded: try $1.get("byteCount", as: Int.self)))
            }
            formatter.staticMethod(
                "string(fromByteCount byteCount: Int, countStyle: ByteCountFormatter.CountStyle) -> String",
                summary: "Returns a size as text."
            ) {
                ByteCountFormatter.string(
                    fromByteCount: Int64(truncatingIfNeeded: try $0.get("byteCount", as: Int.self)),
                    countStyle: try $0["countStyle"]
                )
            }
            formatter.property("countStyle", \.countStyle, summary: "The number of bytes in a kilobyte.")
            formatter.property("includesUnit", \.includesUnit, summary: "True if the text has the unit.")
            formatter.property("allowsNonnumericFormatting", \.allowsNonnumericFormatting)
        }
        table.registerCases(
            of: ByteCountFormatter.CountStyle.self,
            as: "ByteCountFormatter.CountStyle",
            summary: "The number of bytes in a kilobyte.",
            [
                .file: "1000, as for files.", .memory: "1024, as for memory.", .decimal: "1000.", .binary: "1024.",
            ]
        )
    }
}

extension TypeRegistration {
    /// Adds a property that nil sets to a value of its own.
    func property<Value>(
        _ name: String,
        _ path: ReferenceWritableKeyPath<Root, Value?>,
        orElse standard: Value,
        type: WrittenType,
        summary: String
    ) {
        property(
            name,
            type: type,
            summary: summary,
            get: { $0[keyPath: path] },
            set: { (root: inout Root, value: Value?) in root[keyPath: path] = value ?? standard }
        )
    }
}

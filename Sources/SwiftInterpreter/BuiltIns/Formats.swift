import Foundation

/// A formatter for C format strings: `%.2f`, `%03d`, `%@`.
struct TextFormat {
    private let format: [Character]
    private let locale: Locale?
    private var index = 0
    private var next = 0

    private init(_ format: String, _ locale: Locale?) {
        self.format = Array(format)
        self.locale = locale
    }

    /// Returns the formatted text; throws a ``BindingError`` if a value does not match its specifier.
    static func text(_ format: String, _ values: [Value], locale: Locale? = nil) throws -> String {
        var writer = TextFormat(format, locale)
        return try writer.run(values)
    }

    private mutating func run(_ values: [Value]) throws -> String {
        var result = ""
        while index < format.count {
            let character = format[index]
            index += 1
            guard character == "%" else {
                result.append(character)
                continue
            }
            if index < format.count, format[index] == "%" {
                index += 1
                result.append("%")
                continue
            }
            result += try piece(values)
        }
        return result
    }

    /// Returns the text for a specifier, which begins after its percent sign.
    private mutating func piece(_ values: [Value]) throws -> String {
        var flags = ""
        while index < format.count, "0123456789.+- #$lhqzjt".contains(format[index]) {
            if format[index] == "$", let place = Int(flags, radix: 10) {
                next = place - 1
                flags = ""
            } else if !"lhqzjt".contains(format[index]) {
                flags.append(format[index])
            }
            index += 1
        }
        guard index < format.count else { throw BindingError("the format ends after '%\(flags)'") }
        let kind = format[index]
        index += 1
        guard flags.split(whereSeparator: { !$0.isNumber }).allSatisfy({ $0.count <= 3 }) else {
            throw BindingError("'%\(flags)\(kind)' makes the string too long")
        }
        guard values.indices.contains(next) else {
            throw BindingError("the format has a '%\(flags)\(kind)' without a value")
        }
        let value = values[next]
        next += 1
        return try text(of: value, flags, kind)
    }

    private func text(of value: Value, _ flags: String, _ kind: Character) throws -> String {
        let value = value.openedValue
        switch kind {
        // Foundation ignores the width of objects.
        case "@":
            switch value {
            case .int, .double, .bool:
                throw BindingError("'%\(flags)@' takes a String, not a value of type '\(value.typeName)'")
            default: return value.interpolated
            }
        case "d", "i", "u", "x", "X", "o", "c":
            guard case .int(let number) = value else {
                throw BindingError("'%\(flags)\(kind)' takes an Int, not a value of type '\(value.typeName)'")
            }
            return String(format: "%\(flags)\(kind == "c" ? "" : "l")\(kind)", locale: locale, number)
        case "f", "F", "e", "E", "g", "G", "a":
            guard case .double(let number) = value else {
                throw BindingError("'%\(flags)\(kind)' takes a Double, not a value of type '\(value.typeName)'")
            }
            return String(format: "%\(flags)\(kind)", locale: locale, number)
        default: throw BindingError("'%\(flags)\(kind)' is not supported in a format")
        }
    }
}

/// A style of `formatted(…)`; English unless it has a locale, so that output does not depend on the machine.
struct NumberStyle: Equatable {
    enum Kind: Equatable {
        case number
        case percent
        case currency(String)
    }

    var kind: Kind = .number
    var fraction: ClosedRange<Int>?
    var isGrouped = true
    var locale = Locale(identifier: "en_US")

    /// Returns the text of a number; whole numbers have styles of their own, in which 3 is 3 %.
    func text(of value: Value) -> String {
        if case .int(let number) = value {
            switch kind {
            case .number: return text(of: number, IntegerFormatStyle(locale: locale))
            case .percent: return text(of: number, IntegerFormatStyle.Percent(locale: locale))
            case .currency(let code): return text(of: number, IntegerFormatStyle.Currency(code: code, locale: locale))
            }
        }
        if case .native(let native) = value, let number = native.base as? Decimal { return text(of: number) }
        let number = value.number ?? 0
        switch kind {
        case .number: return text(of: number, FloatingPointFormatStyle(locale: locale))
        case .percent: return text(of: number, FloatingPointFormatStyle.Percent(locale: locale))
        case .currency(let code): return text(of: number, FloatingPointFormatStyle.Currency(code: code, locale: locale))
        }
    }

    private func text(of number: Decimal) -> String {
        switch kind {
        case .number: text(of: number, Decimal.FormatStyle(locale: locale))
        case .percent: text(of: number, Decimal.FormatStyle.Percent(locale: locale))
        case .currency(let code): text(of: number, Decimal.FormatStyle.Currency(code: code, locale: locale))
        }
    }

    private func text<Style: GroupingStyle>(of number: Style.FormatInput, _ style: Style) -> String
    where Style.FormatOutput == String {
        let grouped = style.grouping(isGrouped ? .automatic : .never)
        return (fraction.map { grouped.precision(.fractionLength($0)) } ?? grouped).format(number)
    }
}

/// The parts that all styles of numbers share.
private protocol GroupingStyle: FormatStyle {
    func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
    func precision(_ p: NumberFormatStyleConfiguration.Precision) -> Self
}

extension IntegerFormatStyle: GroupingStyle {}
extension IntegerFormatStyle.Percent: GroupingStyle {}
extension IntegerFormatStyle.Currency: GroupingStyle {}
extension FloatingPointFormatStyle: GroupingStyle {}
extension FloatingPointFormatStyle.Percent: GroupingStyle {}
extension FloatingPointFormatStyle.Currency: GroupingStyle {}
extension Decimal.FormatStyle: GroupingStyle {}
extension Decimal.FormatStyle.Percent: GroupingStyle {}
extension Decimal.FormatStyle.Currency: GroupingStyle {}

extension BindingTable {
    /// Registers `formatted()` and its styles.
    func registerFormats() {
        registerBuiltIn("FormatStyle") { type in
            let native = type.type
            func value(_ style: NumberStyle) -> Value { .native(NativeValue(style, type: native)) }
            func style(_ value: Value) -> NumberStyle {
                if case .native(let native) = value, let style = native.base as? NumberStyle { return style }
                return NumberStyle()
            }
            type.staticProperty("number", type: "FormatStyle", value(NumberStyle()))
            type.staticProperty("percent", type: "FormatStyle", value(NumberStyle(kind: .percent)))
            type.staticMethod("currency(code: String) -> FormatStyle") { arguments in
                value(NumberStyle(kind: .currency(try arguments["code"])))
            }
            type.method("precision(_ precision: FormatPrecision) -> FormatStyle") { root, arguments in
                var changed = style(root)
                guard case .tuple(let bounds) = try arguments.value("precision"), bounds.count == 2,
                    case .int(let low) = bounds[0].value, case .int(let high) = bounds[1].value, low >= 0, low <= high,
                    high <= 100
                else { throw BindingError("this is not a number of decimal places") }
                changed.fraction = low...high
                return value(changed)
            }
            type.method("locale(_ locale: Any) -> FormatStyle") { root, arguments in
                guard case .native(let native) = try arguments.value("locale"), let locale = native.base as? Locale
                else {
                    throw BindingError("this is not a locale")
                }
                var changed = style(root)
                changed.locale = locale
                return value(changed)
            }
            type.method("grouping(_ grouping: FormatGrouping) -> FormatStyle") { root, arguments in
                var changed = style(root)
                if case .bool(let isGrouped) = try arguments.value("grouping") { changed.isGrouped = isGrouped }
                return value(changed)
            }
        }
        registerBuiltIn("FormatPrecision") { type in
            type.staticMethod("fractionLength(_ places: Any) -> FormatPrecision") { arguments -> Value in
                switch try arguments.value("places") {
                case .int(let places): return .tuple([.init(.int(places)), .init(.int(places))])
                case .range(let range):
                    var high = range.upper ?? .int(100)
                    if !range.isClosed, case .int(let number)? = range.upper { high = .int(number &- 1) }
                    return .tuple([.init(range.lower ?? .int(0)), .init(high)])
                case let value: throw BindingError.mismatch(value, "Int")
                }
            }
        }
        registerBuiltIn("FormatGrouping") { type in
            type.staticProperty("automatic", type: "Bool", true)
            type.staticProperty("never", type: "Bool", false)
        }
        registerFormatted()
    }

    private func registerFormatted() {
        for name in ["Int", "Double"] {
            extend(name, as: Value.self) { registration in
                registration.method("formatted() -> String") { value, _ in NumberStyle().text(of: value) }
                registration.method("formatted(_ style: FormatStyle) -> String") { value, arguments in
                    try arguments.value("style").text(ofNumber: value)
                }
            }
        }
    }
}

extension Value {
    /// Returns the text of a number in a style of numbers.
    ///
    /// - Throws: a `BindingError` if the value is not such a style.
    package func text(ofNumber number: Value) throws -> String {
        guard case .native(let native) = self, let style = native.base as? NumberStyle else {
            throw BindingError("this is not a number style")
        }
        return style.text(of: number)
    }
}

import Foundation
import SwiftInterpreter

extension Binding {
    static let decimal = Binding("Decimal") { table in
        table.register(
            Decimal.self,
            as: "Decimal",
            summary: "A number of up to 38 decimal digits, for money.",
            example: "Decimal(string: \"12.50\")"
        ) { decimal in
            decimal.failableInitializer(
                "init(string: String, locale: Locale? = nil)",
                summary: "The number of a text; nil if it does not begin with one."
            ) { Decimal(string: try $0["string"], locale: try $0.get("locale", as: Locale?.self)) }
            decimal.staticProperty("zero", summary: "0.", Decimal.zero)
            decimal.staticProperty("pi", summary: "The circumference of a circle of width 1.", Decimal.pi)
            decimal.staticProperty("nan", summary: "Not a number.", Decimal.nan)
            decimal.property("isZero", summary: "True for 0.") { $0.isZero }
            decimal.property("isNaN", summary: "True if it is not a number.") { $0.isNaN }
            decimal.property("isSignMinus", summary: "True for a negative number.") { $0.isSignMinus }
            decimal.property("magnitude", summary: "The number without its sign.") { $0.magnitude }
            decimal.property("description", \.description, summary: "The digits.")
            decimal.mutatingMethod("negate()", summary: "Changes the sign.") { decimal, _ in decimal.negate() }
            decimal.method("formatted() -> String", summary: "Returns the text for US English.") { decimal, _ in
                decimal.formatted(.number.locale(SessionClock.locale))
            }
            decimal.valueMethod("formatted(_ format: Any) -> String", summary: "Returns the text of a style.") {
                .string(try $1.value("format").text(ofNumber: $0))
            }
        }
        describeObjects(in: table)
    }

    private static func describeObjects(in table: BindingTable) {
        table.register(
            NSDecimalNumber.self,
            as: "NSDecimalNumber",
            superclass: "NSNumber",
            summary: "A decimal number as an object, for formatters.",
            example: "NSDecimalNumber(decimal: 12.5).doubleValue"
        ) { number in
            number.hasConstantObjects()
            number.initializer("init(decimal dcm: Decimal)") { NSDecimalNumber(decimal: try $0["dcm"]) }
            number.initializer("init(value: Double)") { NSDecimalNumber(value: try $0.get("value", as: Double.self)) }
            number.initializer("init(string: String)", summary: "The number of a text; not a number for another text.")
            {
                NSDecimalNumber(string: try $0["string"])
            }
            number.staticProperty("zero", summary: "0.", NSDecimalNumber.zero)
            number.staticProperty("one", summary: "1.", NSDecimalNumber.one)
            number.staticProperty("notANumber", summary: "Not a number.", NSDecimalNumber.notANumber)
            number.property("decimalValue", summary: "The number as a value.") { $0.decimalValue }
            number.property("doubleValue", summary: "The nearest Double.") { $0.doubleValue }
            number.property("intValue", summary: "The integer part.") { $0.intValue }
            number.property("stringValue", summary: "The digits.") { $0.stringValue }
            for (name, operation) in objectOperations {
                number.method("\(name)(_ decimalNumber: NSDecimalNumber) -> NSDecimalNumber") {
                    operation($0, try $1["decimalNumber"])
                }
            }
            number.bridges(
                ["Decimal"],
                object: { value, _ in
                    guard case .native(let native) = value, let number = native.base as? Decimal else { return nil }
                    return NSDecimalNumber(decimal: number)
                },
                value: { [weak table = number.table] number, _ in
                    table.map { $0.value(from: number.decimalValue, declared: nil) }
                }
            )
        }
    }

    private static var objectOperations: [(String, @Sendable (NSDecimalNumber, NSDecimalNumber) -> NSDecimalNumber)] {
        [
            ("adding", { $0.adding($1) }), ("subtracting", { $0.subtracting($1) }),
            ("multiplying", { $0.multiplying(by: $1) }), ("dividing", { $0.dividing(by: $1) }),
        ]
    }
}

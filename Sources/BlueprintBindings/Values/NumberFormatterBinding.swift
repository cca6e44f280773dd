import Foundation
import SwiftInterpreter

extension Binding {
    static let numberFormatter = Binding("NumberFormatter") { table in
        table.register(
            NumberFormatter.self,
            as: "NumberFormatter",
            summary: "Converts numbers to text for a language and country.",
            example: """
                func price(_ amount: Double) -> String {
                    let formatter = NumberFormatter()
                    formatter.numberStyle = .currency
                    formatter.locale = Locale(identifier: "en_US")
                    return formatter.string(from: NSNumber(value: amount)) ?? ""
                }
                Label(text: price(4.5))
                """
        ) { formatter in
            // With the locale of the machine, results would differ between machines.
            formatter.initializer("init()", summary: "A formatter for US English.") { _ in
                let formatter = NumberFormatter()
                formatter.locale = Locale(identifier: "en_US")
                return formatter
            }
            formatter.method(
                "string(from number: Any) -> String?",
                summary: "Returns the text of a number.",
                command: .none
            ) {
                $0.string(from: try NSNumber.object(of: try $1.value("number")))
            }
            formatter.method(
                "number(from string: String) -> NSNumber?",
                summary: "Returns the number of a text; nil if it is not a number.",
                command: .none
            ) {
                $0.number(from: try $1["string"])
            }
            describeStyle(of: formatter)
            describeDigits(of: formatter)
        }
        table.registerCases(
            of: NumberFormatter.Style.self,
            as: "NumberFormatter.Style",
            summary: "The kind of text that a number becomes.",
            [
                .none: "A whole number: 1235.", .decimal: "A number with groups: 1,234.5.",
                .percent: "A percentage: 12%.", .scientific: "A power of ten: 1.2E3.",
                .spellOut: "Words: twelve.", .ordinal: "An ordinal number: 12th.",
                .currency: "An amount: $12.00.", .currencyAccounting: "An amount as in accounts: ($12.00).",
                .currencyISOCode: "An amount with a code: USD 12.00.",
                .currencyPlural: "An amount in words: 12.00 US dollars.",
            ]
        )
    }

    private static func describeStyle(of formatter: TypeRegistration<NumberFormatter>) {
        formatter.property("numberStyle", \.numberStyle, summary: "The kind of text.")
        formatter.property(
            "locale",
            summary: "The language and country.",
            get: { $0.locale ?? Locale(identifier: "en_US") },
            set: { $0.locale = $1 }
        )
        formatter.property("currencyCode", get: { $0.currencyCode }, set: { $0.currencyCode = $1 })
        formatter.property("currencySymbol", get: { $0.currencySymbol }, set: { $0.currencySymbol = $1 })
        formatter.property("decimalSeparator", get: { $0.decimalSeparator }, set: { $0.decimalSeparator = $1 })
        formatter.property("groupingSeparator", get: { $0.groupingSeparator }, set: { $0.groupingSeparator = $1 })
        formatter.property("negativePrefix", get: { $0.negativePrefix }, set: { $0.negativePrefix = $1 })
        formatter.property("positivePrefix", get: { $0.positivePrefix }, set: { $0.positivePrefix = $1 })
        formatter.property("usesGroupingSeparator", \.usesGroupingSeparator)
    }

    private static func describeDigits(of formatter: TypeRegistration<NumberFormatter>) {
        let digits: [(String, ReferenceWritableKeyPath<NumberFormatter, Int>)] = [
            ("maximumFractionDigits", \.maximumFractionDigits),
            ("maximumIntegerDigits", \.maximumIntegerDigits),
            ("minimumFractionDigits", \.minimumFractionDigits),
            ("minimumIntegerDigits", \.minimumIntegerDigits),
        ]
        for (name, path) in digits {
            formatter.property(
                name,
                summary: "A number of digits, from 0 to 300.",
                get: { $0[keyPath: path] },
                set: { formatter, count in
                    guard (0...300).contains(count) else {
                        throw BindingError("the number of digits must be from 0 to 300, not \(count)")
                    }
                    formatter[keyPath: path] = count
                }
            )
        }
    }
}

import Foundation
import SwiftInterpreter

extension Binding {
    static let numberFormatter = Binding("NumberFormatter") { table in
        table.register(
            NumberFormatter.self,
            as: "NumberFormatter",
            summary: "Writes numbers as people of a country do.",
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
            // The language of the machine would give every machine its own result.
            formatter.initializer("init()", summary: "A formatter that writes as in the United States.") { _ in
                let formatter = NumberFormatter()
                formatter.locale = Locale(identifier: "en_US")
                return formatter
            }
            formatter.method("string(from number: Any) -> String?", summary: "The text of a number.", command: .none) {
                $0.string(from: try NSNumber(read: try $1.value("number")))
            }
            formatter.method("number(from string: String) -> NSNumber?", summary: "What a text says.", command: .none) {
                $0.number(from: try $1["string"])
            }
            describeStyle(of: formatter)
            describeDigits(of: formatter)
        }
        let styles: [NumberFormatter.Style] = [
            .none, .decimal, .percent, .scientific, .spellOut, .ordinal, .currency, .currencyAccounting,
            .currencyISOCode, .currencyPlural,
        ]
        table.register(
            NumberFormatter.Style.self,
            as: "NumberFormatter.Style",
            summary: "What kind of number it is."
        ) { style in
            for value in styles { style.enumCase("\(value)", value) }
        }
    }

    private static func describeStyle(of formatter: TypeRegistration<NumberFormatter>) {
        formatter.property("numberStyle", \.numberStyle, summary: "What kind of number is written.")
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
                        throw BindingError("a formatter writes from 0 to 300 digits, not \(count)")
                    }
                    formatter[keyPath: path] = count
                }
            )
        }
    }
}

import Foundation
import SwiftInterpreter

extension Binding {
    static let json = Binding("JSONDecoder") { table in
        table.register(
            JSONDecoder.self,
            as: "JSONDecoder",
            summary: "Reads values from JSON.",
            example: """
                struct Item: Codable { var name: String }
                try JSONDecoder().decode(Item.self, from: Data("{\\"name\\": \\"tea\\"}".utf8)).name
                """
        ) { decoder in
            decoder.initializer("init()") { _ in JSONDecoder() }
            decoder.method("decode(_ type: Any, from data: Data) -> Any", summary: "Reads a value of a type.") {
                decoder,
                arguments -> Value in
                try caught(arguments) {
                    let data: Data = try arguments["data"]
                    return try arguments.decoded { try decoder.decode(DecodedValue.self, from: data) }
                }
            }
            decoder.property("keyDecodingStrategy", \.keyDecodingStrategy, summary: "The names of keys.")
            decoder.property("dateDecodingStrategy", \.dateDecodingStrategy, summary: "The form of dates.")
        }
        table.register(
            JSONEncoder.self,
            as: "JSONEncoder",
            summary: "Writes values as JSON; keys are sorted, so that the same source gives the same text.",
            example: "String(data: try JSONEncoder().encode([1, 2]), encoding: .utf8)"
        ) { encoder in
            encoder.initializer("init()") { _ in
                let encoder = JSONEncoder()
                encoder.outputFormatting = .sortedKeys
                return encoder
            }
            encoder.method("encode(_ value: Any) -> Data", summary: "Writes a value.") { encoder, arguments in
                try caught(arguments) { try encoder.encode(WrittenPart(arguments, try arguments.value("value"))) }
            }
            encoder.property(
                "outputFormatting",
                summary: "The form of the text.",
                get: { $0.outputFormatting },
                set: { $0.outputFormatting = $1.union(.sortedKeys) }
            )
            encoder.property("keyEncodingStrategy", \.keyEncodingStrategy, summary: "The names of keys.")
            encoder.property("dateEncodingStrategy", \.dateEncodingStrategy, summary: "The form of dates.")
        }
        describeForms(in: table)
    }

    private static func describeForms(in table: BindingTable) {
        table.registerOptions(
            of: JSONEncoder.OutputFormatting.self,
            as: "JSONEncoder.OutputFormatting",
            summary: "The form of a text of JSON.",
            [
                ("prettyPrinted", .prettyPrinted, "With lines and indentation."),
                ("sortedKeys", .sortedKeys, "With keys in order, as always here."),
                ("withoutEscapingSlashes", .withoutEscapingSlashes, "With slashes as they are."),
            ]
        )
        table.register(
            JSONDecoder.KeyDecodingStrategy.self,
            as: "JSONDecoder.KeyDecodingStrategy",
            summary: "The names of keys that are read."
        ) { strategy in
            strategy.staticProperty(
                "useDefaultKeys",
                summary: "The names themselves.",
                JSONDecoder.KeyDecodingStrategy.useDefaultKeys
            )
            strategy.staticProperty(
                "convertFromSnakeCase",
                summary: "The key first_name is firstName.",
                JSONDecoder.KeyDecodingStrategy.convertFromSnakeCase
            )
        }
        table.register(
            JSONEncoder.KeyEncodingStrategy.self,
            as: "JSONEncoder.KeyEncodingStrategy",
            summary: "The names of keys that are written."
        ) { strategy in
            strategy.staticProperty(
                "useDefaultKeys",
                summary: "The names themselves.",
                JSONEncoder.KeyEncodingStrategy.useDefaultKeys
            )
            strategy.staticProperty(
                "convertToSnakeCase",
                summary: "The key firstName is first_name.",
                JSONEncoder.KeyEncodingStrategy.convertToSnakeCase
            )
        }
        describeDates(in: table)
    }

    private static func describeDates(in table: BindingTable) {
        describeDates(
            as: "JSONDecoder.DateDecodingStrategy",
            summary: "The form of dates that are read.",
            [.deferredToDate, .iso8601, .secondsSince1970, .millisecondsSince1970],
            formatted: JSONDecoder.DateDecodingStrategy.formatted,
            in: table
        )
        describeDates(
            as: "JSONEncoder.DateEncodingStrategy",
            summary: "The form of dates that are written.",
            [.deferredToDate, .iso8601, .secondsSince1970, .millisecondsSince1970],
            formatted: JSONEncoder.DateEncodingStrategy.formatted,
            in: table
        )
    }

    private static func describeDates<Strategy>(
        as name: String,
        summary: String,
        _ values: [Strategy],
        formatted: @escaping (DateFormatter) -> Strategy,
        in table: BindingTable
    ) {
        table.register(Strategy.self, as: name, summary: summary) { strategy in
            let names = [
                ("deferredToDate", "Seconds since 2001."), ("iso8601", "2026-01-01T12:00:00Z."),
                ("secondsSince1970", "Seconds since 1970."),
                ("millisecondsSince1970", "Thousandths of a second since 1970."),
            ]
            for ((name, summary), value) in zip(names, values) {
                strategy.staticProperty(name, summary: summary, value)
            }
            strategy.staticMethod(
                "formatted(_ formatter: DateFormatter) -> \(name)",
                summary: "The text of a formatter.",
                passing: formatted
            )
        }
    }
}

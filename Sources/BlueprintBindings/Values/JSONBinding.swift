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
        table.register(
            JSONDecoder.DateDecodingStrategy.self,
            as: "JSONDecoder.DateDecodingStrategy",
            summary: "The form of dates that are read."
        ) { strategy in
            typealias Strategy = JSONDecoder.DateDecodingStrategy
            strategy.staticProperty("deferredToDate", summary: "Seconds since 2001.", Strategy.deferredToDate)
            strategy.staticProperty("iso8601", summary: "2026-01-01T12:00:00Z.", Strategy.iso8601)
            strategy.staticProperty("secondsSince1970", summary: "Seconds since 1970.", Strategy.secondsSince1970)
            strategy.staticProperty(
                "millisecondsSince1970",
                summary: "Thousandths of a second since 1970.",
                Strategy.millisecondsSince1970
            )
            strategy.staticMethod(
                "formatted(_ formatter: DateFormatter) -> JSONDecoder.DateDecodingStrategy",
                summary: "The text of a formatter."
            ) {
                Strategy.formatted(try $0["formatter"])
            }
        }
        table.register(
            JSONEncoder.DateEncodingStrategy.self,
            as: "JSONEncoder.DateEncodingStrategy",
            summary: "The form of dates that are written."
        ) { strategy in
            typealias Strategy = JSONEncoder.DateEncodingStrategy
            strategy.staticProperty("deferredToDate", summary: "Seconds since 2001.", Strategy.deferredToDate)
            strategy.staticProperty("iso8601", summary: "2026-01-01T12:00:00Z.", Strategy.iso8601)
            strategy.staticProperty("secondsSince1970", summary: "Seconds since 1970.", Strategy.secondsSince1970)
            strategy.staticProperty(
                "millisecondsSince1970",
                summary: "Thousandths of a second since 1970.",
                Strategy.millisecondsSince1970
            )
            strategy.staticMethod(
                "formatted(_ formatter: DateFormatter) -> JSONEncoder.DateEncodingStrategy",
                summary: "The text of a formatter."
            ) {
                Strategy.formatted(try $0["formatter"])
            }
        }
    }
}

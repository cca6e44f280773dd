import Foundation
import SwiftInterpreter

extension Binding {
    static let data = Binding("Data") { table in
        table.register(
            Data.self,
            as: "Data",
            summary: "Bytes.",
            example: "Data(\"tea\".utf8).count"
        ) { data in
            data.initializer("init()", summary: "No bytes.") { _ in Data() }
            data.initializer("init(_ elements: [UInt8])", summary: "The bytes of a list.") {
                Data(try $0.get("elements", as: [Int].self).map { UInt8(truncatingIfNeeded: $0) })
            }
            data.initializer("init(repeating: UInt8, count: Int)", summary: "The same byte several times.") {
                let count: Int = try $0["count"]
                guard (0...1_000_000).contains(count) else { throw BindingError("\(count) bytes are too many") }
                return Data(
                    repeating: UInt8(truncatingIfNeeded: try $0.get("repeating", as: Int.self)),
                    count: count
                )
            }
            data.failableInitializer(
                "init(base64Encoded base64String: String)",
                summary: "The bytes of a text in base 64; nil for another text."
            ) { Data(base64Encoded: try $0.get("base64String", as: String.self)) }
            data.property("count", \.count, summary: "The number of bytes.")
            data.property("isEmpty", \.isEmpty, summary: "True without bytes.")
            data.property("description", \.description)
            data.method("base64EncodedString() -> String", summary: "Returns the bytes as text in base 64.") {
                data,
                _ in
                data.base64EncodedString()
            }
            data.mutatingMethod("append(_ other: Data)", summary: "Adds bytes.") {
                $0.append(try $1.get("other", as: Data.self))
            }
        }
        describeTexts(in: table)
    }

    private static func describeTexts(in table: BindingTable) {
        table.register(
            String.Encoding.self,
            as: "String.Encoding",
            summary: "A way to write text as bytes."
        ) { encoding in
            encoding.staticProperty("utf8", summary: "UTF-8, for all text.", String.Encoding.utf8)
            encoding.staticProperty("ascii", summary: "ASCII, for English text.", String.Encoding.ascii)
            encoding.staticProperty("utf16", summary: "UTF-16, for all text.", String.Encoding.utf16)
        }
        table.extend("String", as: Value.self) { text in
            text.method("data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?") {
                text,
                arguments -> Data? in
                try arguments.table.convert(text, to: String.self, declared: nil).data(
                    using: try arguments["encoding"],
                    allowLossyConversion: try arguments["allowLossyConversion"]
                )
            }
            text.initializer("init(data: Data, encoding: String.Encoding)") { arguments -> Value in
                let text = String(data: try arguments["data"], encoding: try arguments["encoding"])
                return text.map { .present(.string($0)) } ?? .nil
            }
        }
    }
}

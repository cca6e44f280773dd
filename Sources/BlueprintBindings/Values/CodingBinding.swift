import Foundation
import SwiftInterpreter

extension Binding {
    static let coding = Binding("Encoder") { table in
        describeEncoders(in: table)
        describeDecoders(in: table)
        for (name, summary) in [
            ("DecodingError", "The error of a value that cannot be read."),
            ("EncodingError", "The error of a value that cannot be written."),
        ] {
            if name == "DecodingError" {
                table.register(DecodingError.self, as: name, summary: summary) {
                    describe($0) { $0.localizedDescription }
                }
            } else {
                table.register(EncodingError.self, as: name, summary: summary) {
                    describe($0) { $0.localizedDescription }
                }
            }
        }
    }

    private static func describe<Failure>(
        _ error: TypeRegistration<Failure>,
        _ text: @escaping (Failure) -> String
    ) { error.property("localizedDescription", summary: "The text for people.") { text($0) } }

    private static func describeEncoders(in table: BindingTable) {
        table.registerProtocol((any Encoder).self, as: "Encoder", summary: "Writes a value in parts.") { encoder in
            encoder.method("container(keyedBy type: Any) -> KeyedEncodingContainer", summary: "For parts with keys.") {
                encoder,
                _ in
                KeyedWriter(container: encoder.container(keyedBy: CodingName.self))
            }
            encoder.method("singleValueContainer() -> SingleValueEncodingContainer", summary: "For one value.") {
                encoder,
                _ in
                SingleWriter(container: encoder.singleValueContainer())
            }
            encoder.method("unkeyedContainer() -> UnkeyedEncodingContainer", summary: "For a list.") { encoder, _ in
                ListWriter(container: encoder.unkeyedContainer())
            }
        }
        table.register(KeyedWriter.self, as: "KeyedEncodingContainer", summary: "Takes the parts of a value by keys.") {
            container in
            container.mutatingMethod("encode(_ value: Any, forKey key: Any)", summary: "Writes a part.") {
                try $0.write($1, $1.value("value"))
            }
            container.mutatingMethod(
                "encodeIfPresent(_ value: Any, forKey key: Any)",
                summary: "Writes a part, or none."
            ) {
                guard let value = try $1.value("value").wrapped else { return }
                try $0.write($1, value)
            }
            container.mutatingMethod("encodeNil(forKey key: Any)", summary: "Writes a part that is nil.") {
                try $0.container.encodeNil(forKey: $1.codingName("key"))
            }
            container.mutatingMethod(
                "nestedContainer(keyedBy type: Any, forKey key: Any) -> KeyedEncodingContainer",
                summary: "For a part with keys of its own."
            ) {
                KeyedWriter(
                    container: $0.container.nestedContainer(keyedBy: CodingName.self, forKey: try $1.codingName("key"))
                )
            }
        }
        table.register(SingleWriter.self, as: "SingleValueEncodingContainer", summary: "Takes one value.") {
            container in
            container.mutatingMethod("encode(_ value: Any)", summary: "Writes the value.") {
                try $0.container.encode(WrittenPart($1, try $1.value("value")))
            }
            container.mutatingMethod("encodeNil()", summary: "Writes nil.") { container, _ in
                try container.container.encodeNil()
            }
        }
        table.register(ListWriter.self, as: "UnkeyedEncodingContainer", summary: "Takes the elements of a list.") {
            $0.mutatingMethod("encode(_ value: Any)", summary: "Writes an element.") {
                try $0.container.encode(WrittenPart($1, try $1.value("value")))
            }
        }
    }

    private static func describeDecoders(in table: BindingTable) {
        table.registerProtocol((any Decoder).self, as: "Decoder", summary: "Reads a value in parts.") { decoder in
            decoder.method("container(keyedBy type: Any) -> KeyedDecodingContainer", summary: "For parts with keys.") {
                decoder,
                arguments in
                try caught(arguments) { KeyedReader(container: try decoder.container(keyedBy: CodingName.self)) }
            }
            decoder.method("singleValueContainer() -> SingleValueDecodingContainer", summary: "For one value.") {
                decoder,
                _ in
                SingleReader(decoder: decoder)
            }
            decoder.method("unkeyedContainer() -> UnkeyedDecodingContainer", summary: "For a list.") {
                decoder,
                arguments in
                try caught(arguments) { ListReader(container: try decoder.unkeyedContainer()) }
            }
        }
        table.register(KeyedReader.self, as: "KeyedDecodingContainer", summary: "Has the parts of a value by keys.") {
            container in
            container.method("decode(_ type: Any, forKey key: Any) -> Any", summary: "Reads a part.") {
                container,
                arguments -> Value in
                try caught(arguments) { try container.read(arguments) }
            }
            container.method(
                "decodeIfPresent(_ type: Any, forKey key: Any) -> Any?",
                summary: "Reads a part; nil if it is not there."
            ) { container, arguments -> Value in
                let key = try arguments.codingName("key")
                return try caught(arguments) {
                    guard container.container.contains(key), try !container.container.decodeNil(forKey: key) else {
                        return .nil
                    }
                    return .present(try container.read(arguments))
                }
            }
            container.method("contains(_ key: Any) -> Bool", summary: "Returns true if a part is there.") {
                $0.container.contains(try $1.codingName("key"))
            }
            container.method(
                "nestedContainer(keyedBy type: Any, forKey key: Any) -> KeyedDecodingContainer",
                summary: "For a part with keys of its own."
            ) { container, arguments in
                let key = try arguments.codingName("key")
                return try caught(arguments) {
                    KeyedReader(
                        container: try container.container.nestedContainer(keyedBy: CodingName.self, forKey: key)
                    )
                }
            }
        }
        describeLists(in: table)
    }

    private static func describeLists(in table: BindingTable) {
        table.register(SingleReader.self, as: "SingleValueDecodingContainer", summary: "Has one value.") { container in
            container.method("decode(_ type: Any) -> Any", summary: "Reads the value.") {
                container,
                arguments -> Value in
                try caught(arguments) { try arguments.decode(try arguments.value("type"), from: container.decoder) }
            }
            container.method("decodeNil() -> Bool", summary: "Returns true for nil.") { container, arguments in
                try caught(arguments) { try container.decoder.singleValueContainer().decodeNil() }
            }
        }
        table.register(ListReader.self, as: "UnkeyedDecodingContainer", summary: "Has the elements of a list.") {
            container in
            container.mutatingMethod("decode(_ type: Any) -> Any", summary: "Reads the next element.") {
                (container: inout ListReader, arguments) -> Value in
                try caught(arguments) {
                    try arguments.decoded { try container.container.decode(DecodedValue.self) }
                }
            }
            container.property("isAtEnd", summary: "True after the last element.") { $0.container.isAtEnd }
            container.property("count", summary: "The number of elements; nil if it is not known.") {
                $0.container.count
            }
        }
    }

    /// Returns a result; an error of Foundation becomes one that source can catch.
    static func caught<R>(_ arguments: Arguments, _ work: () throws -> R) throws -> R {
        do {
            return try work()
        } catch let error as DecodingError {
            throw RaisedError(arguments.table.value(from: error, declared: nil))
        } catch let error as EncodingError {
            throw RaisedError(arguments.table.value(from: error, declared: nil))
        }
    }
}

extension Arguments {
    /// Returns the value of the type among the arguments that a part has.
    func decoded(in part: () throws -> DecodedValue) throws -> Value {
        let type = try value("type")
        return try DecodedValue.reading({ try self.decode(type, from: $0) }, in: part)
    }
}

/// A value of source that an encoder writes.
struct WrittenPart: Encodable {
    private let write: (any Encoder) throws -> Void

    /// A value of the source that makes a call.
    init(_ arguments: Arguments, _ value: Value) {
        write = { try arguments.encode(value, to: $0) }
    }

    func encode(to encoder: any Encoder) throws { try write(encoder) }
}

private struct KeyedWriter {
    var container: KeyedEncodingContainer<CodingName>

    /// Writes a part with the key among the arguments.
    mutating func write(_ arguments: Arguments, _ value: Value) throws {
        try container.encode(WrittenPart(arguments, value), forKey: try arguments.codingName("key"))
    }
}

private struct SingleWriter {
    var container: any SingleValueEncodingContainer
}

private struct ListWriter {
    var container: any UnkeyedEncodingContainer
}

private struct KeyedReader {
    var container: KeyedDecodingContainer<CodingName>

    /// Reads the part with the key among the arguments.
    func read(_ arguments: Arguments) throws -> Value {
        let key = try arguments.codingName("key")
        return try arguments.decoded { try container.decode(DecodedValue.self, forKey: key) }
    }
}

private struct SingleReader {
    var decoder: any Decoder
}

private struct ListReader {
    var container: any UnkeyedDecodingContainer
}

/// A key of an encoded value, by its name or its number.
package struct CodingName: CodingKey, Hashable {
    /// The name.
    package let stringValue: String
    /// The number; nil for a key with a name alone.
    package let intValue: Int?

    /// Creates a key with a name.
    package init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    /// Creates a key with a number, whose name is its digits.
    package init(intValue: Int) {
        stringValue = "\(intValue)"
        self.intValue = intValue
    }
}

/// A value that closures of the interpreter write.
struct EncodedValue: Encodable {
    let write: (any Encoder) throws -> Void

    func encode(to encoder: any Encoder) throws { try write(encoder) }
}

/// A value that a closure of the interpreter reads.
///
/// A decoder of Foundation has a part only as long as the part is read, and makes the part by its type alone. The closure
/// is therefore passed beside it.
package struct DecodedValue: Decodable {
    private final class Reader: @unchecked Sendable {
        let read: (any Decoder) throws -> Value

        init(_ read: @escaping (any Decoder) throws -> Value) { self.read = read }
    }

    @TaskLocal private static var reader: Reader?

    private let value: Value

    /// Reads the value by the closure that is passed beside it.
    package init(from decoder: any Decoder) throws { value = try Self.reader?.read(decoder) ?? .void }

    /// Returns what a closure reads from the decoder of a part, which another one gets.
    package static func reading(
        _ read: @escaping (any Decoder) throws -> Value,
        in part: () throws -> DecodedValue
    ) rethrows -> Value {
        try $reader.withValue(Reader(read), operation: part).value
    }
}

extension BlueprintInterface {
    /// The coders of JSON, and the parts that source writes and reads by itself.
    static let coding = """
        extension JSONEncoder {
            func encode<T: Encodable>(_ value: T) throws -> Data
        }
        extension JSONDecoder {
            func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
        }
        protocol Encoder {
            func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
            func singleValueContainer() -> SingleValueEncodingContainer
            func unkeyedContainer() -> UnkeyedEncodingContainer
        }
        protocol Decoder {
            func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
            func singleValueContainer() throws -> SingleValueDecodingContainer
            func unkeyedContainer() throws -> UnkeyedDecodingContainer
        }
        struct KeyedEncodingContainer<Key: CodingKey> {
            mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws
            mutating func encodeIfPresent<T: Encodable>(_ value: T?, forKey key: Key) throws
            mutating func encodeNil(forKey key: Key) throws
            mutating func nestedContainer<NestedKey: CodingKey>(
                keyedBy type: NestedKey.Type, forKey key: Key
            ) -> KeyedEncodingContainer<NestedKey>
        }
        struct KeyedDecodingContainer<Key: CodingKey> {
            func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T
            func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T?
            func contains(_ key: Key) -> Bool
            func nestedContainer<NestedKey: CodingKey>(
                keyedBy type: NestedKey.Type, forKey key: Key
            ) throws -> KeyedDecodingContainer<NestedKey>
        }
        struct SingleValueEncodingContainer {
            mutating func encode<T: Encodable>(_ value: T) throws
            mutating func encodeNil() throws
        }
        struct SingleValueDecodingContainer {
            func decode<T: Decodable>(_ type: T.Type) throws -> T
            func decodeNil() -> Bool
        }
        struct UnkeyedEncodingContainer {
            mutating func encode<T: Encodable>(_ value: T) throws
        }
        struct UnkeyedDecodingContainer {
            mutating func decode<T: Decodable>(_ type: T.Type) throws -> T
            var isAtEnd: Bool { get }
            var count: Int? { get }
        }
        extension DecodingError: Error {}
        extension EncodingError: Error {}

        """
}

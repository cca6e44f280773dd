extension BlueprintInterface {
    /// The objects and values of Foundation.
    static let foundation =
        """
        extension NSNumber: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, CVarArg {
            typealias IntegerLiteralType = Int
            typealias FloatLiteralType = Double
            typealias BooleanLiteralType = Bool
            init(value: Int)
            init(value: Double)
            init(value: Float)
            init(value: Bool)
            init(integerLiteral value: Int)
            init(floatLiteral value: Double)
            init(booleanLiteral value: Bool)
        }
        extension ObjCBool: ExpressibleByBooleanLiteral, CustomStringConvertible {
            typealias BooleanLiteralType = Bool
            init(booleanLiteral value: Bool)
        }
        extension IndexPath: ExpressibleByArrayLiteral {
            typealias ArrayLiteralElement = Int
            init(arrayLiteral indexes: Int...)
            static func + (left: IndexPath, right: IndexPath) -> IndexPath
        }
        extension NSString: ExpressibleByStringLiteral {
            typealias StringLiteralType = String
            init(stringLiteral value: String)
        }
        extension NSError: Error {}
        extension Range where Bound == String.Index {
            init?<Text: StringProtocol>(_ range: NSRange, in string: Text)
        }
        extension DispatchTime {
            static func + (time: DispatchTime, seconds: Double) -> DispatchTime
            static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime
        }
        extension DispatchQueue {
            func async(execute work: @escaping () -> Void)
            func asyncAfter(deadline: DispatchTime, execute work: @escaping () -> Void)
            func sync<T>(execute work: () throws -> T) rethrows -> T
        }
        extension NumberFormatter {
            func string(from number: NSNumber) -> String?
        }
        class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
            init()
            func object(forKey key: KeyType) -> ObjectType?
            func setObject(_ obj: ObjectType, forKey key: KeyType)
            func setObject(_ obj: ObjectType, forKey key: KeyType, cost: Int)
            func removeObject(forKey key: KeyType)
            func removeAllObjects()
            var countLimit: Int { get set }
            var name: String { get set }
            var totalCostLimit: Int { get set }
        }
        struct Measurement<UnitType: Unit>: Hashable, Comparable, CustomStringConvertible, Sendable {
            init(value: Double, unit: UnitType)
            var value: Double { get set }
            var unit: UnitType { get }
            var description: String { get }
            static func * (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>
            static func * (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType>
            static func / (lhs: Measurement<UnitType>, rhs: Double) -> Measurement<UnitType>
            static func / (lhs: Double, rhs: Measurement<UnitType>) -> Measurement<UnitType>
            static func == <Other: Unit>(lhs: Measurement<UnitType>, rhs: Measurement<Other>) -> Bool
            static func < <Other: Unit>(lhs: Measurement<UnitType>, rhs: Measurement<Other>) -> Bool
        }
        extension Measurement where UnitType: Dimension {
            func converted(to otherUnit: UnitType) -> Measurement<UnitType>
            mutating func convert(to otherUnit: UnitType)
            static func + (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
            static func - (lhs: Measurement<UnitType>, rhs: Measurement<UnitType>) -> Measurement<UnitType>
        }
        extension MeasurementFormatter {
            func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String
        }

        """
        + extensions(
            "Hashable, CustomStringConvertible, Codable, Sendable",
            ["IndexPath", "UUID", "URL", "Calendar", "TimeZone", "DateComponents", "Data"]
        )
        + extensions("Hashable, Codable, Sendable", ["Locale", "URLComponents"])
        + extensions("Hashable, Sendable", ["URLQueryItem", "String.Encoding", "Date.FormatStyle.DateStyle"])
        + extensions("Hashable, CVarArg", ["DateFormatter", "ISO8601DateFormatter", "MeasurementFormatter"])

    /// Dates, decimal numbers and bytes.
    static let foundationNumbers =
        """
        extension Date: Comparable, Hashable, Strideable, Codable, CustomStringConvertible, Sendable {
            typealias Stride = TimeInterval
            static func + (lhs: Date, rhs: TimeInterval) -> Date
            static func - (lhs: Date, rhs: TimeInterval) -> Date
            static func += (lhs: inout Date, rhs: TimeInterval)
            static func -= (lhs: inout Date, rhs: TimeInterval)
        }
        extension DateInterval: Comparable, Hashable, Codable, CustomStringConvertible, Sendable {}
        extension Date.FormatStyle: FormatStyle, Sendable {
            typealias FormatInput = Date
            typealias FormatOutput = String
        }
        extension Decimal {
            init?(string: String, locale: Locale? = nil)
            func formatted(_ format: Decimal.FormatStyle) -> String
            func formatted(_ format: Decimal.FormatStyle.Percent) -> String
            func formatted(_ format: Decimal.FormatStyle.Currency) -> String
        }
        extension NSDecimalNumber: Comparable {}
        extension Data {
            init<S: Sequence>(_ elements: S) where S.Element == UInt8
        }
        extension String {
            init?(data: Data, encoding: String.Encoding)
            func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
        }

        """
}

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

extension BlueprintInterface {
    /// Tasks, and what code waits for.
    static let concurrency = """
        struct Task<Success, Failure: Error>: Hashable, Sendable {
            func cancel()
            var isCancelled: Bool { get }
            var result: Result<Success, Failure> { get async }
        }
        extension Task where Failure == Never {
            @discardableResult init(priority: TaskPriority? = nil, operation: @escaping () async -> Success)
            @discardableResult static func detached(
                priority: TaskPriority? = nil, operation: @escaping () async -> Success
            ) -> Task<Success, Failure>
            var value: Success { get async }
        }
        extension Task where Failure == any Error {
            @discardableResult @_disfavoredOverload
            init(priority: TaskPriority? = nil, operation: @escaping () async throws -> Success)
            @discardableResult @_disfavoredOverload static func detached(
                priority: TaskPriority? = nil, operation: @escaping () async throws -> Success
            ) -> Task<Success, Failure>
            var value: Success { get async throws }
        }
        extension Task where Success == Never, Failure == Never {
            static func sleep(nanoseconds duration: UInt64) async throws
            static func sleep(for duration: Duration) async throws
            static func yield() async
            static var isCancelled: Bool { get }
            static func checkCancellation() throws
        }
        extension CancellationError: Error {}
        protocol ObservableObject: AnyObject {}
        struct MainActor {
            static func run<T>(body: () throws -> T) async rethrows -> T
        }
        extension Duration: Comparable, Hashable, Sendable, CustomStringConvertible {
            static func + (lhs: Duration, rhs: Duration) -> Duration
            static func - (lhs: Duration, rhs: Duration) -> Duration
            static func seconds<T: BinaryInteger>(_ seconds: T) -> Duration
            static func seconds(_ seconds: Double) -> Duration
            static func milliseconds<T: BinaryInteger>(_ milliseconds: T) -> Duration
            static func milliseconds(_ milliseconds: Double) -> Duration
        }
        struct CheckedContinuation<T, E: Error>: Sendable {
            func resume(returning value: T)
            func resume(throwing error: E)
        }
        extension CheckedContinuation where T == Void {
            func resume()
        }
        func withCheckedContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T
        func withCheckedThrowingContinuation<T>(
            _ body: (CheckedContinuation<T, any Error>) -> Void
        ) async throws -> T

        """
}

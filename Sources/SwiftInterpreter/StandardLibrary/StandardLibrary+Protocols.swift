extension StandardLibrary {
    /// The basic protocols, which are about single values.
    static let protocols = """
        protocol Equatable {
            static func == (lhs: Self, rhs: Self) -> Bool
        }
        extension Equatable {
            static func != (lhs: Self, rhs: Self) -> Bool
        }
        protocol Hashable: Equatable {
            var hashValue: Int { get }
            func hash(into hasher: inout Hasher)
        }
        extension Hashable {
            var hashValue: Int { get }
        }
        struct Hasher {
            init()
            mutating func combine<H: Hashable>(_ value: H)
            func finalize() -> Int
        }
        protocol Comparable: Equatable {
            static func < (lhs: Self, rhs: Self) -> Bool
            static func <= (lhs: Self, rhs: Self) -> Bool
            static func >= (lhs: Self, rhs: Self) -> Bool
            static func > (lhs: Self, rhs: Self) -> Bool
        }
        extension Comparable {
            static func > (lhs: Self, rhs: Self) -> Bool
            static func <= (lhs: Self, rhs: Self) -> Bool
            static func >= (lhs: Self, rhs: Self) -> Bool
            static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>
            static func ..< (minimum: Self, maximum: Self) -> Range<Self>
            static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self>
            static prefix func ... (maximum: Self) -> PartialRangeThrough<Self>
            static postfix func ... (minimum: Self) -> PartialRangeFrom<Self>
        }
        protocol Identifiable<ID> {
            associatedtype ID: Hashable
            var id: ID { get }
        }
        extension Identifiable where Self: AnyObject {
            var id: ObjectIdentifier { get }
        }
        struct ObjectIdentifier: Hashable, Comparable, Sendable, CustomDebugStringConvertible {
            init(_ x: AnyObject)
            init(_ x: Any.Type)
        }
        protocol CaseIterable {
            associatedtype AllCases: Collection = [Self] where AllCases.Element == Self
            static var allCases: AllCases { get }
        }
        protocol RawRepresentable<RawValue> {
            associatedtype RawValue
            init?(rawValue: RawValue)
            var rawValue: RawValue { get }
        }
        func == <T: RawRepresentable>(lhs: T, rhs: T) -> Bool where T.RawValue: Equatable
        func != <T: RawRepresentable>(lhs: T, rhs: T) -> Bool where T.RawValue: Equatable
        func != <T: Equatable>(lhs: T, rhs: T) -> Bool where T: RawRepresentable, T.RawValue: Equatable
        extension RawRepresentable where RawValue: Hashable, Self: Hashable {
            var hashValue: Int { get }
            func hash(into hasher: inout Hasher)
        }
        protocol CustomStringConvertible {
            var description: String { get }
        }
        protocol CustomDebugStringConvertible {
            var debugDescription: String { get }
        }
        protocol LosslessStringConvertible: CustomStringConvertible {
            init?(_ description: String)
        }
        protocol TextOutputStream {
            mutating func write(_ string: String)
        }
        protocol TextOutputStreamable {
            func write<Target: TextOutputStream>(to target: inout Target)
        }
        protocol Sendable {}
        protocol SendableMetatype {}
        protocol Copyable {}
        protocol Escapable {}
        protocol BitwiseCopyable {}
        protocol Encodable {}
        protocol Decodable {}
        typealias Codable = Encodable & Decodable
        protocol CodingKey: CustomStringConvertible, CustomDebugStringConvertible, Sendable {}
        extension CodingKey {
            init?(stringValue: String)
            init?(intValue: Int)
            var stringValue: String { get }
            var intValue: Int? { get }
            var description: String { get }
            var debugDescription: String { get }
        }
        protocol Error: Sendable {}
        extension Error {
            var localizedDescription: String { get }
        }
        protocol LocalizedError: Error {
            var errorDescription: String? { get }
            var failureReason: String? { get }
            var recoverySuggestion: String? { get }
            var helpAnchor: String? { get }
        }
        extension LocalizedError {
            var errorDescription: String? { get }
            var failureReason: String? { get }
            var recoverySuggestion: String? { get }
            var helpAnchor: String? { get }
        }
        enum Never: Error, Hashable, Comparable, Identifiable, CustomStringConvertible {
            typealias ID = Never
            var id: Never { get }
        }
        """

    /// The protocols of literals.
    static let literals = """
        protocol ExpressibleByNilLiteral {
            init(nilLiteral: ())
        }
        protocol ExpressibleByIntegerLiteral {
            associatedtype IntegerLiteralType = Int
            init(integerLiteral value: IntegerLiteralType)
        }
        protocol ExpressibleByFloatLiteral {
            associatedtype FloatLiteralType = Double
            init(floatLiteral value: FloatLiteralType)
        }
        protocol ExpressibleByBooleanLiteral {
            associatedtype BooleanLiteralType = Bool
            init(booleanLiteral value: BooleanLiteralType)
        }
        protocol ExpressibleByUnicodeScalarLiteral {
            associatedtype UnicodeScalarLiteralType = String
            init(unicodeScalarLiteral value: UnicodeScalarLiteralType)
        }
        protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {
            associatedtype ExtendedGraphemeClusterLiteralType = String
            init(extendedGraphemeClusterLiteral value: ExtendedGraphemeClusterLiteralType)
        }
        extension ExpressibleByExtendedGraphemeClusterLiteral
            where ExtendedGraphemeClusterLiteralType == UnicodeScalarLiteralType
        {
            init(unicodeScalarLiteral value: ExtendedGraphemeClusterLiteralType)
        }
        protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
            associatedtype StringLiteralType = String
            init(stringLiteral value: StringLiteralType)
        }
        extension ExpressibleByStringLiteral where StringLiteralType == ExtendedGraphemeClusterLiteralType {
            init(extendedGraphemeClusterLiteral value: StringLiteralType)
        }
        protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {
            associatedtype StringInterpolation: StringInterpolationProtocol = DefaultStringInterpolation
                where StringLiteralType == StringInterpolation.StringLiteralType
            init(stringInterpolation: StringInterpolation)
        }
        extension ExpressibleByStringInterpolation where StringInterpolation == DefaultStringInterpolation {
            init(stringInterpolation: DefaultStringInterpolation)
        }
        protocol StringInterpolationProtocol {
            associatedtype StringLiteralType = String
            init(literalCapacity: Int, interpolationCount: Int)
            mutating func appendLiteral(_ literal: StringLiteralType)
        }
        struct DefaultStringInterpolation: StringInterpolationProtocol, Sendable {
            typealias StringLiteralType = String
            init(literalCapacity: Int, interpolationCount: Int)
            mutating func appendLiteral(_ literal: String)
            mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T) where T: TextOutputStreamable
            mutating func appendInterpolation<T: TextOutputStreamable>(_ value: T)
            mutating func appendInterpolation<T: CustomStringConvertible>(_ value: T)
            mutating func appendInterpolation<T>(_ value: T)
            @_disfavoredOverload mutating func appendInterpolation(_ value: Any.Type)
            mutating func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> String)
        }
        protocol ExpressibleByArrayLiteral {
            associatedtype ArrayLiteralElement
            init(arrayLiteral elements: ArrayLiteralElement...)
        }
        protocol ExpressibleByDictionaryLiteral {
            associatedtype Key
            associatedtype Value
            init(dictionaryLiteral elements: (Key, Value)...)
        }
        typealias IntegerLiteralType = Int
        typealias FloatLiteralType = Double
        typealias BooleanLiteralType = Bool
        typealias StringLiteralType = String
        typealias UnicodeScalarType = String
        typealias ExtendedGraphemeClusterType = String
        struct StaticString: ExpressibleByStringLiteral, Sendable, CustomStringConvertible {
            typealias StringLiteralType = StaticString
            typealias ExtendedGraphemeClusterLiteralType = StaticString
            typealias UnicodeScalarLiteralType = StaticString
            init(stringLiteral value: StaticString)
            var description: String { get }
        }
        """
}

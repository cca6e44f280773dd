/// The interface of the standard library, and of what programs use of Foundation and Core Graphics, as Swift source.
///
/// A declaration with `@available(*, absent)` exists in Swift and takes part in the choice of overloads; the
/// interpreter does not run it. The name of a nested type is written with a dot.
enum StandardLibrary {
    /// The texts, each about one subject.
    static let texts = [
        protocols, literals, numericProtocols, realProtocols, integers, realNumbers, booleans, operators, functions,
        mathematics, optionals, sequences, sequenceMembers, collections, collectionMembers, changeableCollections,
        arrays, slices, dictionaries, sets, setAlgebra, strings, stringProtocol, characters, ranges, partialRanges,
        lazySequences, sequenceTypes, erasedTypes, results, keyPaths, foundationStrings, foundationValues, formats,
        decimals,
    ]
}

extension StandardLibrary {
    /// The operators that belong to no type.
    static let operators =
        """
        func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T
        func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T?) rethrows -> T?
        func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool
        func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool
        func == (t0: (Any.Type)?, t1: (Any.Type)?) -> Bool
        func != (t0: (Any.Type)?, t1: (Any.Type)?) -> Bool
        func ~= <T: Equatable>(a: T, b: T) -> Bool
        func == (lhs: (), rhs: ()) -> Bool
        func != (lhs: (), rhs: ()) -> Bool

        """
        + (2...6).map(tupleOperators).joined()

    private static func tupleOperators(_ count: Int) -> String {
        let names = ["A", "B", "C", "D", "E", "F"].prefix(count)
        let tuple = "(\(names.joined(separator: ", ")))"
        return ["==", "!=", "<", "<=", ">", ">="].map { name in
            let bound = name == "==" || name == "!=" ? "Equatable" : "Comparable"
            let parameters = names.map { "\($0): \(bound)" }.joined(separator: ", ")
            return "func \(name) <\(parameters)>(lhs: \(tuple), rhs: \(tuple)) -> Bool\n"
        }.joined()
    }

    /// The functions that belong to no type.
    static let functions = """
        func print(_ items: Any..., separator: String = " ", terminator: String = "")
        @available(*, absent) func print<Target: TextOutputStream>(
            _ items: Any..., separator: String = " ", terminator: String = "", to output: inout Target
        )
        func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "")
        @discardableResult func dump<T>(
            _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = .max, maxItems: Int = .max
        ) -> T
        func min<T: Comparable>(_ x: T, _ y: T) -> T
        func min<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
        func max<T: Comparable>(_ x: T, _ y: T) -> T
        func max<T: Comparable>(_ x: T, _ y: T, _ z: T, _ rest: T...) -> T
        func abs<T: SignedNumeric & Comparable>(_ x: T) -> T
        func zip<Sequence1: Sequence, Sequence2: Sequence>(
            _ sequence1: Sequence1, _ sequence2: Sequence2
        ) -> Zip2Sequence<Sequence1, Sequence2>
        func stride<T: Strideable>(from start: T, to end: T, by stride: T.Stride) -> StrideTo<T>
        func stride<T: Strideable>(from start: T, through end: T, by stride: T.Stride) -> StrideThrough<T>
        func repeatElement<T>(_ element: T, count n: Int) -> Repeated<T>
        func sequence<T>(
            first: T, next: @escaping (T) -> T?
        ) -> UnfoldSequence<T, (T?, Bool)>
        func sequence<T, State>(
            state: State, next: @escaping (inout State) -> T?
        ) -> UnfoldSequence<T, State>
        func swap<T>(_ a: inout T, _ b: inout T)
        func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool
        func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T?) -> Bool
        // The checker treats the result for protocols apart.
        func type<T>(of value: T) -> T.Type
        func assert(
            _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(),
            file: StaticString = #file, line: UInt = #line
        )
        func assertionFailure(
            _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
        )
        func precondition(
            _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(),
            file: StaticString = #file, line: UInt = #line
        )
        func preconditionFailure(
            _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
        ) -> Never
        func fatalError(
            _ message: @autoclosure () -> String = String(), file: StaticString = #file, line: UInt = #line
        ) -> Never
        func numericCast<T: BinaryInteger, U: BinaryInteger>(_ x: T) -> U
        func withExtendedLifetime<T, Result>(
            _ x: T, _ body: (T) throws -> Result
        ) rethrows -> Result
        func withExtendedLifetime<T, Result>(
            _ x: T, _ body: () throws -> Result
        ) rethrows -> Result
        func NSLocalizedString(
            _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
        ) -> String
        """

    /// The functions on floating-point numbers.
    static let mathematics =
        unaryNames.map { name in
            ["Double", "Float", "CGFloat"].map { "func \(name)(_ x: \($0)) -> \($0)\n" }.joined()
        }.joined()
        + ["atan2", "fmod", "hypot", "pow"].map { name in
            ["Double", "Float", "CGFloat"].map { "func \(name)(_ x: \($0), _ y: \($0)) -> \($0)\n" }.joined()
        }.joined()
        + ["floor", "ceil", "round", "trunc", "sqrt"].map { name in
            "func \(name)(_ x: Double) -> Double\nfunc \(name)<T: FloatingPoint>(_ x: T) -> T\n"
        }.joined()

    private static let unaryNames = [
        "acos", "asin", "atan", "cbrt", "cos", "exp", "log", "log10", "log2", "sin", "tan",
    ]
}

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

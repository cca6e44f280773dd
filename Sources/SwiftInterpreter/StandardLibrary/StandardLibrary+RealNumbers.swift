extension StandardLibrary {
    /// The protocols of floating-point numbers.
    static let realProtocols = """
        enum FloatingPointRoundingRule: Hashable, Sendable {
            case toNearestOrAwayFromZero
            case toNearestOrEven
            case up
            case down
            case towardZero
            case awayFromZero
        }
        enum FloatingPointSign: Int, Hashable, Sendable {
            case plus
            case minus
        }
        protocol FloatingPoint: Hashable, SignedNumeric, Strideable where Magnitude == Self {
            init(_ value: Int)
            init<Source: BinaryInteger>(_ value: Source)
            init?<Source: BinaryInteger>(exactly value: Source)
            init(sign: FloatingPointSign, exponent: Int, significand: Self)
            static var nan: Self { get }
            static var infinity: Self { get }
            static var greatestFiniteMagnitude: Self { get }
            static var pi: Self { get }
            static var leastNormalMagnitude: Self { get }
            static var leastNonzeroMagnitude: Self { get }
            static var ulpOfOne: Self { get }
            var ulp: Self { get }
            var sign: FloatingPointSign { get }
            var significand: Self { get }
            var exponent: Int { get }
            static func + (lhs: Self, rhs: Self) -> Self
            static func += (lhs: inout Self, rhs: Self)
            static func - (lhs: Self, rhs: Self) -> Self
            static func -= (lhs: inout Self, rhs: Self)
            static func * (lhs: Self, rhs: Self) -> Self
            static func *= (lhs: inout Self, rhs: Self)
            static func / (lhs: Self, rhs: Self) -> Self
            static func /= (lhs: inout Self, rhs: Self)
            static prefix func - (operand: Self) -> Self
            static func == (lhs: Self, rhs: Self) -> Bool
            static func < (lhs: Self, rhs: Self) -> Bool
            static func <= (lhs: Self, rhs: Self) -> Bool
            mutating func negate()
            func remainder(dividingBy other: Self) -> Self
            mutating func formRemainder(dividingBy other: Self)
            func truncatingRemainder(dividingBy other: Self) -> Self
            mutating func formTruncatingRemainder(dividingBy other: Self)
            func squareRoot() -> Self
            mutating func formSquareRoot()
            mutating func addProduct(_ lhs: Self, _ rhs: Self)
            mutating func round(_ rule: FloatingPointRoundingRule)
            var nextUp: Self { get }
            var nextDown: Self { get }
            func isEqual(to other: Self) -> Bool
            func isLess(than other: Self) -> Bool
            func isLessThanOrEqualTo(_ other: Self) -> Bool
            var isNormal: Bool { get }
            var isSubnormal: Bool { get }
            var isFinite: Bool { get }
            var isZero: Bool { get }
            var isInfinite: Bool { get }
            var isNaN: Bool { get }
        }
        extension FloatingPoint {
            func rounded(_ rule: FloatingPointRoundingRule) -> Self
            func rounded() -> Self
            mutating func round()
            static func minimum(_ x: Self, _ y: Self) -> Self
            static func maximum(_ x: Self, _ y: Self) -> Self
            func squareRoot() -> Self
            func addingProduct(_ lhs: Self, _ rhs: Self) -> Self
            func remainder(dividingBy other: Self) -> Self
            func truncatingRemainder(dividingBy other: Self) -> Self
            var nextDown: Self { get }
            static var ulpOfOne: Self { get }
            // These are Blueprint's.
            mutating func round(_ rule: FloatingPointRoundingRule, by scale: Self)
            func rounded(_ rule: FloatingPointRoundingRule, by scale: Self) -> Self
            func replacingInfinity(with replacement: Self) -> Self
        }
        protocol BinaryFloatingPoint: FloatingPoint, ExpressibleByFloatLiteral {
            init(_ value: Float)
            init(_ value: Double)
            init<Source: BinaryFloatingPoint>(_ value: Source)
            init?<Source: BinaryFloatingPoint>(exactly value: Source)
            var binade: Self { get }
        }
        extension BinaryFloatingPoint {
            init<Source: BinaryFloatingPoint>(_ value: Source)
            init?<Source: BinaryFloatingPoint>(exactly value: Source)
            init<Source: BinaryInteger>(_ value: Source)
            init?<Source: BinaryInteger>(exactly value: Source)
            static func random(in range: Range<Self>) -> Self
            static func random(in range: ClosedRange<Self>) -> Self
        }
        """

    /// The types of floating-point numbers.
    static let realNumbers =
        ["Double", "Float", "CGFloat"].map(realNumber).joined() + "typealias TimeInterval = Double\n"

    /// Returns the conversions from other numbers, the arithmetic and the comparisons of a type of numbers.
    private static func operations(_ arithmetic: [String], convertingFrom source: String) -> String {
        let conversions = ["Double", "Float", "CGFloat"].map {
            """
                init(_ \(source): \($0))
                init?(exactly \(source): \($0))
            """
        }
        let changes = arithmetic.map { name in
            """
                static func \(name) (lhs: Self, rhs: Self) -> Self
                static func \(name)= (lhs: inout Self, rhs: Self)
            """
        }
        let comparisons = ["==", "!=", "<", "<=", ">", ">="].map {
            "    static func \($0) (lhs: Self, rhs: Self) -> Bool"
        }
        return (conversions + changes + comparisons).joined(separator: "\n")
    }

    private static func realNumber(_ name: String) -> String {
        let lossless = name == "CGFloat" ? "CustomStringConvertible" : "LosslessStringConvertible"
        let texts = name == "CGFloat" ? "" : "init?<S: StringProtocol>(_ text: S)\n    init?(_ text: String)"
        return """
            struct \(name): BinaryFloatingPoint, \(lossless), CustomDebugStringConvertible, Codable, Sendable {
                typealias IntegerLiteralType = Int64
                typealias FloatLiteralType = \(name)
                typealias Magnitude = \(name)
                typealias Stride = \(name)
                init()
                init(integerLiteral value: Int64)
                init(floatLiteral value: \(name))
                init(_ v: Int)
                init<Source: BinaryInteger>(_ value: Source)
                init?<Source: BinaryInteger>(exactly value: Source)
                \(texts)
                \(name == "Float" ? "@available(*, absent) " : "")init(truncating number: NSNumber)
                static var zero: \(name) { get }
                var magnitude: \(name) { get }
                var description: String { get }
                var debugDescription: String { get }
                func distance(to other: \(name)) -> \(name)
                func advanced(by amount: \(name)) -> \(name)
                static prefix func - (x: \(name)) -> \(name)
                static prefix func + (x: \(name)) -> \(name)
            \(operations(["+", "-", "*", "/"], convertingFrom: "other"))
            }

            """
    }

    static let booleans = """
        struct Bool: Hashable, ExpressibleByBooleanLiteral, LosslessStringConvertible, Codable, Sendable {
            typealias BooleanLiteralType = Bool
            init()
            init(_ value: Bool)
            init?(_ description: String)
            init(booleanLiteral value: Bool)
            @available(*, absent) init(truncating number: NSNumber)
            @available(*, absent) static func random() -> Bool
            mutating func toggle()
            var description: String { get }
            static prefix func ! (a: Bool) -> Bool
            static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
            static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
            static func == (lhs: Bool, rhs: Bool) -> Bool
        }
        """
}

extension StandardLibrary {
    /// Decimal numbers, and their styles.
    static let decimals = """
        struct Decimal: SignedNumeric, Strideable, Hashable, ExpressibleByFloatLiteral,
            CustomStringConvertible, Codable, Sendable {
            typealias IntegerLiteralType = Int
            typealias FloatLiteralType = Double
            typealias Magnitude = Decimal
            typealias Stride = Decimal
            init()
            init(_ value: Int)
            init(_ value: Double)
            init(integerLiteral value: Int)
            init(floatLiteral value: Double)
            init?<T: BinaryInteger>(exactly source: T)
            static var zero: Decimal { get }
            var magnitude: Decimal { get }
            var description: String { get }
            static func / (lhs: Decimal, rhs: Decimal) -> Decimal
        }
        func pow(_ x: Decimal, _ y: Int) -> Decimal
        extension FormatStyle where Self == Decimal.FormatStyle {
            static var number: Decimal.FormatStyle { get }
        }
        extension FormatStyle where Self == Decimal.FormatStyle.Percent {
            static var percent: Decimal.FormatStyle.Percent { get }
        }
        extension FormatStyle where Self == Decimal.FormatStyle.Currency {
            static func currency(code: String) -> Decimal.FormatStyle.Currency
        }

        """ + formatStyles("Decimal.FormatStyle", nil)
}

extension StandardLibrary {
    /// The protocols of numbers and integers.
    static let numericProtocols = """
        protocol AdditiveArithmetic: Equatable {
            static var zero: Self { get }
            static func + (lhs: Self, rhs: Self) -> Self
            static func += (lhs: inout Self, rhs: Self)
            static func - (lhs: Self, rhs: Self) -> Self
            static func -= (lhs: inout Self, rhs: Self)
        }
        extension AdditiveArithmetic {
            static prefix func + (x: Self) -> Self
            static func += (lhs: inout Self, rhs: Self)
            static func -= (lhs: inout Self, rhs: Self)
        }
        extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
            static var zero: Self { get }
        }
        protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
            associatedtype Magnitude: Comparable, Numeric
            init?<T: BinaryInteger>(exactly source: T)
            var magnitude: Magnitude { get }
            static func * (lhs: Self, rhs: Self) -> Self
            static func *= (lhs: inout Self, rhs: Self)
        }
        protocol SignedNumeric: Numeric {
            static prefix func - (operand: Self) -> Self
            mutating func negate()
        }
        extension SignedNumeric {
            static prefix func - (operand: Self) -> Self
            mutating func negate()
        }
        protocol Strideable<Stride>: Comparable {
            associatedtype Stride: SignedNumeric, Comparable
            func distance(to other: Self) -> Stride
            func advanced(by n: Stride) -> Self
        }
        extension Strideable {
            static func < (x: Self, y: Self) -> Bool
            static func == (x: Self, y: Self) -> Bool
        }
        protocol BinaryInteger: Hashable, Numeric, CustomStringConvertible, Strideable
            where Magnitude: BinaryInteger, Magnitude.Magnitude == Magnitude
        {
            static var isSigned: Bool { get }
            init?<T: BinaryFloatingPoint>(exactly source: T)
            init<T: BinaryFloatingPoint>(_ source: T)
            init<T: BinaryInteger>(_ source: T)
            init<T: BinaryInteger>(truncatingIfNeeded source: T)
            init<T: BinaryInteger>(clamping source: T)
            var bitWidth: Int { get }
            var trailingZeroBitCount: Int { get }
            static func / (lhs: Self, rhs: Self) -> Self
            static func /= (lhs: inout Self, rhs: Self)
            static func % (lhs: Self, rhs: Self) -> Self
            static func %= (lhs: inout Self, rhs: Self)
            static func + (lhs: Self, rhs: Self) -> Self
            static func += (lhs: inout Self, rhs: Self)
            static func - (lhs: Self, rhs: Self) -> Self
            static func -= (lhs: inout Self, rhs: Self)
            static func * (lhs: Self, rhs: Self) -> Self
            static func *= (lhs: inout Self, rhs: Self)
            static prefix func ~ (x: Self) -> Self
            static func & (lhs: Self, rhs: Self) -> Self
            static func &= (lhs: inout Self, rhs: Self)
            static func | (lhs: Self, rhs: Self) -> Self
            static func |= (lhs: inout Self, rhs: Self)
            static func ^ (lhs: Self, rhs: Self) -> Self
            static func ^= (lhs: inout Self, rhs: Self)
            static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
            static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
            static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
            static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
            func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
            func isMultiple(of other: Self) -> Bool
            func signum() -> Self
        }
        extension BinaryInteger {
            init()
            func signum() -> Self
            func isMultiple(of other: Self) -> Bool
            func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
            var description: String { get }
            func distance(to other: Self) -> Int
            func advanced(by n: Int) -> Self
            static func == <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
            static func != <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
            static func < <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
            static func <= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
            static func >= <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
            static func > <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Bool
            static func != (lhs: Self, rhs: Self) -> Bool
            static func <= (lhs: Self, rhs: Self) -> Bool
            static func >= (lhs: Self, rhs: Self) -> Bool
            static func > (lhs: Self, rhs: Self) -> Bool
        }
        protocol SignedInteger: BinaryInteger, SignedNumeric {}
        protocol UnsignedInteger: BinaryInteger {}
        protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible
            where Magnitude: FixedWidthInteger, Magnitude: UnsignedInteger, Stride: FixedWidthInteger,
                Stride: SignedInteger
        {
            static var bitWidth: Int { get }
            static var max: Self { get }
            static var min: Self { get }
            var nonzeroBitCount: Int { get }
            var leadingZeroBitCount: Int { get }
            var byteSwapped: Self { get }
            func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
            func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
            func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
            func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
            func remainderReportingOverflow(dividingBy rhs: Self)
                -> (partialValue: Self, overflow: Bool)
            static func &>> (lhs: Self, rhs: Self) -> Self
            static func &<< (lhs: Self, rhs: Self) -> Self
        }
        extension FixedWidthInteger {
            var bigEndian: Self { get }
            var littleEndian: Self { get }
            init?<S: StringProtocol>(_ text: S, radix: Int = 10)
            init?(_ description: String)
            init<T: BinaryInteger>(_ source: T)
            init?<T: BinaryInteger>(exactly source: T)
            init<T: BinaryInteger>(truncatingIfNeeded source: T)
            init<T: BinaryInteger>(clamping source: T)
            init<T: BinaryFloatingPoint>(_ source: T)
            init?<T: BinaryFloatingPoint>(exactly source: T)
            static func random(in range: Range<Self>) -> Self
            static func random(in range: ClosedRange<Self>) -> Self
            static func &+ (lhs: Self, rhs: Self) -> Self
            static func &- (lhs: Self, rhs: Self) -> Self
            static func &* (lhs: Self, rhs: Self) -> Self
            static func &+= (lhs: inout Self, rhs: Self)
            static func &-= (lhs: inout Self, rhs: Self)
            static func &*= (lhs: inout Self, rhs: Self)
            static func &<<= (lhs: inout Self, rhs: Self)
            static func &>>= (lhs: inout Self, rhs: Self)
            static func &<< <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Self
            static func &>> <Other: BinaryInteger>(lhs: Self, rhs: Other) -> Self
            static prefix func ~ (x: Self) -> Self
            static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
            static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
        }
        """

    /// The types of integers.
    static let integers =
        integer("Int", magnitude: "UInt", isSigned: true)
        + ["Int8", "Int16", "Int32", "Int64"].map { integer($0, magnitude: "U\($0)", isSigned: true) }.joined()
        + ["UInt", "UInt8", "UInt16", "UInt32", "UInt64"].map { integer($0, magnitude: $0, isSigned: false) }.joined()

    private static func integer(_ name: String, magnitude: String, isSigned: Bool) -> String {
        return """
            struct \(name): FixedWidthInteger, \(isSigned ? "SignedInteger" : "UnsignedInteger"), Codable,
                Sendable {
                typealias IntegerLiteralType = \(name)
                typealias Magnitude = \(magnitude)
                typealias Stride = Int
                init(integerLiteral value: \(name))
                init(bitPattern x: \(isSigned ? magnitude : String(name.dropFirst())))
                \(name == "Int" ? "" : "@available(*, absent) ")init(truncating number: NSNumber)
                var magnitude: \(magnitude) { get }
                static var zero: \(name) { get }
                static var max: \(name) { get }
                static var min: \(name) { get }
                func quotientAndRemainder(dividingBy rhs: \(name)) -> (quotient: \(name), remainder: \(name))
                func isMultiple(of other: \(name)) -> Bool
                func signum() -> \(name)
                func distance(to other: \(name)) -> Int
                func advanced(by n: Int) -> \(name)
                static prefix func ~ (x: \(name)) -> \(name)
            \(operations(["+", "-", "*", "/", "%", "&", "|", "^"], convertingFrom: "source"))
            }

            """
    }
}

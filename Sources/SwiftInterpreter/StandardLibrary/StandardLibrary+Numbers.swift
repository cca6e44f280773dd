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
        let arithmetic = ["+", "-", "*", "/", "%", "&", "|", "^"].map { name in
            """
                static func \(name) (lhs: Self, rhs: Self) -> Self
                static func \(name)= (lhs: inout Self, rhs: Self)
            """
        }
        let comparisons = ["==", "!=", "<", "<=", ">", ">="].map {
            "    static func \($0) (lhs: Self, rhs: Self) -> Bool"
        }
        let conversions = ["Double", "Float", "CGFloat"].map {
            """
                init(_ source: \($0))
                init?(exactly source: \($0))
            """
        }
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
            \((conversions + arithmetic + comparisons).joined(separator: "\n"))
            }

            """
    }
}

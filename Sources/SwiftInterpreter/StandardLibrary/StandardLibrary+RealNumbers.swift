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

    private static func realNumber(_ name: String) -> String {
        let arithmetic = ["+", "-", "*", "/"].map { name in
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
                init(_ other: \($0))
                init?(exactly other: \($0))
            """
        }
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
            \((conversions + arithmetic + comparisons).joined(separator: "\n"))
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

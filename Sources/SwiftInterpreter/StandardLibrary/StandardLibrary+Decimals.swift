extension StandardLibrary {
    /// Decimal numbers, which `pow` of two integer literals makes.
    static let decimals = """
        @available(*, absent) struct Decimal: SignedNumeric, Strideable, Hashable, ExpressibleByFloatLiteral,
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
        """
}

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

/// An integer literal that is not an `Int`.
struct LargeInteger {
    /// The decimal digits.
    let digits: String

    /// The largest number of digits that a compiler reads.
    private static let mostDigits = 617

    /// Reads the digits of a literal without underscores; nil if there are none, or too many.
    init?(_ text: some StringProtocol, radix: Int) {
        guard !text.isEmpty, text.utf8.count <= Self.mostDigits else { return nil }
        var parts: [Int] = [0]
        for character in text {
            guard var carry = character.hexDigitValue, carry < radix else { return nil }
            for index in parts.indices {
                (carry, parts[index]) = (parts[index] * radix + carry).quotientAndRemainder(dividingBy: 10)
            }
            while carry > 0 {
                parts.append(carry % 10)
                carry /= 10
            }
        }
        digits = parts.reversed().map(String.init).joined()
    }

    /// The integer, if it fits in the largest type of integers.
    var integer: UInt64? { UInt64(digits, radix: 10) }

    /// The nearest floating-point number.
    var double: Double { Double(digits) ?? .infinity }
}

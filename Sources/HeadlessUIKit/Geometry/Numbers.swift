import Foundation

extension FixedWidthInteger {
    /// Creates the whole number nearest to a floating-point number in the direction of zero, for any input.
    ///
    /// A number beyond the type's range, also an infinite one, gives the type's least or greatest value; not a number
    /// gives 0. The standard library's unlabelled initializer traps in these cases.
    @inlinable
    package init(saturating value: some BinaryFloatingPoint) {
        if let exact = Self(exactly: value.rounded(.towardZero)) {
            self = exact
        } else {
            self = value.isNaN ? 0 : value < 0 ? .min : .max
        }
    }
}

extension FloatingPoint {
    /// Returns the nearest number in a range, which is the lower bound alone if the upper one is less; nil for nan.
    func kept(from lower: Self, to upper: Self) -> Self? {
        isNaN ? nil : min(max(self, lower), max(lower, upper))
    }
}

extension CGFloat {
    /// The number with at most three decimals and no trailing zeros: `8`, `0.5`, `33.333`, `inf`, `nan`.
    package var shortDescription: String {
        guard isFinite else { return isNaN ? "nan" : self > 0 ? "inf" : "-inf" }
        guard magnitude < 1e15 else { return "\(Double(self))" }
        let thousandths = Int64(saturating: (magnitude * 1000).rounded())
        let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
        let sign = self < 0 && thousandths > 0 ? "-" : ""
        guard rest > 0 else { return "\(sign)\(whole)" }
        var digits = String(rest + 1000).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return "\(sign)\(whole).\(digits)"
    }

    /// The number as a part of one, in whole hundredths: `50%`.
    var percentage: String { "\(Int(saturating: (self * 100).rounded()))%" }
}

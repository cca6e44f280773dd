extension FloatingPoint {
    /// Rounds the number to a multiple of 1 divided by the scale: a scale of 2 rounds to halves.
    ///
    /// A scale of zero gives NaN.
    public mutating func round(_ rule: FloatingPointRoundingRule, by scale: Self) {
        self = rounded(rule, by: scale)
    }

    /// Returns the number rounded to a multiple of 1 divided by the scale: a scale of 2 rounds to halves.
    ///
    /// A scale of zero gives NaN.
    public func rounded(_ rule: FloatingPointRoundingRule, by scale: Self) -> Self {
        (self * scale).rounded(rule) / scale
    }

    /// Returns the number, or the replacement if it is positive infinity.
    public func replacingInfinity(with replacement: Self) -> Self {
        self == .infinity ? replacement : self
    }
}

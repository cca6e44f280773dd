extension FloatingPoint {
    /// Rounds to a multiple of 1 divided by the scale: a scale of 2 keeps halves.
    ///
    /// A scale of zero makes what is not a number.
    public mutating func round(_ rule: FloatingPointRoundingRule, by scale: Self) {
        self = rounded(rule, by: scale)
    }

    /// The number rounded to a multiple of 1 divided by the scale: a scale of 2 keeps halves.
    ///
    /// With a scale of zero it is not a number.
    public func rounded(_ rule: FloatingPointRoundingRule, by scale: Self) -> Self {
        (self * scale).rounded(rule) / scale
    }

    /// The number, or the replacement for infinity; minus infinity stays.
    public func replacingInfinity(with replacement: Self) -> Self {
        self == .infinity ? replacement : self
    }
}

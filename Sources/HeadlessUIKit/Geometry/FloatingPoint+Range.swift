extension FloatingPoint {
    /// Returns the nearest number in a range, which is the lower bound alone if the upper one is less; nil for nan.
    func kept(from lower: Self, to upper: Self) -> Self? {
        isNaN ? nil : min(max(self, lower), max(lower, upper))
    }
}

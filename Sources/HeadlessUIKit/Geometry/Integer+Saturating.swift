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

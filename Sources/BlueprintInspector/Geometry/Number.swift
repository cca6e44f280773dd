import Foundation

/// Comparison of numbers that may not be numbers.
enum Number {
    /// Returns true if two numbers are equal; values that are not a number are equal.
    static func isSame(_ one: CGFloat, _ other: CGFloat) -> Bool {
        one == other || (one.isNaN && other.isNaN)
    }

    /// Returns true if two numbers are equal up to rounding errors.
    static func isClose(_ one: Double, _ other: Double) -> Bool {
        if isSame(one, other) { return true }
        return abs(one - other) <= 1e-6 * max(1, abs(one), abs(other))
    }
}

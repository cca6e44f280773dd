import BlueprintUI
import Foundation

extension CGRect {
    /// Returns true if all numbers are equal; nan is equal to nan here.
    func isSame(as other: CGRect) -> Bool {
        origin.isSame(as: other.origin) && Number.isSame(size.width, other.size.width)
            && Number.isSame(size.height, other.size.height)
    }
}

extension CGPoint {
    /// Returns true if both numbers are equal; nan is equal to nan here.
    func isSame(as other: CGPoint) -> Bool { Number.isSame(x, other.x) && Number.isSame(y, other.y) }
}

extension CGPoint {
    /// Returns true if both points have the same bits, so that NaN equals itself.
    func hasSameBits(as other: CGPoint) -> Bool {
        Double(x).bitPattern == Double(other.x).bitPattern && Double(y).bitPattern == Double(other.y).bitPattern
    }
}

extension CGRect {
    /// Returns true if both rectangles have the same bits, so that NaN equals itself.
    func hasSameBits(as other: CGRect) -> Bool {
        origin.hasSameBits(as: other.origin)
            && Double(size.width).bitPattern == Double(other.size.width).bitPattern
            && Double(size.height).bitPattern == Double(other.size.height).bitPattern
    }
}

extension CGRect {
    /// True if all numbers are finite and the size is not negative.
    var isSound: Bool { isFinite && size.width >= 0 && size.height >= 0 }

    /// True if all numbers are finite.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }
}

extension SizeConstraint {
    /// Returns true if two constraints are equal; limits that are not a number are equal.
    func isSame(as other: SizeConstraint) -> Bool {
        Self.isSame(width, other.width) && Self.isSame(height, other.height)
    }

    private static func isSame(_ one: Axis, _ other: Axis) -> Bool {
        switch (one, other) {
        case (.atMost(let one), .atMost(let other)): Number.isSame(one, other)
        default: one == other
        }
    }
}

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

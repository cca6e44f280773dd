import Foundation

/// The limits on one axis for which a measured size is valid: a closed range.
package struct AxisRange: Equatable, Sendable {
    /// The lowest limit, in points.
    package var lower: CGFloat
    /// The highest limit, in points; infinity includes no limit.
    package var upper: CGFloat

    @inline(__always)
    init(lower: CGFloat, upper: CGFloat) {
        self.lower = lower
        self.upper = upper
    }

    /// The range of all limits, including none.
    @inline(__always)
    static var everywhere: AxisRange { AxisRange(lower: -.infinity, upper: .infinity) }

    /// Returns the range of a single limit.
    @inline(__always)
    static func exactly(_ limit: CGFloat) -> AxisRange { AxisRange(lower: limit, upper: limit) }

    /// Returns true if the range contains a limit; false for NaN.
    @inline(__always)
    func contains(_ limit: CGFloat) -> Bool { lower <= limit && limit <= upper }

    /// Intersects the range with another one.
    @inline(__always)
    mutating func narrow(to other: AxisRange) {
        // With these comparisons a NaN bound stays and makes the range empty.
        if !(other.lower <= lower), lower == lower { lower = other.lower }
        if !(other.upper >= upper), upper == upper { upper = other.upper }
    }

    /// Removes the limits below a bound.
    @inline(__always)
    mutating func narrow(from bound: CGFloat) { narrow(to: AxisRange(lower: bound, upper: .infinity)) }

    /// Removes the limits above a bound.
    @inline(__always)
    mutating func narrow(upTo bound: CGFloat) { narrow(to: AxisRange(lower: -.infinity, upper: bound)) }

    /// Returns the limits that are in the range after a length is subtracted; `present` is one of them.
    ///
    /// Subtraction rounds, so each bound is checked; if rounding makes it miss, `present` becomes the bound.
    @inline(__always)
    func adding(_ length: CGFloat, present: CGFloat) -> AxisRange {
        adding(length, 0, present: present)
    }

    /// Returns the limits that are in the range after two lengths are subtracted, one after the other.
    @inline(__always)
    func adding(_ first: CGFloat, _ second: CGFloat, present: CGFloat) -> AxisRange {
        AxisRange(
            lower: lower == -.infinity ? lower : lowest(lower + second + first, first, second, present),
            upper: upper == .infinity ? upper : highest(upper + second + first, first, second, present)
        )
    }

    @inline(__always)
    private func lowest(_ bound: CGFloat, _ first: CGFloat, _ second: CGFloat, _ present: CGFloat) -> CGFloat {
        var bound = bound
        // A sum misses by one bit at most.
        if !(bound - first - second >= lower) { bound = bound.nextUp }
        return bound - first - second >= lower && bound <= present ? bound : present
    }

    @inline(__always)
    private func highest(_ bound: CGFloat, _ first: CGFloat, _ second: CGFloat, _ present: CGFloat) -> CGFloat {
        var bound = bound
        if !(bound - first - second <= upper) { bound = bound.nextDown }
        return bound - first - second <= upper && bound >= present ? bound : present
    }
}

/// The limits on both axes for which a measured size is valid.
package struct ConstraintRange: Equatable, Sendable {
    /// The limits on the width.
    package var width: AxisRange
    /// The limits on the height.
    package var height: AxisRange

    @inline(__always)
    init(width: AxisRange, height: AxisRange) {
        self.width = width
        self.height = height
    }

    /// The range of all limits.
    @inline(__always)
    static var everywhere: ConstraintRange { ConstraintRange(width: .everywhere, height: .everywhere) }

    /// Returns the range of exactly these limits.
    @inline(__always)
    static func exactly(_ limits: Limits) -> ConstraintRange {
        ConstraintRange(width: .exactly(limits.width), height: .exactly(limits.height))
    }

    /// Returns true if the range contains the limits.
    @inline(__always)
    func contains(_ limits: Limits) -> Bool { width.contains(limits.width) && height.contains(limits.height) }

    /// Intersects the range with another one.
    @inline(__always)
    mutating func narrow(to other: ConstraintRange) {
        width.narrow(to: other.width)
        height.narrow(to: other.height)
    }
}

/// The measured size of an element, and the limits for which it is valid.
struct MeasuredSize {
    var size: CGSize
    var range: ConstraintRange

    @inline(__always)
    init(_ size: CGSize, for range: ConstraintRange) {
        self.size = size
        self.range = range
    }

    /// Returns a size that is valid for all limits.
    @inline(__always)
    static func always(_ size: CGSize) -> MeasuredSize { MeasuredSize(size, for: .everywhere) }
}

import Foundation

/// The limits on one axis for which an answer holds: from a least to a largest, both included.
package struct AxisRange: Equatable, Sendable {
    /// The least limit in points.
    package var lower: CGFloat
    /// The largest limit in points; infinity includes no limit at all.
    package var upper: CGFloat

    @inline(__always)
    init(lower: CGFloat, upper: CGFloat) {
        self.lower = lower
        self.upper = upper
    }

    /// Every limit, and none.
    @inline(__always)
    static var everywhere: AxisRange { AxisRange(lower: -.infinity, upper: .infinity) }

    /// One limit.
    @inline(__always)
    static func exactly(_ limit: CGFloat) -> AxisRange { AxisRange(lower: limit, upper: limit) }

    /// Whether the answer holds for a limit: never for one that is not a number.
    @inline(__always)
    func contains(_ limit: CGFloat) -> Bool { lower <= limit && limit <= upper }

    /// Takes away the limits that another range does not have.
    @inline(__always)
    mutating func narrow(to other: AxisRange) {
        // The comparisons are such that a bound that is not a number stays, and leaves nothing.
        if !(other.lower <= lower), lower == lower { lower = other.lower }
        if !(other.upper >= upper), upper == upper { upper = other.upper }
    }

    /// Takes away the limits below a bound.
    @inline(__always)
    mutating func narrow(from bound: CGFloat) { narrow(to: AxisRange(lower: bound, upper: .infinity)) }

    /// Takes away the limits above a bound.
    @inline(__always)
    mutating func narrow(upTo bound: CGFloat) { narrow(to: AxisRange(lower: -.infinity, upper: bound)) }

    /// The limits that lie in the range once a length is taken from them; `present` is one that does.
    ///
    /// Subtracting rounds, so each bound is tried, and where it misses by rounding the present limit is the bound.
    @inline(__always)
    func adding(_ length: CGFloat, present: CGFloat) -> AxisRange {
        adding(length, 0, present: present)
    }

    /// The limits that lie in the range once two lengths are taken from them, one after the other.
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
        // A sum misses by one bit, if at all.
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

/// The limits on both axes for which an answer holds.
package struct AnswerRange: Equatable, Sendable {
    /// The limits on the width.
    package var width: AxisRange
    /// The limits on the height.
    package var height: AxisRange

    @inline(__always)
    init(width: AxisRange, height: AxisRange) {
        self.width = width
        self.height = height
    }

    /// All limits.
    @inline(__always)
    static var everywhere: AnswerRange { AnswerRange(width: .everywhere, height: .everywhere) }

    /// The limits that were asked and no others.
    @inline(__always)
    static func exactly(_ limits: Limits) -> AnswerRange {
        AnswerRange(width: .exactly(limits.width), height: .exactly(limits.height))
    }

    /// Whether the answer holds for limits.
    @inline(__always)
    func contains(_ limits: Limits) -> Bool { width.contains(limits.width) && height.contains(limits.height) }

    /// Takes away the limits that another range does not have.
    @inline(__always)
    mutating func narrow(to other: AnswerRange) {
        width.narrow(to: other.width)
        height.narrow(to: other.height)
    }
}

/// How big an element is, and the limits for which that holds.
struct Answer {
    var size: CGSize
    var range: AnswerRange

    @inline(__always)
    init(_ size: CGSize, for range: AnswerRange) {
        self.size = size
        self.range = range
    }

    /// An answer that depends on nothing.
    @inline(__always)
    static func always(_ size: CGSize) -> Answer { Answer(size, for: .everywhere) }
}

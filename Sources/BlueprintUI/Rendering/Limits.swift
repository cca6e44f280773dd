import Foundation

/// A proposed constraint as two numbers: the maximum width and height in points, infinity for no limit.
///
/// It is the engine's form of ``SizeConstraint``, cheap to copy, compare and calculate with.
struct Limits {
    var width: CGFloat
    var height: CGFloat

    @inline(__always)
    init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    /// Creates the limits of a size.
    @inline(__always)
    init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    @inline(__always)
    init(_ constraint: SizeConstraint) {
        self = constraint.limits
    }

    /// Returns the limits reduced by lengths; infinity stays.
    @inline(__always)
    func less(width: CGFloat, height: CGFloat) -> Limits {
        Limits(width: self.width.limit(less: width), height: self.height.limit(less: height))
    }

    /// Returns the limits with every value that ``SizeConstraint`` treats as no limit replaced by infinity.
    @inline(__always)
    var normalized: Limits { Limits(width: width.normalized, height: height.normalized) }

    /// Returns true if both numbers have the same bits, so that NaN equals itself.
    @inline(__always)
    func isSame(as other: Limits) -> Bool {
        Double(width).bitPattern == Double(other.width).bitPattern
            && Double(height).bitPattern == Double(other.height).bitPattern
    }
}

extension CGFloat {
    /// Returns the limit reduced by a length; infinity stays.
    @inline(__always)
    func limit(less length: CGFloat) -> CGFloat { self == .infinity ? self : self - length }

    @inline(__always)
    fileprivate var normalized: CGFloat {
        self >= .greatestFiniteMagnitude || self == -.infinity ? .infinity : self
    }
}

extension SizeConstraint {
    /// Creates the constraint of limits.
    @inline(__always)
    init(_ limits: Limits) {
        self.init(width: .atMost(limits.width), height: .atMost(limits.height))
    }
}

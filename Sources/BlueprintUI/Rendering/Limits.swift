import Foundation

/// What a node is asked: a largest width and a largest height in points, infinity where there is no limit.
///
/// The engine's own spelling of a ``SizeConstraint``: two numbers to copy, to compare and to calculate with.
struct Limits {
    var width: CGFloat
    var height: CGFloat

    @inline(__always)
    init(width: CGFloat, height: CGFloat) {
        self.width = width
        self.height = height
    }

    /// The limits of a size: what a child is asked that is to fit into it.
    @inline(__always)
    init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    @inline(__always)
    init(_ constraint: SizeConstraint) {
        self = constraint.limits
    }

    /// The limits less lengths; no limit stays no limit, whatever is taken from it.
    @inline(__always)
    func less(width: CGFloat, height: CGFloat) -> Limits {
        Limits(width: self.width.limit(less: width), height: self.height.limit(less: height))
    }

    /// The limits with what stands for none, as ``SizeConstraint`` reads it, written as infinity.
    @inline(__always)
    var inOneSpelling: Limits { Limits(width: width.inOneSpelling, height: height.inOneSpelling) }

    /// Whether both numbers are the same to the bit, so that one that is not a number finds itself again.
    @inline(__always)
    func isSame(as other: Limits) -> Bool {
        Double(width).bitPattern == Double(other.width).bitPattern
            && Double(height).bitPattern == Double(other.height).bitPattern
    }
}

extension CGFloat {
    /// A limit less a length; infinity is no limit and stays so.
    @inline(__always)
    func limit(less length: CGFloat) -> CGFloat { self == .infinity ? self : self - length }

    @inline(__always)
    fileprivate var inOneSpelling: CGFloat {
        self >= .greatestFiniteMagnitude || self == -.infinity ? .infinity : self
    }
}

extension SizeConstraint {
    /// The constraint of limits.
    @inline(__always)
    init(_ limits: Limits) {
        self.init(width: .atMost(limits.width), height: .atMost(limits.height))
    }
}

import Foundation

/// A length along a stack's axis and one across it.
struct StackVector: Equatable {
    var main: CGFloat
    var cross: CGFloat

    @inline(__always)
    init(main: CGFloat, cross: CGFloat) {
        self.main = main
        self.cross = cross
    }

    @inline(__always)
    init(_ size: CGSize, _ axis: StackLayout.Axis) {
        switch axis {
        case .horizontal: self.init(main: size.width, cross: size.height)
        case .vertical: self.init(main: size.height, cross: size.width)
        }
    }

    @inline(__always)
    init(_ limits: Limits, _ axis: StackLayout.Axis) {
        self.init(CGSize(width: limits.width, height: limits.height), axis)
    }

    @inline(__always)
    func size(_ axis: StackLayout.Axis) -> CGSize {
        switch axis {
        case .horizontal: CGSize(width: main, height: cross)
        case .vertical: CGSize(width: cross, height: main)
        }
    }

    @inline(__always)
    func limits(_ axis: StackLayout.Axis) -> Limits { Limits(size(axis)) }
}

/// The limits along a stack's axis and across it for which a measured size is valid.
struct StackRange {
    var main: AxisRange
    var cross: AxisRange

    @inline(__always)
    init(main: AxisRange, cross: AxisRange) {
        self.main = main
        self.cross = cross
    }

    @inline(__always)
    init(_ range: ConstraintRange, _ axis: StackLayout.Axis) {
        switch axis {
        case .horizontal: self.init(main: range.width, cross: range.height)
        case .vertical: self.init(main: range.height, cross: range.width)
        }
    }

    @inline(__always)
    func range(_ axis: StackLayout.Axis) -> ConstraintRange {
        switch axis {
        case .horizontal: ConstraintRange(width: main, height: cross)
        case .vertical: ConstraintRange(width: cross, height: main)
        }
    }
}

/// The position of one child in a stack.
struct StackSlot: Equatable {
    /// The measured main length.
    var basis: CGFloat = 0
    /// The main origin.
    var origin: CGFloat = 0
    /// The main length that the child gets.
    var length: CGFloat = 0
    /// The cross origin.
    var crossOrigin: CGFloat = 0
    /// The cross length.
    var crossLength: CGFloat = 0
}

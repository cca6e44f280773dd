import Foundation

/// A length along a stack and one across it.
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

/// The limits along a stack and across it for which an answer holds.
struct StackRange {
    var main: AxisRange
    var cross: AxisRange

    @inline(__always)
    init(main: AxisRange, cross: AxisRange) {
        self.main = main
        self.cross = cross
    }

    @inline(__always)
    init(_ range: AnswerRange, _ axis: StackLayout.Axis) {
        switch axis {
        case .horizontal: self.init(main: range.width, cross: range.height)
        case .vertical: self.init(main: range.height, cross: range.width)
        }
    }

    @inline(__always)
    func range(_ axis: StackLayout.Axis) -> AnswerRange {
        switch axis {
        case .horizontal: AnswerRange(width: main, height: cross)
        case .vertical: AnswerRange(width: cross, height: main)
        }
    }
}

/// Where a stack puts one child.
struct StackSlot: Equatable {
    /// The natural length along the stack.
    var basis: CGFloat = 0
    /// The place along the stack.
    var origin: CGFloat = 0
    /// The length along the stack that the child gets.
    var length: CGFloat = 0
    /// The place across the stack.
    var crossOrigin: CGFloat = 0
    /// The length across the stack.
    var crossLength: CGFloat = 0
}

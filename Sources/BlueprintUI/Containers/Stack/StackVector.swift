import Foundation

/// A length along a stack and one across it.
struct StackVector {
    var main: CGFloat
    var cross: CGFloat
}

/// A stretch along one axis.
struct StackSegment {
    var origin: CGFloat
    var length: CGFloat

    var end: CGFloat { origin + length }
}

/// The limits along a stack and across it.
struct StackSpace {
    var main: SizeConstraint.Axis
    var cross: SizeConstraint.Axis

    init(main: SizeConstraint.Axis, cross: SizeConstraint.Axis) {
        self.main = main
        self.cross = cross
    }

    init(_ constraint: SizeConstraint, _ axis: StackLayout.Axis) {
        switch axis {
        case .horizontal: self.init(main: constraint.width, cross: constraint.height)
        case .vertical: self.init(main: constraint.height, cross: constraint.width)
        }
    }
}

extension StackLayout.Axis {
    func vector(_ size: CGSize) -> StackVector {
        switch self {
        case .horizontal: StackVector(main: size.width, cross: size.height)
        case .vertical: StackVector(main: size.height, cross: size.width)
        }
    }

    func size(_ vector: StackVector) -> CGSize {
        switch self {
        case .horizontal: CGSize(width: vector.main, height: vector.cross)
        case .vertical: CGSize(width: vector.cross, height: vector.main)
        }
    }

    func constraint(_ space: StackSpace) -> SizeConstraint {
        switch self {
        case .horizontal: SizeConstraint(width: space.main, height: space.cross)
        case .vertical: SizeConstraint(width: space.cross, height: space.main)
        }
    }

    func frame(main: StackSegment, cross: StackSegment) -> CGRect {
        CGRect(
            origin: CGPoint(vector: size(StackVector(main: main.origin, cross: cross.origin))),
            size: size(StackVector(main: main.length, cross: cross.length))
        )
    }
}

extension CGPoint {
    fileprivate init(vector: CGSize) {
        self.init(x: vector.width, y: vector.height)
    }
}

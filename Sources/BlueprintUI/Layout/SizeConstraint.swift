import Foundation
import HeadlessUIKit

/// The question a parent asks of a child, how big it is within this width and height.
///
/// Lengths are in points. A limit that is infinite or the greatest finite number is the same as no limit.
public struct SizeConstraint: Hashable, Sendable, CustomStringConvertible {
    /// The limit on the width.
    @UnconstrainedInfiniteAxis public var width: Axis
    /// The limit on the height.
    @UnconstrainedInfiniteAxis public var height: Axis

    /// Makes a constraint from a limit for each axis.
    public init(width: Axis, height: Axis) {
        _width = UnconstrainedInfiniteAxis(wrappedValue: width)
        _height = UnconstrainedInfiniteAxis(wrappedValue: height)
    }

    /// Makes a constraint of at most the given size; infinite lengths become `unconstrained`, negative ones are kept.
    public init(_ size: CGSize) {
        self.init(width: .atMost(size.width), height: .atMost(size.height))
    }

    /// Makes a constraint that limits only the width.
    public init(width: CGFloat) {
        self.init(width: .atMost(width), height: .unconstrained)
    }

    /// Makes a constraint that limits only the height.
    public init(height: CGFloat) {
        self.init(width: .unconstrained, height: .atMost(height))
    }

    /// No limit on either axis.
    public static let unconstrained = SizeConstraint(width: .unconstrained, height: .unconstrained)

    /// The smallest size that the constraint allows: always zero.
    public var minimum: CGSize { CGSize(width: width.minimum, height: height.minimum) }

    /// The largest size that the constraint allows; without a limit an axis is the greatest finite number.
    public var maximum: CGSize { CGSize(width: width.maximum, height: height.maximum) }

    /// The smallest size, by the name that older documents use.
    public var min: CGSize { minimum }

    /// The largest size, by the name that older documents use.
    public var max: CGSize { maximum }

    /// The constraint less the given lengths; the result may be negative, and no limit stays no limit.
    public func inset(width: CGFloat, height: CGFloat) -> SizeConstraint {
        SizeConstraint(width: self.width - width, height: self.height - height)
    }

    /// The constraint less the insets of each side; the result may be negative, and no limit stays no limit.
    public func inset(by insets: UIEdgeInsets) -> SizeConstraint {
        inset(width: insets.left + insets.right, height: insets.top + insets.bottom)
    }

    /// The two limits in words.
    public var description: String { "\(width) × \(height)" }
}

extension SizeConstraint {
    /// The limit on one axis.
    public enum Axis: Hashable, Sendable, CustomStringConvertible {
        /// A largest length in points, which may be zero or negative.
        case atMost(CGFloat)
        /// No limit.
        case unconstrained

        /// The largest length allowed; the greatest finite number where there is no limit.
        @inlinable public var maximum: CGFloat {
            switch self {
            case .atMost(let value): value
            case .unconstrained: .greatestFiniteMagnitude
            }
        }

        /// The smallest length allowed: always zero.
        public var minimum: CGFloat { 0 }

        /// The limit, or nil where there is none.
        @inlinable public var constrainedValue: CGFloat? {
            switch self {
            case .atMost(let value): value
            case .unconstrained: nil
            }
        }

        /// Whether any length above zero is allowed.
        @inlinable public var isGreaterThanZero: Bool {
            switch self {
            case .atMost(let value): value > 0
            case .unconstrained: true
            }
        }

        /// Applies an operation to the limit; no limit stays no limit.
        @inlinable func map(_ operation: (CGFloat) -> CGFloat) -> Axis {
            switch self {
            case .atMost(let value): .atMost(operation(value))
            case .unconstrained: .unconstrained
            }
        }

        /// Adds to the limit; no limit stays no limit.
        @inlinable public static func + (lhs: Axis, rhs: CGFloat) -> Axis { lhs.map { $0 + rhs } }
        /// Subtracts from the limit, below zero too; no limit stays no limit.
        @inlinable public static func - (lhs: Axis, rhs: CGFloat) -> Axis { lhs.map { $0 - rhs } }
        /// Divides the limit; no limit stays no limit.
        @inlinable public static func / (lhs: Axis, rhs: CGFloat) -> Axis { lhs.map { $0 / rhs } }
        /// Multiplies the limit; no limit stays no limit.
        @inlinable public static func * (lhs: Axis, rhs: CGFloat) -> Axis { lhs.map { $0 * rhs } }
        /// Adds to the limit in place.
        public static func += (lhs: inout Axis, rhs: CGFloat) { lhs = lhs + rhs }
        /// Subtracts from the limit in place.
        public static func -= (lhs: inout Axis, rhs: CGFloat) { lhs = lhs - rhs }
        /// Divides the limit in place.
        public static func /= (lhs: inout Axis, rhs: CGFloat) { lhs = lhs / rhs }
        /// Multiplies the limit in place.
        public static func *= (lhs: inout Axis, rhs: CGFloat) { lhs = lhs * rhs }

        /// The limit in words.
        public var description: String {
            switch self {
            case .atMost(let value): "at most \(value)"
            case .unconstrained: "unconstrained"
            }
        }
    }

    /// Keeps an axis in one spelling: a limit that is infinite or the greatest finite number is stored as no limit.
    @propertyWrapper
    public struct UnconstrainedInfiniteAxis: Hashable, Sendable {
        // Infinity stands for no limit, so that a constraint is two numbers to copy and to compare.
        @usableFromInline var limit: CGFloat

        /// The axis; setting an infinite limit makes it unconstrained.
        @inlinable public var wrappedValue: Axis {
            get { limit == .infinity ? .unconstrained : .atMost(limit) }
            set { self = UnconstrainedInfiniteAxis(wrappedValue: newValue) }
        }

        /// Wraps an axis.
        @inlinable public init(wrappedValue value: Axis) {
            switch value {
            case .atMost(let value):
                limit = value >= .greatestFiniteMagnitude || value == -.infinity ? .infinity : value
            case .unconstrained: limit = .infinity
            }
        }
    }

    /// The limits as two numbers, infinity for none: what a cache compares.
    @inline(__always)
    var limits: Limits { Limits(width: _width.limit, height: _height.limit) }
}

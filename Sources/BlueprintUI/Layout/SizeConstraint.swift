import Foundation
import HeadlessUIKit

/// The constraint that a parent proposes to a child: a maximum width and height.
///
/// Lengths are in points. A limit that is infinite or the greatest finite number is the same as no limit.
public struct SizeConstraint: Hashable, Sendable, CustomStringConvertible {
    /// The limit on the width.
    @UnconstrainedInfiniteAxis public var width: Axis
    /// The limit on the height.
    @UnconstrainedInfiniteAxis public var height: Axis

    /// Creates a constraint from a limit for each axis.
    public init(width: Axis, height: Axis) {
        _width = UnconstrainedInfiniteAxis(wrappedValue: width)
        _height = UnconstrainedInfiniteAxis(wrappedValue: height)
    }

    /// Creates a constraint of at most the given size; infinite lengths become `unconstrained`, negative ones are
    /// kept.
    public init(_ size: CGSize) {
        self.init(width: .atMost(size.width), height: .atMost(size.height))
    }

    /// Creates a constraint that limits only the width.
    public init(width: CGFloat) {
        self.init(width: .atMost(width), height: .unconstrained)
    }

    /// Creates a constraint that limits only the height.
    public init(height: CGFloat) {
        self.init(width: .unconstrained, height: .atMost(height))
    }

    /// No limit on either axis.
    public static let unconstrained = SizeConstraint(width: .unconstrained, height: .unconstrained)

    /// The minimum size allowed: always zero.
    public var minimum: CGSize { CGSize(width: width.minimum, height: height.minimum) }

    /// The maximum size allowed; the greatest finite number on an unconstrained axis.
    public var maximum: CGSize { CGSize(width: width.maximum, height: height.maximum) }

    /// The minimum size, in the spelling of older documents.
    public var min: CGSize { minimum }

    /// The maximum size, in the spelling of older documents.
    public var max: CGSize { maximum }

    /// Returns the constraint reduced by the given lengths; limits may become negative, and unconstrained axes stay
    /// so.
    public func inset(width: CGFloat, height: CGFloat) -> SizeConstraint {
        SizeConstraint(width: self.width - width, height: self.height - height)
    }

    /// Returns the constraint reduced by insets; limits may become negative, and unconstrained axes stay so.
    public func inset(by insets: UIEdgeInsets) -> SizeConstraint {
        inset(width: insets.left + insets.right, height: insets.top + insets.bottom)
    }

    /// A description of the two limits.
    public var description: String { "\(width) × \(height)" }
}

extension SizeConstraint {
    /// The limit on one axis.
    public enum Axis: Hashable, Sendable, CustomStringConvertible {
        /// A maximum length in points, which may be zero or negative.
        case atMost(CGFloat)
        /// No limit.
        case unconstrained

        /// The maximum length; the greatest finite number if unconstrained.
        @inlinable public var maximum: CGFloat {
            switch self {
            case .atMost(let value): value
            case .unconstrained: .greatestFiniteMagnitude
            }
        }

        /// The minimum length: always zero.
        public var minimum: CGFloat { 0 }

        /// The limit, or nil if unconstrained.
        @inlinable public var constrainedValue: CGFloat? {
            switch self {
            case .atMost(let value): value
            case .unconstrained: nil
            }
        }

        /// True if a length above zero is allowed.
        @inlinable public var isGreaterThanZero: Bool {
            switch self {
            case .atMost(let value): value > 0
            case .unconstrained: true
            }
        }

        /// Returns the axis with an operation applied to the limit; an unconstrained axis stays so.
        @inlinable func map(_ operation: (CGFloat) -> CGFloat) -> Axis {
            switch self {
            case .atMost(let value): .atMost(operation(value))
            case .unconstrained: .unconstrained
            }
        }

        /// Adds to the limit; an unconstrained axis stays so.
        @inlinable public static func + (lhs: Axis, rhs: CGFloat) -> Axis { lhs.map { $0 + rhs } }
        /// Subtracts from the limit, which may become negative; an unconstrained axis stays so.
        @inlinable public static func - (lhs: Axis, rhs: CGFloat) -> Axis { lhs.map { $0 - rhs } }
        /// Divides the limit; an unconstrained axis stays so.
        @inlinable public static func / (lhs: Axis, rhs: CGFloat) -> Axis { lhs.map { $0 / rhs } }
        /// Multiplies the limit; an unconstrained axis stays so.
        @inlinable public static func * (lhs: Axis, rhs: CGFloat) -> Axis { lhs.map { $0 * rhs } }
        /// Adds to the limit in place.
        public static func += (lhs: inout Axis, rhs: CGFloat) { lhs = lhs + rhs }
        /// Subtracts from the limit in place.
        public static func -= (lhs: inout Axis, rhs: CGFloat) { lhs = lhs - rhs }
        /// Divides the limit in place.
        public static func /= (lhs: inout Axis, rhs: CGFloat) { lhs = lhs / rhs }
        /// Multiplies the limit in place.
        public static func *= (lhs: inout Axis, rhs: CGFloat) { lhs = lhs * rhs }

        /// A description of the limit.
        public var description: String {
            switch self {
            case .atMost(let value): "at most \(value)"
            case .unconstrained: "unconstrained"
            }
        }
    }

    /// A wrapper that normalizes an axis: a limit that is infinite or the greatest finite number becomes
    /// `unconstrained`.
    @propertyWrapper
    public struct UnconstrainedInfiniteAxis: Hashable, Sendable {
        // Infinity means no limit, so a constraint is two numbers to copy and compare.
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

    /// The limits as two numbers, infinity for no limit; the form that caches compare.
    @inline(__always)
    var limits: Limits { Limits(width: _width.limit, height: _height.limit) }
}

extension CGSize {
    /// The size that is infinite on both axes.
    public static let infinity = CGSize(width: CGFloat.infinity, height: CGFloat.infinity)

    /// Returns the size, with infinite lengths replaced by those of another size.
    public func replacingInfinity(with replacement: CGSize) -> CGSize {
        CGSize(
            width: width.replacingInfinity(with: replacement.width),
            height: height.replacingInfinity(with: replacement.height)
        )
    }
}

extension FloatingPoint {
    /// Rounds the number to a multiple of 1 divided by the scale: a scale of 2 rounds to halves.
    ///
    /// A scale of zero gives NaN.
    public mutating func round(_ rule: FloatingPointRoundingRule, by scale: Self) {
        self = rounded(rule, by: scale)
    }

    /// Returns the number rounded to a multiple of 1 divided by the scale: a scale of 2 rounds to halves.
    ///
    /// A scale of zero gives NaN.
    public func rounded(_ rule: FloatingPointRoundingRule, by scale: Self) -> Self {
        (self * scale).rounded(rule) / scale
    }

    /// Returns the number, or the replacement if it is positive infinity.
    public func replacingInfinity(with replacement: Self) -> Self {
        self == .infinity ? replacement : self
    }
}

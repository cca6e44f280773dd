import Foundation
import HeadlessUIKit

/// How a change is animated.
///
/// - Note: Views without a screen take the end of every animation at once; the attributes are kept for whoever asks.
public struct AnimationAttributes: Sendable {
    /// The way that a value takes over time.
    public enum Timing: Sendable, Equatable {
        /// One of the standard curves.
        case curve(UIView.AnimationCurve)
        /// A curve with two control points.
        case cubicBezier(CGPoint, CGPoint)
        /// A spring that comes to rest in the duration.
        case dampenedSpring(dampingRatio: CGFloat, initialVelocity: CGVector)
        /// A spring by its physics.
        case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector)
    }

    /// The way that the value takes.
    public var timing: Timing
    /// Seconds; zero for springs that find their own duration.
    public var duration: TimeInterval
    /// Whether touches are taken meanwhile.
    public var allowUserInteraction: Bool

    private init(timing: Timing, duration: TimeInterval, allowUserInteraction: Bool) {
        self.timing = timing
        self.duration = duration
        self.allowUserInteraction = allowUserInteraction
    }

    /// A standard curve of a duration in seconds.
    public init(
        duration: TimeInterval = 0.2,
        curve: UIView.AnimationCurve = .easeInOut,
        allowUserInteraction: Bool = true
    ) {
        self.init(timing: .curve(curve), duration: duration, allowUserInteraction: allowUserInteraction)
    }

    /// Ease in and out, 0.2 seconds.
    public static let `default` = AnimationAttributes()

    /// A standard curve of a duration in seconds.
    public static func curve(
        _ curve: UIView.AnimationCurve,
        duration: TimeInterval,
        allowUserInteraction: Bool = true
    ) -> Self {
        Self(duration: duration, curve: curve, allowUserInteraction: allowUserInteraction)
    }

    /// A curve with two control points and a duration in seconds.
    public static func cubicBezier(
        controlPoint1: CGPoint,
        controlPoint2: CGPoint,
        duration: TimeInterval,
        allowsUserInteraction: Bool = true
    ) -> Self {
        Self(
            timing: .cubicBezier(controlPoint1, controlPoint2),
            duration: duration,
            allowUserInteraction: allowsUserInteraction
        )
    }

    /// A spring that comes to rest in a duration in seconds.
    public static func dampenedSpring(
        dampingRatio: CGFloat = 1,
        initialVelocity: CGVector = .zero,
        duration: TimeInterval,
        allowUserInteraction: Bool = true
    ) -> Self {
        Self(
            timing: .dampenedSpring(dampingRatio: dampingRatio, initialVelocity: initialVelocity),
            duration: duration,
            allowUserInteraction: allowUserInteraction
        )
    }

    /// A spring by its physics.
    public static func spring(
        mass: CGFloat = 3,
        stiffness: CGFloat = 1000,
        damping: CGFloat = 500,
        initialVelocity: CGVector = .zero,
        allowsUserInteraction: Bool = true
    ) -> Self {
        Self(
            timing: .spring(
                mass: mass,
                stiffness: stiffness,
                damping: damping,
                initialVelocity: initialVelocity
            ),
            duration: 0,
            allowUserInteraction: allowsUserInteraction
        )
    }
}

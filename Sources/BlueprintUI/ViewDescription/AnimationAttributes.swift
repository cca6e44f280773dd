import Foundation
import HeadlessUIKit

/// The parameters of an animation.
///
/// - Note: Views without a screen reach the end of every animation at once; the attributes are stored for inspection.
public struct AnimationAttributes: Sendable {
    /// The timing of an animation.
    public enum Timing: Sendable, Equatable {
        /// A standard curve.
        case curve(UIView.AnimationCurve)
        /// A Bézier curve with two control points.
        case cubicBezier(CGPoint, CGPoint)
        /// A spring that comes to rest within the duration.
        case dampenedSpring(dampingRatio: CGFloat, initialVelocity: CGVector)
        /// A spring with physical parameters.
        case spring(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector)
    }

    /// The timing.
    public var timing: Timing
    /// The duration in seconds; zero for springs that determine their own duration.
    public var duration: TimeInterval
    /// True if touches are handled during the animation.
    public var allowUserInteraction: Bool

    private init(timing: Timing, duration: TimeInterval, allowUserInteraction: Bool) {
        self.timing = timing
        self.duration = duration
        self.allowUserInteraction = allowUserInteraction
    }

    /// Creates an animation with a standard curve and a duration in seconds.
    public init(
        duration: TimeInterval = 0.2,
        curve: UIView.AnimationCurve = .easeInOut,
        allowUserInteraction: Bool = true
    ) {
        self.init(timing: .curve(curve), duration: duration, allowUserInteraction: allowUserInteraction)
    }

    /// The default animation: ease in and out in 0.2 seconds.
    public static let `default` = AnimationAttributes()

    /// Returns an animation with a standard curve and a duration in seconds.
    public static func curve(
        _ curve: UIView.AnimationCurve,
        duration: TimeInterval,
        allowUserInteraction: Bool = true
    ) -> Self {
        Self(duration: duration, curve: curve, allowUserInteraction: allowUserInteraction)
    }

    /// Returns an animation with a Bézier curve and a duration in seconds.
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

    /// Returns an animation with a spring that comes to rest within a duration in seconds.
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

    /// Returns an animation with a spring with physical parameters.
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

/// The animation of a reused view's layout attributes.
public enum LayoutTransition: Sendable {
    /// No animation, even if an ancestor has one.
    case none
    /// The given animation.
    case specific(AnimationAttributes = .default)
    /// The animation of the ancestors, if any.
    case inherited
    /// The animation of the ancestors or else the given one.
    case inheritedWithFallback(AnimationAttributes = .default)

    /// Returns the animation, given that of the ancestors.
    func resolved(inheriting outer: AnimationAttributes?) -> AnimationAttributes? {
        switch self {
        case .none: nil
        case .specific(let attributes): attributes
        case .inherited: outer
        case .inheritedWithFallback(let attributes): outer ?? attributes
        }
    }
}

/// The transition with which a view appears or disappears.
public struct VisibilityTransition: Sendable {
    /// The opacity at the start of appearing and the end of disappearing, from 0 to 1.
    public var alpha: CGFloat
    /// The transform at the start of appearing and the end of disappearing.
    public var transform: CATransform3D
    /// The animation.
    public var attributes: AnimationAttributes

    /// Creates a transition from opacity, transform and animation.
    public init(alpha: CGFloat, transform: CATransform3D, attributes: AnimationAttributes = AnimationAttributes()) {
        self.alpha = alpha
        self.transform = transform
        self.attributes = attributes
    }

    /// Scales from and to a point.
    public static var scale: VisibilityTransition {
        VisibilityTransition(alpha: 1, transform: CATransform3DMakeScale(0.01, 0.01, 0.01))
    }

    /// Fades from and to transparent.
    public static var fade: VisibilityTransition {
        VisibilityTransition(alpha: 0, transform: CATransform3DIdentity)
    }

    /// Scales and fades from and to a transparent point.
    public static var scaleAndFade: VisibilityTransition {
        VisibilityTransition(alpha: 0, transform: CATransform3DMakeScale(0.01, 0.01, 0.01))
    }
}

import Foundation
import HeadlessUIKit

/// How a view comes to the screen or leaves it.
public struct VisibilityTransition: Sendable {
    /// The opacity while the view is not there, from 0 to 1.
    public var alpha: CGFloat
    /// The transform while the view is not there.
    public var transform: CATransform3D
    /// How the change is animated.
    public var attributes: AnimationAttributes

    /// Makes a transition from opacity, transform and animation.
    public init(alpha: CGFloat, transform: CATransform3D, attributes: AnimationAttributes = AnimationAttributes()) {
        self.alpha = alpha
        self.transform = transform
        self.attributes = attributes
    }

    /// From a point.
    public static var scale: VisibilityTransition {
        VisibilityTransition(alpha: 1, transform: CATransform3DMakeScale(0.01, 0.01, 0.01))
    }

    /// From transparent.
    public static var fade: VisibilityTransition {
        VisibilityTransition(alpha: 0, transform: CATransform3DIdentity)
    }

    /// From a transparent point.
    public static var scaleAndFade: VisibilityTransition {
        VisibilityTransition(alpha: 0, transform: CATransform3DMakeScale(0.01, 0.01, 0.01))
    }
}

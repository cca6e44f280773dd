import Foundation
import HeadlessUIKit

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

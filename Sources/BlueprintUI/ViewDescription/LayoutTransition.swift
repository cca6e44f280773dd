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

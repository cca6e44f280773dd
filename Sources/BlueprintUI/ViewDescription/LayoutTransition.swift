/// Whether the frame of a view that stays on the screen changes with an animation.
public enum LayoutTransition: Sendable {
    /// No animation, whatever applies above.
    case none
    /// This animation.
    case specific(AnimationAttributes = .default)
    /// The animation that applies above, if any.
    case inherited
    /// The animation that applies above, or else this one.
    case inheritedWithFallback(AnimationAttributes = .default)

    /// The animation, given the one that applies above.
    func resolved(inheriting outer: AnimationAttributes?) -> AnimationAttributes? {
        switch self {
        case .none: nil
        case .specific(let attributes): attributes
        case .inherited: outer
        case .inheritedWithFallback(let attributes): outer ?? attributes
        }
    }
}

import BlueprintUI
import HeadlessUIKit

/// Transitions in words.
enum TransitionWords {
    /// `animated in 0.2 s`, or why there is no animation.
    static func words(_ transition: LayoutTransition) -> String {
        switch transition {
        case .none: "not animated"
        case .specific(let attributes): words(attributes)
        case .inherited: "animated as the view above"
        case .inheritedWithFallback(let attributes): "animated as the view above, or else \(words(attributes))"
        }
    }

    /// `animated in 0.2 s, from alpha 0 scaled by 0.01,0.01`; the preposition says on which side the view is not there.
    static func words(_ transition: VisibilityTransition, _ preposition: String) -> String {
        var attributes = LayoutAttributes()
        attributes.alpha = transition.alpha
        attributes.transform = transition.transform
        let states = ShownAttributes(attributes).words
        let side = states.isEmpty ? "" : ", \(preposition) \(states.joined(separator: " "))"
        return words(transition.attributes) + side
    }

    private static func words(_ attributes: AnimationAttributes) -> String {
        attributes.duration > 0
            ? "animated in \(Phrasing.number(attributes.duration)) s" : "animated by a spring"
    }
}

import BlueprintUI
import HeadlessUIKit

/// Phrases for transitions.
enum TransitionWords {
    /// Returns the phrase for a layout transition: `animated in 0.2 s`, `not animated`.
    static func words(_ transition: LayoutTransition) -> String {
        switch transition {
        case .none: "not animated"
        case .specific(let attributes): words(attributes)
        case .inherited: "animated as its parent view"
        case .inheritedWithFallback(let attributes): "animated as its parent view, or else \(words(attributes))"
        }
    }

    /// Returns the phrase for a visibility transition: `animated in 0.2 s, from alpha 0 scaled by 0.01,0.01`.
    ///
    /// The preposition is `from` for a view that appears and `to` for one that disappears.
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

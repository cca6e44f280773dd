import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let layoutTransition = Binding("LayoutTransition") { table in
        table.register(
            LayoutTransition.self,
            as: "LayoutTransition",
            traits: .cases,
            summary: "The animation of a view when its frame changes.",
            example: "LayoutTransition.specific(.default)"
        ) { transition in
            transition.enumCase(
                "specific(_ attributes: AnimationAttributes = .default)",
                summary: "The frame changes with this animation."
            ) {
                .specific(try $0["attributes"])
            }
            transition.enumCase(
                "inheritedWithFallback(_ attributes: AnimationAttributes = .default)",
                summary: "The transition of the parent view applies; without one, this animation."
            ) {
                .inheritedWithFallback(try $0["attributes"])
            }
        }
    }
}

import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let layoutTransition = Binding("LayoutTransition") { table in
        table.register(
            LayoutTransition.self,
            as: "LayoutTransition",
            summary: "How a view moves when its frame changes.",
            example: "LayoutTransition.specific(.default)"
        ) { transition in
            transition.enumCase("none", summary: "At once.", .none)
            transition.enumCase("inherited", summary: "As the view around it.", .inherited)
            transition.enumCase("specific(_ attributes: AnimationAttributes = .default)") {
                .specific(try $0["attributes"])
            }
            transition.enumCase("inheritedWithFallback(_ attributes: AnimationAttributes = .default)") {
                .inheritedWithFallback(try $0["attributes"])
            }
        }
    }
}

import BlueprintUI
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let visibilityTransition = Binding("VisibilityTransition") { table in
        table.register(
            VisibilityTransition.self,
            as: "VisibilityTransition",
            summary: "How a view comes and goes.",
            example: "VisibilityTransition.fade"
        ) { transition in
            transition.initializer(
                "init(alpha: CGFloat, transform: CATransform3D, attributes: AnimationAttributes = .default)"
            ) { arguments in
                VisibilityTransition(
                    alpha: try arguments["alpha"],
                    transform: try arguments["transform"],
                    attributes: try arguments["attributes"]
                )
            }
            transition.staticProperty("fade", VisibilityTransition.fade)
            transition.staticProperty("scale", VisibilityTransition.scale)
            transition.staticProperty("scaleAndFade", VisibilityTransition.scaleAndFade)
            transition.property("alpha", \.alpha)
            transition.property("transform", \.transform)
            transition.property("attributes", \.attributes)
        }
    }
}

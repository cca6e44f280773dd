import BlueprintUI
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let visibilityTransition = Binding("VisibilityTransition") { table in
        table.register(
            VisibilityTransition.self,
            as: "VisibilityTransition",
            summary: "The animation of a view that appears or disappears.",
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
            transition.staticProperty("fade", summary: "The view fades in and out.", VisibilityTransition.fade)
            transition.staticProperty(
                "scale",
                summary: "The view grows from a point and shrinks to it.",
                VisibilityTransition.scale
            )
            transition.staticProperty(
                "scaleAndFade",
                summary: "The view grows and fades in, and shrinks and fades out.",
                VisibilityTransition.scaleAndFade
            )
            transition.property("alpha", \.alpha)
            transition.property("transform", \.transform)
            transition.property("attributes", \.attributes)
        }
    }
}

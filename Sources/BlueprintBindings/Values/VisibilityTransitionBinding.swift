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
                "init(alpha: CGFloat, transform: CATransform3D, attributes: AnimationAttributes = .default)",
                passing: VisibilityTransition.init(alpha:transform:attributes:)
            )
        }
    }
}

import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let viewDescriptionContext = Binding("ViewDescriptionContext") { table in
        table.register(
            ViewDescriptionContext.self,
            as: "ViewDescriptionContext",
            summary: "The context in which an element describes its view."
        ) { context in
            context.initializer("init(bounds: CGRect, subtreeExtent: CGRect?, environment: Environment)") {
                ViewDescriptionContext(
                    bounds: try $0["bounds"],
                    subtreeExtent: try $0["subtreeExtent"],
                    environment: try $0["environment"]
                )
            }
            context.property("bounds", \.bounds, summary: "The bounds of the element, in its own coordinates.")
            context.property(
                "subtreeExtent",
                \.subtreeExtent,
                summary: "The union of the children's frames; nil without children."
            )
            context.property("environment", \.environment, summary: "The environment of the element.")
        }
    }
}

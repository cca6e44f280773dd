import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let viewDescriptionContext = Binding("ViewDescriptionContext") { table in
        table.register(
            ViewDescriptionContext.self,
            as: "ViewDescriptionContext",
            summary: "What is known about an element when its view is described."
        ) { context in
            context.initializer("init(bounds: CGRect, subtreeExtent: CGRect?, environment: Environment)") {
                ViewDescriptionContext(
                    bounds: try $0["bounds"],
                    subtreeExtent: try $0["subtreeExtent"],
                    environment: try $0["environment"]
                )
            }
            context.property("bounds", \.bounds, summary: "The element's extent, in its own coordinates.")
            context.property("subtreeExtent", \.subtreeExtent, summary: "What its children cover; nil without any.")
            context.property("environment", \.environment, summary: "The environment it is shown in.")
        }
    }
}

import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let viewDescriptionContext = Binding("ViewDescriptionContext") { table in
        table.register(
            ViewDescriptionContext.self,
            as: "ViewDescriptionContext",
            summary: "The context in which an element describes its view."
        )
    }
}

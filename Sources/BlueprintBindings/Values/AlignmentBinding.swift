import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let alignment = Binding("Alignment") { table in
        table.register(
            Alignment.self,
            as: "Alignment",
            summary: "A horizontal and a vertical position.",
            example: "Alignment.topLeading"
        )
    }
}

import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let empty = Binding("Empty", behaviour: "An Empty is not view-backed.") { table in
        table.register(
            Empty.self,
            as: "Empty",
            conformsTo: ["Element"],
            summary: "Shows nothing and measures 0×0.",
            example: "Empty()"
        )
    }
}

import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let empty = Binding("Empty", behaviour: "Measures 0×0 and shows nothing.") { table in
        table.register(
            Empty.self,
            as: "Empty",
            conformsTo: ["Element"],
            summary: "An element that shows nothing and takes no room.",
            example: "Empty()"
        ) { empty in
            empty.initializer("init()") { _ in Empty() }
        }
    }
}

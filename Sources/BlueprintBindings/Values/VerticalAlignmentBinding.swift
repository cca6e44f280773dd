import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let verticalAlignment = Binding("VerticalAlignment") { table in
        table.register(
            VerticalAlignment.self,
            as: "VerticalAlignment",
            summary: "A line in an element, from side to side, that a Row's children are aligned by.",
            example: "Row.RowAlignment.align(to: .bottom)"
        ) { alignment in
            alignment.initializer(
                "init(_ id: any AlignmentID.Type)",
                summary: "A line of your own."
            ) { VerticalAlignment(try DeclaredAlignment(try $0.value("id"))) }
            alignment.staticProperty("top", VerticalAlignment.top)
            alignment.property("description", \.description)
            alignment.staticProperty("center", VerticalAlignment.center)
            alignment.staticProperty("bottom", VerticalAlignment.bottom)
        }
    }
}

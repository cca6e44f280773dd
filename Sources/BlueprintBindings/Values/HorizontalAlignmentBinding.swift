import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let horizontalAlignment = Binding("HorizontalAlignment") { table in
        table.register(
            HorizontalAlignment.self,
            as: "HorizontalAlignment",
            summary: "A line in an element, from top to bottom, that a Column's children are aligned by.",
            example: "Column.ColumnAlignment.align(to: .trailing)"
        ) { alignment in
            alignment.initializer(
                "init(_ id: any AlignmentID.Type)",
                summary: "A line of your own."
            ) { HorizontalAlignment(try DeclaredAlignment(try $0.value("id"))) }
            alignment.staticProperty("leading", HorizontalAlignment.leading)
            alignment.property("description", \.description)
            alignment.staticProperty("center", HorizontalAlignment.center)
            alignment.staticProperty("trailing", HorizontalAlignment.trailing)
        }
    }
}

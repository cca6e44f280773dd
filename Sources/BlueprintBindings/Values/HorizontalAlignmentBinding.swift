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
            alignment.staticProperty("leading", HorizontalAlignment.leading)
            alignment.staticProperty("center", HorizontalAlignment.center)
            alignment.staticProperty("trailing", HorizontalAlignment.trailing)
        }
    }
}

import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let horizontalAlignment = Binding("HorizontalAlignment") { table in
        table.register(
            HorizontalAlignment.self,
            as: "HorizontalAlignment",
            summary: "A vertical line in an element at which the children of a Column are aligned.",
            example: "Column.ColumnAlignment.align(to: .trailing)"
        ) { alignment in
            alignment.initializer(
                "init(_ id: any AlignmentID.Type)",
                summary: "A line that you define."
            ) { HorizontalAlignment(try DeclaredAlignment(try $0.value("id"))) }
        }
    }
}

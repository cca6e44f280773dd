import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let verticalAlignment = Binding("VerticalAlignment") { table in
        table.register(
            VerticalAlignment.self,
            as: "VerticalAlignment",
            summary: "A horizontal line in an element at which the children of a Row are aligned.",
            example: "Row.RowAlignment.align(to: .bottom)"
        ) { alignment in
            alignment.initializer(
                "init(_ id: any AlignmentID.Type)",
                summary: "A line that you define."
            ) { VerticalAlignment(try DeclaredAlignment(try $0.value("id"))) }
        }
    }
}

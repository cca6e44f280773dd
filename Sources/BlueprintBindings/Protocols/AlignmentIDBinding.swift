import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let alignmentID = Binding("AlignmentID") { table in
        table.registerProtocol(
            (any AlignmentID).self,
            as: "AlignmentID",
            summary: "A position of your own in an element, for alignment.",
            example: """
                enum Third: AlignmentID {
                    static func defaultValue(in context: ElementDimensions) -> CGFloat {
                        context.height / 3
                    }
                }
                Row(alignment: .align(to: VerticalAlignment(Third.self))) {
                    Label(text: "a")
                    Spacer(width: 10, height: 48)
                }
                """
        ) { $0.adoptable(requiringStatic: "defaultValue") }
    }
}

import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let elementDimensions = Binding("ElementDimensions") { table in
        table.register(
            ElementDimensions.self,
            as: "ElementDimensions",
            summary: "The size and the alignment guides of a child.",
            example: """
                Row {
                    Label(text: "a").stackLayoutChild(alignmentGuide: { $0[VerticalAlignment.center] + 2 })
                }
                """
        ) { dimensions in
            dimensions.subscript(index: "HorizontalAlignment", result: "CGFloat") {
                (dimensions, guide: HorizontalAlignment) in dimensions[guide]
            }
            dimensions.subscript(index: "VerticalAlignment", result: "CGFloat") {
                (dimensions, guide: VerticalAlignment) in dimensions[guide]
            }
        }
    }
}

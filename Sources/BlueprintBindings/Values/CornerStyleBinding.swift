import BlueprintUICommonControls
import Foundation
import SwiftInterpreter

extension Binding {
    static let cornerStyle = Binding("CornerStyle") { table in
        table.register(
            CornerStyle.self,
            as: "CornerStyle",
            traits: .cases,
            summary: "The shape of the corners of a box.",
            example: "CornerStyle.rounded(radius: 8)"
        ) { style in
            style.caseValues { value, name in
                switch (value, name) {
                case (.square, "square"), (.capsule, "capsule"): []
                case (.rounded(let radius, let corners), "rounded"): [radius, corners]
                default: nil
                }
            }
        }
        table.register(
            CornerStyle.Corners.self,
            as: "CornerStyle.Corners",
            traits: .options,
            summary: "A set of corners of a rectangle."
        ) { corners in
            corners.bits(summary: "The corners as bits.")
        }
    }
}

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
            corners.initializer("init(rawValue: Int)") { arguments in
                let number: Int = try arguments["rawValue"]
                guard let rawValue = UInt8(exactly: number) else {
                    throw BindingError("the raw value must be a number from 0 to 255")
                }
                return CornerStyle.Corners(rawValue: rawValue)
            }
            corners.property("rawValue", summary: "The corners as bits.", get: { Int(truncatingIfNeeded: $0.rawValue) })
            corners.arrayLiteral { $0.reduce([]) { $0.union($1) } }
            for set in cornerSets { corners.staticProperty(set.name, summary: set.summary, set.value) }
        }
    }

    private static var cornerSets: [(name: String, summary: String, value: CornerStyle.Corners)] {
        [
            ("all", "All corners.", .all),
            ("bottom", "Both bottom corners.", .bottom),
            ("bottomLeft", "The bottom left corner.", .bottomLeft),
            ("bottomRight", "The bottom right corner.", .bottomRight),
            ("left", "Both left corners.", .left),
            ("right", "Both right corners.", .right),
            ("top", "Both top corners.", .top),
            ("topLeft", "The top left corner.", .topLeft),
            ("topRight", "The top right corner.", .topRight),
        ]
    }
}

import BlueprintUICommonControls
import Foundation
import SwiftInterpreter

extension Binding {
    static let cornerStyle = Binding("CornerStyle") { table in
        table.register(
            CornerStyle.self,
            as: "CornerStyle",
            summary: "How the corners of a box are cut.",
            example: "CornerStyle.rounded(radius: 8)"
        ) { style in
            style.enumCase("square", summary: "Not at all.", .square)
            style.enumCase("capsule", summary: "Half the shorter side.", .capsule)
            style.caseValues { value, name in
                switch (value, name) {
                case (.square, "square"), (.capsule, "capsule"): []
                case (.rounded(let radius, let corners), "rounded"): [radius, corners]
                default: nil
                }
            }
            style.enumCase("rounded(radius: CGFloat, corners: CornerStyle.Corners = .all)") {
                .rounded(radius: try $0["radius"], corners: try $0["corners"])
            }
        }
        table.register(
            CornerStyle.Corners.self,
            as: "CornerStyle.Corners",
            summary: "Some of the corners of a rectangle."
        ) { corners in
            corners.initializer("init(rawValue: Int)") { arguments in
                let number: Int = try arguments["rawValue"]
                guard let rawValue = UInt8(exactly: number) else {
                    throw BindingError("a raw value is a number from 0 to 255")
                }
                return CornerStyle.Corners(rawValue: rawValue)
            }
            corners.property("rawValue", summary: "A bit for each.", get: { Int($0.rawValue) })
            corners.arrayLiteral { $0.reduce([]) { $0.union($1) } }
            for (name, value) in cornerSets { corners.staticProperty(name, value) }
        }
    }

    private static var cornerSets: [(String, CornerStyle.Corners)] {
        [
            ("all", .all), ("bottom", .bottom), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
            ("left", .left), ("right", .right), ("top", .top), ("topLeft", .topLeft), ("topRight", .topRight),
        ]
    }
}

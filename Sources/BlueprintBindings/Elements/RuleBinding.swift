import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let rule = Binding(
        "Rule",
        behaviour: "As thick as a pixel of the screen unless it says otherwise, as long as there is room; the view "
            + "is that of the Box in it."
    ) { table in
        table.register(
            Rule.self,
            as: "Rule",
            conformsTo: ["ProxyElement"],
            summary: "A line between elements.",
            example: "Rule(orientation: .horizontal, color: .gray)"
        ) { rule in
            rule.initializer(
                """
                init(orientation: Rule.Orientation, color: UIColor, thickness: Rule.Thickness = .hairline)
                """,
                example: "Rule(orientation: .vertical, color: .black, thickness: .points(2))"
            ) { arguments in
                Rule(
                    orientation: try arguments["orientation"],
                    color: try arguments["color"],
                    thickness: try arguments["thickness"]
                )
            }
            rule.property("orientation", \.orientation, summary: "Which way it runs.")
            rule.property("color", \.color, summary: "Its colour.")
            rule.property("thickness", \.thickness, summary: "How thick it is.")
        }
        table.registerCases(
            of: Rule.Orientation.self,
            as: "Rule.Orientation",
            summary: "Which way a rule runs.",
            [.horizontal, .vertical]
        )
        table.register(Rule.Thickness.self, as: "Rule.Thickness", summary: "How thick a rule is.") { thickness in
            thickness.enumCase("hairline", summary: "One pixel of the screen.", .hairline)
            thickness.enumCase("points(_ value: CGFloat)", summary: "A number of points.") {
                .points(try $0["value"])
            }
            thickness.caseValues { value, name in
                switch (value, name) {
                case (.hairline, "hairline"): []
                case (.points(let points), "points"): [points]
                default: nil
                }
            }
            thickness.bareWord { CommandNumber.isNumber($0) ? ".points(\($0))" : nil }
        }
    }
}

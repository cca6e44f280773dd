import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let rule = Binding(
        "Rule",
        behaviour: "Measures its thickness, by default one pixel, and a length of 0: a parent "
            + "that fills, such as Column(alignment: .fill), makes it long. Its view is that of the Box inside."
    ) { table in
        table.register(
            Rule.self,
            as: "Rule",
            conformsTo: ["ProxyElement"],
            summary: "Shows a line between elements.",
            example: "Rule(orientation: .horizontal, color: .gray)"
        ) { rule in
            rule.initializer(
                """
                init(orientation: Rule.Orientation, color: UIColor, thickness: Rule.Thickness = .hairline)
                """,
                example: "Rule(orientation: .vertical, color: .black, thickness: .points(2))",
                passing: Rule.init(orientation:color:thickness:)
            )
        }
        table.register(Rule.Thickness.self, as: "Rule.Thickness", traits: .cases, summary: "The thickness of a rule.") {
            thickness in
            thickness.enumCase("points(_ value: CGFloat)", summary: "A thickness in points.") {
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

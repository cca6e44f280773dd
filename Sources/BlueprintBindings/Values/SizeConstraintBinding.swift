import BlueprintUI
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let sizeConstraint = Binding("SizeConstraint") { table in
        table.register(
            SizeConstraint.self,
            as: "SizeConstraint",
            summary: "The width and height within which an element measures.",
            example: "SizeConstraint(width: .atMost(100), height: .unconstrained)"
        ) { constraint in
            constraint.property("width", \.width, summary: "The limit of the width.")
            constraint.property("height", \.height, summary: "The limit of the height.")
        }
        describeAxis(in: table)
    }

    private static func describeAxis(in table: BindingTable) {
        table.register(
            SizeConstraint.Axis.self,
            as: "SizeConstraint.Axis",
            traits: [.cases, .operators],
            summary: "The limit in one direction, in points."
        ) { axis in
            axis.enumCase("atMost(_ value: CGFloat)", summary: "At most this length.") { .atMost(try $0["value"]) }
            axis.caseValues { value, name in
                switch (value, name) {
                case (.unconstrained, "unconstrained"): []
                case (.atMost(let limit), "atMost"): [limit]
                default: nil
                }
            }
            // The other operand may be a literal, whose type is not known yet.
            axis.infix("+", "Any") { (axis, number: CGFloat) in axis + number }
            axis.infix("-", "Any") { (axis, number: CGFloat) in axis - number }
            axis.infix("*", "Any") { (axis, number: CGFloat) in axis * number }
            axis.infix("/", "Any") { (axis, number: CGFloat) in axis / number }
            axis.bareWord { CommandNumber.isNumber($0) ? ".atMost(\($0))" : nil }
        }
    }
}

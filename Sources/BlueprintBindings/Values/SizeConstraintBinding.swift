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
            constraint.initializer("init(width: SizeConstraint.Axis, height: SizeConstraint.Axis)") {
                SizeConstraint(
                    width: try $0.get("width", as: SizeConstraint.Axis.self),
                    height: try $0.get("height", as: SizeConstraint.Axis.self)
                )
            }
            constraint.initializer("init(_ size: CGSize)") { SizeConstraint(try $0.get("size", as: CGSize.self)) }
            constraint.initializer("init(width: CGFloat)") {
                SizeConstraint(width: try $0.get("width", as: CGFloat.self))
            }
            constraint.initializer("init(height: CGFloat)") {
                SizeConstraint(height: try $0.get("height", as: CGFloat.self))
            }
            constraint.staticProperty(
                "unconstrained",
                summary: "No limit in either direction.",
                SizeConstraint.unconstrained
            )
            constraint.property("description", \.description)
            constraint.property("width", \.width, summary: "The limit of the width.")
            constraint.property("height", \.height, summary: "The limit of the height.")
            constraint.property("minimum", \.minimum, summary: "The smallest size: 0×0.")
            constraint.property(
                "maximum",
                \.maximum,
                summary: "The largest size; without a limit the greatest finite number."
            )
            constraint.property("min", \.min, summary: "The same as minimum.")
            constraint.property("max", \.max, summary: "The same as maximum.")
            constraint.method("inset(width: CGFloat, height: CGFloat) -> SizeConstraint") {
                $0.inset(width: try $1["width"], height: try $1["height"])
            }
            constraint.method("inset(by insets: UIEdgeInsets) -> SizeConstraint") {
                $0.inset(by: try $1["insets"])
            }
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
            axis.enumCase("unconstrained", summary: "No limit.", .unconstrained)
            axis.enumCase("atMost(_ value: CGFloat)", summary: "At most this length.") { .atMost(try $0["value"]) }
            axis.caseValues { value, name in
                switch (value, name) {
                case (.unconstrained, "unconstrained"): []
                case (.atMost(let limit), "atMost"): [limit]
                default: nil
                }
            }
            axis.property("description", \.description)
            axis.property("minimum", \.minimum, summary: "The smallest length: 0.")
            axis.property(
                "maximum",
                \.maximum,
                summary: "The largest length; without a limit the greatest finite number."
            )
            axis.property("constrainedValue", \.constrainedValue, summary: "The limit; nil without one.")
            axis.property("isGreaterThanZero", \.isGreaterThanZero)
            // The other operand may be a literal, whose type is not known yet.
            axis.infix("+", "Any") { (axis, number: CGFloat) in axis + number }
            axis.infix("-", "Any") { (axis, number: CGFloat) in axis - number }
            axis.infix("*", "Any") { (axis, number: CGFloat) in axis * number }
            axis.infix("/", "Any") { (axis, number: CGFloat) in axis / number }
            axis.bareWord { CommandNumber.isNumber($0) ? ".atMost(\($0))" : nil }
        }
    }
}

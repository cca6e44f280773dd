import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let constrainedSize = Binding(
        "ConstrainedSize",
        behaviour:
            "The limits change the constraint that is proposed and the size that is measured; the element fills the "
            + "result. If both limits are absolute, the element is not measured.",
        commands: ["constrained width 100", "constrained 100 50", "constrained height atLeast 44"]
    ) { table in
        table.register(
            ConstrainedSize.self,
            as: "ConstrainedSize",
            conformsTo: ["Element"],
            summary: "Limits or sets the size of an element.",
            example: "Label(text: \"narrow\").constrainedTo(width: .absolute(24))"
        )
        describeConstraint(in: table)
        describeModifiers(in: table)
    }

    private static func describeConstraint(in table: BindingTable) {
        table.register(
            ConstrainedSize.Constraint.self,
            as: "ConstrainedSize.Constraint",
            traits: .cases,
            summary: "A limit of the width or height."
        ) { constraint in
            constraint.enumCase("absolute(_ value: CGFloat)", summary: "The element has exactly this length.") {
                .absolute(try $0["value"])
            }
            constraint.enumCase("atLeast(_ value: CGFloat)", summary: "The element has this length or more.") {
                .atLeast(try $0["value"])
            }
            constraint.enumCase("atMost(_ value: CGFloat)", summary: "The element has this length or less.") {
                .atMost(try $0["value"])
            }
            constraint.enumCase(
                "within(_ range: ClosedRange<CGFloat>)",
                summary: "The element has a length within this range."
            ) {
                .within(try $0["range"])
            }
            constraint.caseValues { value, name in
                switch (value, name) {
                case (.unconstrained, "unconstrained"): []
                case (.absolute(let value), "absolute"), (.atLeast(let value), "atLeast"),
                    (.atMost(let value), "atMost"):
                    [value]
                case (.within(let range), "within"): [range]
                default: nil
                }
            }
            constraint.bareWord { word in
                if CommandNumber.isNumber(word) { return ".absolute(\(word))" }
                return CommandNumber.isRange(word) ? ".within(\(word))" : nil
            }
        }
    }

    private static func describeModifiers(in table: BindingTable) {
        table.modifiers { element in
            element.method(
                "constrainedTo(width: CGFloat, height: CGFloat) -> ConstrainedSize",
                summary: "Sets the width and height of this element.",
                example: "Label(text: \"Hi\").constrainedTo(width: 100, height: 50)",
                command: .words("width", "height").named("constrained")
            ) { element, arguments in
                element.constrainedTo(
                    width: try arguments.get("width", as: CGFloat.self),
                    height: try arguments.get("height", as: CGFloat.self)
                )
            }
            element.method(
                """
                constrainedTo(width: ConstrainedSize.Constraint = .unconstrained, \
                height: ConstrainedSize.Constraint = .unconstrained) -> ConstrainedSize
                """,
                summary: "Limits the width and height of this element.",
                example: "Label(text: \"Hi\").constrainedTo(width: .atLeast(40), height: .within(20...30))",
                command: .byType.named("constrained")
            ) { element, arguments in
                element.constrainedTo(
                    width: try arguments.get("width", as: ConstrainedSize.Constraint.self),
                    height: try arguments.get("height", as: ConstrainedSize.Constraint.self)
                )
            }
            element.method(
                "constrainedTo(size: CGSize) -> ConstrainedSize",
                summary: "Sets the width and height of this element.",
                example: "Label(text: \"Hi\").constrainedTo(size: CGSize(width: 100, height: 50))",
                command: .byType.named("constrained")
            ) { element, arguments in
                element.constrainedTo(size: try arguments["size"])
            }
            element.method(
                "constrained(to sizeConstraint: SizeConstraint) -> ConstrainedSize",
                summary: "Keeps this element within a constraint.",
                example: "Label(text: \"Hi\").constrained(to: SizeConstraint(width: 40))",
                command: .none
            ) { element, arguments in
                element.constrained(to: try arguments["sizeConstraint"])
            }
        }
    }
}

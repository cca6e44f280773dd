import BlueprintUI
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let transformed = Binding(
        "Transformed",
        behaviour: "Does not change the layout; the views inside are moved, or rotated and scaled around the centre.",
        commands: ["translated 10 20", "scaled 2 2", "rotated 45"]
    ) { table in
        table.register(
            Transformed.self,
            as: "Transformed",
            conformsTo: ["Element"],
            summary: "Moves, rotates or scales an element.",
            example: "Label(text: \"moved\").translated(translateX: 10, translateY: 20)"
        )
        table.modifiers { element in
            element.method(
                "transformed(_ transform: CGAffineTransform) -> Transformed",
                summary: "Transforms this element in the plane.",
                example: "Label(text: \"Hi\").transformed(CGAffineTransform(scaleX: 2, y: 2))",
                command: .none
            ) { $0.transformed(try $1.get("transform", as: CGAffineTransform.self)) }
            element.method(
                "transformed(_ transform: CATransform3D) -> Transformed",
                summary: "Transforms this element in space.",
                example: "Label(text: \"Hi\").transformed(CATransform3DMakeScale(2, 2, 1))",
                command: .none
            ) { $0.transformed(try $1.get("transform", as: CATransform3D.self)) }
            element.method(
                "translated(translateX: CGFloat = 0, translateY: CGFloat = 0, translateZ: CGFloat = 0) -> Transformed",
                summary: "Moves this element, in points.",
                passing: { $0.translated(translateX:translateY:translateZ:) }
            )
            element.method(
                "rotated(by rotationAngle: Measurement) -> Transformed",
                summary: "Rotates this element clockwise.",
                example: "Label(text: \"Hi\").rotated(by: Measurement(value: 90, unit: .degrees))"
            ) { element, arguments in
                let angle = try arguments.get("rotationAngle", as: Measurement<Foundation.Dimension>.self)
                guard let unit = angle.unit as? UnitAngle else { throw BindingError("the unit must be a UnitAngle") }
                return element.rotated(by: Measurement(value: angle.value, unit: unit))
            }
            element.method(
                "scaled(scaleX: CGFloat = 1, scaleY: CGFloat = 1) -> Transformed",
                summary: "Scales this element."
            ) { $0.scaled(scaleX: try $1["scaleX"], scaleY: try $1["scaleY"]) }
        }
    }
}

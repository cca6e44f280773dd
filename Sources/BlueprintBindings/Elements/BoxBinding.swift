import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let box = Binding(
        "Box",
        isViewBacked: true,
        behaviour:
            "Measures the same as the wrapped element, or 0×0 without one. The element fills it. A box is always view-backed.",
        commands: ["box blue", "box gray rounded 8", "box"]
    ) { table in
        table.register(
            Box.self,
            as: "Box",
            conformsTo: ["Element"],
            summary: "Shows a background, corners, a border and a shadow, with or without an element in it.",
            example: "Box(backgroundColor: .blue, wrapping: Centered(Label(text: \"in a box\")))"
        ) { box in
            box.initializer(
                """
                init(backgroundColor: UIColor = .clear, cornerStyle: Box.CornerStyle = .square, \
                cornerCurve: Box.CornerCurve = .circular, borderStyle: Box.BorderStyle = .none, \
                shadowStyle: Box.ShadowStyle = .none, clipsContent: Bool = false, \
                wrapping element: (any Element)? = nil)
                """,
                passing: Box.init(
                    backgroundColor:
                    cornerStyle:
                    cornerCurve:
                    borderStyle:
                    shadowStyle:
                    clipsContent:
                    wrapping:
                )
            )
            box.property("cornerStyle", \.cornerStyle, summary: "The shape of the corners.")
        }
        describeStyles(in: table)
        table.modifiers { element in
            element.method(
                """
                box(background: UIColor = .clear, corners: Box.CornerStyle = .square, \
                cornerCurve: Box.CornerCurve = .circular, borders: Box.BorderStyle = .none, \
                shadow: Box.ShadowStyle = .none, clipsContent: Bool = false) -> Box
                """,
                summary: "Wraps this element in a box.",
                example: "Label(text: \"Hi\").box(background: .yellow, corners: .rounded(radius: 8))",
                parameters: ["background": "the colour behind", "borders": "such as .solid(color: .red, width: 1)"],
                passing: { $0.box(background:corners:cornerCurve:borders:shadow:clipsContent:) }
            )
        }
    }

    private static func describeStyles(in table: BindingTable) {
        table.alias("Box.CornerStyle", for: "CornerStyle")
        table.register(Box.BorderStyle.self, as: "Box.BorderStyle", traits: .cases, summary: "The border of a box.")
        table.register(Box.ShadowStyle.self, as: "Box.ShadowStyle", traits: .cases, summary: "The shadow of a box.")
    }
}

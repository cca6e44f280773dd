import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let overlay = Binding(
        "Overlay",
        behaviour:
            "Measures the largest width and the largest height of its children. Each child fills it; the last is in front.",
        commands: ["overlay"]
    ) { table in
        table.register(
            Overlay.self,
            as: "Overlay",
            conformsTo: ["Element"],
            summary: "Places children in front of each other.",
            example: """
                Overlay {
                    Box(backgroundColor: .lightGray)
                    Label(text: "Hello, world")
                }
                """
        ) { overlay in
            overlay.initializer(
                "init(@ElementBuilder elements: () -> [Overlay.Child])",
                summary: "An overlay of the children in the closure, from back to front.",
                command: .byType.named("overlay"),
                parameters: ["elements": "the children, from back to front"]
            ) { arguments in
                let elements: [Overlay.Child] = try arguments["elements"]
                return Overlay { elements }
            }
            overlay.initializer(
                "init(elements: [any Element] = [], configure: (inout Overlay) -> Void = { _ in })",
                command: .none
            ) { arguments in
                var overlay = Overlay(elements: try arguments.get("elements", as: [any Element].self))
                try arguments.configure("configure", &overlay)
                return overlay
            }
        }
        describeChild(in: table)
    }

    private static func describeChild(in table: BindingTable) {
        table.register(Overlay.Child.self, as: "Overlay.Child", summary: "A child of an overlay.") { child in
            child.initializer("init(_ element: any Element)") {
                Overlay.Child(try $0.get("element", as: (any Element).self))
            }
            child.conversion(from: "Element", as: (any Element).self, recovering: { $0.element }) {
                Overlay.Child($0)
            }
        }
        table.modifiers { element in
            element.method(
                "overlayChild(key: AnyHashable? = nil) -> Overlay.Child",
                summary: "Makes this element a child of an Overlay, with a key.",
                example: "Overlay { Label(text: \"a\").overlayChild(key: \"first\") }",
                command: .none
            ) { $0.overlayChild(key: try $1["key"]) }
        }
    }
}

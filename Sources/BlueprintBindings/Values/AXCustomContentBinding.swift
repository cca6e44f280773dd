import BlueprintUI
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let axCustomContent = Binding("AXCustomContent") { table in
        table.register(
            AXCustomContent.self,
            as: "AXCustomContent",
            summary: "A piece of content of a view that is read on demand.",
            example: "AXCustomContent(label: \"Size\", value: \"12 MB\")"
        ) { content in
            content.initializer(
                "init(label: String, value: String?, importance: AXCustomContent.Importance = .default)"
            ) {
                AXCustomContent(label: try $0["label"], value: try $0["value"], importance: try $0["importance"])
            }
            content.initializer("init(_ content: Accessibility.CustomContent)") {
                AXCustomContent(try $0.get("content", as: Accessibility.CustomContent.self))
            }
            content.hasReferenceSemantics()
            content.property("label", summary: "The name of the content.") { $0.label }
            content.property("value", summary: "The content.") { $0.value }
            content.property("importance", \.importance, summary: "The condition for reading it.")
        }
        table.registerCases(
            of: AXCustomContent.Importance.self,
            as: "AXCustomContent.Importance",
            summary: "The condition for reading a piece of content of a view.",
            [
                .default: "The content is read on demand (the default).",
                .high: "The content is always read, after the element.",
            ]
        )
    }
}

import BlueprintUI
import BlueprintUIAccessibilityCore
import Foundation
import SwiftInterpreter

extension Binding {
    static let accessibilityDeferral = Binding("AccessibilityDeferral") { table in
        table.register(
            AccessibilityComposition.self,
            as: "AccessibilityComposition",
            summary: "The types that combine the accessibility of several elements."
        ) { _ in }
        table.register(
            AccessibilityDeferral.self,
            as: "AccessibilityDeferral",
            summary: "The types that read one element's accessibility as a part of another one."
        ) { _ in }
        table.register(
            AccessibilityDeferral.Content.self,
            as: "AccessibilityDeferral.Content",
            summary: "The content of a source that a receiver is read with.",
            example: "AccessibilityDeferral.Content(kind: .error, identifier: \"error\")"
        ) { content in
            content.initializer(
                """
                init(kind: AccessibilityDeferral.Content.Kind = .inherited(), identifier: AnyHashable = UUID())
                """
            ) { AccessibilityDeferral.Content(kind: try $0["kind"], identifier: try $0["identifier"]) }
            content.property("kind", \.kind, summary: "The kind of content.")
            content.property("customContent", summary: "The content for one's own receiver; nil before a layout.") {
                $0.customContent
            }
            content.property("sourceIdentifier", \.sourceIdentifier, summary: "The name of the source.")
        }
        table.register(
            AccessibilityDeferral.Content.Kind.self,
            as: "AccessibilityDeferral.Content.Kind",
            traits: .cases,
            summary: "The kind of content that a receiver is read with."
        ) { kind in
            kind.enumCase(
                "inherited(_ importance: Accessibility.CustomContent.Importance = .default)",
                summary: "The content is what the source reads (the default)."
            ) { .inherited(try $0["importance"]) }
            kind.enumCase("error", summary: "The content is an error, which is always read.", .error)
            kind.caseValues { value, name in
                switch (value, name) {
                case (.inherited(let importance), "inherited"): [importance]
                case (.error, "error"): []
                default: nil
                }
            }
        }
    }
}

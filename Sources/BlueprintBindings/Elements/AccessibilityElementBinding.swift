import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let accessibilityElement = Binding(
        "AccessibilityElement",
        isViewBacked: true,
        behaviour: "Measures the same as the wrapped element, which fills it. VoiceOver reads it as one element, and "
            + "nothing in it."
    ) { table in
        table.register(
            AccessibilityElement.self,
            as: "AccessibilityElement",
            conformsTo: ["Element"],
            summary: "Makes an element one accessibility element.",
            example: """
                Box(backgroundColor: .green)
                    .constrainedTo(width: 44, height: 44)
                    .accessibilityElement(label: "Pay", value: nil, traits: [.button], hint: "Pays the bill")
                """
        ) { element in
            element.initializer(
                """
                init(\(parameters), wrapping element: any Element, \
                configure: (inout AccessibilityElement) -> Void = { _ in })
                """,
                command: .none
            ) { arguments in
                var element = try made(arguments, wrapping: arguments["element"])
                try arguments.configure("configure", &element)
                return element
            }
            describeProperties(of: element)
        }
        table.alias("AccessibilityElement.Trait", for: "Accessibility.Trait")
        table.alias("AccessibilityElement.CustomAction", for: "Accessibility.CustomAction")
        table.alias("AccessibilityElement.CustomContent", for: "Accessibility.CustomContent")
        table.modifiers { element in
            element.method(
                "accessibilityElement(\(parameters)) -> AccessibilityElement",
                summary: "Makes this element one accessibility element.",
                command: .none,
                parameters: [
                    "label": "the name that is read", "value": "the value that is read after it",
                    "traits": "the kind and the behaviour", "hint": "the result of an action",
                ]
            ) { try made($1, wrapping: $0) }
        }
    }

    private static let parameters = """
        label: String?, value: String?, traits: Set<Accessibility.Trait>, hint: String? = nil, \
        identifier: String? = nil, accessibilityFrameSize: CGSize? = nil, \
        accessibilityFrameCornerStyle: CornerStyle = .square, customActions: [Accessibility.CustomAction] = [], \
        customContent: [Accessibility.CustomContent] = [], userInputLabels: [String] = []
        """

    private static func made(_ arguments: Arguments, wrapping element: any Element) throws -> AccessibilityElement {
        AccessibilityElement(
            label: try arguments["label"],
            value: try arguments["value"],
            traits: try arguments["traits"],
            hint: try arguments["hint"],
            identifier: try arguments["identifier"],
            accessibilityFrameSize: try arguments["accessibilityFrameSize"],
            accessibilityFrameCornerStyle: try arguments["accessibilityFrameCornerStyle"],
            customActions: try arguments["customActions"],
            customContent: try arguments["customContent"],
            userInputLabels: try arguments["userInputLabels"],
            wrapping: element
        )
    }

    private static func describeProperties(of element: TypeRegistration<AccessibilityElement>) {
        element.property("traits", \.traits, summary: "The kind and the behaviour of the element.")
        element.property(
            "accessibilityFrameCornerStyle",
            \.accessibilityFrameCornerStyle,
            summary: "The corners of the shown frame."
        )
        element.property("customActions", \.customActions, summary: "The actions that a person can choose.")
        element.property("customContent", \.customContent, summary: "The content that is read on demand.")
        element.callback(
            "accessibilityActivate",
            \.accessibilityActivate,
            fallback: false,
            summary: "Called when VoiceOver activates it; nil for a tap."
        )
    }
}

import BlueprintUI
import BlueprintUICommonControls
import SwiftInterpreter

extension Binding {
    static let accessibilityDeferring = Binding(
        "AccessibilityDeferring",
        isViewBacked: true,
        behaviour:
            "Measures the same as the wrapped element, which fills it. In a container, a receiver is read with the "
            + "sources that it names.",
        commands: ["accessibilityDeferralContainer"]
    ) { table in
        table.register(
            AccessibilityDeferring.self,
            as: "AccessibilityDeferring",
            conformsTo: ["Element"],
            summary: "Reads the accessibility of an element as a part of another one.",
            example: """
                Column {
                    TextField(text: "12") { $0.accessibilityLabel = "Year" }
                        .accessibilityDeferralReceiver(identifiers: ["error"])
                    Label(text: "Too short").accessibilityDeferralSource(identifier: "error")
                }
                .accessibilityDeferralContainer()
                """
        ) { deferring in
            deferring.initializer("init(_ role: AccessibilityDeferring.Role, wrapping element: any Element)") {
                AccessibilityDeferring(try $0["role"], wrapping: try $0["element"])
            }
            deferring.property("role", \.role, summary: "The part of the element.")
            deferring.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
        }
        describeRole(in: table)
        table.modifiers { element in
            element.method(
                "accessibilityDeferralContainer() -> AccessibilityDeferring",
                summary: "Lets sources and receivers in this element find each other."
            ) { element, _ in element.accessibilityDeferralContainer() }
            element.method(
                "accessibilityDeferralSource(identifier: String) -> AccessibilityDeferring",
                summary: "Lets this element be read by a receiver.",
                parameters: ["identifier": "the name by which a receiver finds it"]
            ) { $0.accessibilityDeferralSource(identifier: try $1["identifier"]) }
            element.method(
                "accessibilityDeferralReceiver(identifiers: [String]) -> AccessibilityDeferring",
                summary: "Reads this element, and then sources.",
                parameters: ["identifiers": "the names of the sources"]
            ) { $0.accessibilityDeferralReceiver(identifiers: try $1["identifiers"]) }
        }
    }

    private static func describeRole(in table: BindingTable) {
        table.register(
            AccessibilityDeferring.Role.self,
            as: "AccessibilityDeferring.Role",
            traits: .cases,
            summary: "The part of an element in a deferral."
        ) { role in
            role.enumCase("container", summary: "Sources and receivers inside find each other.", .container)
            role.enumCase("source(identifier: String)", summary: "The element is read by a receiver that names it.") {
                .source(identifier: try $0["identifier"])
            }
            role.enumCase("receiver(identifiers: [String])", summary: "The element is read, and then the sources.") {
                .receiver(identifiers: try $0["identifiers"])
            }
            role.caseValues { value, name in
                switch (value, name) {
                case (.container, "container"): []
                case (.source(let identifier), "source"): [identifier]
                case (.receiver(let identifiers), "receiver"): [identifiers]
                default: nil
                }
            }
        }
    }
}

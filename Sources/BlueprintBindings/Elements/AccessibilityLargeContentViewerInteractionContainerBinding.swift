import BlueprintUI
import BlueprintUICommonControls
import SwiftInterpreter

extension Binding {
    static let accessibilityLargeContentViewerInteractionContainer = Binding(
        "Accessibility.LargeContentViewerInteractionContainer",
        isViewBacked: true,
        behaviour:
            "Measures the same as the wrapped element, which fills it. Of containers in one another, the outermost has "
            + "the interaction."
    ) { table in
        table.register(
            Accessibility.LargeContentViewerInteractionContainer.self,
            as: "Accessibility.LargeContentViewerInteractionContainer",
            conformsTo: ["Element"],
            summary: "Shows the elements in it large while they are held at a large text size.",
            example: """
                Label(text: "Home")
                    .accessibilityShowsLargeContentViewer(display: .title("Home", nil))
                    .accessibilityLargeContentViewerInteractionContainer()
                """
        ) { _ in }
        table.modifiers { element in
            element.method(
                """
                accessibilityLargeContentViewerInteractionContainer() \
                -> Accessibility.LargeContentViewerInteractionContainer
                """,
                summary: "Shows the elements in this one large while they are held at a large text size.",
                command: .none
            ) { element, _ in Accessibility.LargeContentViewerInteractionContainer(wrapping: element) }
        }
    }
}

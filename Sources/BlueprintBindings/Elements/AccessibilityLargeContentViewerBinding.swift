import BlueprintUI
import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let accessibilityLargeContentViewer = Binding(
        "Accessibility.LargeContentViewer",
        isViewBacked: true,
        behaviour:
            "Measures the same as the wrapped element, which fills it. It is shown large only in an element with "
            + "accessibilityLargeContentViewerInteractionContainer()."
    ) { table in
        table.register(
            Accessibility.LargeContentViewer.self,
            as: "Accessibility.LargeContentViewer",
            conformsTo: ["Element"],
            summary: "Shows a title or an image large while an element is held at a large text size.",
            example: """
                Row {
                    Label(text: "Home").accessibilityShowsLargeContentViewer(display: .title("Home", nil))
                    Label(text: "Mail").accessibilityShowsLargeContentViewer(display: .title("Mail", nil))
                }
                .accessibilityLargeContentViewerInteractionContainer()
                """
        ) { _ in }
        describeConfiguration(in: table)
        table.modifiers { element in
            element.method(
                """
                accessibilityShowsLargeContentViewer( \
                display: Accessibility.LargeContentViewerConfiguration.Display, scalesLargeContentImage: Bool = false, \
                largeContentImageInsets: UIEdgeInsets = .zero, interactionEndedCallback: ((CGPoint) -> Void)? = nil) \
                -> Accessibility.LargeContentViewer
                """,
                summary: "Shows a title or an image large while this element is held at a large text size.",
                command: .none,
                parameters: [
                    "display": "the title, the image, or both",
                    "scalesLargeContentImage": "true to enlarge the image until it fills the viewer",
                    "largeContentImageInsets": "the insets of the image, in points",
                    "interactionEndedCallback": "called when the finger is lifted on this element",
                ]
            ) { Accessibility.LargeContentViewer(try configuration($1), wrapping: $0) }
        }
    }

    private static func describeConfiguration(in table: BindingTable) {
        table.register(
            Accessibility.LargeContentViewerConfiguration.self,
            as: "Accessibility.LargeContentViewerConfiguration",
            summary: "The title and the image that are shown large.",
            example: "Accessibility.LargeContentViewerConfiguration(display: .title(\"Home\", nil))"
        ) { configuration in
            configuration.initializer(
                """
                init(display: Accessibility.LargeContentViewerConfiguration.Display, \
                scalesLargeContentImage: Bool = false, largeContentImageInsets: UIEdgeInsets = .zero, \
                interactionEndedCallback: ((CGPoint) -> Void)? = nil)
                """
            ) { try Self.configuration($0) }
            configuration.callback(
                "interactionEndedCallback",
                \.interactionEndedCallback,
                summary: "Called when the finger is lifted on the element."
            )
        }
        table.register(
            Accessibility.LargeContentViewerConfiguration.Display.self,
            as: "Accessibility.LargeContentViewerConfiguration.Display",
            traits: .cases,
            summary: "The content that is shown large."
        ) { display in
            display.enumCase(
                "title(_ title: String, _ image: UIImage?)",
                summary: "A title is shown, and an image above it."
            ) { .title(try $0["title"], try $0["image"]) }
            display.enumCase("image(_ image: UIImage)", summary: "An image alone is shown.") { .image(try $0["image"]) }
            display.enumCase("none", summary: "Nothing is shown.", .none)
            display.caseValues { value, name in
                switch (value, name) {
                case (.title(let title, let image), "title"): [title, image as Any]
                case (.image(let image), "image"): [image]
                case (.none, "none"): []
                default: nil
                }
            }
        }
    }

    private static func configuration(
        _ arguments: Arguments
    ) throws -> Accessibility.LargeContentViewerConfiguration {
        Accessibility.LargeContentViewerConfiguration(
            display: try arguments["display"],
            scalesLargeContentImage: try arguments["scalesLargeContentImage"],
            largeContentImageInsets: try arguments["largeContentImageInsets"],
            interactionEndedCallback: try arguments.optionalClosure("interactionEndedCallback", fallback: ())
        )
    }
}

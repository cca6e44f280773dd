import BlueprintUI
import BlueprintUICommonControls
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let accessibilityLargeContent = Binding(
        "AccessibilityLargeContent",
        isViewBacked: true,
        behaviour: "Measures the same as the wrapped element, which fills it. The title and the image are kept as data."
    ) { table in
        table.register(
            AccessibilityLargeContent.self,
            as: "AccessibilityLargeContent",
            conformsTo: ["Element"],
            summary: "Shows a title and an image large while an element is held.",
            example: "Label(text: \"Tab\").accessibilityShowsLargeContentViewer(title: \"Settings\")"
        ) { large in
            large.initializer(
                """
                init(title: String?, image: UIImage? = nil, imageInsets: UIEdgeInsets = .zero, \
                wrapping element: any Element)
                """,
                command: .none
            ) {
                AccessibilityLargeContent(
                    title: try $0["title"],
                    image: try $0["image"],
                    imageInsets: try $0["imageInsets"],
                    wrapping: try $0["element"]
                )
            }
            large.property("title", \.title, summary: "The title that is shown large; nil for none.")
            large.property("image", \.image, summary: "The image that is shown large; nil for none.")
            large.property("imageInsets", \.imageInsets, summary: "The insets of the image.")
            large.property("wrappedElement", \.wrappedElement, summary: "The wrapped element.")
        }
        table.modifiers { element in
            element.method(
                """
                accessibilityShowsLargeContentViewer(title: String?, image: UIImage? = nil, \
                imageInsets: UIEdgeInsets = .zero) -> AccessibilityLargeContent
                """,
                summary: "Shows a title and an image large while this element is held.",
                command: .none
            ) {
                $0.accessibilityShowsLargeContentViewer(
                    title: try $1["title"],
                    image: try $1["image"],
                    imageInsets: try $1["imageInsets"]
                )
            }
        }
    }
}

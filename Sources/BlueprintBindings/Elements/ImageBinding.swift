import BlueprintUI
import BlueprintUICommonControls
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let image = Binding(
        "Image",
        isViewBacked: true,
        behaviour: "Measures 0×0 without an image; by default the largest size in its proportions that fits the "
            + "constraint, where a height of 0 sets no limit; in the modes center and stretch the size of the image."
    ) { table in
        table.register(
            Image.self,
            as: "Image",
            conformsTo: ["Element"],
            summary: "Shows an image.",
            example: "Image(image: UIImage(named: \"cat\"))"
        ) { image in
            image.initializer(
                """
                init(image: UIImage?, contentMode: Image.ContentMode = .aspectFill, tintColor: UIColor? = nil, \
                blockAccessibilityDescription: Bool = false)
                """,
                example: "Image(image: UIImage(named: \"cat@40x30\"), contentMode: .aspectFit, tintColor: .red)"
            ) { arguments in
                Image(
                    image: try arguments["image"],
                    contentMode: try arguments["contentMode"],
                    tintColor: try arguments["tintColor"],
                    blockAccessibilityDescription: try arguments["blockAccessibilityDescription"]
                )
            }
            image.property("image", \.image, summary: "The image that it shows.")
            image.property("contentMode", \.contentMode, summary: "The size of the image in its frame.")
            image.property("tintColor", \.tintColor, summary: "The colour of template images.")
            image.property(
                "blockAccessibilityDescription",
                \.blockAccessibilityDescription,
                summary: "True if VoiceOver does not describe the picture."
            )
        }
        table.registerCases(
            of: Image.ContentMode.self,
            as: "Image.ContentMode",
            summary: "The size of an image in its frame.",
            [
                .center: "The image keeps its size, in the middle.",
                .stretch: "The image is stretched to the frame.",
                .aspectFit: "The image is as large as fits in the frame, in its proportions.",
                .aspectFill: "The image covers the frame, in its proportions (the default).",
            ]
        )
    }
}

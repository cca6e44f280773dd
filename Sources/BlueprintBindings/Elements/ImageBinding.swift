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
                example: "Image(image: UIImage(named: \"cat@40x30\"), contentMode: .aspectFit, tintColor: .red)",
                passing: Image.init(image:contentMode:tintColor:blockAccessibilityDescription:)
            )
        }
    }
}

import BlueprintUI
import BlueprintUICommonControls
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let image = Binding(
        "Image",
        isViewBacked: true,
        behaviour: "Measures as the image, without one 0×0; the content mode says how the image fills its frame."
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
                init(image: UIImage?, contentMode: Image.ContentMode = .aspectFill, tintColor: UIColor? = nil)
                """,
                example: "Image(image: UIImage(named: \"cat@40x30\"), contentMode: .aspectFit, tintColor: .red)"
            ) { arguments in
                Image(
                    image: try arguments["image"],
                    contentMode: try arguments["contentMode"],
                    tintColor: try arguments["tintColor"]
                )
            }
            image.property("image", \.image, summary: "The image that it shows.")
            image.property("contentMode", \.contentMode, summary: "How the image fills the frame.")
            image.property("tintColor", \.tintColor, summary: "The colour of template images.")
        }
        table.registerCases(
            of: Image.ContentMode.self,
            as: "Image.ContentMode",
            summary: "How an image fills its frame.",
            [.center, .stretch, .aspectFit, .aspectFill]
        )
    }
}

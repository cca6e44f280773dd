import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiImage = Binding("UIImage") { table in
        table.register(
            UIImage.self,
            as: "UIImage",
            summary: "An image: a name and a size, 24×24 unless the name says otherwise.",
            example: "UIImage(named: \"cat@40x30\")"
        ) { image in
            image.hasConstantObjects()
            image.initializer("init()", summary: "An image of no size.") { _ in UIImage() }
            image.failableInitializer(
                "init(named name: String)",
                summary: "A name, with a size after @ if it has one; nil for an empty name."
            ) { UIImage(named: try $0.get("name", as: String.self)) }
            image.failableInitializer(
                "init(systemName name: String)",
                summary: "An image of the system; nil for an empty name."
            ) { UIImage(systemName: try $0.get("name", as: String.self)) }
            image.initializer(
                "init(size: CGSize, name: String = \"\")",
                summary: "An image of a size.",
                example: "UIImage(size: CGSize(width: 60, height: 40))"
            ) { UIImage(size: try $0["size"], name: try $0["name"]) }
            image.initializer("init(imageLiteralResourceName name: String)", summary: "#imageLiteral.") {
                UIImage(imageLiteralResourceName: try $0["name"])
            }
            image.failableInitializer("init(named name: String, in bundle: Any?, compatibleWith traits: Any?)") {
                UIImage(named: try $0.get("name", as: String.self))
            }
            describeVariants(of: image)
            image.property("name", \.name)
            image.property("scale", summary: "The number of pixels in a point.") { $0.scale }
            image.property("size", \.size)
        }
        describeRenderingModes(in: table)
    }

    private static func describeVariants(of image: TypeRegistration<UIImage>) {
        image.method("withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage") {
            $0.withRenderingMode(try $1["renderingMode"])
        }
        image.method("withTintColor(_ color: UIColor) -> UIImage", summary: "Returns the image in a colour.") {
            $0.withTintColor(try $1["color"])
        }
        image.method("withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage") {
            $0.withTintColor(try $1["color"], renderingMode: try $1["renderingMode"])
        }
        image.method("resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage") {
            $0.resizableImage(withCapInsets: try $1["capInsets"])
        }
        image.property("renderingMode", \.renderingMode, summary: "The way it is drawn.")
    }

    /// Registers the ways of drawing.
    private static func describeRenderingModes(in table: BindingTable) {
        table.registerCases(
            of: UIImage.RenderingMode.self,
            as: "UIImage.RenderingMode",
            summary: "The way an image is drawn; no effect here.",
            [
                .automatic: "The one that suits the view.", .alwaysOriginal: "In its own colours.",
                .alwaysTemplate: "In the tint colour.",
            ]
        )
    }
}

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
            image.failableInitializer("init(named name: String, in bundle: Any?, compatibleWith traits: Any?)") {
                UIImage(named: try $0.get("name", as: String.self))
            }
        }
    }
}

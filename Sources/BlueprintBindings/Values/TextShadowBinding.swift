import BlueprintUICommonControls
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let textShadow = Binding("TextShadow") { table in
        table.register(
            TextShadow.self,
            as: "TextShadow",
            summary: "The shadow of letters.",
            example: "TextShadow(radius: 2, opacity: 0.5, offset: UIOffset(horizontal: 1, vertical: 1), color: .black)"
        ) { shadow in
            shadow.initializer("init(radius: CGFloat, opacity: CGFloat, offset: UIOffset, color: UIColor)") {
                TextShadow(
                    radius: try $0["radius"],
                    opacity: try $0["opacity"],
                    offset: try $0["offset"],
                    color: try $0["color"]
                )
            }
            shadow.property("radius", \.radius, summary: "The blur in points.")
            shadow.property("opacity", \.opacity, summary: "From 0 (invisible) to 1 (opaque).")
            shadow.property("offset", \.offset, summary: "The offset from the letters.")
            shadow.property("color", \.color)
        }
    }
}

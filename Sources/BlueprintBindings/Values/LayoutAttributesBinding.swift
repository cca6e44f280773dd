import BlueprintUI
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let layoutAttributes = Binding("LayoutAttributes") { table in
        table.register(
            LayoutAttributes.self,
            as: "LayoutAttributes",
            summary: "The frame, alpha, hidden state and transform of an element.",
            example: "LayoutAttributes(frame: CGRect(x: 10, y: 10, width: 40, height: 20)).bounds"
        ) { attributes in
            attributes.initializer("init()") { _ in LayoutAttributes() }
            attributes.initializer("init(frame: CGRect)") {
                LayoutAttributes(frame: try $0.get("frame", as: CGRect.self))
            }
            attributes.initializer("init(size: CGSize)") { LayoutAttributes(size: try $0.get("size", as: CGSize.self)) }
            attributes.initializer("init(center: CGPoint, bounds: CGRect)") {
                LayoutAttributes(center: try $0["center"], bounds: try $0["bounds"])
            }
            attributes.method(
                "within(_ layoutAttributes: LayoutAttributes) -> LayoutAttributes",
                summary: "Returns these attributes within those of a parent."
            ) { $0.within(try $1["layoutAttributes"]) }
            attributes.property("alpha", \.alpha)
            attributes.property("bounds", \.bounds)
            attributes.property("center", \.center)
            attributes.property("frame", \.frame)
            attributes.property("isHidden", \.isHidden)
            attributes.property("isUserInteractionEnabled", \.isUserInteractionEnabled)
            attributes.property("tintAdjustmentMode", \.tintAdjustmentMode)
            attributes.property("transform", \.transform)
        }
    }
}

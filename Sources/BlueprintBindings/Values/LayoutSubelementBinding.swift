import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let layoutSubelement = Binding("LayoutSubelement") { table in
        table.register(
            LayoutSubelement.self,
            as: "LayoutSubelement",
            summary: "A child for its layout, which measures and places it."
        ) { subelement in
            subelement.hasReferenceSemantics()
            subelement.method(
                "sizeThatFits(_ proposal: SizeConstraint) -> CGSize",
                summary: "Returns the measured size of the child."
            ) {
                $0.sizeThatFits(try $1["proposal"])
            }
            subelement.method("place(at position: CGPoint, anchor: UnitPoint = .topLeading, size: CGSize)") {
                $0.place(at: try $1["position"], anchor: try $1["anchor"], size: try $1["size"])
            }
            subelement.method("place(in frame: CGRect, anchor: UnitPoint = .topLeading)") {
                $0.place(in: try $1["frame"], anchor: try $1["anchor"])
            }
            subelement.method("place(filling size: CGSize)") { $0.place(filling: try $1["size"]) }
            subelement.method("traits(forLayoutType layoutType: any SingleTraitLayout.Type) -> Any") {
                let own = $0[DeclaredValues.self][ContentBuilder.ownTraits]
                let layout = try DeclaredKey(try $1.value("layoutType")).type
                return DeclaredKey.value(own, or: try layout.staticMember("defaultTraits"))
            }
            subelement.subscript(index: .any, result: .any) { (subelement, key: Value) in
                try DeclaredKey(key).value(in: subelement[DeclaredValues.self])
            }
            subelement.property("attributes", \.attributes, summary: "The other layout attributes of the child.")
        }
        table.register(
            LayoutSubelement.Attributes.self,
            as: "LayoutSubelement.Attributes",
            summary: "The layout attributes of a child except its frame."
        ) { attributes in
            attributes.initializer("init()") { _ in LayoutSubelement.Attributes() }
            attributes.property("alpha", \.alpha)
            attributes.property("isHidden", \.isHidden)
            attributes.property("isUserInteractionEnabled", \.isUserInteractionEnabled)
            attributes.property("tintAdjustmentMode", \.tintAdjustmentMode)
            attributes.property("transform", \.transform)
        }
    }
}

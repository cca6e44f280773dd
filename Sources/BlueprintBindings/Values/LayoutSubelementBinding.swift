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
            subelement.method("traits(forLayoutType layoutType: any SingleTraitLayout.Type) -> Any") {
                let own = $0[DeclaredValues.self][ContentBuilder.ownTraits]
                let layout = try DeclaredKey(try $1.value("layoutType")).type
                return DeclaredKey.value(own, or: try layout.staticMember("defaultTraits"))
            }
            subelement.subscript(index: .anything, result: .anything) { (subelement, key: Value) in
                try DeclaredKey(key).value(in: subelement[DeclaredValues.self])
            }
        }
        table.register(
            LayoutSubelement.Attributes.self,
            as: "LayoutSubelement.Attributes",
            summary: "The layout attributes of a child except its frame."
        )
    }
}

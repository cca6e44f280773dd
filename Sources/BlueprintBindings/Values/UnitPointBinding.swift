import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let unitPoint = Binding("UnitPoint") { table in
        table.register(
            UnitPoint.self,
            as: "UnitPoint",
            summary: "A position in a rectangle, from 0 to 1 in both directions.",
            example: "UnitPoint(x: 0.5, y: 1)"
        ) { point in
            point.initializer("init(x: CGFloat, y: CGFloat)") { UnitPoint(x: try $0["x"], y: try $0["y"]) }
            point.property("x", \.x)
            point.property("y", \.y)
            point.staticProperty("zero", summary: "The top left corner: 0, 0.", UnitPoint.zero)
            point.staticProperty("center", summary: "The centre.", UnitPoint.center)
            point.staticProperty("leading", summary: "The middle of the leading edge.", UnitPoint.leading)
            point.staticProperty("trailing", summary: "The middle of the trailing edge.", UnitPoint.trailing)
            point.staticProperty("top", summary: "The middle of the top edge.", UnitPoint.top)
            point.staticProperty("bottom", summary: "The middle of the bottom edge.", UnitPoint.bottom)
            point.staticProperty("topLeading", summary: "The top leading corner.", UnitPoint.topLeading)
            point.staticProperty("topTrailing", summary: "The top trailing corner.", UnitPoint.topTrailing)
            point.staticProperty("bottomLeading", summary: "The bottom leading corner.", UnitPoint.bottomLeading)
            point.staticProperty("bottomTrailing", summary: "The bottom trailing corner.", UnitPoint.bottomTrailing)
        }
    }
}

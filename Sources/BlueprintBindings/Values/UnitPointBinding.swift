import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let unitPoint = Binding("UnitPoint") { table in
        table.register(
            UnitPoint.self,
            as: "UnitPoint",
            summary: "A place in a rectangle, from 0 to 1 in both directions.",
            example: "UnitPoint(x: 0.5, y: 1)"
        ) { point in
            point.initializer("init(x: CGFloat, y: CGFloat)") { UnitPoint(x: try $0["x"], y: try $0["y"]) }
            point.property("x", \.x)
            point.property("y", \.y)
            point.staticProperty("zero", UnitPoint.zero)
            point.staticProperty("center", UnitPoint.center)
            point.staticProperty("leading", UnitPoint.leading)
            point.staticProperty("trailing", UnitPoint.trailing)
            point.staticProperty("top", UnitPoint.top)
            point.staticProperty("bottom", UnitPoint.bottom)
            point.staticProperty("topLeading", UnitPoint.topLeading)
            point.staticProperty("topTrailing", UnitPoint.topTrailing)
            point.staticProperty("bottomLeading", UnitPoint.bottomLeading)
            point.staticProperty("bottomTrailing", UnitPoint.bottomTrailing)
        }
    }
}

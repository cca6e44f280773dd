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
        )
    }
}

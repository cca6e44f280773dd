import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let layoutTraitsKey = Binding("LayoutTraitsKey") { table in
        table.registerProtocol(
            (any LayoutTraitsKey).self,
            as: "LayoutTraitsKey",
            summary: "A key for a trait of the children of a layout.",
            example: """
                struct Weight: LayoutTraitsKey {
                    static var defaultValue: CGFloat { 1 }
                }
                Weight.defaultValue
                """
        ) { $0.adoptable(requiringStatic: "defaultValue") }
    }
}

import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let singleTraitLayout = Binding("SingleTraitLayout") { table in
        table.registerProtocol(
            (any SingleTraitLayout).self,
            as: "SingleTraitLayout",
            summary: "A layout whose children have one trait.",
            example: """
                struct Tower: SingleTraitLayout {
                    static var defaultTraits: CGFloat { 10 }
                }
                Tower.defaultTraits
                """
        ) { $0.adoptable(requiringStatic: "defaultTraits") }
    }
}

import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let singleChildLayout = Binding("SingleChildLayout") { table in
        table.registerProtocol(
            (any SingleChildLayout).self,
            as: "SingleChildLayout",
            summary: "Arranges exactly one child.",
            example: """
                struct Corner: SingleChildLayout {
                    func sizeThatFits(
                        proposal: SizeConstraint, subelement: Subelement, environment: Environment,
                        cache: inout ()
                    ) -> CGSize {
                        subelement.sizeThatFits(proposal)
                    }
                    func placeSubelement(
                        in size: CGSize, subelement: Subelement, environment: Environment, cache: inout ()
                    ) {
                        subelement.place(at: .zero, size: CGSize(width: size.width / 2, height: size.height / 2))
                    }
                }
                ElementContent(child: Spacer(8), layout: Corner())
                """
        ) { layout in
            layout.adoptable(requiring: "sizeThatFits", "placeSubelement", allowing: ["makeCache"]) {
                InterpretedSingleChildLayout(instance: $0)
            }
        }
        table.alias("Subelement", for: "LayoutSubelement")
    }
}

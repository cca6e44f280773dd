import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let layout = Binding("Layout") { table in
        table.registerProtocol(
            (any Layout).self,
            as: "Layout",
            summary: "Arranges any number of children.",
            example: """
                struct Diagonal: Layout {
                    func sizeThatFits(
                        proposal: SizeConstraint, subelements: Subelements, environment: Environment,
                        cache: inout ()
                    ) -> CGSize {
                        CGSize(width: 20 * CGFloat(subelements.count), height: 20 * CGFloat(subelements.count))
                    }
                    func placeSubelements(
                        in size: CGSize, subelements: Subelements, environment: Environment, cache: inout ()
                    ) {
                        var offset: CGFloat = 0
                        for subelement in subelements {
                            subelement.place(at: CGPoint(x: offset, y: offset), size: CGSize(width: 20, height: 20))
                            offset += 20
                        }
                    }
                }
                ElementContent(layout: Diagonal()) { builder in
                    builder.add(child: Spacer(4))
                    builder.add(child: Spacer(8))
                }
                """
        ) { layout in
            layout.adoptable(requiring: "sizeThatFits", "placeSubelements", allowing: ["makeCache"]) {
                InterpretedLayout(instance: $0)
            }
        }
        table.alias("Layout.Cache", for: "Void")
        table.alias("Subelements", for: "[LayoutSubelement]")
        table.alias("LayoutSubelements", for: "[LayoutSubelement]")
    }
}

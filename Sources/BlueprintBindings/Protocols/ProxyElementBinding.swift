import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let proxyElement = Binding("ProxyElement") { table, declared in
        table.registerProtocol(
            (any ProxyElement).self,
            as: "ProxyElement",
            refines: ["Element"],
            summary: "An element that is replaced by another one and adds no level to the tree.",
            example: """
                struct Badge: ProxyElement {
                    var count: Int
                    var elementRepresentation: any Element {
                        Label(text: "\\(count)").inset(uniform: 4).box(background: .red, corners: .capsule)
                    }
                }
                Badge(count: 3)
                """
        ) { proxy in
            proxy.adoptable(requiring: "elementRepresentation") {
                InterpretedProxyElement(try declared.element(for: $0))
            }
            proxy.property(
                "elementRepresentation",
                summary: "The element that replaces it.",
                get: { $0.elementRepresentation }
            )
        }
    }
}

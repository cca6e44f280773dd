import BlueprintUI
import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiViewElement = Binding("UIViewElement") { table, declared in
        table.registerProtocol(
            (any UIViewElement).self,
            as: "UIViewElement",
            refines: ["Element"],
            summary: "An element that is shown and measured by a view of its own.",
            example: """
                struct Caption: UIViewElement {
                    var text: String
                    func makeUIView() -> UILabel { UILabel() }
                    func updateUIView(_ view: UILabel, with context: UIViewElementContext) {
                        view.text = text
                    }
                }
                Caption(text: "Hello")
                """
        ) { element in
            element.adoptable(requiring: "makeUIView", "updateUIView", allowing: ["size"]) {
                InterpretedUIViewElement(try declared.element(for: $0), instance: $0)
            }
        }
        table.register(
            UIViewElementContext.self,
            as: "UIViewElementContext",
            summary: "The context in which a UIViewElement updates its view."
        )
    }
}

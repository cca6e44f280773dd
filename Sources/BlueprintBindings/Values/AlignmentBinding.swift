import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let alignment = Binding("Alignment") { table in
        table.register(
            Alignment.self,
            as: "Alignment",
            summary: "A place in both directions.",
            example: "Alignment.topLeading"
        ) { alignment in
            alignment.initializer("init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)") {
                Alignment(horizontal: try $0["horizontal"], vertical: try $0["vertical"])
            }
            alignment.property("horizontal", \.horizontal)
            alignment.property("vertical", \.vertical)
            alignment.staticProperty("center", Alignment.center)
            alignment.staticProperty("leading", Alignment.leading)
            alignment.staticProperty("trailing", Alignment.trailing)
            alignment.staticProperty("top", Alignment.top)
            alignment.staticProperty("bottom", Alignment.bottom)
            alignment.staticProperty("topLeading", Alignment.topLeading)
            alignment.staticProperty("topTrailing", Alignment.topTrailing)
            alignment.staticProperty("bottomLeading", Alignment.bottomLeading)
            alignment.staticProperty("bottomTrailing", Alignment.bottomTrailing)
        }
    }
}

import BlueprintUI
import SwiftInterpreter

extension Binding {
    static let alignment = Binding("Alignment") { table in
        table.register(
            Alignment.self,
            as: "Alignment",
            summary: "A horizontal and a vertical position.",
            example: "Alignment.topLeading"
        ) { alignment in
            alignment.initializer("init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)") {
                Alignment(horizontal: try $0["horizontal"], vertical: try $0["vertical"])
            }
            alignment.property("horizontal", \.horizontal)
            alignment.property("vertical", \.vertical)
            alignment.staticProperty("center", summary: "The centre.", Alignment.center)
            alignment.staticProperty("leading", summary: "The middle of the leading edge.", Alignment.leading)
            alignment.staticProperty("trailing", summary: "The middle of the trailing edge.", Alignment.trailing)
            alignment.staticProperty("top", summary: "The middle of the top edge.", Alignment.top)
            alignment.staticProperty("bottom", summary: "The middle of the bottom edge.", Alignment.bottom)
            alignment.staticProperty("topLeading", summary: "The top leading corner.", Alignment.topLeading)
            alignment.staticProperty("topTrailing", summary: "The top trailing corner.", Alignment.topTrailing)
            alignment.staticProperty("bottomLeading", summary: "The bottom leading corner.", Alignment.bottomLeading)
            alignment.staticProperty("bottomTrailing", summary: "The bottom trailing corner.", Alignment.bottomTrailing)
        }
    }
}

import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let spacer = Binding(
        "Spacer",
        behaviour: "Measures its own size within any constraint."
    ) { table in
        table.register(
            Spacer.self,
            as: "Spacer",
            conformsTo: ["Element"],
            summary: "Takes up space and shows nothing.",
            example: "Spacer(size: CGSize(width: 100, height: 50))"
        ) { spacer in
            spacer.initializer(
                "init(width: CGFloat = 0, height: CGFloat = 0)",
                summary: "A spacer of a width and a height.",
                example: "Spacer(width: 20)"
            ) { Spacer(width: try $0["width"], height: try $0["height"]) }
            spacer.initializer("init(_ value: CGFloat)", summary: "A square spacer.", example: "Spacer(8)") {
                Spacer(try $0.get("value", as: CGFloat.self))
            }
        }
    }
}

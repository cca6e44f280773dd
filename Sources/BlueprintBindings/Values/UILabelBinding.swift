import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiLabel = Binding("UILabel") { table in
        table.register(
            UILabel.self,
            as: "UILabel",
            superclass: "UIView",
            summary: "A view that shows text.",
            example: "UILabel.describe { config in config[\\.text] = \"abc\" }"
        ) { label in
            describe(ViewKind.label, in: label)
            subclass(
                ViewKind.label,
                in: label,
                uncalled: [
                    "drawText(in:)": "nothing is drawn",
                    "textRect(forBounds:limitedToNumberOfLines:)": "nothing is drawn",
                ]
            )
        }
    }
}

import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let uiStackView = Binding("UIStackView") { table in
        table.register(
            UIStackView.self,
            as: "UIStackView",
            superclass: "UIView",
            summary: "A view that places its arranged subviews in a row or a column.",
            example: "UIStackView(arrangedSubviews: [UISwitch(), UISwitch()]).intrinsicContentSize"
        ) { view in
            describe(ViewKind.stackView, in: view)
            subclass(ViewKind.stackView, in: view)
        }
        describeStackValues(in: table)
    }

    private static func describeStackValues(in table: BindingTable) {
        table.register(
            UIStackView.Alignment.self,
            as: "UIStackView.Alignment",
            traits: .plainCases,
            summary: "The position of views across the axis of a stack."
        )
    }
}

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
            view.initializer("init(arrangedSubviews views: [UIView])", summary: "A stack of views.") {
                UIStackView(arrangedSubviews: try $0["views"])
            }
            view.method("addArrangedSubview(_ view: UIView)", summary: "Adds a view at the end.") {
                $0.addArrangedSubview(try $1["view"])
            }
            view.method("insertArrangedSubview(_ view: UIView, at stackIndex: Int)") {
                $0.insertArrangedSubview(try $1["view"], at: try $1["stackIndex"])
            }
            view.method("removeArrangedSubview(_ view: UIView)", summary: "Takes a view out of the stack.") {
                $0.removeArrangedSubview(try $1["view"])
            }
            view.method("setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView)") {
                $0.setCustomSpacing(try $1["spacing"], after: try $1["arrangedSubview"])
            }
            view.property("alignment", \.alignment, summary: "The position of the views across the axis.")
            view.property("arrangedSubviews", summary: "The views in the stack.") { $0.arrangedSubviews }
            view.property("axis", \.axis, summary: "The direction in which the views follow each other.")
            view.property("distribution", \.distribution, summary: "The sharing of the length along the axis.")
            view.property("spacing", \.spacing, summary: "The gap between the views.")
            view.property("isBaselineRelativeArrangement", \.isBaselineRelativeArrangement)
            view.property(
                "isLayoutMarginsRelativeArrangement",
                \.isLayoutMarginsRelativeArrangement,
                summary: "True if the views are arranged within the layout margins."
            )
        }
        describeStackValues(in: table)
    }

    private static func describeStackValues(in table: BindingTable) {
        table.registerCases(
            of: UIStackView.Distribution.self,
            as: "UIStackView.Distribution",
            summary: "The sharing of the length along the axis of a stack.",
            [
                .fill: "The last view fills the rest (the default).",
                .fillEqually: "All views have the same length.",
                .fillProportionally: "The lengths are in proportion to the views' own.",
                .equalSpacing: "The gaps are equal.",
                .equalCentering: "The gaps are equal, as for equalSpacing.",
            ]
        )
        table.register(
            UIStackView.Alignment.self,
            as: "UIStackView.Alignment",
            traits: .plainCases,
            summary: "The position of views across the axis of a stack."
        ) { alignment in
            alignment.enumCase("fill", summary: "The views have the size of the stack (the default).", .fill)
            alignment.enumCase("leading", summary: "At the left edge of a column, or the top edge of a row.", .leading)
            alignment.enumCase("firstBaseline", summary: "The same as leading.", .firstBaseline)
            alignment.enumCase("center", summary: "In the middle.", .center)
            alignment.enumCase("trailing", summary: "At the right or the bottom edge.", .trailing)
            alignment.enumCase("lastBaseline", summary: "The same as trailing.", .lastBaseline)
            alignment.staticProperty("bottom", summary: "The same as trailing.", UIStackView.Alignment.bottom)
            alignment.staticProperty("top", summary: "The same as leading.", UIStackView.Alignment.top)
        }
        table.registerCases(
            of: NSLayoutConstraint.Axis.self,
            as: "NSLayoutConstraint.Axis",
            summary: "An axis of a layout.",
            [.horizontal: "From left to right.", .vertical: "From top to bottom."]
        )
    }
}

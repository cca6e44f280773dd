import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    /// Declares the margins of a view, and the priorities of its sizes.
    static func describeMargins(of view: TypeRegistration<UIView>) {
        view.property("layoutMargins", \.layoutMargins, summary: "The distances between the edges and the content.")
        view.property(
            "directionalLayoutMargins",
            \.directionalLayoutMargins,
            summary: "The layout margins by the writing direction."
        )
        view.property("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins)
        view.property("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea)
        view.property("effectiveUserInterfaceLayoutDirection", summary: "The direction of the layout.") {
            $0.effectiveUserInterfaceLayoutDirection
        }
        view.method("layoutMarginsDidChange()") { view, _ in view.layoutMarginsDidChange() }
        view.staticProperty(
            "layoutFittingCompressedSize",
            summary: "The smallest size for systemLayoutSizeFitting(_:).",
            UIView.layoutFittingCompressedSize
        )
        view.staticProperty(
            "layoutFittingExpandedSize",
            summary: "A large size for systemLayoutSizeFitting(_:).",
            UIView.layoutFittingExpandedSize
        )
        view.method(
            """
            systemLayoutSizeFitting(_ targetSize: CGSize, \
            withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, \
            verticalFittingPriority: UILayoutPriority) -> CGSize
            """
        ) {
            $0.systemLayoutSizeFitting(
                try $1["targetSize"],
                withHorizontalFittingPriority: try $1["horizontalFittingPriority"],
                verticalFittingPriority: try $1["verticalFittingPriority"]
            )
        }
        describePriorities(of: view)
    }

    private static func describePriorities(of view: TypeRegistration<UIView>) {
        view.method(
            "setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)",
            summary: "Is kept; there are no constraints here."
        ) { $0.setContentHuggingPriority(try $1["priority"], for: try $1["axis"]) }
        view.method(
            "setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)",
            summary: "Is kept; there are no constraints here."
        ) { $0.setContentCompressionResistancePriority(try $1["priority"], for: try $1["axis"]) }
        view.method("contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority") {
            $0.contentHuggingPriority(for: try $1["axis"])
        }
        view.method("contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority") {
            $0.contentCompressionResistancePriority(for: try $1["axis"])
        }
        view.method("setNeedsUpdateConstraints()") { view, _ in view.setNeedsUpdateConstraints() }
        view.method("updateConstraintsIfNeeded()") { view, _ in view.updateConstraintsIfNeeded() }
        view.method("updateConstraints()") { view, _ in view.updateConstraints() }
    }

    /// Registers the types of these properties.
    static func describeMarginValues(in table: BindingTable) {
        table.register(
            NSDirectionalEdgeInsets.self,
            as: "NSDirectionalEdgeInsets",
            summary: "Distances from four edges, by the writing direction.",
            example: "NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)"
        ) { insets in
            insets.initializer(
                "init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0)"
            ) {
                NSDirectionalEdgeInsets(
                    top: try $0["top"],
                    leading: try $0["leading"],
                    bottom: try $0["bottom"],
                    trailing: try $0["trailing"]
                )
            }
            insets.staticProperty("zero", summary: "No distances.", NSDirectionalEdgeInsets.zero)
            insets.property("top", \.top)
            insets.property("leading", \.leading)
            insets.property("bottom", \.bottom)
            insets.property("trailing", \.trailing)
        }
        table.register(
            UILayoutPriority.self,
            as: "UILayoutPriority",
            summary: "The priority of a length, from 1 to 1000.",
            example: "UILayoutPriority(999).rawValue"
        ) { priority in
            priority.initializer("init(_ rawValue: Float)") { UILayoutPriority(try $0.get("rawValue", as: Float.self)) }
            priority.initializer("init(rawValue: Float)") {
                UILayoutPriority(rawValue: try $0.get("rawValue", as: Float.self))
            }
            priority.property("rawValue", \.rawValue, summary: "The number.")
            let named: [(String, UILayoutPriority, String)] = [
                ("required", .required, "A required length."),
                ("defaultHigh", .defaultHigh, "The priority with which content resists compression."),
                ("defaultLow", .defaultLow, "The priority with which content resists stretching."),
                ("fittingSizeLevel", .fittingSizeLevel, "The priority with which a view is fitted to a size."),
            ]
            for (name, value, summary) in named { priority.staticProperty(name, summary: summary, value) }
        }
        table.registerCases(
            of: UIUserInterfaceLayoutDirection.self,
            as: "UIUserInterfaceLayoutDirection",
            summary: "The direction of a layout.",
            [.leftToRight: "From left to right.", .rightToLeft: "From right to left."]
        )
    }
}

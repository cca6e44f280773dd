import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    /// Declares the margins of a view, and the priorities of its sizes.
    static func describeMargins(of view: TypeRegistration<UIView>) {
        view.property("effectiveUserInterfaceLayoutDirection", summary: "The direction of the layout.") {
            $0.effectiveUserInterfaceLayoutDirection
        }
    }

    /// Registers the types of these properties.
    static func describeMarginValues(in table: BindingTable) {
        table.register(
            NSDirectionalEdgeInsets.self,
            as: "NSDirectionalEdgeInsets",
            summary: "Distances from four edges, by the writing direction.",
            example: "NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)"
        )
        table.register(
            UILayoutPriority.self,
            as: "UILayoutPriority",
            summary: "The priority of a length, from 1 to 1000.",
            example: "UILayoutPriority(999).rawValue"
        ) { priority in
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
            summary: "The direction of a layout."
        )
    }
}

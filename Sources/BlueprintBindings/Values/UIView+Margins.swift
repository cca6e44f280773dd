import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
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
        )
    }
}

import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    /// The traits of a view's surroundings, and what is scaled by them.
    static let uiTraitCollection = Binding("UITraitCollection") { table in
        table.register(
            UITraitCollection.self,
            as: "UITraitCollection",
            summary: "The traits of the surroundings of a view, such as a dark appearance.",
            example: """
                let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
                ink.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
                """
        ) { traits in
            traits.hasConstantObjects()
        }
        describeTextSizes(in: table)
        describeMetrics(in: table)
    }

    private static func describeTextSizes(in table: BindingTable) {
        table.register(
            UIContentSizeCategory.self,
            as: "UIContentSizeCategory",
            summary: "The size of text that a person prefers; it is always .large here."
        ) { size in
            let named: [(String, UIContentSizeCategory)] = [
                ("unspecified", .unspecified), ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium),
                ("large", .large), ("extraLarge", .extraLarge), ("extraExtraLarge", .extraExtraLarge),
                ("extraExtraExtraLarge", .extraExtraExtraLarge), ("accessibilityMedium", .accessibilityMedium),
                ("accessibilityLarge", .accessibilityLarge), ("accessibilityExtraLarge", .accessibilityExtraLarge),
                ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
                ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
            ]
            for (name, value) in named { size.staticProperty(name, summary: "The size \(name).", value) }
        }
    }

    private static func describeMetrics(in table: BindingTable) {
        table.register(
            UIFontMetrics.self,
            as: "UIFontMetrics",
            summary: "Scales fonts for the size of text that a person prefers; that is the usual one here.",
            example: "UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20)).pointSize"
        )
    }
}

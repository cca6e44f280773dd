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
            describeMaking(of: traits)
            traits.staticProperty("current", summary: "The traits outside of all views.", UITraitCollection.current)
            traits.property("layoutDirection", summary: "The direction of the language.") { $0.layoutDirection }
            traits.property("userInterfaceIdiom", summary: "The kind of device: .phone.") { $0.userInterfaceIdiom }
            traits.property("displayScale", \.displayScale, summary: "The number of pixels per point.")
            traits.property("horizontalSizeClass", \.horizontalSizeClass, summary: "The room across.")
            traits.property(
                "preferredContentSizeCategory",
                \.preferredContentSizeCategory,
                summary: "The size of text that a person prefers."
            )
            traits.property("userInterfaceStyle", \.userInterfaceStyle, summary: "The appearance.")
            traits.property("verticalSizeClass", \.verticalSizeClass, summary: "The room from top to bottom.")
        }
        table.registerCases(
            of: UIUserInterfaceSizeClass.self,
            as: "UIUserInterfaceSizeClass",
            summary: "The room along an axis.",
            [.unspecified: "Not specified.", .compact: "Little room.", .regular: "Much room."]
        )
        describeTextSizes(in: table)
        describeMetrics(in: table)
    }

    private static func describeMaking(of traits: TypeRegistration<UITraitCollection>) {
        traits.initializer("init()", summary: "Traits of which none is specified.") { _ in UITraitCollection() }
        traits.initializer("init(userInterfaceStyle: UIUserInterfaceStyle)", summary: "An appearance alone.") {
            UITraitCollection(userInterfaceStyle: try $0["userInterfaceStyle"])
        }
        traits.initializer("init(horizontalSizeClass: UIUserInterfaceSizeClass)", summary: "The room across alone.") {
            UITraitCollection(horizontalSizeClass: try $0["horizontalSizeClass"])
        }
        traits.initializer("init(verticalSizeClass: UIUserInterfaceSizeClass)", summary: "The other room alone.") {
            UITraitCollection(verticalSizeClass: try $0["verticalSizeClass"])
        }
        traits.initializer("init(displayScale: CGFloat)", summary: "A number of pixels per point alone.") {
            UITraitCollection(displayScale: try $0["displayScale"])
        }
        traits.initializer(
            "init(preferredContentSizeCategory: UIContentSizeCategory)",
            summary: "A size of text alone."
        ) { UITraitCollection(preferredContentSizeCategory: try $0["preferredContentSizeCategory"]) }
        traits.initializer(
            "init(traitsFrom traitCollections: [UITraitCollection])",
            summary: "The traits of several; the last that specifies one counts."
        ) { UITraitCollection(traitsFrom: try $0["traitCollections"]) }
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
            size.staticProperty(
                "didChangeNotification",
                summary: "The notification of another size.",
                UIContentSizeCategory.didChangeNotification
            )
            size.property("isAccessibilityCategory", summary: "True for a size for accessibility.") {
                $0.isAccessibilityCategory
            }
            size.property("rawValue", \.rawValue, summary: "The name of the size.")
        }
    }

    private static func describeMetrics(in table: BindingTable) {
        table.register(
            UIFontMetrics.self,
            as: "UIFontMetrics",
            summary: "Scales fonts for the size of text that a person prefers; that is the usual one here.",
            example: "UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 20)).pointSize"
        ) { metrics in
            metrics.initializer("init(forTextStyle textStyle: UIFont.TextStyle)", summary: "The scaling of a style.") {
                UIFontMetrics(forTextStyle: try $0["textStyle"])
            }
            metrics.staticProperty("default", summary: "The scaling of the style body.", UIFontMetrics.default)
            metrics.method("scaledFont(for font: UIFont) -> UIFont", summary: "Returns the font.") {
                $0.scaledFont(for: try $1["font"])
            }
            metrics.method(
                "scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont",
                summary: "Returns the font with at most a size."
            ) { $0.scaledFont(for: try $1["font"], maximumPointSize: try $1["maximumPointSize"]) }
            metrics.method("scaledValue(for value: CGFloat) -> CGFloat", summary: "Returns the length.") {
                $0.scaledValue(for: try $1["value"])
            }
        }
    }
}

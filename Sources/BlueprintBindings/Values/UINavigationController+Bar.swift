import Foundation
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    /// Declares the bar of a navigation controller, and its looks; it is not shown here.
    static func describeNavigationBar(in table: BindingTable) {
        table.register(
            UINavigationBar.self,
            as: "UINavigationBar",
            superclass: "UIView",
            summary: "The bar of a navigation controller; it is not shown here.",
            example: "UINavigationController().navigationBar.prefersLargeTitles"
        ) { bar in
            bar.initializer("init()") { _ in UINavigationBar() }
            describing(ViewKind.navigationBar, in: bar)
            attributes(of: bar, "titleTextAttributes", \.titleTextAttributes)
            attributes(of: bar, "largeTitleTextAttributes", \.largeTitleTextAttributes)
        }
        table.register(
            UINavigationBarAppearance.self,
            as: "UINavigationBarAppearance",
            summary: "The look of a navigation bar, which is not shown here.",
            example: "UINavigationBarAppearance().backgroundColor"
        ) { look in
            look.hasReferenceSemantics()
            attributes(of: look, "titleTextAttributes", \.titleTextAttributes)
            attributes(of: look, "largeTitleTextAttributes", \.largeTitleTextAttributes)
        }
    }

    /// Declares a property with optional attributes of text.
    private static func attributes<Root>(
        of type: TypeRegistration<Root>,
        _ name: String,
        _ path: WritableKeyPath<Root, [NSAttributedString.Key: Any]?>
    ) {
        let table = type.tableProvider
        type.property(
            name,
            type: "[NSAttributedString.Key: Any]?",
            summary: "The attributes of the title.",
            get: { root in
                root[keyPath: path].map { .present(TextAttributes.dictionary($0, in: table())) } ?? Value.nil
            },
            set: { (root: inout Root, value: Value) in
                root[keyPath: path] = try value.wrapped.map { try TextAttributes($0).values }
            }
        )
    }

    /// Declares a property with attributes of text.
    private static func attributes<Root>(
        of type: TypeRegistration<Root>,
        _ name: String,
        _ path: WritableKeyPath<Root, [NSAttributedString.Key: Any]>
    ) {
        let table = type.tableProvider
        type.property(
            name,
            type: "[NSAttributedString.Key: Any]",
            summary: "The attributes of the title.",
            get: { root in TextAttributes.dictionary(root[keyPath: path], in: table()) },
            set: { (root: inout Root, value: Value) in root[keyPath: path] = try TextAttributes(value).values }
        )
    }
}

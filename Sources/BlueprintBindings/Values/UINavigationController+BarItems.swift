import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    /// Declares the buttons of bars.
    static func describeBarButtonItems(in table: BindingTable) {
        table.register(
            UIBarButtonItem.self,
            as: "UIBarButtonItem",
            summary: "A button in a bar; it is not shown here, and press() presses it.",
            example: "UIBarButtonItem(primaryAction: UIAction(title: \"Add\") { _ in print(\"added\") }).title"
        ) { item in
            item.initializer("init(primaryAction: UIAction?)", summary: "A button that calls an action.") {
                UIBarButtonItem(primaryAction: try $0["primaryAction"])
            }
            describeTargets(of: item)
            item.method("press()", summary: "Presses the button.") { item, _ in item.press() }
            item.property("isEnabled", \.isEnabled, summary: "True if it can be pressed.")
            item.property("title", \.title, summary: "The title.")
            item.property("image", \.image, summary: "The image.")
        }
        describeKinds(in: table)
    }

    private static func describeTargets(of item: TypeRegistration<UIBarButtonItem>) {
        let makers: [(parameters: String, title: String?, image: String?)] = [
            ("title: String?, style: UIBarButtonItem.Style", "title", nil),
            ("image: UIImage?, style: UIBarButtonItem.Style", nil, "image"),
        ]
        for maker in makers {
            item.initializer(
                "init(\(maker.parameters), target: Any?, action: Selector?)",
                summary: "A button that calls a method of an object, which is not retained."
            ) { arguments in
                let method = try targetMethod(arguments)
                return UIBarButtonItem(
                    title: try maker.title.flatMap { try arguments.get($0, as: String?.self) },
                    image: try maker.image.flatMap { try arguments.get($0, as: UIImage?.self) },
                    style: try arguments["style"]
                ) { method?.call(sender: $0) }
            }
        }
        item.initializer(
            "init(barButtonSystemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)",
            summary: "A button that the system draws and that calls a method of an object, which is not retained."
        ) { arguments in
            let method = try targetMethod(arguments)
            let item: UIBarButtonItem.SystemItem = try arguments["barButtonSystemItem"]
            return UIBarButtonItem(title: nil, image: nil, style: item == .done ? .done : .plain) {
                method?.call(sender: $0)
            }
        }
    }

    private static func describeKinds(in table: BindingTable) {
        table.register(
            UIBarButtonItem.SystemItem.self,
            as: "UIBarButtonItem.SystemItem",
            summary: "The kind of a button that the system draws."
        ) { item in
            for kind in UIBarButtonItem.SystemItem.allCases {
                item.enumCase("\(kind)", summary: "The button \(kind) of the system.", kind)
            }
        }
        table.registerCases(
            of: UIBarButtonItem.Style.self,
            as: "UIBarButtonItem.Style",
            summary: "The look of a button in a bar.",
            [.plain: "Plain text.", .done: "Bold text."]
        )
    }
}

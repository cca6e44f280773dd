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
            describeTargets(of: item)
            subclass(item)
            describeAim(of: item)
        }
        describeKinds(in: table)
    }

    /// Lets classes of source inherit from the class of items.
    private static func subclass(_ item: TypeRegistration<UIBarButtonItem>) {
        item.subclassable { _ in InterpretedBarButtonItem() }
        item.inheritedInitializer("init()")
        item.inheritedInitializer("init(customView: UIView)") { $0.customView = try $1["customView"] }
        item.inheritedInitializer("init(primaryAction: UIAction?)") { item, arguments in
            let action: UIAction? = try arguments["primaryAction"]
            (item.title, item.image, item.primaryAction) = (action?.title, action?.image, action)
        }
        for maker in TargetMaker.all { item.inheritedInitializer(maker.declaration) { _ = try maker.set($0, $1) } }
        item.inheritedInitializer(
            "init(barButtonSystemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)"
        ) { item, arguments in
            let kind: UIBarButtonItem.SystemItem = try arguments["barButtonSystemItem"]
            item.style = kind == .done ? .done : .plain
            _ = try aimed(item, arguments)
        }
    }

    private static func describeTargets(of item: TypeRegistration<UIBarButtonItem>) {
        for maker in TargetMaker.all {
            item.initializer(
                maker.declaration,
                summary: "A button that calls a method of an object, which is not retained."
            ) { try maker.set(UIBarButtonItem(), $0) }
        }
        item.initializer(
            "init(barButtonSystemItem: UIBarButtonItem.SystemItem, target: Any?, action: Selector?)",
            summary: "A button that the system draws and that calls a method of an object, which is not retained."
        ) { arguments in
            try aimed(
                UIBarButtonItem(barButtonSystemItem: try arguments["barButtonSystemItem"], target: nil, action: nil),
                arguments
            )
        }
    }

    /// An initializer of an item with a title or an image that calls a method.
    private struct TargetMaker {
        let declaration: String
        private let title: String?
        private let image: String?

        static let all = [
            TargetMaker("title: String?", title: "title", image: nil),
            TargetMaker("image: UIImage?", title: nil, image: "image"),
        ]

        private init(_ parameter: String, title: String?, image: String?) {
            declaration = "init(\(parameter), style: UIBarButtonItem.Style, target: Any?, action: Selector?)"
            (self.title, self.image) = (title, image)
        }

        /// Gives an item what the arguments say, and returns it.
        func set(_ item: UIBarButtonItem, _ arguments: Arguments) throws -> UIBarButtonItem {
            item.title = try title.flatMap { try arguments.get($0, as: String?.self) }
            item.image = try image.flatMap { try arguments.get($0, as: UIImage?.self) }
            item.style = try arguments["style"]
            return try aimed(item, arguments)
        }
    }

    /// Lets an item call the method of the target in the arguments.
    private static func aimed(_ item: UIBarButtonItem, _ arguments: Arguments) throws -> UIBarButtonItem {
        if let method = try targetMethod(arguments) {
            aim(item, at: method)
        } else if case .instance = try arguments.value("target").unwrapped {
            aim(item, at: try TargetMethod(of: try arguments.value("target"), named: ""))
        }
        return item
    }

    private static func describeAim(of item: TypeRegistration<UIBarButtonItem>) {
        item.property(
            "action",
            type: "Selector?",
            summary: "The method that it calls.",
            get: { item -> MethodSelector? in
                let selector = (item.aim as? BarButtonAim)?.method.selector ?? ""
                return selector.isEmpty ? nil : MethodSelector(name: selector)
            },
            set: { (item: inout UIBarButtonItem, action: MethodSelector?) in
                let target = (item.aim as? BarButtonAim)?.method.targetValue ?? .nil
                aim(item, at: try TargetMethod(of: target, named: action?.name ?? ""))
            }
        )
        item.property(
            "target",
            type: "AnyObject?",
            summary: "The object whose method it calls.",
            get: { ($0.aim as? BarButtonAim)?.method.targetValue ?? .nil },
            set: { (item: inout UIBarButtonItem, target: Value) in
                let selector = (item.aim as? BarButtonAim)?.method.selector ?? ""
                aim(item, at: try TargetMethod(of: target, named: selector))
            }
        )
    }

    /// Lets an item call a method; one without a name is none.
    private static func aim(_ item: UIBarButtonItem, at method: TargetMethod) {
        item.call(method.target) { sender in
            if !method.selector.isEmpty { method.call(sender: sender) }
        }
        item.aim = BarButtonAim(method: method)
    }

    private static func describeKinds(in table: BindingTable) {
        table.register(
            UIBarButtonItem.SystemItem.self,
            as: "UIBarButtonItem.SystemItem",
            traits: .plainCases,
            summary: "The kind of a button that the system draws."
        ) { item in
            for kind in UIBarButtonItem.SystemItem.allCases {
                item.enumCase("\(kind)", summary: "The button \(kind) of the system.", kind)
            }
            item.rawValues()
        }
    }
}

/// The method that an item calls.
private final class BarButtonAim {
    let method: TargetMethod

    init(method: TargetMethod) { self.method = method }
}

import BlueprintUI
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let viewDescription = Binding("ViewDescription") { table in
        table.register(
            ViewDescription.self,
            as: "ViewDescription",
            summary: "A class of views with the values of their properties.",
            example: "ViewDescription(UIView.self) { config in config[\\.isHidden] = true }"
        ) { description in
            description.initializer(
                """
                init(_ type: UIView.Type, \
                configuring: (inout ViewDescription.Configuration) -> Void = { _ in })
                """
            ) { arguments in
                guard case .type(let type) = try arguments.value("type"),
                    let kind = ViewKind(named: type.declared?.nativeClass?.name ?? type.name)
                else {
                    throw BindingError(
                        "a view description needs a view class: \(ViewKind.names.joined(separator: ", "))"
                    )
                }
                var configuration = ViewConfiguration(kind: kind, declared: type.declared)
                try arguments.configure("configuring", &configuration)
                return configuration.description
            }
            describeParts(description)
        }
        describeConfiguration(in: table)
    }

    /// Declares the members of a description other than its configuration.
    private static func describeParts(_ description: TypeRegistration<ViewDescription>) {
        description.callback(
            reading: "onAppear",
            \.onAppear,
            summary: "Called after the view appeared."
        )
        description.callback(
            reading: "onDisappear",
            \.onDisappear,
            summary: "Called after the view disappeared."
        )
        let (table, type) = (description.tableProvider, description.type)
        description.property(
            "viewType",
            type: "UIView.Type",
            summary: "The class of the view.",
            get: { Value.type(.native(table().type(named: $0.viewType.inspectedName) ?? type)) }
        )
    }

    private static func describeConfiguration(in table: BindingTable) {
        table.register(
            ViewConfiguration.self,
            as: "ViewDescription.Configuration",
            summary: "The configuration of a view: properties by key path, transitions and callbacks."
        ) { configuration in
            configuration.keyPathSubscript(
                rootType: { $0.className },
                get: { try $0.value(of: $1) },
                set: { try $0.set($1, to: $2) }
            )
            configuration.mutatingMethod(
                "apply(_ update: (UIView) -> Void)",
                summary: "Runs a closure on the view after its properties are set."
            ) { $0.apply(try $1.function("update")) }
            configuration.mutatingMethod(
                "applyBeforeLayout(_ update: (UIView) -> Void)",
                summary: "Runs a closure on the view before it gets its frame."
            ) { $0.applyBeforeLayout(try $1.function("update")) }
            describeFunctions(of: configuration)
            configuration.property("appearingTransition", \.appearingTransition)
            configuration.property("disappearingTransition", \.disappearingTransition)
            configuration.property("frameRoundingBehavior", \.frameRoundingBehavior)
            configuration.property("layoutTransition", \.layoutTransition)
        }
    }

    private static func describeFunctions(of configuration: TypeRegistration<ViewConfiguration>) {
        let functions: [(String, WrittenType, String, WritableKeyPath<ViewConfiguration, FunctionValue?>)] = [
            ("builder", "() -> UIView", "Makes the view.", \.builder),
            ("contentView", "(UIView) -> UIView", "Finds the view that holds the children.", \.contentView),
            ("onAppear", "(() -> Void)?", "Called after the view appeared.", \.onAppear),
            ("onDisappear", "(() -> Void)?", "Called after the view disappeared.", \.onDisappear),
        ]
        for (name, type, summary, path) in functions {
            configuration.property(
                name,
                type: type,
                summary: summary,
                get: { $0[keyPath: path].map { Value.present(.function($0)) } ?? .nil },
                set: { try $0.set(path, to: $1) }
            )
        }
    }
}

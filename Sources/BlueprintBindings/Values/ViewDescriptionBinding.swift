import BlueprintUI
import HeadlessUIKit
import SwiftInterpreter

extension Binding {
    static let viewDescription = Binding("ViewDescription") { table in
        table.register(
            ViewDescription.self,
            as: "ViewDescription",
            summary: "A class of views, and how a view of it is set up.",
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
                        "a view description needs a class of views: \(ViewKind.names.joined(separator: ", "))"
                    )
                }
                var configuration = ViewConfiguration(kind: kind, declared: type.declared)
                try arguments.configure("configuring", &configuration)
                return configuration.description
            }
            describeParts(description)
            description.method("build() -> UIView", summary: "Makes a view.") { description, _ in description.build() }
            description.method("applyBeforeLayout(to view: UIView)", summary: "Sets up what comes before the frame.") {
                $0.applyBeforeLayout(to: try $1["view"])
            }
            description.method("contentView(in view: UIView) -> UIView", summary: "The view that holds the children.") {
                $0.contentView(in: try $1["view"])
            }
            description.method("apply(to view: UIView)", summary: "Sets up a view as described.") {
                $0.apply(to: try $1["view"])
            }
            description.property("appearingTransition", \.appearingTransition)
            description.property("disappearingTransition", \.disappearingTransition)
            description.property("frameRoundingBehavior", \.frameRoundingBehavior)
            description.property("layoutTransition", \.layoutTransition)
        }
        table.registerCases(
            of: ViewDescription.FrameRoundingBehavior.self,
            as: "ViewDescription.FrameRoundingBehavior",
            summary: "Whether rounding to pixels keeps a view's edges or its size.",
            [.prioritizeEdges, .prioritizeSize]
        )
        describeConfiguration(in: table)
    }

    /// What a description says of its view beside how it is set up.
    private static func describeParts(_ description: TypeRegistration<ViewDescription>) {
        description.callback(
            reading: "onAppear",
            \.onAppear,
            summary: "Called when the view has come to the screen."
        )
        description.callback(
            reading: "onDisappear",
            \.onDisappear,
            summary: "Called when the view has left the screen."
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
            summary: "How a view is set up: properties by key path, and what happens when it comes and goes."
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
        let functions: [(String, TypeRef, String, WritableKeyPath<ViewConfiguration, FunctionValue?>)] = [
            ("builder", "() -> UIView", "Makes the view.", \.builder),
            ("contentView", "(UIView) -> UIView", "Finds the view that holds the children.", \.contentView),
            ("onAppear", "(() -> Void)?", "Called when the view has come to the screen.", \.onAppear),
            ("onDisappear", "(() -> Void)?", "Called when the view has left the screen.", \.onDisappear),
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

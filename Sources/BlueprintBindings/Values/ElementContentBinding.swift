import BlueprintUI
import Foundation
import SwiftInterpreter

extension Binding {
    static let elementContent = Binding("ElementContent") { table in
        table.register(
            ElementContent.self,
            as: "ElementContent",
            conformsTo: ["Measurable"],
            summary: "The content of an element: children and a layout, or a measured size.",
            example: "ElementContent { constraint in CGSize(width: constraint.max.width, height: 44) }"
        ) { content in
            describeSizes(content)
            describeChildren(content)
            describeMakers(content)
            content.method(
                "measure(in constraint: SizeConstraint, environment: Environment) -> CGSize",
                summary: "Returns the measured size within a constraint.",
                command: .none
            ) { content, arguments in
                content.measure(in: try arguments["constraint"], environment: try arguments["environment"])
            }
        }
        describeBuilder(in: table)
    }

    private static func describeBuilder(in table: BindingTable) {
        table.register(
            ContentBuilder.self,
            as: "ElementContent.Builder",
            summary: "Takes the children of a layout."
        ) { builder in
            builder.property(
                "layout",
                type: "any Layout",
                summary: "The layout that arranges the children.",
                get: { $0.layout },
                set: { (builder: inout ContentBuilder, layout: Value) in builder.layout = layout }
            )
            builder.mutatingMethod("add(child element: any Element)", summary: "Adds a child at the end.") {
                $0.add(try $1["element"])
            }
            builder.mutatingMethod(
                "add(key: AnyHashable? = nil, element: any Element)",
                summary: "Adds a child at the end, with a key."
            ) { $0.add(try $1["element"], key: try $1["key"]) }
            builder.mutatingMethod(
                "add(traits: Any = LayoutTraits.empty, key: AnyHashable? = nil, element: any Element)",
                summary: "Adds a child that tells a SingleTraitLayout its traits."
            ) { builder, arguments in
                let given = try arguments.value("traits")
                // Traits of any number of keys, or those of a layout that has one kind of them.
                let traits = (try? arguments.get("traits", as: DeclaredTraits.self))?.values
                builder.add(
                    try arguments["element"],
                    key: try arguments["key"],
                    traits: traits ?? [ContentBuilder.ownTraits: given]
                )
            }
            builder.mutatingMethod(
                "add(traitsType: any LayoutTraitsKey.Type, traits: Any, key: AnyHashable? = nil, element: any Element)",
                summary: "Adds a child that tells its layout a value."
            ) { builder, arguments in
                let key = try DeclaredKey(try arguments.value("traitsType")).type.name
                let traits = [key: try arguments.value("traits")]
                builder.add(try arguments["element"], key: try arguments["key"], traits: traits)
            }
        }
    }

    private static func describeSizes(_ content: TypeRegistration<ElementContent>) {
        content.initializer(
            "init(measureFunction: (SizeConstraint) -> CGSize)",
            summary: "Content without children, measured by a closure."
        ) { arguments in
            let measure: (SizeConstraint) -> CGSize = try arguments.closure("measureFunction", fallback: .zero)
            return ElementContent(measureFunction: measure)
        }
        content.initializer(
            "init(measureFunction: (SizeConstraint, Environment) -> CGSize)",
            summary: "A size that follows from the constraint and the environment."
        ) { arguments in
            let measure: (SizeConstraint, Environment) -> CGSize = try arguments.closure(
                "measureFunction",
                fallback: .zero
            )
            return ElementContent(measureFunction: measure)
        }
    }

    private static func describeChildren(_ content: TypeRegistration<ElementContent>) {
        content.initializer(
            "init(child: any Element, key: AnyHashable? = nil, layout: any SingleChildLayout)",
            summary: "Content with one child and a layout."
        ) { arguments in
            ElementContent(
                child: try arguments["child"],
                key: try arguments["key"],
                layout: try arguments.get("layout", as: (any SingleChildLayout).self)
            )
        }
        content.initializer(
            "init(layout: any Layout, configure: (inout ElementContent.Builder) -> Void = { _ in })",
            summary: "Content with any number of children and a layout."
        ) { try contentWithLayout($0, in: $0.table) }
        content.initializer(
            "init(build builder: (SizeConstraint, Environment) -> any Element)",
            summary: "A child that is made when the constraint and the environment are known."
        ) { ElementContent(build: try $0.closure("builder", fallback: Empty())) }
        content.initializer(
            "init(child: any Element, key: any EnvironmentKey.Type, value: Any)",
            summary: "One child in an environment that has a value for a key."
        ) { arguments in
            let (key, value) = (try DeclaredKey(try arguments.value("key")), try arguments.value("value"))
            return ElementContent(child: try arguments["child"]) { $0[DeclaredValues.self][key.type.name] = value }
        }
        content.initializer(
            "init(child: any Element, environment environmentAdapter: (inout Environment) -> Void)",
            summary: "One child in an environment of its own."
        ) {
            ElementContent(child: try $0["child"], environment: try $0.configuration("environmentAdapter"))
        }
    }

    private static func describeMakers(_ content: TypeRegistration<ElementContent>) {
        content.staticMethod(
            """
            container(layout: any Layout, configure: (inout ElementContent.Builder) -> Void = { _ in }) \
            -> ElementContent
            """,
            summary: "Content with any number of children and a layout."
        ) { try contentWithLayout($0, in: $0.table) }
        content.staticMethod(
            "container(element: any Element, layout: any SingleChildLayout) -> ElementContent",
            summary: "Content with one child and a layout."
        ) { arguments in
            ElementContent(
                child: try arguments["element"],
                layout: try arguments.get("layout", as: (any SingleChildLayout).self)
            )
        }
        content.staticMethod(
            "container(element: any Element) -> ElementContent",
            summary: "Content with one child, which fills it."
        ) { ElementContent(child: try $0.get("element", as: (any Element).self)) }
        content.staticMethod(
            "leaf(measurable: any Measurable) -> ElementContent",
            summary: "Content without children, measured by a value."
        ) {
            ElementContent(measurable: try $0.get("measurable", as: (any Measurable).self))
        }
        content.staticMethod(
            "leaf(measureFunction: (SizeConstraint) -> CGSize) -> ElementContent",
            summary: "Content without children, measured by a closure."
        ) { arguments in
            let measure: (SizeConstraint) -> CGSize = try arguments.closure("measureFunction", fallback: .zero)
            return ElementContent(measureFunction: measure)
        }
        content.staticMethod(
            "leaf(intrinsicSize: CGSize) -> ElementContent",
            summary: "Content without children, of a fixed size."
        ) {
            ElementContent(intrinsicSize: try $0["intrinsicSize"])
        }
    }

    private static func contentWithLayout(_ arguments: Arguments, in table: BindingTable) throws -> ElementContent {
        var builder = ContentBuilder(layout: try arguments.value("layout"))
        try arguments.configure("configure", &builder)
        return try builder.content(in: table)
    }
}

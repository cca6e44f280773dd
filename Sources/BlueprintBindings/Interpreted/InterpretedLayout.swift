import BlueprintUI
import Foundation
import SwiftInterpreter

/// The native layout of an instance of a declared `Layout`.
struct InterpretedLayout: Layout, AdoptingValue {
    let instance: AdoptedInstance

    var adopted: AdoptedInstance { instance }

    func makeCache(subelements: Subelements, environment: Environment) -> Value {
        guard instance.has("makeCache", labels: ["subelements", "environment"]) else { return .void }
        return instance.call(
            "makeCache",
            [("subelements", Array(subelements)), ("environment", environment)],
            as: Value.self,
            fallback: .void
        )
    }

    func sizeThatFits(
        proposal: SizeConstraint,
        subelements: Subelements,
        environment: Environment,
        cache: inout Value
    ) -> CGSize {
        instance.call(
            "sizeThatFits",
            [
                ("proposal", proposal), ("subelements", Array(subelements)), ("environment", environment),
            ],
            cache: &cache,
            as: CGSize.self,
            fallback: .zero
        )
    }

    func placeSubelements(in size: CGSize, subelements: Subelements, environment: Environment, cache: inout Value) {
        instance.call(
            "placeSubelements",
            [("in", size), ("subelements", Array(subelements)), ("environment", environment)],
            cache: &cache,
            as: Void.self,
            fallback: ()
        )
    }
}

/// The native layout of an instance of a declared `SingleChildLayout`.
struct InterpretedSingleChildLayout: SingleChildLayout, AdoptingValue {
    let instance: AdoptedInstance

    var adopted: AdoptedInstance { instance }

    func makeCache(subelement: Subelement, environment: Environment) -> Value {
        guard instance.has("makeCache", labels: ["subelement", "environment"]) else { return .void }
        return instance.call(
            "makeCache",
            [("subelement", subelement), ("environment", environment)],
            as: Value.self,
            fallback: .void
        )
    }

    func sizeThatFits(
        proposal: SizeConstraint,
        subelement: Subelement,
        environment: Environment,
        cache: inout Value
    ) -> CGSize {
        instance.call(
            "sizeThatFits",
            [("proposal", proposal), ("subelement", subelement), ("environment", environment)],
            cache: &cache,
            as: CGSize.self,
            fallback: .zero
        )
    }

    func placeSubelement(in size: CGSize, subelement: Subelement, environment: Environment, cache: inout Value) {
        instance.call(
            "placeSubelement",
            [("in", size), ("subelement", subelement), ("environment", environment)],
            cache: &cache,
            as: Void.self,
            fallback: ()
        )
    }
}

/// The native value of an instance of a declared `Measurable`.
struct InterpretedMeasurable: Measurable, AdoptingValue {
    let instance: AdoptedInstance

    var adopted: AdoptedInstance { instance }

    func measure(in constraint: SizeConstraint) -> CGSize {
        instance.call("measure", [("in", constraint)], as: CGSize.self, fallback: .zero)
    }
}

extension DeclaredAlignment {
    /// Creates the alignment guide of a declared type; throws a `BindingError` if the value is not such a type.
    convenience init(_ value: Value) throws {
        guard case .type(.declared(let type)) = value, type.conformances.contains("AlignmentID") else {
            throw BindingError(
                "\(value.debugDescription) is not a declared alignment type",
                fix: "enum Third: AlignmentID { static func defaultValue(in context: ElementDimensions) -> CGFloat "
                    + "{ context.height / 3 } }"
            )
        }
        guard case .function(let function) = try type.staticMember("defaultValue") else {
            throw BindingError("'defaultValue' of '\(type.name)' must be a function")
        }
        let place: (ElementDimensions) -> CGFloat = function.closure(fallback: 0)
        self.init(name: type.name, defaultValue: place)
    }
}

/// The native element of an instance of a declared `StackElement`.
struct InterpretedStackElement: StackElement {
    var layout = StackLayout(axis: .vertical, alignment: .fill)
    var children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] = []
    private var declared: DeclaredElement?

    init() {}

    /// Reads the layout and the children of an instance.
    init(_ declared: DeclaredElement, _ instance: AdoptedInstance, in table: BindingTable) throws {
        self.declared = declared
        layout = try instance.property("layout")
        children = try StackMember.children(from: try instance.property("children", as: Value.self), in: table)
    }

    var _elementType: ElementType { declared?.type ?? ElementType(Self.self) }

    var _layoutPurpose: LayoutPurpose { [.arrangesChildren, .overlapsChildren, .stacksChildren, .isComponent] }
}

/// The conversion of the children of a stack, which are tuples in the library and in source.
struct StackMember {
    /// A child of a stack, as in the library.
    typealias Child = (element: any Element, traits: StackLayout.Traits, key: AnyHashable?)

    /// Returns a child of a stack as a tuple of source.
    static func value(of child: Child, in table: BindingTable) -> Value {
        .tuple([
            .init(label: "element", table.value(from: child.element, declared: "any Element")),
            .init(label: "traits", table.value(from: child.traits, declared: nil)),
            .init(label: "key", table.value(from: child.key as Any, declared: nil)),
        ])
    }

    /// Returns the children of a stack from an array of tuples.
    static func children(from value: Value, in table: BindingTable) throws -> [Child] {
        guard case .array(let children) = value else { throw BindingError("children must be an array") }
        return try children.map { child in
            guard case .tuple(let parts) = child, parts.count == 3 else {
                throw BindingError("each child must have an element, its traits and its key")
            }
            return (
                element: try table.convert(parts[0].value, to: (any Element).self, declared: nil),
                traits: try table.convert(parts[1].value, to: StackLayout.Traits.self, declared: nil),
                key: try table.convert(parts[2].value, to: AnyHashable?.self, declared: nil)
            )
        }
    }
}

import BlueprintUI
import SwiftInterpreter

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

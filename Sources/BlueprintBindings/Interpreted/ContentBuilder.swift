import BlueprintUI
import SwiftInterpreter

/// The children that source adds to a layout; replaces the library's generic `ElementContent.Builder`.
struct ContentBuilder {
    /// The name of the traits that have no key.
    static let ownTraits = ""

    /// The layout, as an interpreter value.
    var layout: Value

    private var children: [(element: any Element, key: AnyHashable?, traits: [String: Value])] = []

    init(layout: Value) {
        self.layout = layout
    }

    mutating func add(_ element: any Element, key: AnyHashable? = nil, traits: [String: Value] = [:]) {
        children.append((element, key, traits))
    }

    /// Returns the content.
    ///
    /// - Throws: a `BindingError` if there is no layout, or the traits of a child do not match it.
    func content(in table: BindingTable) throws -> ElementContent {
        let layout = try table.convert(layout, to: (any Layout).self, declared: "any Layout")
        if let stack = layout as? StackLayout { return try content(layout: stack, in: table) }
        return content(layout: layout)
    }

    /// Returns the content of a stack, which has a traits type of its own that source can create.
    private func content(layout: StackLayout, in table: BindingTable) throws -> ElementContent {
        let children = try children.map { child in
            let own = try child.traits[Self.ownTraits].map { traits in
                try table.convert(traits, to: StackLayout.Traits.self, declared: nil)
            }
            return StackLayout.Child(element: child.element, traits: own ?? StackLayout.defaultTraits, key: child.key)
        }
        return ElementContent(layout: layout) { builder in
            for child in children { builder.add(traits: child.traits, key: child.key, element: child.element) }
        }
    }

    private func content(layout: some Layout) -> ElementContent {
        ElementContent(layout: layout) { builder in
            for child in children {
                if child.traits.isEmpty {
                    builder.add(key: child.key, element: child.element)
                } else {
                    builder.add(
                        traitsType: DeclaredValues.self,
                        traits: child.traits,
                        key: child.key,
                        element: child.element
                    )
                }
            }
        }
    }
}

import BlueprintUI
import SwiftInterpreter

/// The children that source adds to a layout: what the generic builder of the library takes in.
struct ContentBuilder {
    /// The name under which the traits stand that have no key of their own.
    static let ownTraits = ""

    private var children: [(element: any Element, key: AnyHashable?, traits: [String: Value])] = []

    mutating func add(_ element: any Element, key: AnyHashable? = nil, traits: [String: Value] = [:]) {
        children.append((element, key, traits))
    }

    func content(layout: some Layout) -> ElementContent {
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

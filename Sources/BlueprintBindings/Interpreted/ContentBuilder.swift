import BlueprintUI

/// The children that source adds to a layout: what the generic builder of the library takes in.
struct ContentBuilder {
    private var children: [(element: any Element, key: AnyHashable?)] = []

    mutating func add(_ element: any Element, key: AnyHashable? = nil) {
        children.append((element, key))
    }

    func content(layout: some Layout) -> ElementContent {
        ElementContent(layout: layout) { builder in
            for child in children { builder.add(key: child.key, element: child.element) }
        }
    }
}

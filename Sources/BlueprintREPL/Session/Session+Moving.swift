import BlueprintInspector

/// The commands that change the selection.
extension Session {
    /// A direction from the selection to another element.
    enum Walk {
        case up
        case down
        case next
        case previous
    }

    /// Selects an item and returns its description.
    func select(_ selection: Selection.Item?) -> [Output] {
        current.selection = Selection(item: selection)
        guard let selection else { return [] }
        var parts: [String] = []
        if let index = index(of: selection) {
            parts.append("\(description(ofElement: index)) is selected")
        } else if case .node(let number) = selection {
            parts.append("\(document.label(number)) is selected; it makes no element now")
        }
        if case .node(let number) = selection, let node = document.outline.node(number), node.isList {
            parts.append("next: into it")
        }
        return [Output(.note, wrapped(parts))]
    }

    /// The outermost element.
    var outermost: Selection.Item? {
        if let number = labels.number(of: 0) { return .node(number) }
        if let node = document.outline.rootNode { return .node(node.number) }
        return screen.snapshot.elements.isEmpty ? nil : .generated(labels[0].reference)
    }

    func walk(_ way: Walk) throws -> [Output] {
        try needTree()
        let elements = screen.snapshot.elements
        guard let start = current.selection.item.flatMap({ index(of: $0) }), elements.indices.contains(start) else {
            throw InputError("the selection is not in the tree", fix: "type root to select the outermost element")
        }
        let label = labels[start].full
        let goal: Int?
        switch way {
        case .up: goal = elements[start].parent
        case .down: goal = screen.snapshot.children(of: start).first
        case .next, .previous:
            let siblings = elements[start].parent.map { screen.snapshot.children(of: $0) } ?? [start]
            let place = (siblings.firstIndex(of: start) ?? 0) + (way == .next ? 1 : -1)
            goal = siblings.indices.contains(place) ? siblings[place] : nil
        }
        guard let goal else {
            switch way {
            case .up: throw InputError("\(label) is the outermost element")
            case .down: throw InputError("\(label) has no children")
            case .next: throw InputError("\(label) has no sibling after it")
            case .previous: throw InputError("\(label) has no sibling before it")
            }
        }
        return select(selection(of: Target(elements: [goal])))
    }

    func find(_ text: String) throws -> [Output] {
        try needTree()
        let wanted = text.lowercased()
        let elements = screen.snapshot.elements
        let found = elements.indices.filter { index in
            elements[index].content?.text?.lowercased().contains(wanted) == true
                || elements[index].typeName.lowercased().contains(wanted)
                || elements[index].identifier.lowercased().contains(wanted)
        }
        guard let first = found.first else {
            let texts = elements.compactMap(\.content?.text) + elements.map(\.typeName)
            let near = language.nearest(to: text, among: texts)
            let fix = near.map { "did you mean \($0)?" } ?? "type tree to list the elements"
            throw InputError("no element shows \(Quoted.literal(text))", fix: fix)
        }
        if found.count == 1 { return select(selection(of: Target(elements: [first]))) }
        var result = StyledText("\(Phrasing.count(found.count, "element")) found", style: .heading)
        for index in found.prefix(50) { result.append("  " + description(ofElement: index)) }
        if found.count > 50 { result.append("  \(glyphs.ellipsis)") }
        return [Output(.result, result)]
    }
}

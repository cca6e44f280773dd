import BlueprintInspector
import BlueprintUI

/// Elements near the selection, and elements that contain a text.
extension Resolver {
    /// A direction from the selection to another element.
    enum Direction {
        case up
        case down
        case next
        case previous
    }

    /// Returns the item in a direction from the selection.
    ///
    /// - Throws: an ``InputError`` if there is none.
    func item(_ direction: Direction) throws -> Selection.Item? {
        try context.needTree()
        let elements = context.screen.snapshot.elements
        guard let start = context.selection.item.flatMap({ context.index(of: $0) }), elements.indices.contains(start)
        else {
            throw InputError("the selection is not in the tree", fix: "type root to select the outermost element")
        }
        let goal: Int?
        switch direction {
        case .up: goal = elements[start].parent
        case .down: goal = context.screen.snapshot.children(of: start).first
        case .next, .previous:
            let siblings = elements[start].parent.map { context.screen.snapshot.children(of: $0) } ?? [start]
            let place = (siblings.firstIndex(of: start) ?? 0) + (direction == .next ? 1 : -1)
            goal = siblings.indices.contains(place) ? siblings[place] : nil
        }
        guard let goal else { throw dead(direction, at: context.labels[start].full) }
        return selection(of: Target(elements: [goal]))
    }

    private func dead(_ direction: Direction, at label: String) -> InputError {
        // Of these names, other debuggers have two for steps.
        let isStepping = context.workspace.stepper.cursor != nil
        switch direction {
        case .up: return InputError("\(label) is the outermost element")
        case .down: return InputError("\(label) has no children")
        case .next:
            let fix: Fix? =
                isStepping ? "to go to the next step, type step; over stays out of an element's children" : nil
            return InputError("\(label) has no sibling after it", fix: fix)
        case .previous:
            let fix: Fix? = isStepping ? "to go to the step before, type back" : nil
            return InputError("\(label) has no sibling before it", fix: fix)
        }
    }

    /// Returns the elements that contain a text, or whose type or identifier does.
    ///
    /// - Throws: an ``InputError`` with a similar text if there are none.
    func elements(containing text: String, at offset: Int? = nil) throws -> [Int] {
        try context.needTree()
        let wanted = text.lowercased()
        let elements = context.screen.snapshot.elements
        let found = elements.indices.interruptible.filter { index in
            elements[index].content?.text?.lowercased().contains(wanted) == true
                || elements[index].typeName.lowercased().contains(wanted)
                || elements[index].identifier.lowercased().contains(wanted)
        }
        try context.screen.goOn()
        guard found.isEmpty else { return found }
        let texts = elements.lazy.flatMap { [$0.content?.text, $0.typeName] }.compactMap { $0 }
        let near = context.language.nearest(to: text, among: texts)
        try context.screen.goOn()
        let fix = near.map(Fix.didYouMean) ?? "type tree to list the elements"
        throw InputError("no element shows \(Quoted.literal(text))", fix: fix, at: offset)
    }
}

extension CommandContext {
    /// The resolver of references.
    var resolver: Resolver { Resolver(context: self) }

    /// Selects an item and describes it.
    mutating func select(_ item: Selection.Item?) -> LineResult {
        workspace.selection = Selection(item: item)
        let parts = selectionWords
        return .say(parts.isEmpty ? [] : [Output(.note, wrapped(parts))])
    }

    /// Lists the elements that contain a text; selects the only one.
    mutating func find(_ text: String, at offset: Int) throws -> LineResult {
        let found = try resolver.elements(containing: text, at: offset)
        if found.count == 1 { return select(resolver.selection(of: Target(elements: found))) }
        var result = StyledText("\(Phrasing.count(found.count, "element")) found", style: .heading)
        for index in found.prefix(50) { result.append("  " + description(ofElement: index)) }
        if found.count > 50 { result.append("  \(glyphs.ellipsis)") }
        return .say(Output(.result, result))
    }

    /// Leaves the nearest list: what comes next is added after it.
    mutating func leaveList() throws -> LineResult {
        guard let number = anchorNumber else { throw InputError("there is no list to leave") }
        let found = selection.isListClosed ? document.listAround(number) : document.nearestList(from: number)
        guard let list = found?.list else {
            throw InputError("there is no list around \(document.label(selection.number)) to leave")
        }
        workspace.selection = Selection(item: .node(list.number), isListClosed: true)
        var parts = ["left \(document.label(list.number))"]
        if let outer = document.listAround(list.number) {
            parts.append("next: after it in \(document.label(outer.list.number))")
        }
        return .say(Output(.note, wrapped(parts + ["modifiers wrap it"])))
    }
}

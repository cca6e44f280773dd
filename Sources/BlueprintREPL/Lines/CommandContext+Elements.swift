import BlueprintInspector

/// The elements on the screen that nodes of the document make.
extension CommandContext {
    /// Returns the position of a selected element in the tree; the first if the node makes several.
    func index(of selection: Selection.Item) -> Int? {
        switch selection {
        case .node(let number): elements(ofNode: number).first
        case .generated(let path): labels.index(of: path)
        }
    }

    /// Returns the positions of the elements that a node of the document makes.
    func elements(ofNode number: Int) -> [Int] {
        guard let node = document.outline.node(number) else { return [] }
        let places = document.outline.madeAt(node)
        let elements = screen.snapshot.elements
        let offsets = workspace.current.offsetsOfTags
        return elements.indices.filter { offsets(elements[$0].sourceTag).map(places.contains) ?? false }
    }

    /// Returns the number of the node that made an element, or else of its nearest ancestor with a number.
    func nearestNumber(ofElement index: Int) -> Int? {
        var next: Int? = index
        while let index = next, screen.snapshot.elements.indices.contains(index) {
            let element = screen.snapshot.elements[index]
            let offset = workspace.current.offset(ofTag: element.sourceTag)
            if let number = offset.flatMap(document.outline.number) { return number }
            next = element.parent
        }
        return nil
    }

    /// Returns true if a word names a view on the screen, such as `v2`.
    func isView(_ word: Word) -> Bool {
        guard case .view(let number)? = try? Reference(word) else { return false }
        return snapshot.view(number: number) != nil
    }

    /// The number of the selected node, or of the node that generated the selected element.
    var anchorNumber: Int? {
        switch selection.item {
        case .node(let number): number
        case .generated(let path):
            labels.index(of: path).flatMap { index in nearestNumber(ofElement: index) }
        case nil: nil
        }
    }

    /// Sentences about the selected item; none if the selection is empty.
    var selectionWords: [String] {
        guard let item = selection.item else { return [] }
        var parts: [String] = []
        if case .node(let number) = item, case let made = elements(ofNode: number), made.count > 1 {
            let count = Phrasing.count(made.count, "element")
            parts.append("\(document.label(number)) is selected; it makes \(count)")
            parts.append("the first is \(description(ofElement: made[0]))")
        } else if let index = index(of: item) {
            parts.append("\(description(ofElement: index)) is selected")
        } else if case .node(let number) = item {
            parts.append("\(document.label(number)) is selected; it makes no element now")
        }
        if case .node(let number) = item, let node = document.outline.node(number), node.isList,
            !selection.isListClosed
        {
            parts.append("next: into it")
        }
        return parts
    }

    /// The outermost element.
    var outermost: Selection.Item? {
        if let number = labels.number(of: 0) { return .node(number) }
        if let node = document.outline.rootNode { return .node(node.number) }
        return screen.snapshot.elements.isEmpty ? nil : .generated(labels.reference(of: 0))
    }
}

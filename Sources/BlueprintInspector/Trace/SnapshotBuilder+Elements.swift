import BlueprintUI

extension SnapshotBuilder {
    mutating func addElements(_ root: LayoutNode) {
        let facts = root.recorded
        if isKept(facts) {
            keep(root, facts, parent: -1)
            return endElementRun()
        }
        add(root, facts, parent: nil, depth: 0)
        var level = Level(parent: root, position: 0, children: root.siblings, count: facts.childCount)
        var outer: ContiguousArray<Level<LayoutNode, LayoutNode>> = []
        while true {
            guard level.added < level.count else {
                guard let next = outer.popLast() else { break }
                level = next
                continue
            }
            if isStopped() { return }
            if level.children.isEmpty {
                addChild(level.parent.child(atIndex: level.added), to: &level, &outer)
            } else {
                level.unretainedChild._withUnsafeGuaranteedRef { addChild($0, to: &level, &outer) }
            }
        }
        endElementRun()
    }

    private mutating func addChild(
        _ node: LayoutNode,
        to level: inout Level<LayoutNode, LayoutNode>,
        _ outer: inout ContiguousArray<Level<LayoutNode, LayoutNode>>
    ) {
        level.added += 1
        let facts = node.recorded
        if isKept(facts) { return keep(node, facts, parent: level.position) }
        let position =
            place(node, facts, parent: level.position)
            ?? add(node, facts, parent: level.position, depth: outer.count + 1)
        guard facts.childCount > 0 else { return }
        outer.append(level)
        level = Level(parent: node, position: position, children: node.siblings, count: facts.childCount)
    }

    /// Copies the record of an element that was laid out again; returns its position, or nil if there is none.
    private mutating func place(_ node: LayoutNode, _ facts: LayoutNode.Recorded, parent: Int) -> Int? {
        let old = facts.position
        guard last.elements.indices.contains(old), !facts.isRenamed else { return nil }
        if placed.count >= Self.mostPlaced { endElementRun() }
        let index = append(old..<old + 1, parent: parent)
        placed.append(PlacedElement(node, facts, at: index))
        node.endRecording(at: index)
        return index
    }

    /// Adds records of the last snapshot to the run, or begins another one; returns the position of the first.
    private mutating func append(_ range: Range<Int>, parent: Int) -> Int {
        let index = elements.count + (elementRun?.range.count ?? 0)
        let oldParent = last.elements.withUnsafeBufferPointer { $0[range.lowerBound].parent } ?? -1
        let run = RecordRun(range: range, shift: index - range.lowerBound, parent: parent, oldParent: oldParent)
        if elementRun?.append(run) != true {
            endElementRun()
            elementRun = run
        }
        return index
    }

    /// Returns true if the last snapshot has the records of a subtree.
    private func isKept(_ facts: LayoutNode.Recorded) -> Bool {
        !facts.needsRecording && last.elements.indices.contains(facts.position)
    }

    /// Adds a record of an element; returns its position.
    @discardableResult
    private mutating func add(_ node: LayoutNode, _ facts: LayoutNode.Recorded, parent: Int?, depth: Int) -> Int {
        endElementRun()
        let index = elements.count
        elements.append(record(of: node, index: index, parent: parent, depth: depth))
        if facts.isRenamed, facts.isViewBacked, last.elements.indices.contains(facts.position) {
            elements[index].showContent(of: last.elements[facts.position])
        }
        node.endRecording(at: index)
        return index
    }

    private mutating func record(of node: LayoutNode, index: Int, parent: Int?, depth: Int) -> ElementRecord {
        let (type, identifier) = spelling.spell(node.identifier)
        return ElementRecord(
            index: index,
            parent: parent,
            depth: depth,
            typeName: type,
            identifier: identifier,
            sourceTag: node.sourceTag,
            frame: node.placedFrame,
            attributes: ShownAttributes(of: node),
            purpose: node.element._layoutPurpose
        )
    }

    /// Copies the records of a subtree in which at most the frame of its root has changed.
    private mutating func keep(_ node: LayoutNode, _ facts: LayoutNode.Recorded, parent: Int) {
        let old = facts.position
        let isSame = last.elements.withUnsafeBufferPointer { elements in
            elements[old].frame.hasSameBits(as: facts.frame)
                && (elements[old].attributes.isDefault && facts.hasDefaultAppearance
                    || elements[old].attributes == ShownAttributes(of: node))
        }
        let end = facts.childCount == 0 ? old + 1 : last.endOfElement(at: old)
        let index = append(old..<end, parent: parent)
        if !isSame { placed.append(PlacedElement(node, facts, at: index)) }
        if index != old { node.movePositions(by: index - old) }
    }

    private mutating func endElementRun() {
        guard let run = elementRun else { return }
        elementRun = nil
        let start = elements.count
        elements.append(run.range, of: last.elements)
        elements.change { elements in
            for element in placed { element.place(&elements[element.index]) }
        }
        placed.removeAll(keepingCapacity: true)
        guard run.shift != 0 || run.oldParent != run.parent else { return }
        elements.change { elements in
            for index in start..<elements.count {
                elements[index].index = index
                let parent = elements[index].parent.map { run.parent(from: $0) } ?? run.parent
                elements[index].parent = parent < 0 ? nil : parent
            }
        }
    }
}

import BlueprintUI
import Foundation
import HeadlessUIKit

/// Builds the snapshot of a finished render; a part of it if the work is interrupted.
///
/// The records of elements and views that are unchanged since the last snapshot are copied from there, in runs. Nodes
/// and mounted views know their positions in that snapshot, so a builder is used only by the recorder of their view.
struct SnapshotBuilder {
    /// The result, whose elements are complete before its views are added.
    var snapshot: RenderSnapshot

    // Empty if nothing is to be copied.
    let last: RenderSnapshot
    let numbering: ViewNumbering
    var elements: RecordList<ElementRecord>
    var views: RecordList<ViewRecord>
    var elementRun: RecordRun?
    var viewRun: ViewRun?
    // The records of the runs that get other frames.
    var placed: ContiguousArray<PlacedElement> = []
    var updated: ContiguousArray<PlacedView> = []
    var spelling = IdentifierSpelling()
    var flattened = FlattenedElements()
    private var steps = 0

    /// Builds the snapshot of a view's last render.
    ///
    /// - Parameter recent: the snapshots that the same recorder has built before, which gets this one.
    init(of view: BlueprintView, numbering: ViewNumbering, root: ViewRecord, recent: inout RecentSnapshots) {
        snapshot = RenderSnapshot(viewport: view.bounds.size, scale: view.environment.displayScale)
        last = recent.last ?? RenderSnapshot(viewport: .zero)
        self.numbering = numbering
        // With room for all: growing would copy the records, and leave half of the room empty.
        let isFirst = last.elements.isEmpty
        let count = isFirst ? view.layoutTree?.nodeCount ?? 0 : last.elements.count
        var old = recent.takeSpare()
        elements = RecordList(replacing: &old.elements, capacity: count + Self.fewRecords)
        views = RecordList(replacing: &old.views, capacity: (isFirst ? count : last.views.count) + Self.fewRecords)
        if let tree = view.layoutTree { addElements(tree.root) }
        snapshot.elements = elements.take()
        views.append(root)
        if view.layoutTree != nil { addViews(view.mounted) }
        snapshot.views = views.take()
        recent.add(snapshot)
    }

    private static let fewRecords = 64

    /// The most records of a run that get other frames: while there are few, they stay in the caches of the processor.
    static let mostPlaced = 64

    /// Counts a step; returns true if the work is interrupted.
    mutating func isStopped() -> Bool {
        steps += 1
        return Interruption.isRequested(atStep: steps)
    }

    /// An element or a view whose children are being added.
    struct Level<Parent, Child: AnyObject> {
        var parent: Parent
        /// The position of its record.
        var position: Int
        /// The children; empty for an element with one.
        var children: ContiguousArray<Child>
        /// The number of its children, and of those that were added.
        var count: Int
        var added = 0

        /// The next of the children in the list, which retains it, as the parent retains the list.
        var unretainedChild: Unmanaged<Child> { .passUnretained(children[added]) }
    }
}

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
                // The parent retains it, which outlives the level.
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
        let oldParent = last.elements[range.lowerBound].parent ?? -1
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
        let isSame =
            last.elements[old].frame.hasSameBits(as: facts.frame)
            && (last.elements[old].attributes.isDefault && facts.hasDefaultAppearance
                || last.elements[old].attributes == ShownAttributes(of: node))
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
        for element in placed { element.place(&elements[element.index]) }
        placed.removeAll(keepingCapacity: true)
        guard run.shift != 0 || run.oldParent != run.parent else { return }
        for index in start..<elements.count {
            elements[index].index = index
            let parent = elements[index].parent.map { run.parent(from: $0) } ?? run.parent
            elements[index].parent = parent < 0 ? nil : parent
        }
    }
}

/// Records of a list that are copied to another list at once.
struct RecordRun {
    /// The positions in the earlier list.
    var range: Range<Int>
    /// The distance from there to the positions in the later list.
    var shift: Int
    /// The position in the later list of the parent of the outermost records; negative for none.
    var parent: Int
    /// The position of that parent in the earlier list; negative for none.
    var oldParent: Int

    /// Adds the run that follows directly; returns false if it has another distance or another parent.
    mutating func append(_ next: RecordRun) -> Bool {
        guard next.range.lowerBound == range.upperBound, next.shift == shift else { return false }
        // The parent is a record of this run, or the one around it.
        let isInside = next.oldParent >= range.lowerBound
        guard next.parent == (isInside ? next.oldParent + shift : parent), isInside || next.oldParent == oldParent
        else { return false }
        range = range.lowerBound..<next.range.upperBound
        return true
    }

    /// Returns the position in the later list of a record's parent.
    func parent(from old: Int) -> Int { old < range.lowerBound ? parent : old + shift }
}

/// Records of views that are copied at once, with the same change of their elements' positions.
struct ViewRun {
    /// The records.
    var records: RecordRun
    /// The distance from the positions of their elements in the earlier list to those in the later one.
    var elementShift: Int

    /// Adds the run that follows directly; returns false if it does not fit.
    mutating func append(_ next: ViewRun) -> Bool {
        // With another distance, the flattened elements around the views differ from those in their records.
        elementShift == next.elementShift && records.append(next.records)
    }
}

extension RenderSnapshot {
    /// Returns true if a list holds the flattened elements between an element and the element of its parent view.
    func hasFlattened(_ flattened: [ViewRecord.Flattened], above element: Int, below outer: Int?) -> Bool {
        var current = elements[element].parent
        for position in flattened.indices.reversed() {
            guard let index = current, index != outer, flattened[position].element == index,
                flattened[position].offset.hasSameBits(as: elements[index].frame.origin)
            else { return false }
            current = elements[index].parent
        }
        return current == outer
    }
}

/// The new frame of an element whose record is copied from the last snapshot.
struct PlacedElement {
    /// The position of the record.
    let index: Int
    private let frame: CGRect
    private let attributes: ShownAttributes
    private let isBacked: Bool

    init(_ node: LayoutNode, _ facts: LayoutNode.Recorded, at index: Int) {
        self.index = index
        frame = facts.frame
        attributes = facts.hasDefaultAppearance ? ShownAttributes(defaults: ()) : ShownAttributes(of: node)
        isBacked = facts.isViewBacked
    }

    /// Changes the copied record.
    func place(_ record: inout ElementRecord) { record.place(frame, attributes, isBacked: isBacked) }
}

/// The new frame of a view whose record is copied from the last snapshot.
struct PlacedView {
    /// The position of the record.
    let index: Int
    /// The position of the record of its element.
    let element: Int
    /// The frame in the parent view before rounding.
    let unroundedFrame: CGRect
    private let frame: CGRect
    private let attributes: ShownAttributes

    init(_ mounted: MountedView, _ facts: MountedView.Recorded, at index: Int) {
        self.index = index
        element = facts.elementPosition
        (frame, unroundedFrame) = (facts.frame, facts.unroundedFrame)
        attributes =
            facts.hasDefaultAppearance ? ShownAttributes(defaults: ()) : ShownAttributes(of: mounted.shownNode)
    }

    /// Changes the copied record.
    func place(_ record: inout ViewRecord) { record.place(frame, unrounded: unroundedFrame, attributes) }
}

import BlueprintUI
import Foundation
import HeadlessUIKit

/// Builds the snapshot of a finished render; a part of it if the work is interrupted.
///
/// The records of elements and views that are unchanged since the last snapshot are copied from there, in runs. Nodes
/// and mounted views know their positions in that snapshot, so a builder is used only by the recorder of their view.
struct SnapshotBuilder {
    /// The result.
    private(set) var snapshot: RenderSnapshot

    // Empty if nothing is to be copied.
    private let last: RenderSnapshot
    private let numbering: ViewNumbering
    private var spelling = IdentifierSpelling()
    private var elementRun: RecordRun?
    private var viewRun: ViewRun?
    // The records of the runs that get other frames.
    private var placed: ContiguousArray<PlacedElement> = []
    private var updated: ContiguousArray<PlacedView> = []
    private var flattened = FlattenedElements()
    private var steps = 0

    /// Builds the snapshot of a view's last render.
    ///
    /// - Parameter last: the snapshot that the same recorder has built before; nil to copy nothing.
    init(of view: BlueprintView, numbering: ViewNumbering, root: ViewRecord, last: RenderSnapshot?) {
        snapshot = RenderSnapshot(
            viewport: view.bounds.size,
            scale: view.environment.displayScale,
            views: [root]
        )
        self.last = last ?? RenderSnapshot(viewport: .zero)
        self.numbering = numbering
        // With room for all: growing would copy the records, and leave half of the room empty.
        let isFirst = self.last.elements.isEmpty
        let count = isFirst ? view.layoutTree?.nodeCount ?? 0 : self.last.elements.count
        snapshot.elements.reserveCapacity(count + Self.fewRecords)
        snapshot.views.reserveCapacity((isFirst ? count : self.last.views.count) + Self.fewRecords)
        if let tree = view.layoutTree { addElements(tree.root) }
        if view.layoutTree != nil { addViews(view.mounted) }
    }

    private static let fewRecords = 64

    /// The most records of a run that get other frames: while there are few, they stay in the caches of the processor.
    private static let mostPlaced = 64

    /// Counts a step; returns true if the work is interrupted.
    private mutating func isStopped() -> Bool {
        steps += 1
        return Interruption.isRequested(atStep: steps)
    }
}

// MARK: - Elements

extension SnapshotBuilder {
    /// An element or a view whose children are being added.
    private struct Level<Parent, Child: AnyObject> {
        var parent: Parent
        /// The position of its record.
        var position: Int
        /// The children; empty for an element with one.
        var children: ContiguousArray<Child>
        /// The number of its children, and of those that were added.
        var count: Int
        var added = 0

        /// The next of the children in the list, which retains it, as the view retains the list.
        var unretainedChild: Unmanaged<Child> {
            children.withUnsafeBufferPointer { Unmanaged.passUnretained($0[added]) }
        }
    }

    private mutating func addElements(_ root: LayoutNode) {
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
        let index = snapshot.elements.count + (elementRun?.range.count ?? 0)
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
        let index = snapshot.elements.count
        snapshot.elements.append(record(of: node, index: index, parent: parent, depth: depth))
        if facts.isRenamed, facts.isViewBacked, last.elements.indices.contains(facts.position) {
            snapshot.elements[index].showContent(of: last.elements[facts.position])
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
        let start = snapshot.elements.count
        snapshot.elements.append(contentsOf: last.elements[run.range])
        snapshot.elements.withUnsafeMutableBufferPointer { elements in
            for element in placed { element.place(&elements[element.index]) }
        }
        placed.removeAll(keepingCapacity: true)
        guard run.shift != 0 || run.oldParent != run.parent else { return }
        snapshot.elements.withUnsafeMutableBufferPointer { elements in
            for index in start..<elements.count {
                elements[index].index = index
                let parent = elements[index].parent.map { run.parent(from: $0) } ?? run.parent
                elements[index].parent = parent < 0 ? nil : parent
            }
        }
    }
}

// MARK: - Views

extension SnapshotBuilder {
    private mutating func addViews(_ roots: ContiguousArray<MountedView>) {
        // The parent of a level is the position of its view's element; the view that holds the tree has no mounted view.
        var level = Level<Int?, MountedView>(parent: nil, position: 0, children: roots, count: roots.count)
        var outer: ContiguousArray<Level<Int?, MountedView>> = []
        while true {
            guard level.added < level.count else {
                guard let next = outer.popLast() else { break }
                level = next
                continue
            }
            if isStopped() { return }
            level.unretainedChild._withUnsafeGuaranteedRef { addView($0, to: &level, &outer) }
        }
        endViewRun()
    }

    private mutating func addView(
        _ mounted: MountedView,
        to level: inout Level<Int?, MountedView>,
        _ outer: inout ContiguousArray<Level<Int?, MountedView>>
    ) {
        level.added += 1
        let facts = mounted.recorded
        let element = facts.elementPosition
        guard snapshot.elements.indices.contains(element) else { return }
        if !facts.needsRecording, last.views.indices.contains(facts.position) {
            return keep(mounted, facts, parent: level.position, level.parent)
        }
        let position =
            update(mounted, facts, parent: level.position, level.parent)
            ?? add(mounted, element: element, parent: level.position, depth: outer.count + 1)
        guard facts.childCount > 0 else { return }
        outer.append(level)
        level = Level(parent: element, position: position, children: mounted.views, count: facts.childCount)
    }

    /// Copies the record of a view that shows the same content in another frame; returns its position, or nil if the
    /// content may be another one.
    private mutating func update(
        _ mounted: MountedView,
        _ facts: MountedView.Recorded,
        parent: Int,
        _ outer: Int?
    ) -> Int? {
        let (old, element) = (facts.position, facts.elementPosition)
        guard !facts.needsContent, last.views.indices.contains(old),
            snapshot.elements.withUnsafeBufferPointer({ $0[element].view }) == facts.number,
            last.views.withUnsafeBufferPointer({ views in
                showsSame(mounted, facts, as: views[old])
                    && snapshot.hasFlattened(views[old].flattened, above: element, below: outer)
            })
        else { return nil }
        if updated.count >= Self.mostPlaced { endViewRun() }
        let index = append(old..<old + 1, element: element, parent: parent)
        updated.append(PlacedView(mounted, facts, at: index))
        mounted.endRecording(at: index)
        return index
    }

    /// Returns true if a view that keeps its description has the same content as in its last record.
    @inline(__always)
    private func showsSame(_ mounted: MountedView, _ facts: MountedView.Recorded, as record: ViewRecord) -> Bool {
        // Mostly the records are enough: reading every view and its content would wait for their memory.
        let isSteady = snapshot.elements.withUnsafeBufferPointer { $0[facts.elementPosition].isSteady }
        if isSteady, facts.hasDefaultAppearance, record.attributes.isDefault, facts.frame.size == record.frame.size {
            return true
        }
        return record.boxedContent.isSame(in: mounted.shownBounds)
    }

    /// Adds records of the last snapshot to the run, or begins another one; returns the position of the first.
    private mutating func append(_ range: Range<Int>, element: Int, parent: Int) -> Int {
        let index = snapshot.views.count + (viewRun?.records.range.count ?? 0)
        let old = last.views.withUnsafeBufferPointer { views in
            let view = range.lowerBound
            return (parent: views[view].parent, element: views[view].element, isPlain: views[view].flattened.isEmpty)
        }
        let run = ViewRun(
            records: RecordRun(
                range: range,
                shift: index - range.lowerBound,
                parent: parent,
                oldParent: old.parent ?? -1
            ),
            elementShift: element - (old.element ?? element)
        )
        // In a run whose elements have other positions, so have the flattened elements of all but the outermost views.
        let isOutermost = viewRun.map { (old.parent ?? -1) < $0.records.range.lowerBound } ?? true
        if !(isOutermost || old.isPlain || run.elementShift == 0) || viewRun?.append(run) != true {
            endViewRun()
            viewRun = run
        }
        return index
    }

    /// Adds a record of a view; returns its position.
    private mutating func add(_ mounted: MountedView, element: Int, parent: Int, depth: Int) -> Int {
        endViewRun()
        let index = snapshot.views.count
        let (view, node) = (mounted.view, mounted.shownNode)
        let unrounded = node.unroundedFrame
        let content = content(of: mounted, element: element, unrounded: unrounded.size)
        mounted.endRecording(at: index)
        let className = numbering.className(type(of: view))
        snapshot.elements[element].show(view: mounted.number, className, content)
        snapshot.views.append(
            ViewRecord(
                number: mounted.number,
                className: className,
                parent: parent,
                depth: depth,
                element: element,
                frame: node.frame,
                unroundedFrame: unrounded,
                attributes: ShownAttributes(of: node),
                flattened: flattened.list(above: element, below: snapshot.views[parent].element, in: snapshot),
                boxedContent: content
            )
        )
        return index
    }

    /// Returns the content of a view; that in its last record or its element's if only the view's size has changed.
    private func content(of mounted: MountedView, element: Int, unrounded size: CGSize) -> RecordedContent {
        let view = mounted.view
        if !mounted.needsContent, last.views.indices.contains(mounted.position),
            let content = last.views[mounted.position].boxedContent.resized(to: view.bounds, unrounded: size)
        {
            return content
        }
        if mounted.keepsDescription,
            let content = snapshot.elements[element].boxedContent?.resized(to: view.bounds, unrounded: size)
        {
            return content
        }
        let contentView = mounted.shownNode.description.contentView(in: view)
        return RecordedContent(contentOf: view, holdingViewsIn: contentView, unrounded: size)
    }

    /// Copies the records of a view and the views in it.
    ///
    /// None of them has been updated, but the flattened elements around the outermost may be other ones.
    private mutating func keep(_ mounted: MountedView, _ facts: MountedView.Recorded, parent: Int, _ outer: Int?) {
        let (old, element) = (facts.position, facts.elementPosition)
        let isSame = snapshot.hasFlattened(last.views[old].flattened, above: element, below: outer)
        if !isSame { endViewRun() }
        let index = append(old..<last.endOfView(at: old), element: element, parent: parent)
        if index != old { mounted.movePositions(by: index - old) }
        if !isSame {
            endViewRun()
            snapshot.views[index].flattened = flattened.list(above: element, below: outer, in: snapshot)
        }
    }

    private mutating func endViewRun() {
        guard let run = viewRun else { return }
        viewRun = nil
        let start = snapshot.views.count
        snapshot.views.append(contentsOf: last.views[run.records.range])
        snapshot.views.withUnsafeMutableBufferPointer { views in
            for view in updated { view.place(&views[view.index]) }
        }
        snapshot.elements.withUnsafeMutableBufferPointer { elements in
            for view in updated { elements[view.element].hold(unrounded: view.unroundedFrame.size) }
        }
        updated.removeAll(keepingCapacity: true)
        let isSame = run.elementShift == 0 && run.records.oldParent == run.records.parent
        guard !isSame || run.records.shift != 0 else { return }
        snapshot.views.withUnsafeMutableBufferPointer { views in
            for index in start..<views.count {
                let old = views[index].parent
                views[index].parent = old.map { run.records.parent(from: $0) }
                guard run.elementShift != 0 else { continue }
                views[index].element? += run.elementShift
                // The outermost views of a run have the right ones, or get them afterwards.
                guard let old, old >= run.records.range.lowerBound else { continue }
                for position in views[index].flattened.indices {
                    views[index].flattened[position].element += run.elementShift
                }
            }
        }
    }
}

import BlueprintUI
import Foundation

extension SnapshotBuilder {
    mutating func addViews(_ roots: ContiguousArray<MountedView>) {
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
            // The view retains it, which outlives the level.
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
            snapshot.elements[element].view == facts.number,
            showsSame(mounted, facts, as: last.views[old]),
            snapshot.hasFlattened(last.views[old].flattened, above: element, below: outer)
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
        let isSteady = snapshot.elements[facts.elementPosition].isSteady
        if isSteady, facts.hasDefaultAppearance, record.attributes.isDefault, facts.frame.size == record.frame.size {
            return true
        }
        return record.boxedContent.isSame(in: mounted.shownBounds)
    }

    /// Adds records of the last snapshot to the run, or begins another one; returns the position of the first.
    private mutating func append(_ range: Range<Int>, element: Int, parent: Int) -> Int {
        let index = views.count + (viewRun?.records.range.count ?? 0)
        let view = range.lowerBound
        let (oldParent, oldElement) = (last.views[view].parent, last.views[view].element)
        let isPlain = last.views[view].flattened.isEmpty
        let run = ViewRun(
            records: RecordRun(
                range: range,
                shift: index - range.lowerBound,
                parent: parent,
                oldParent: oldParent ?? -1
            ),
            elementShift: element - (oldElement ?? element)
        )
        // In a run whose elements have other positions, so have the flattened elements of all but the outermost views.
        let isOutermost = viewRun.map { (oldParent ?? -1) < $0.records.range.lowerBound } ?? true
        if !(isOutermost || isPlain || run.elementShift == 0) || viewRun?.append(run) != true {
            endViewRun()
            viewRun = run
        }
        return index
    }

    /// Adds a record of a view; returns its position.
    private mutating func add(_ mounted: MountedView, element: Int, parent: Int, depth: Int) -> Int {
        endViewRun()
        let index = views.count
        let (view, node) = (mounted.view, mounted.shownNode)
        let unrounded = node.unroundedFrame
        let content = content(of: mounted, element: element, unrounded: unrounded.size)
        mounted.endRecording(at: index)
        let className = numbering.className(type(of: view))
        snapshot.elements[element].show(view: mounted.number, className, content)
        views.append(
            ViewRecord(
                number: mounted.number,
                className: className,
                parent: parent,
                depth: depth,
                element: element,
                frame: node.frame,
                unroundedFrame: unrounded,
                attributes: ShownAttributes(of: node),
                flattened: flattened.list(
                    above: element,
                    below: views[parent].element,
                    beside: views.last,
                    in: snapshot
                ),
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
            views[index].flattened = flattened.list(above: element, below: outer, beside: views.last, in: snapshot)
        }
    }

    private mutating func endViewRun() {
        guard let run = viewRun else { return }
        viewRun = nil
        let start = views.count
        views.append(run.records.range, of: last.views)
        for view in updated {
            view.place(&views[view.index])
            snapshot.elements[view.element].hold(unrounded: view.unroundedFrame.size)
        }
        updated.removeAll(keepingCapacity: true)
        let isSame = run.elementShift == 0 && run.records.oldParent == run.records.parent
        guard !isSame || run.records.shift != 0 else { return }
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

/// The flattened elements between a view's element and that of its parent view, kept for the view's siblings, which mostly
/// share them.
struct FlattenedElements {
    private var known: (parent: Int?, outer: Int?, list: [ViewRecord.Flattened])?

    /// Returns the flattened elements between an element and the element of its parent view, outermost first.
    ///
    /// - Parameter sibling: the view before, whose list is taken if it is equal.
    mutating func list(
        above element: Int,
        below outer: Int?,
        beside sibling: ViewRecord?,
        in snapshot: RenderSnapshot
    ) -> [ViewRecord.Flattened] {
        let parent = snapshot.elements[element].parent
        if let known, known.parent == parent, known.outer == outer { return known.list }
        var list = snapshot.flattened(above: element, below: outer)
        // Records of different renders share it too: it is read and retained for every view of a list.
        if let last = sibling?.flattened, list.isSame(as: last) { list = last }
        known = (parent, outer, list)
        return list
    }
}

extension [ViewRecord.Flattened] {
    /// Returns true if another list has the same elements with the same bits in their offsets.
    fileprivate func isSame(as other: Self) -> Bool {
        elementsEqual(other) { $0.element == $1.element && $0.offset.hasSameBits(as: $1.offset) }
    }
}

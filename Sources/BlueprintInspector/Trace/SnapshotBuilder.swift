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

    private let last: RenderSnapshot?
    private let numbering: ViewNumbering
    private var spelling = IdentifierSpelling()
    private var elementRun: RecordRun?
    private var viewRun: ViewRun?
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
        self.last = last
        self.numbering = numbering
        if let last {
            snapshot.elements.reserveCapacity(last.elements.count)
            snapshot.views.reserveCapacity(last.views.count)
        }
        if let tree = view.layoutTree { addElements(tree.root) }
        if view.layoutTree != nil { addViews(view.mounted) }
    }

    /// Counts a step; returns true if the work is interrupted.
    private mutating func isStopped() -> Bool {
        steps += 1
        return Interruption.isRequested(atStep: steps)
    }
}

// MARK: - Elements

extension SnapshotBuilder {
    private mutating func addElements(_ root: LayoutNode) {
        var remaining: ContiguousArray<(node: LayoutNode, parent: Int, depth: Int)> = [(root, -1, 0)]
        while let (node, parent, depth) = remaining.popLast() {
            if isStopped() { return }
            if let last, !node.needsRecording, last.elements.indices.contains(node.position) {
                keep(node, parent: parent, last)
                continue
            }
            endElementRun()
            let index = snapshot.elements.count
            snapshot.elements.append(record(of: node, index: index, parent: parent < 0 ? nil : parent, depth: depth))
            node.position = index
            node.needsRecording = false
            let start = remaining.count
            node.forEachChild { remaining.append(($0, index, depth + 1)) }
            // The last node is visited first.
            remaining.reverse(from: start)
        }
        endElementRun()
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
            frame: node.frame,
            attributes: ShownAttributes(of: node),
            purpose: node.element._layoutPurpose
        )
    }

    /// Copies the records of a subtree in which at most the frame of its root has changed.
    private mutating func keep(_ node: LayoutNode, parent: Int, _ last: RenderSnapshot) {
        let old = node.position
        let range = old..<last.endOfElement(at: old)
        let index = snapshot.elements.count + (elementRun?.range.count ?? 0)
        let isSame =
            last.elements[old].frame.hasSameBits(as: node.frame)
            && (last.elements[old].attributes.isDefault && node.hasDefaultAppearance
                || last.elements[old].attributes == ShownAttributes(of: node))
        let run = RecordRun(range: range, shift: index - old, parent: parent)
        if !isSame || elementRun?.append(run) != true {
            endElementRun()
            elementRun = run
        }
        if index != old { node.movePositions(by: index - old) }
        if !isSame {
            endElementRun()
            snapshot.elements[index].frame = node.frame
            snapshot.elements[index].attributes = ShownAttributes(of: node)
        }
    }

    private mutating func endElementRun() {
        guard let run = elementRun, let last else { return }
        elementRun = nil
        let start = snapshot.elements.count
        snapshot.elements.append(contentsOf: last.elements[run.range])
        guard run.shift != 0 || last.elements[run.range.lowerBound].parent ?? -1 != run.parent else { return }
        for index in start..<snapshot.elements.count {
            snapshot.elements[index].index = index
            let parent = snapshot.elements[index].parent.map { run.parent(from: $0) } ?? run.parent
            snapshot.elements[index].parent = parent < 0 ? nil : parent
        }
    }
}

// MARK: - Views

extension SnapshotBuilder {
    private mutating func addViews(_ roots: ContiguousArray<MountedView>) {
        var remaining: ContiguousArray<(mounted: MountedView, parent: Int, depth: Int)> = []
        for root in roots.reversed() { remaining.append((root, 0, 1)) }
        while let (mounted, parent, depth) = remaining.popLast() {
            if isStopped() { return }
            let element = mounted.node.source.position
            guard snapshot.elements.indices.contains(element) else { continue }
            if let last, !mounted.needsRecording, last.views.indices.contains(mounted.position) {
                keep(mounted, element: element, parent: parent, last)
                continue
            }
            endViewRun()
            let index = snapshot.views.count
            add(mounted, element: element, parent: parent, depth: depth)
            mounted.position = index
            mounted.needsRecording = false
            let start = remaining.count
            for child in mounted.children { remaining.append((child, index, depth + 1)) }
            remaining.reverse(from: start)
        }
        endViewRun()
    }

    private mutating func add(_ mounted: MountedView, element: Int, parent: Int, depth: Int) {
        let (view, node) = (mounted.view, mounted.node)
        let unrounded = node.unroundedFrame
        let content = RareValue(
            contentOf: view,
            holdingViewsIn: node.description.contentView(in: view),
            unrounded: unrounded.size
        )
        let className = numbering.className(type(of: view))
        snapshot.elements[element].view = mounted.number
        snapshot.elements[element].nativeClass = className
        snapshot.elements[element].boxedContent = content
        let attributes = node.attributes
        snapshot.views.append(
            ViewRecord(
                number: mounted.number,
                className: className,
                parent: parent,
                depth: depth,
                element: element,
                frame: attributes.frame,
                unroundedFrame: unrounded,
                attributes: ShownAttributes(attributes),
                flattened: snapshot.flattened(above: element, below: snapshot.views[parent].element),
                boxedContent: content
            )
        )
    }

    /// Copies the records of a view and the views in it.
    ///
    /// None of them has been updated, but the flattened elements around the outermost may be other ones.
    private mutating func keep(_ mounted: MountedView, element: Int, parent: Int, _ last: RenderSnapshot) {
        let old = mounted.position
        let index = snapshot.views.count + (viewRun?.records.range.count ?? 0)
        let outer = snapshot.views[parent].element
        let isSame = snapshot.hasFlattened(last.views[old].flattened, above: element, below: outer)
        let run = ViewRun(
            records: RecordRun(range: old..<last.endOfView(at: old), shift: index - old, parent: parent),
            elementShift: element - (last.views[old].element ?? element)
        )
        if !isSame || viewRun?.append(run) != true {
            endViewRun()
            viewRun = run
        }
        if index != old { mounted.movePositions(by: index - old) }
        if !isSame {
            endViewRun()
            snapshot.views[index].flattened = snapshot.flattened(above: element, below: outer)
        }
    }

    private mutating func endViewRun() {
        guard let run = viewRun, let last else { return }
        viewRun = nil
        let start = snapshot.views.count
        snapshot.views.append(contentsOf: last.views[run.records.range])
        let isSame = run.elementShift == 0 && last.views[run.records.range.lowerBound].parent == run.records.parent
        guard !isSame || run.records.shift != 0 else { return }
        for index in start..<snapshot.views.count {
            let old = snapshot.views[index].parent
            snapshot.views[index].parent = old.map { run.records.parent(from: $0) }
            guard run.elementShift != 0 else { continue }
            snapshot.views[index].element? += run.elementShift
            // The outermost views of a run have the right ones, or get them afterwards.
            guard let old, old >= run.records.range.lowerBound else { continue }
            for position in snapshot.views[index].flattened.indices {
                snapshot.views[index].flattened[position].element += run.elementShift
            }
        }
    }
}

extension LayoutNode {
    /// Changes the positions of the element and the elements in it.
    fileprivate func movePositions(by shift: Int) {
        var remaining: ContiguousArray<LayoutNode> = [self]
        while let node = remaining.popLast() {
            node.position += shift
            node.forEachChild { remaining.append($0) }
        }
    }
}

extension MountedView {
    /// Changes the positions of the view and the views in it.
    fileprivate func movePositions(by shift: Int) {
        var remaining: ContiguousArray<MountedView> = [self]
        while let view = remaining.popLast() {
            view.position += shift
            remaining.append(contentsOf: view.children)
        }
    }
}

extension ContiguousArray {
    /// Reverses the elements from a position on, in place.
    fileprivate mutating func reverse(from start: Int) {
        var (first, last) = (start, count - 1)
        while first < last {
            swapAt(first, last)
            (first, last) = (first + 1, last - 1)
        }
    }
}

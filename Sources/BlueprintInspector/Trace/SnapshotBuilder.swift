import BlueprintUI
import Foundation
import HeadlessUIKit

/// Builds the snapshot of a finished render; a part of it if the work is interrupted.
struct SnapshotBuilder {
    /// The result.
    private(set) var snapshot: RenderSnapshot
    /// The elements of the result, then the nodes that were only measured.
    private(set) var nodes: [Trace.Node] = []

    /// The position in the list of nodes, by serial number.
    private var positions = SerialTable<Int32>()
    private var spelling = IdentifierSpelling()

    init(view: BlueprintView, collector: EventCollector, numbering: ViewNumbering, root: ViewRecord) {
        snapshot = RenderSnapshot(
            viewport: view.bounds.size,
            scale: view.environment.displayScale,
            views: [root]
        )
        let serials = collector.nodes.serials
        snapshot.elements.reserveCapacity(serials.count)
        nodes.reserveCapacity(serials.count)
        if let tree = view.layoutTree { addElements(tree.root) }
        for serial in serials.interruptible where positions[serial] == nil {
            guard let node = collector.nodes[serial] else { continue }
            positions[serial] = Int32(clamping: nodes.count)
            let (type, identifier) = spelling.spell(node.identifier)
            nodes.append(
                Trace.Node(
                    typeName: type,
                    identifier: identifier,
                    sourceTag: node.sourceTag,
                    parent: node.parent.flatMap { positions[$0.serial].map { Int(truncatingIfNeeded: $0) } }
                )
            )
        }
        addViews(view.viewTree, collector: collector, numbering: numbering)
    }

    private mutating func addElements(_ root: LayoutNode) {
        var remaining: ContiguousArray<(node: LayoutNode, parent: Int?, depth: Int)> = [(root, nil, 0)]
        while let (node, parent, depth) = remaining.popLast() {
            let index = snapshot.elements.count
            if Interruption.isRequested(atStep: index) { return }
            positions[node.serial] = Int32(clamping: index)
            let (type, identifier) = spelling.spell(node.identifier)
            let entry = Trace.Node(typeName: type, identifier: identifier, sourceTag: node.sourceTag, parent: parent)
            nodes.append(entry)
            snapshot.elements.append(
                ElementRecord(
                    entry,
                    index: index,
                    depth: depth,
                    frame: node.frame,
                    attributes: node.hasDefaultAppearance
                        ? ShownAttributes(defaults: ()) : ShownAttributes(node.attributes),
                    purpose: node.element._layoutPurpose
                )
            )
            let start = remaining.count
            node.forEachChild { remaining.append(($0, index, depth + 1)) }
            // The last node is visited first.
            var (first, last) = (start, remaining.count - 1)
            while first < last {
                remaining.swapAt(first, last)
                (first, last) = (first + 1, last - 1)
            }
        }
    }

    private mutating func addViews(_ tree: ViewTree, collector: EventCollector, numbering: ViewNumbering) {
        var remaining: ContiguousArray<(node: ViewNode, parent: Int, depth: Int)> = []
        for root in tree.roots.reversed() { remaining.append((root, 0, 1)) }
        while let (node, parent, depth) = remaining.popLast() {
            let serial = node.source.serial
            guard let element = positions[serial].map({ Int(truncatingIfNeeded: $0) }),
                let (view, number) = collector.views[serial]
            else { continue }
            let index = snapshot.views.count
            if Interruption.isRequested(atStep: index) { return }
            let content = RareValue(
                contentOf: view,
                holdingViewsIn: node.description.contentView(in: view),
                unrounded: collector.unrounded[serial]?.size
            )
            let className = numbering.className(type(of: view))
            snapshot.elements[element].view = number
            snapshot.elements[element].nativeClass = className
            snapshot.elements[element].boxedContent = content
            let attributes = node.attributes
            snapshot.views.append(
                ViewRecord(
                    number: number,
                    className: className,
                    parent: parent,
                    depth: depth,
                    element: element,
                    frame: attributes.frame,
                    unroundedFrame: collector.unrounded[serial],
                    attributes: ShownAttributes(attributes),
                    flattened: snapshot.flattened(above: element, below: snapshot.views[parent].element),
                    boxedContent: content
                )
            )
            for child in node.children.reversed() { remaining.append((child, index, depth + 1)) }
        }
    }

    /// Replaces the serial numbers of the events' nodes with their positions.
    func renumber(_ events: inout [TraceEvent]) {
        for index in events.indices.interruptible {
            guard let serial = events[index].node else { continue }
            events[index].node = positions[serial].map { Int(truncatingIfNeeded: $0) }
        }
    }

    /// Replaces the serial numbers of the decisions' nodes with their positions.
    func renumber(_ decisions: inout [TakenDecision]) {
        for index in decisions.indices {
            decisions[index].node = positions[decisions[index].node].map { Int(truncatingIfNeeded: $0) } ?? -1
        }
        decisions.removeAll { $0.node < 0 }
    }
}

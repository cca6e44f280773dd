import BlueprintUI
import Foundation
import HeadlessUIKit

/// Makes values of a render that has just been done.
struct SnapshotBuilder {
    /// The result.
    private(set) var snapshot: RenderSnapshot
    /// The elements of the result, then those that were only measured.
    private(set) var nodes: [Trace.Node] = []

    /// The position in the list of nodes, by serial number.
    private var positions = SerialTable<Int>()

    init(view: BlueprintView, collector: EventCollector, numbering: ViewNumbering, root: ViewRecord) {
        snapshot = RenderSnapshot(
            viewport: view.bounds.size,
            scale: view.environment.displayScale,
            views: [root]
        )
        if let tree = view.layoutTree { addElements(tree.root) }
        for element in snapshot.elements {
            nodes.append(
                Trace.Node(
                    typeName: element.typeName,
                    identifier: element.identifier,
                    sourceTag: element.sourceTag,
                    parent: element.parent
                )
            )
        }
        for serial in collector.nodes.serials where positions[serial] == nil {
            guard let known = collector.nodes[serial] else { continue }
            positions[serial] = nodes.count
            nodes.append(
                Trace.Node(
                    typeName: known.identifier.elementType.name,
                    identifier: known.identifier.description,
                    sourceTag: known.sourceTag,
                    parent: known.parent.flatMap { positions[$0] }
                )
            )
        }
        addViews(view.viewTree, collector: collector, numbering: numbering)
    }

    private mutating func addElements(_ root: LayoutNode) {
        var remaining: [(node: LayoutNode, parent: Int?, depth: Int)] = [(root, nil, 0)]
        while let (node, parent, depth) = remaining.popLast() {
            let index = snapshot.elements.count
            positions[node.serial] = index
            snapshot.elements.append(
                ElementRecord(
                    index: index,
                    parent: parent,
                    depth: depth,
                    typeName: node.typeName,
                    identifier: node.identifier.description,
                    sourceTag: node.sourceTag,
                    frame: node.frame,
                    attributes: node.hasDefaultAppearance ? ShownAttributes() : ShownAttributes(node.attributes)
                )
            )
            for child in node.children.reversed() { remaining.append((child, index, depth + 1)) }
        }
    }

    private mutating func addViews(_ tree: ViewTree, collector: EventCollector, numbering: ViewNumbering) {
        var remaining: [(node: ViewNode, parent: Int, depth: Int)] = tree.roots.reversed().map { ($0, 0, 1) }
        while let (node, parent, depth) = remaining.popLast() {
            let serial = node.source.serial
            guard let element = positions[serial], let view = collector.views[serial] else { continue }
            let number = numbering.number(of: view)
            let index = snapshot.views.count
            let content = ShownContent(view, holdingViewsIn: node.description.contentView(in: view))
            snapshot.elements[element].view = number
            let className = numbering.className(type(of: view))
            snapshot.elements[element].nativeClass = className
            snapshot.elements[element].content = content
            snapshot.views.append(
                ViewRecord(
                    number: number,
                    className: className,
                    parent: parent,
                    depth: depth,
                    element: element,
                    frame: node.attributes.frame,
                    unroundedFrame: collector.unrounded[serial],
                    attributes: ShownAttributes(node.attributes),
                    vanished: vanished(above: element, below: snapshot.views[parent].element),
                    content: content
                )
            )
            for child in node.children.reversed() { remaining.append((child, index, depth + 1)) }
        }
    }

    private func vanished(above element: Int, below outer: Int?) -> [ViewRecord.Vanished] {
        var vanished: [ViewRecord.Vanished] = []
        var current = snapshot.elements[element].parent
        while let index = current, index != outer {
            vanished.append(ViewRecord.Vanished(element: index, offset: snapshot.elements[index].frame.origin))
            current = snapshot.elements[index].parent
        }
        return vanished.reversed()
    }

    /// The decisions, with their nodes by position instead of by serial number.
    func renumbered(_ decisions: [TakenDecision]) -> [TakenDecision] {
        decisions.compactMap { decision in
            guard let node = positions[decision.node] else { return nil }
            var decision = decision
            decision.node = node
            return decision
        }
    }

    /// Gives the nodes of events by position, instead of by serial number.
    func renumber(_ events: inout [TraceEvent]) {
        for index in events.indices { events[index].node = events[index].node.flatMap { positions[$0] } }
    }
}

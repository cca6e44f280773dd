import BlueprintInspector
import Foundation

/// The rows of a list that were folded and unfolded by hand, by the references of their nodes.
struct ListFolding: Equatable {
    /// The nodes whose insides are folded away.
    var closed: Set<String> = []
    /// The first of like siblings that are listed each.
    var opened: Set<String> = []
    /// The components whose insides are listed.
    var unfolded: Set<String> = []
}

/// The rows of the inspector's list: the nodes of a tree in pre-order, without those that are folded away.
struct InspectRows: Equatable {
    /// One row.
    enum Row: Equatable {
        /// A node.
        case node(Int)
        /// Like siblings on one row: their number, the first and the last node, and the nodes that they are like.
        case more(Int, first: Int, last: Int, like: [Int])
    }

    /// The nodes of a list in pre-order, before any is folded away by hand.
    struct Nodes {
        /// The position of each node.
        var positions: [Int]
        /// The depths of the nodes among each other.
        var depths: [Int]
        /// The kind of each node.
        var kinds: [String]
        /// The components whose insides are none of the nodes.
        var folded: Set<Int> = []
    }

    /// The rows.
    private(set) var rows: [Row] = []
    /// The depth of each row.
    private(set) var depths: [Int] = []
    /// The nodes whose insides are folded away.
    private(set) var closed: Set<Int> = []
    /// Those of them that are components, and were not folded by hand.
    let folded: Set<Int>

    /// Creates the rows of a list.
    ///
    /// - Parameter reference: Returns the reference of a node.
    init(_ nodes: Nodes, folding: ListFolding, reference: (Int) -> String) {
        let list = FoldedList(depths: nodes.depths, kinds: nodes.kinds)
        folded = nodes.folded
        closed = nodes.folded
        var closedUntil = 0
        func add(_ index: Int) {
            guard index >= closedUntil else { return }
            let node = nodes.positions[index]
            append(.node(node), depth: nodes.depths[index])
            guard !folding.closed.isEmpty, folding.closed.contains(reference(node)) else { return }
            closedUntil = list.ends[index]
            closed.insert(node)
        }
        for row in list.rows {
            switch row {
            case .node(let index): add(index)
            case .more(let count, let first, let last, let like):
                guard first >= closedUntil else { continue }
                let (start, end) = (nodes.positions[first], nodes.positions[last])
                if folding.opened.contains(reference(start)) {
                    for index in first..<list.ends[last] { add(index) }
                } else {
                    let kinds = like.map { nodes.positions[$0] }
                    append(.more(count, first: start, last: end, like: kinds), depth: nodes.depths[first])
                }
            }
        }
    }

    private mutating func append(_ row: Row, depth: Int) {
        rows.append(row)
        depths.append(depth)
    }

    /// Returns the row of a node, or of what it is folded into; nil if there is none.
    func row(of node: Int) -> Int? {
        // Rows are in the order of their first nodes.
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if first(of: rows[middle]) <= node { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    /// Returns the node of a row; of several, the first.
    func first(of row: Row) -> Int {
        switch row {
        case .node(let index): index
        case .more(_, let first, _, _): first
        }
    }
}

/// Facts about a render and a step of it as they were found last, since in a large tree it takes a moment to find them.
///
/// It is shared by the scenes of one inspector, and only remembers: without it, the screens are the same.
final class InspectCache {
    /// The facts that the rows of the list depend on.
    private struct RowKey: Equatable {
        var listsViews: Bool
        var folding: ListFolding
        var showsInside: Bool
        /// The selection, if it is inside of a folded component and listed nevertheless.
        var shown: Int?
    }

    /// The folded components, by what was unfolded by hand.
    private struct Components {
        var unfolded: Set<String>
        var positions: Set<Int>
        var folding: ComponentFolding
    }

    /// The facts that the scale of a drawing depends on.
    private struct DrawingKey: Equatable {
        var options: DrawingOptions

        init(_ options: DrawingOptions) {
            self.options = options
            // A part of a drawing is that around the mark; otherwise the mark has no effect on the scale.
            if case .times(let factor) = options.zoom, factor > 1 {} else { self.options.marked = nil }
            (self.options.changed, self.options.proposals) = ([], [])
        }
    }

    private var render: Render?
    private var position: Int?
    /// The tree at the current step.
    private(set) var snapshot = RenderSnapshot(viewport: .zero)
    /// The elements of the last render that have a warning.
    private(set) var warned: Set<Int> = []
    private var rows: (key: RowKey, rows: InspectRows)?
    private var components: Components?
    private var drawing: (key: DrawingKey, drawing: FramesDrawing)?
    private var changed: Set<Int>?

    /// Forgets what was found about another render or another step.
    func begin(with context: CommandContext) {
        let isSameRender = render === context.screen.render
        guard !isSameRender || position != context.cursor?.position else { return }
        if !isSameRender {
            warned = Set(context.workspace.shown.findings.lazy.map(\.element))
            (changed, components) = (nil, nil)
        }
        // Only the views change from step to step.
        if !isSameRender || rows?.key.listsViews == true { rows = nil }
        (render, position, drawing) = (context.screen.render, context.cursor?.position, nil)
        snapshot = context.snapshot
    }

    /// Returns the rows of the list.
    func rows(of snapshot: RenderSnapshot, in context: CommandContext, _ state: InspectState) -> InspectRows {
        let labels = context.labels
        let listsViews = state.list.showsViews
        let folding = listsViews || state.list.showsInside ? nil : folding(in: context, state)
        let selected = context.selection.item.flatMap { context.index(of: $0) }
        let key = RowKey(
            listsViews: listsViews,
            folding: state.list.folding,
            showsInside: state.list.showsInside,
            shown: selected.flatMap { folding?.shows($0) == false ? $0 : nil }
        )
        if let rows, rows.key == key { return rows.rows }
        let positions = listsViews ? snapshot.views.indices : snapshot.elements.indices
        let listed = folding.map { folding in positions.filter { folding.shows($0) || $0 == key.shown } }
        let shown = listed ?? Array(positions)
        let found = InspectRows(
            InspectRows.Nodes(
                positions: shown,
                depths: listsViews ? snapshot.views.map(\.depth) : snapshot.depths(of: shown),
                kinds: shown.map { listsViews ? snapshot.views[$0].className : snapshot.elements[$0].typeName },
                folded: folding?.components ?? []
            ),
            folding: state.list.folding,
            reference: { listsViews ? snapshot.views[$0].reference : labels.reference(of: $0) }
        )
        rows = (key, found)
        return found
    }

    /// Returns the folded components.
    func folding(in context: CommandContext, _ state: InspectState) -> ComponentFolding {
        components(in: context, state).folding
    }

    /// Returns the positions of the components that were unfolded by hand.
    func unfolded(in context: CommandContext, _ state: InspectState) -> Set<Int> {
        components(in: context, state).positions
    }

    private func components(in context: CommandContext, _ state: InspectState) -> Components {
        let unfolded = state.list.folding.unfolded
        if let components, components.unfolded == unfolded { return components }
        let (snapshot, labels) = (context.screen.snapshot, context.labels)
        let indices = snapshot.elements.indices
        let positions =
            unfolded.isEmpty
            ? []
            : Set(indices.filter { snapshot.elements[$0].isComponent && unfolded.contains(labels.reference(of: $0)) })
        let found = Components(
            unfolded: unfolded,
            positions: positions,
            folding: ComponentFolding(snapshot, in: indices, labels: labels, isOpened: positions.contains)
        )
        components = found
        return found
    }

    /// Returns the elements that the last edit has changed or added.
    func changed(in context: CommandContext) -> Set<Int> {
        if let changed { return changed }
        let found = Set(context.answers.difference().signs.after.keys)
        changed = found
        return found
    }

    /// Returns the drawing of the frames at a scale, perhaps with other marks.
    func drawing(of scene: InspectScene, _ options: DrawingOptions) -> FramesDrawing {
        let key = DrawingKey(options)
        if let drawing, drawing.key == key { return drawing.drawing }
        let made = FramesDrawing(scene.snapshot, labels: scene.labels, options: options)
        drawing = (key, made)
        return made
    }
}

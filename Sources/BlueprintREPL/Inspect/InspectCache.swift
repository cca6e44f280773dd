import BlueprintInspector
import Foundation

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

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
    private var drawing: (key: DrawingKey, drawing: FramesDrawing)?
    private var changed: Set<Int>?

    /// Forgets what was found about another render or another step.
    func begin(with context: CommandContext) {
        let isSameRender = render === context.screen.render
        guard !isSameRender || position != context.cursor?.position else { return }
        if !isSameRender {
            warned = Set(context.workspace.shown.findings.lazy.map(\.element))
            changed = nil
        }
        // Only the views change from step to step.
        if !isSameRender || rows?.key.listsViews == true { rows = nil }
        (render, position, drawing) = (context.screen.render, context.cursor?.position, nil)
        snapshot = context.snapshot
    }

    /// Returns the rows of the list.
    func rows(of snapshot: RenderSnapshot, in context: CommandContext, _ state: InspectState) -> InspectRows {
        let key = RowKey(listsViews: state.list.showsViews, folding: state.list.folding)
        if let rows, rows.key == key { return rows.rows }
        let labels = context.labels
        let found =
            state.list.showsViews
            ? InspectRows(
                depths: snapshot.views.map(\.depth),
                kinds: snapshot.views.map(\.className),
                folding: state.list.folding,
                reference: { snapshot.views[$0].reference }
            )
            : InspectRows(
                depths: snapshot.elements.map(\.depth),
                kinds: snapshot.elements.map(\.typeName),
                folding: state.list.folding,
                reference: { labels[$0].reference }
            )
        rows = (key, found)
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

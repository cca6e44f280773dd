import BlueprintInspector
import Foundation
import FullScreen
import HeadlessUIKit

/// The drawing, or the page in its place.
extension InspectScene {
    private var area: CellArea { panes.main }

    /// The options of the drawing in its pane.
    var drawingOptions: DrawingOptions {
        var options = context.drawingOptions
        (options.width, options.height) = (area.columns, max(3, area.rows - 1))
        options.zoom = state.drawing.zoom
        if case .edges(let edges) = state.drag {
            let factor = options.zoom.factor
            options.cell = CGSize(width: edges.cell.width * factor, height: edges.cell.height * factor)
        }
        options.marked = selected
        options.changed = changed
        options.list.inside = state.list.showsInside
        options.list.unfolded = cache.unfolded(in: context, state)
        options.proposals = proposals + (task?.goals ?? [])
        return options
    }

    /// The elements that the current step or the last edit has changed.
    private var changed: Set<Int> {
        if context.cursor != nil { return Set([stepped].compactMap { $0 }) }
        return state.marksChanges ? cache.changed(in: context) : []
    }

    /// The drawing of the frames, whether it is seen or not.
    var framesDrawing: FramesDrawing {
        let options = drawingOptions
        return cache.drawing(of: self, options).marked(as: options)
    }

    /// True if the pane shows frames to scale, in which one can point at elements.
    var showsFrames: Bool { state.page == nil && state.drawing.picture == .frames && state.comparison == nil }

    /// The contents of the pane.
    var main: InspectMain {
        switch state.page {
        case .why: .text(whyText)
        case .keys: .text(InspectKeys.page(columns: area.columns, glyphs: glyphs))
        case .output(let text, _), .report(let text), .lesson(let text): .text(text)
        case nil: picture
        }
    }

    private var picture: InspectMain {
        if let comparison = state.comparison { return .text(comparing(comparison)) }
        guard context.hasTree else {
            return .text(fault ?? StyledText("Type : and an element, such as Label(text: \"Hello\").", style: .dim))
        }
        switch state.drawing.picture {
        case .frames:
            let drawing = framesDrawing
            return drawing.places.rows > area.rows ? .drawing(drawing) : .text(drawing.text)
        case .nest: return .text(NestDrawing(snapshot, labels: labels, options: drawingOptions).text)
        case .render: return .text(RenderDrawing(snapshot, labels: labels, options: drawingOptions).text)
        }
    }

    /// The reason for the selection's frame, with the selected link marked.
    var whyText: StyledText {
        guard let selected else { return StyledText("nothing is selected", style: .dim) }
        var answers = context
        answers.options.columns = area.columns
        let report = try? answers.answers.whyReport(isVerbose: false)
        return report.map { StepLinks($0.text(of: selected)).marking(state.link) } ?? StyledText()
    }

    private func comparing(_ comparison: InspectState.Comparison) -> StyledText {
        var before = context
        before.workspace.stepper.cursor = nil
        before.options.columns = area.columns
        if area.columns >= Self.columnsForTwo { return before.answers.framesBeforeAndAfter("frames").text }
        let signs = before.answers.difference().signs
        let shown = context.workspace.shown
        var options = drawingOptions
        (options.marked, options.changed, options.proposals) = (nil, [], [])
        options.signs = comparison.showsBefore ? signs.before : signs.after
        let drawing =
            comparison.showsBefore
            ? FramesDrawing(context.screen.snapshotBefore, labels: shown.labelsBefore, options: options)
            : FramesDrawing(context.screen.snapshot, labels: labels, options: options)
        let title = comparison.showsBefore ? "before the last edit" : "after the last edit"
        return StyledText(title, style: .heading) + drawing.text
    }

    /// The number of columns from which on two drawings are side by side.
    static let columnsForTwo = 98

    func write(_ main: InspectMain, on grid: inout CellGrid) {
        let scroll = state.page == nil ? state.drawing.scroll : InspectState.Scroll(row: state.pageScroll)
        for (offset, line) in main.lines(scroll.row..<scroll.row + area.rows).enumerated() {
            grid.write(line, from: scroll.column, column: area.column, row: area.row + offset, before: area.endColumn)
        }
        writeScrollMark(main.count, from: scroll.row, on: &grid)
    }

    /// Says how many lines lie below the pane, in its last row's right corner.
    private func writeScrollMark(_ count: Int, from first: Int, on grid: inout CellGrid) {
        let below = count - first - area.rows
        guard below > 0 || first > 0 else { return }
        let words = below > 0 ? " \(below) more below " : " end "
        let column = area.endColumn - words.displayWidth
        grid.write(words, column: column, row: panes.rule, before: area.endColumn, style: CellStyle(.dim))
    }

    // MARK: - Proposals

    /// The proposals under way as frames, outermost first.
    ///
    /// A parent measures its children before it places them, so a proposal is drawn from the nearest origin that is
    /// known: that of the element's parent, or of the outermost element.
    private var proposals: [ProposedFrame] {
        guard let cursor = context.cursor else { return [] }
        let open = cursor.openProposals
        let frames = snapshot.absoluteFrames
        let nodeLabels = context.traceLabels
        return open.prefix(Self.mostProposals).reversed().compactMap { proposal in
            guard case .proposed(let constraint) = proposal.kind, let node = proposal.node else { return nil }
            let title = "\(nodeLabels[node].shortest(isMarked: false)) \(context.phrasing.constraint(constraint))"
            return ProposedFrame(
                frame: CGRect(
                    origin: origin(of: node, frames),
                    size: CGSize(
                        width: constraint.width.constrainedValue.map { Double($0) } ?? .infinity,
                        height: constraint.height.constrainedValue.map { Double($0) } ?? .infinity
                    )
                ),
                title: title
            )
        }
    }

    /// The number of open proposals that are drawn, innermost ones.
    private static let mostProposals = 3

    private func origin(of node: Int, _ frames: [CGRect]) -> CGPoint {
        let nodes = context.cursor?.trace.nodes ?? []
        var next: Int? = node
        while let index = next {
            if frames.indices.contains(index), snapshot.elements[index].stage != .unplaced {
                return frames[index].origin
            }
            next = nodes.indices.contains(index) ? nodes[index].parent : nil
        }
        return .zero
    }
}

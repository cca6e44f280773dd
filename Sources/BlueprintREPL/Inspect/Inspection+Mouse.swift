import BlueprintInspector
import Foundation
import FullScreen
import HeadlessUIKit

/// The mouse.
extension Inspection {
    /// The number of rows that one notch of the wheel scrolls.
    private static let wheelRows = 3

    func take(_ event: MouseEvent) {
        switch event.kind {
        case .press:
            state.clearNews()
            state.marksChanges = false
            state.play = nil
            press(at: event.place)
        case .drag: drag(to: event.place)
        case .release:
            state.drag = nil
            continuesResizing = false
        case .wheelUp: wheel(-Self.wheelRows, at: event.place)
        case .wheelDown: wheel(Self.wheelRows, at: event.place)
        }
    }

    private func press(at place: CellPlace) {
        let scene = scene
        if panes.list.contains(place) {
            click(row: state.list.scroll + place.row - panes.list.row, in: scene)
        } else if panes.timeLine.contains(place), place.row == panes.timeLine.row {
            state.drag = .timeLine
            scrub(to: place, in: scene)
        } else if panes.main.contains(place) {
            if state.page == .why { return click(lineAt: place) }
            guard scene.showsFrames else { return }
            let cell = drawingCell(of: place)
            let places = scene.framesDrawing.places
            let border = places.border
            let (right, lower) = (cell.column == border.right, cell.row == border.bottom)
            if session.workspace.focus == nil, right || lower {
                let viewport = session.settings.viewport
                state.drag = .edges(
                    .init(right: right, lower: lower, start: place, viewport: viewport, cell: places.cell)
                )
            } else {
                click(cell, in: scene)
            }
        }
    }

    private func click(row: Int, in scene: InspectScene) {
        guard scene.rows.rows.indices.contains(row) else { return }
        if case .more = scene.rows.rows[row] { return fold(row: row, of: scene) }
        let isSelected = row == scene.selectedRow
        if isSelected { fold(row: row, of: scene) } else { select(row: row, of: scene) }
    }

    /// Goes to the step that a line of the reason names.
    private func click(lineAt place: CellPlace) {
        let line = state.pageScroll + place.row - panes.main.row
        let column = place.column - panes.main.column
        let links = StepLinks(scene.whyText).links
        guard let index = links.firstIndex(where: { $0.line == line && $0.characters.contains(column) }) else { return }
        state.link = index
        _ = followLink()
    }

    /// Selects the innermost frame at a cell; the one around it if that is selected already.
    private func click(_ cell: CellPlace, in scene: InspectScene) {
        let found = scene.framesDrawing.places.elements(column: cell.column, row: cell.row)
        guard let innermost = found.first else { return }
        let next = scene.selected.flatMap { found.firstIndex(of: $0) }.map { $0 + 1 }
        select(element: next.map { $0 < found.count ? found[$0] : innermost } ?? innermost)
    }

    private func drawingCell(of place: CellPlace) -> CellPlace {
        CellPlace(
            column: place.column - panes.main.column + state.drawing.scroll.column,
            row: place.row - panes.main.row + state.drawing.scroll.row
        )
    }

    // MARK: - Dragging

    private func drag(to place: CellPlace) {
        switch state.drag {
        case .timeLine: scrub(to: place, in: scene)
        case .edges(let edges): resize(to: edges.size(at: place))
        case nil: break
        }
    }

    /// Goes to the step at a column of the time line.
    private func scrub(to place: CellPlace, in scene: InspectScene) {
        guard scene.context.hasTree else { return }
        let step = scene.bar.step(at: place.column - scene.barColumn, of: scene.context.lastRender)
        if step != scene.context.cursor?.position { run("goto \(step)") }
    }

    private func wheel(_ rows: Int, at place: CellPlace) {
        if panes.list.contains(place) {
            state.list.scroll += rows
        } else if state.page != nil {
            state.pageScroll += rows
        } else {
            state.drawing.scroll.row += rows
        }
    }
}

import BlueprintInspector
import Foundation
import FullScreen

/// The contents of the inspector at one moment: the session at a step, and the state of the panes.
struct InspectScene {
    let context: CommandContext
    var state: InspectState
    let panes: InspectPanes
    /// Facts that were found before.
    let cache: InspectCache
    /// The rows of the list.
    let rows: InspectRows
    /// The tree at the current step.
    let snapshot: RenderSnapshot
    /// The position of the selected element; nil if there is none.
    let selected: Int?
    /// The words before the viewport: the name of the file, and that the session is being recorded.
    var remarks: [String] = []
    /// The task of a lesson; nil outside lessons.
    var task: LessonTask?
    /// The error of the file; nil for none.
    var fault: StyledText?

    /// The labels of the elements.
    var labels: NodeLabels { context.labels }
    var glyphs: Glyphs { context.glyphs }

    /// The element that the current step is about; nil when not stepping, or if it is about none of the tree.
    var stepped: Int? {
        context.cursor?.event?.node.flatMap { snapshot.elements.indices.contains($0) ? $0 : nil }
    }

    /// The position of the selected element's view, or else of the first view that got its layout attributes.
    var selectedView: Int? {
        guard let selected else { return nil }
        return snapshot.views.firstIndex { $0.element == selected }
            ?? snapshot.views.firstIndex { view in view.flattened.contains { $0.element == selected } }
    }
}

extension InspectScene {
    /// The whole screen.
    func grid(_ main: InspectMain, columns: Int, rows: Int) -> CellGrid {
        var grid = CellGrid(columns: columns, rows: rows)
        guard columns >= InspectPanes.smallest.columns, rows >= InspectPanes.smallest.rows else {
            return tooSmall(grid)
        }
        if state.isCovered, let task {
            writeTitle(of: task, on: &grid)
        } else {
            writeTop(on: &grid)
            writeTask(on: &grid)
            writeList(on: &grid)
            if !coversTimeLine { writeTimeLine(on: &grid) }
        }
        writeRules(on: &grid)
        write(main, on: &grid)
        writeLedger(on: &grid)
        writeBottom(on: &grid)
        return grid
    }

    private func tooSmall(_ grid: CellGrid) -> CellGrid {
        var grid = grid
        let (columns, rows) = InspectPanes.smallest
        let sentence = "The inspector needs \(columns)\(glyphs.times)\(rows) cells. q leaves it."
        for (row, line) in TextFitting.wrap(sentence, columns: grid.columns).enumerated() {
            grid.write(line, column: 0, row: row, before: grid.columns)
        }
        return grid
    }

    // MARK: - Around the panes

    private func writeTop(on grid: inout CellGrid) {
        let area = panes.top
        let size = context.phrasing.size(snapshot.viewport)
        let words = (remarks + ["viewport \(size)"]).joined(separator: " \(glyphs.dot) ")
        let right = TextFitting.cut(words, to: area.columns / 2, ellipsis: glyphs.ellipsis)
        let start = area.endColumn - right.displayWidth - 1
        grid.write(path(columns: start - 2), column: 1, row: area.row, before: start - 1)
        grid.write(right, column: start, row: area.row, before: area.endColumn, style: CellStyle(.dim))
    }

    /// Returns the names from the root to the selection; outer ones are left out where there is no room.
    private func path(columns: Int) -> StyledText.Line {
        guard let selected else {
            let hint = context.hasTree ? "nothing is selected" : "no tree yet: type : and an element"
            return StyledText.Line(hint, style: .dim)
        }
        let separator = " \(glyphs.inside) "
        var names = [description(of: selected, columns: columns)]
        var room = columns - names[0].displayWidth
        var next = snapshot.elements[selected].parent
        while let index = next {
            let name = labels[index].full
            room -= name.displayWidth + separator.displayWidth
            guard room >= (snapshot.elements[index].parent == nil ? 0 : separator.displayWidth + 1) else {
                names.append(glyphs.ellipsis)
                break
            }
            names.append(name)
            next = snapshot.elements[index].parent
        }
        var line = StyledText.Line(names.dropFirst().reversed().map { $0 + separator }.joined(), style: .dim)
        line.append(names[0], style: .heading)
        return line.cut(to: max(1, columns), ellipsis: glyphs.ellipsis)
    }

    /// Returns the name of an element with its text.
    private func description(of element: Int, columns: Int) -> String {
        let label = labels[element].full
        let room = min(40, columns - label.displayWidth - 1)
        guard room > 6, let text = snapshot.elements[element].content?.summary(columns: room, glyphs: glyphs) else {
            return label
        }
        return label + " " + text
    }

    private func writeRules(on grid: inout CellGrid) {
        let isUnicode = context.settings.style == .unicode
        let (across, down, joint) = isUnicode ? ("─", "│", "┴") : ("-", "|", "+")
        for row in panes.list.row..<panes.list.endRow {
            grid.write(down, column: panes.list.endColumn, row: row, before: grid.columns, style: CellStyle(.dim))
        }
        for column in 0..<grid.columns {
            let character = column == panes.list.endColumn && !state.isCovered ? joint : across
            grid.write(character, column: column, row: panes.rule, before: grid.columns, style: CellStyle(.dim))
        }
    }

    private func writeBottom(on grid: inout CellGrid) {
        let area = panes.bottom
        if let line = state.line {
            let prompt = line.purpose == .search ? "/" : ":"
            let before = line.textBeforeCursor.displayWidth
            // The cursor stays on the row; what is left of it is scrolled out.
            let first = max(0, before + 2 - area.columns)
            grid.write(prompt, column: 0, row: area.row, before: 1, style: CellStyle(.heading))
            let text = StyledText.Line(line.text.replacing("\n", with: "␤"), style: .plain)
            grid.write(text, from: first, column: 1, row: area.row, before: area.endColumn)
            grid.cursor = CellPlace(column: min(area.columns - 1, 1 + before - first), row: area.row)
            return
        }
        grid.write(
            InspectKeys.brief(for: state, in: task, columns: area.columns - 2, glyphs: glyphs),
            column: 1,
            row: area.row,
            before: area.endColumn
        )
    }
}

extension String {
    /// The width of the text in cells.
    var displayWidth: Int { StyledText.Line(self).columns }
}

/// The task of a lesson, above the other panes.
extension InspectScene {
    /// The number of rows of a task in a screen of some rows.
    static func taskRows(of task: LessonTask, rows: Int) -> Int {
        let room = min(mostTaskRows, (rows - InspectPanes.smallest.rows) / 4 + 1)
        return min(room, task.prose.lines.count + task.question.lines.count)
    }

    private static let mostTaskRows = 4

    func writeTask(on grid: inout CellGrid) {
        guard let task else { return }
        let area = panes.task
        for (offset, line) in task.rows(atMost: area.rows, ellipsis: glyphs.ellipsis).enumerated() {
            grid.write(line, column: 1, row: area.row + offset, before: area.endColumn)
        }
        guard area.rows > 0 else { return }
        let (across, joint) = context.settings.style == .unicode ? ("─", "┬") : ("-", "+")
        for column in 0..<grid.columns {
            let character = column == panes.list.endColumn ? joint : across
            grid.write(character, column: column, row: area.endRow, before: grid.columns, style: CellStyle(.dim))
        }
    }

    /// The title of the lesson, in place of the path to the selection.
    func writeTitle(of task: LessonTask, on grid: inout CellGrid) {
        let line = StyledText.Line(task.title, style: .heading).cut(
            to: panes.top.columns - 2,
            ellipsis: glyphs.ellipsis
        )
        grid.write(line, column: 1, row: panes.top.row, before: panes.top.endColumn)
    }
}

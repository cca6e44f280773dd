import BlueprintInspector
import FullScreen

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

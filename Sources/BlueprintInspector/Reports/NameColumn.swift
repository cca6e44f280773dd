import BlueprintUI
import HeadlessUIKit

/// The first column of a report on elements: the tree's lines, the labels, the marks.
struct NameColumn {
    /// One line for each row of the list.
    let lines: [StyledText.Line]
    /// The columns of the widest line.
    let columns: Int

    /// Creates the names of the focused elements, in at most a number of terminal columns.
    ///
    /// - Parameter rows: the rows of the list, with positions among the focused elements.
    init(_ rows: ElementRows, labels: NodeLabels, options: DrawingOptions, room: Int) {
        let glyphs = options.glyphs
        let room = max(12, room)
        let widest = rows.elements.map { labels[$0].full.displayColumns + 4 }.max() ?? 0
        let tree = TreeLines(
            depths: rows.depths,
            glyphs: glyphs,
            columns: max(6, room - min(widest, 24))
        )
        var lines: [StyledText.Line] = []
        var columns = 0
        for (row, prefix) in zip(rows.rows, tree.prefixes).interruptible {
            var line = StyledText.Line(prefix.first, style: .dim)
            guard case .node(let element) = row else {
                line.append(rows.words(row, labels: labels, glyphs: glyphs), style: .dim)
                lines.append(line)
                continue
            }
            let record = rows.snapshot.elements[element]
            let isMarked = options.marked == element
            let style: TextStyle = isMarked ? .selected : record.isViewBacked ? .viewBacked : .plain
            let mark = options.remark(on: record.typeName) + (record.isViewBacked ? " " + glyphs.viewMark : "")
            let name = labels[element].fitted(isMarked: isMarked, columns: room - line.columns - mark.count)
            line.append(name + mark, style: style)
            lines.append(line)
            columns = max(columns, line.columns)
        }
        self.lines = lines
        self.columns = min(room, columns)
    }
}

import BlueprintUI
import HeadlessUIKit

/// The first column of a report on elements: the tree's lines, the labels, the marks.
struct NameColumn {
    /// One line for each element.
    let lines: [StyledText.Line]
    /// The prefix of a second line below each element.
    let rests: [String]
    /// The columns of the widest line.
    let columns: Int

    /// Creates the names of the focused elements, in at most a number of terminal columns.
    init(_ snapshot: RenderSnapshot, labels: NodeLabels, options: DrawingOptions, room: Int) {
        let range = snapshot.range(focus: options.focus)
        let glyphs = options.glyphs
        let room = max(12, room)
        let widest = range.map { labels[$0].full.displayColumns + 4 }.max() ?? 0
        let tree = TreeLines(
            depths: range.map { snapshot.elements[$0].depth },
            glyphs: glyphs,
            columns: max(6, room - min(widest, 24))
        )
        var lines: [StyledText.Line] = []
        var rests: [String] = []
        for (element, prefix) in zip(range, tree.prefixes).interruptible {
            let record = snapshot.elements[element]
            var line = StyledText.Line(prefix.first, style: .dim)
            let isMarked = options.marked == element
            let style: TextStyle = isMarked ? .selected : record.isViewBacked ? .viewBacked : .plain
            let mark = options.remark(on: record.typeName) + (record.isViewBacked ? " " + glyphs.viewMark : "")
            let name = labels[element].fitted(isMarked: isMarked, columns: room - line.columns - mark.count)
            line.append(name + mark, style: style)
            lines.append(line)
            rests.append(prefix.rest)
        }
        self.lines = lines
        self.rests = rests
        columns = min(room, lines.map(\.columns).max() ?? 0)
    }
}

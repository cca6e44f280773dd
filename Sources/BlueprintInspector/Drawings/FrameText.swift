import Foundation
import HeadlessUIKit

/// Writes the text of labels into their frames.
struct FrameText {
    private let scene: FrameScene
    /// The elements whose frames have no row for their text.
    private(set) var hidden: [Int] = []

    init(scene: FrameScene) {
        self.scene = scene
    }

    /// Writes the text of one element.
    mutating func write(_ element: Int, on canvas: inout Canvas) {
        guard let content = scene.snapshot.elements[element].content, let group = scene.groupOf[element]
        else { return }
        let lines = content.lines
        guard !lines.isEmpty else { return }
        let cells = scene.groups[group].cells
        guard cells.rows >= 2, cells.columns >= 2 else {
            hidden.append(element)
            return
        }
        let frame = scene.frames[element].turned
        var lastRow = cells.top
        for (position, line) in lines.enumerated() {
            let middle = scene.scale.row(frame.origin.y + line.y + line.height / 2)
            // Titles side by side are lines at one height; other lines have one row each.
            let isBeside = position > 0 && lines[position - 1].y == line.y
            let row = isBeside ? lastRow : max(middle, lastRow + 1)
            guard row < cells.bottom else { continue }
            lastRow = row
            let isLast = position == lines.count - 1 && !isBeside
            write(line, isCut: content.isTruncated && isLast, row: row, frame: frame, cells: cells, on: &canvas)
        }
    }

    private func write(
        _ line: ShownContent.TextLine,
        isCut: Bool,
        row: Int,
        frame: CGRect,
        cells: CellRect,
        on canvas: inout Canvas
    ) {
        let from = scene.scale.column(frame.origin.x + line.x)
        let to = scene.scale.column(frame.origin.x + line.x + line.width)
        let first = max(cells.left, from) + 1
        let end = min(max(to, first), cells.right - 1) + 1
        guard first < end else { return }
        let glyphs = scene.options.glyphs
        // Only the start of a line is drawn, however long it is.
        var text = VisibleText.symbols(String(line.text.prefix(end - first + 1)))
        if isCut, !text.hasSuffix("…"), !text.hasSuffix(glyphs.ellipsis) { text += glyphs.ellipsis }
        let shown = TextFitting.cut(text, to: end - first, ellipsis: glyphs.ellipsis)
        canvas.write(shown, column: first, row: row, limit: end, style: .plain)
        let filled = first + shown.displayColumns
        guard filled < end else { return }
        let free = String(repeating: glyphs.free, count: end - filled)
        canvas.write(free, column: filled, row: row, limit: end, style: .dim)
    }
}

import Foundation
import HeadlessUIKit

/// Writes the lines of text of views, and finds those that the drawing does not show.
struct RenderText {
    private let scale: FrameScale
    private let options: DrawingOptions
    /// The cells inside the border around the drawing.
    private let columns: Int
    private let rows: Int

    /// A line of text in its cells.
    private struct Written {
        var view: Int
        var text: String
        /// The characters drawn; empty if the line has no cell.
        var shown: String
        var column: Int
        var row: Int
    }

    private var written: [Written] = []

    init(scale: FrameScale, columns: Int, rows: Int, options: DrawingOptions) {
        self.scale = scale
        self.columns = columns
        self.rows = rows
        self.options = options
    }

    /// Writes the lines of a view.
    ///
    /// - Parameters:
    ///   - frame: the frame of the view.
    ///   - visible: the part of it that its ancestors do not clip.
    mutating func write(
        _ lines: [ShownContent.TextLine],
        of view: Int,
        frame: CGRect,
        visible: CGRect,
        on canvas: inout Canvas
    ) {
        for line in lines {
            let x = frame.origin.x + line.x
            let place = CGRect(x: x, y: frame.origin.y + line.y, width: line.width, height: line.height)
            guard place.isFiniteRect, place.midY >= visible.minY, place.midY <= visible.maxY else { continue }
            let text = VisibleText.symbols(String(line.text.prefix(columns + 1)))
            guard !text.allSatisfy(\.isWhitespace) else { continue }
            let middle = (place.midY - scale.area.origin.y) / scale.cell.height
            let row = Int(saturating: max(-1, min(10_000, middle.rounded(.down))))
            guard row >= 0, row < rows else { continue }
            let limits = max(0, scale.column(visible.minX))..<max(0, min(columns, scale.column(visible.maxX)))
            let start = min(max(scale.column(x), limits.lowerBound), columns)
            let isClipped = place.maxX > visible.maxX || place.minX < visible.minX
            let needed = text.displayColumns
            var (first, end) = (start, max(start, limits.upperBound))
            if !isClipped, end - first < needed {
                (first, end) = enlarged(first, end, to: needed, row: row, on: canvas)
            }
            let shown = TextFitting.cut(text, to: end - first, ellipsis: options.glyphs.shortened)
            canvas.write(shown, column: first + 1, row: row + 1, limit: end + 1, style: .plain)
            let isCut = !isClipped && shown != text
            written.append(
                Written(view: view, text: text, shown: isCut ? "" : shown, column: first + 1, row: row + 1)
            )
        }
    }

    /// Returns cells enlarged by free ones on the right, then on the left; unchanged if there are too few.
    private func enlarged(_ first: Int, _ end: Int, to needed: Int, row: Int, on canvas: Canvas) -> (Int, Int) {
        func isFree(_ columns: Range<Int>) -> Bool {
            columns.allSatisfy { canvas.isBlank(column: $0 + 1, row: row + 1) }
        }
        let (last, start) = (first + needed, end - needed)
        if last <= columns, isFree(end..<min(last + 1, columns)) { return (first, last) }
        if start >= 0, isFree(max(0, start - 1)..<first) { return (start, end) }
        return (first, end)
    }

    /// Returns true if a cell inside the border shows a text.
    func hasText(column: Int, row: Int) -> Bool {
        written.contains {
            $0.row == row + 1 && ($0.column..<$0.column + $0.shown.displayColumns).contains(column + 1)
        }
    }

    /// Returns the views with a line that is shortened because of the scale or covered, with the text of the line.
    func missing(on canvas: Canvas) -> [(view: Int, text: String)] {
        written.filter { $0.shown.isEmpty || !canvas.shows($0.shown, column: $0.column, row: $0.row) }
            .map { ($0.view, $0.text) }
    }
}

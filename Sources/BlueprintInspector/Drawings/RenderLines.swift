import BlueprintUI
import Foundation

/// Fills that are thinner than a cell, which are drawn as lines beside the text.
///
/// They are drawn last, so that no line takes the cells of a text that has no other row.
struct RenderLines {
    /// A rectangle of cells, as half-open ranges.
    typealias Cells = (columns: Range<Int>, rows: Range<Int>)

    /// A line with the cells that may show it.
    private struct Line {
        var isAcross: Bool
        /// The columns of a line across, the rows of one down.
        var cells: Range<Int>
        /// The rows of a line across, the columns of one down, nearest first.
        var places: [Int]
        /// The fills in front of it.
        var covers: [Cells] = []

        /// Returns the cells at a place.
        func cells(at place: Int) -> [(column: Int, row: Int)] {
            cells.map { isAcross ? ($0, place) : (place, $0) }
                .filter { cell in
                    !covers.contains { $0.columns.contains(cell.column) && $0.rows.contains(cell.row) }
                }
        }
    }

    private let scale: FrameScale
    private let columns: Int
    private let rows: Int
    private var lines: [Line] = []

    /// No lines in a drawing of some cells.
    init(scale: FrameScale, columns: Int, rows: Int) {
        (self.scale, self.columns, self.rows) = (scale, columns, rows)
    }

    /// Returns true if a fill is so thin that rounding its edges to cells would make equal fills look different.
    func takes(_ frame: CGRect) -> Bool {
        min(frame.height / scale.cell.height, frame.width / scale.cell.width) < 0.5
    }

    /// Adds a fill.
    mutating func add(_ frame: CGRect) {
        guard frame.width > 0, frame.height > 0 else { return }
        let cells = scale.cells(frame)
        let isAcross = frame.width / scale.cell.width > frame.height / scale.cell.height
        let from = max(0, isAcross ? cells.left : cells.top)
        let to = min(isAcross ? cells.right : cells.bottom, isAcross ? columns : rows)
        guard from < to else { return }
        let middle =
            isAcross
            ? (frame.midY - scale.area.origin.y) / scale.cell.height
            : (frame.midX - scale.area.origin.x) / scale.cell.width
        let count = isAcross ? rows : columns
        lines.append(Line(isAcross: isAcross, cells: from..<to, places: Self.places(around: middle, count)))
    }

    /// Returns the two cells that are nearest to a place, which is given in cells.
    private static func places(around middle: Double, _ count: Int) -> [Int] {
        let nearest = min(max(0, Int(saturating: (middle - 0.5).rounded())), count - 1)
        let own = min(max(0, Int(saturating: middle.rounded(.down))), count - 1)
        let other = own == nearest ? nearest + (middle - 0.5 > Double(nearest) ? 1 : -1) : own
        return [nearest, other].filter { (0..<count).contains($0) }
    }

    /// Notes a fill in front of the lines so far.
    mutating func cover(_ cells: Cells) {
        for index in lines.indices { lines[index].covers.append(cells) }
    }

    /// Draws the lines beside the texts: in the nearer row or column if it has no text there, else around the text.
    func draw(_ style: DrawingStyle, besides texts: RenderText, on canvas: inout Canvas) {
        for line in lines.interruptible {
            let free = line.places.first { place in
                line.cells(at: place).allSatisfy { !texts.hasText(column: $0.column, row: $0.row) }
            }
            guard let place = free ?? line.places.first else { continue }
            let glyph = style == .unicode ? (line.isAcross ? "─" : "│") : (line.isAcross ? "-" : "|")
            for cell in line.cells(at: place) where !texts.hasText(column: cell.column, row: cell.row) {
                canvas.write(glyph, column: cell.column + 1, row: cell.row + 1, limit: columns + 1, style: .plain)
            }
        }
    }
}

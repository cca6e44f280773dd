import Foundation

/// The scale from points to cells: edges, not sizes, are rounded, so neighbours share a line.
struct FrameScale: Equatable {
    /// The part of the plane that is drawn, in points.
    var area: CGRect
    /// The size of a cell, in points.
    var cell: CGSize
    /// True if the cells are larger than requested, so that everything fits.
    var isReduced = false
    /// True if only a part of the area is drawn.
    var isCropped = false
    /// The row of the whole drawing that is its first one; other than 0 if only some rows are drawn.
    var firstRow = 0

    /// Returns the column of an edge; for an edge far outside the drawing, a column that is just outside.
    func column(_ x: Double) -> Int { Self.index((x - area.origin.x) / cell.width) }

    /// Returns the row of an edge.
    func row(_ y: Double) -> Int { Self.index((y - area.origin.y) / cell.height) - firstRow }

    private static func index(_ value: Double) -> Int {
        guard !value.isNaN else { return 0 }
        // Halves go up on both sides of zero, so that equal frames look equal everywhere.
        return Int(saturating: max(-10_000, min(10_000, (value + 0.5).rounded(.down))))
    }

    /// The columns of the whole area with both borders.
    var columns: Int { Self.index(area.size.width / cell.width) + 1 }

    /// The rows of the whole area with both borders.
    var rows: Int { Self.index(area.size.height / cell.height) + 1 }

    /// Returns the cells of a frame; a negative length becomes positive.
    func cells(_ frame: CGRect) -> CellRect {
        let (left, right) = Self.ordered(frame.origin.x, frame.origin.x + frame.size.width)
        let (top, bottom) = Self.ordered(frame.origin.y, frame.origin.y + frame.size.height)
        return CellRect(left: column(left), top: row(top), right: column(right), bottom: row(bottom))
    }

    private static func ordered(_ a: Double, _ b: Double) -> (Double, Double) { a <= b ? (a, b) : (b, a) }

    /// The room for a drawing, in cells.
    struct Room {
        /// The columns of the terminal.
        var columns: Int
        /// The rows of the terminal; a drawing at a readable scale may have more.
        var rows: Int
        /// The rows that no drawing exceeds.
        var mostRows: Int

        /// The room that a drawing's options give it; no drawing has more than 1,000 rows.
        init(_ options: DrawingOptions) {
            columns = options.columnLimit
            mostRows = 1000
            rows = max(3, min(options.height ?? mostRows, mostRows))
        }

        /// The room inside of borders that a drawing adds on all sides.
        var inside: Room {
            var room = self
            (room.columns, room.rows, room.mostRows) = (columns - 1, rows - 1, mostRows - 1)
            return room
        }
    }

    /// Returns the scale that shows an area within some room.
    ///
    /// Cells grow as far as needed on each axis. A zoomed drawing shows the part around a frame of interest instead.
    ///
    /// - Parameter tallestReadable: returns the height of the largest cells that leave a row for each line of text, in
    ///   points; infinite without text.
    static func fitting(
        _ area: CGRect,
        cell: CGSize,
        zoom: Zoom,
        in room: Room,
        around interest: CGRect?,
        tallestReadable: () -> Double
    ) -> FrameScale {
        let wished = CGSize(width: cell.width / zoom.factor, height: cell.height / zoom.factor)
        var scale = FrameScale(area: area, cell: wished)
        if scale.columns <= room.columns, scale.rows <= room.rows { return scale }
        if zoom.factor > 1 {
            let size = CGSize(
                width: min(area.size.width, Double(room.columns - 1) * wished.width),
                height: min(area.size.height, Double(room.rows - 1) * wished.height)
            )
            scale.area = window(size, in: area, around: interest, snap: wished)
            scale.isCropped = true
            return scale
        }
        let rows = if case .times = zoom { room.mostRows } else { room.rows }
        let width = length(of: area.size.width, in: room.columns, atLeast: wished.width)
        let height = length(of: area.size.height, in: rows, atLeast: wished.height)
        // Lengths across and down stay comparable: neither is drawn at less than half the other's scale.
        scale.cell = CGSize(
            width: max(width, wished.width * height / wished.height / 2),
            height: max(height, wished.height * width / wished.width / 2)
        )
        if zoom == .readable, scale.cell.height > wished.height {
            let readable = min(max(wished.height, tallestReadable()), scale.cell.height)
            scale.cell = CGSize(
                width: max(width, wished.width * readable / wished.height / 2),
                height: max(readable, length(of: area.size.height, in: room.mostRows, atLeast: wished.height))
            )
        }
        scale.isReduced = scale.cell != wished
        return scale
    }

    /// Returns the smallest round length of a cell with which a length, in points, takes at most some cells.
    private static func length(of points: Double, in cells: Int, atLeast wished: Double) -> Double {
        guard index(points / wished) + 1 > cells else { return wished }
        let needed = points / (Double(cells) - 0.5)
        let power = pow(10, log10(needed).rounded(.down))
        // 1, 1.25, 1.5 up to 10, then 11, 12 up to 100, then 110, 120 and so on.
        let step = power < 10 ? power / 4 : power / 10
        let round = (needed / step).rounded(.up) * step
        return index(points / round) + 1 > cells ? round + step : round
    }

    private static func window(_ size: CGSize, in area: CGRect, around interest: CGRect?, snap: CGSize) -> CGRect {
        let wished = interest ?? CGRect(origin: area.origin, size: .zero)
        func start(_ low: Double, _ length: Double, _ whole: Double, _ from: Double, _ extent: Double, _ step: Double)
            -> Double
        {
            let middle = extent > length ? from : from + extent / 2 - length / 2
            let offset = max(0, min(whole - length, middle - low))
            return low + (offset.isFinite ? (offset / step).rounded(.down) * step : 0)
        }
        return CGRect(
            x: start(area.origin.x, size.width, area.size.width, wished.origin.x, wished.size.width, snap.width),
            y: start(area.origin.y, size.height, area.size.height, wished.origin.y, wished.size.height, snap.height),
            width: size.width,
            height: size.height
        )
    }
}

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

    /// Returns the column of an edge; for an edge far outside the drawing, a column that is just outside.
    func column(_ x: Double) -> Int { Self.index((x - area.origin.x) / cell.width) }

    /// Returns the row of an edge.
    func row(_ y: Double) -> Int { Self.index((y - area.origin.y) / cell.height) }

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

    /// Returns the scale that shows an area within a number of columns and rows.
    ///
    /// Cells grow in steps until everything fits, on each axis as far as needed. A zoomed drawing shows the part around
    /// a frame of interest instead.
    static func fitting(
        _ area: CGRect,
        cell: CGSize,
        zoom: Double,
        columns: Int,
        rows: Int,
        around interest: CGRect?
    ) -> FrameScale {
        let zoom = zoom.isFinite ? max(0.01, min(zoom, 100)) : 1
        let wished = CGSize(width: cell.width / zoom, height: cell.height / zoom)
        var scale = FrameScale(area: area, cell: wished)
        if scale.columns <= columns, scale.rows <= rows { return scale }
        if zoom > 1 {
            let size = CGSize(
                width: min(area.size.width, Double(columns - 1) * wished.width),
                height: min(area.size.height, Double(rows - 1) * wished.height)
            )
            scale.area = window(size, in: area, around: interest, snap: wished)
            scale.isCropped = true
            return scale
        }
        let x = factor(area.size.width / wished.width, cells: columns)
        let y = factor(area.size.height / wished.height, cells: rows)
        // Lengths across and down stay comparable: neither is drawn at less than half the other's scale.
        scale.cell = CGSize(width: wished.width * max(x, y / 2), height: wished.height * max(y, x / 2))
        scale.isReduced = true
        return scale
    }

    /// Returns the first factor by which a length, in cells, shrinks to fit.
    private static func factor(_ length: Double, cells: Int) -> Double {
        ([1] + factors).first { index(length / $0) + 1 <= cells } ?? 1e12
    }

    /// 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8, and the same again times 10, 100 and so on.
    private static var factors: [Double] {
        var factors = [1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8]
        var power = 10.0
        while power < 1e12 {
            factors += [1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 6, 8].map { $0 * power }
            power *= 10
        }
        return factors
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

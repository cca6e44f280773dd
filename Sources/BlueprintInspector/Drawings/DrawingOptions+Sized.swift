import Foundation

extension DrawingOptions {
    /// Returns the same options for a number of columns, and for cells of a size that is already small enough.
    package func sized(_ columns: Int, _ cell: CGSize?) -> DrawingOptions {
        var options = self
        options.width = columns
        guard let cell else { return options }
        let usual = FramesDrawing.usualCell(at: zoom)
        (options.cell, options.zoom) = (cell, .times(1))
        options.isReduced = cell.width > usual.width || cell.height > usual.height
        return options
    }
}

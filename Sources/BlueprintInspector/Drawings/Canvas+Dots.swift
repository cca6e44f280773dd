extension Canvas {
    /// Draws a dotted frame over everything but texts; sides beyond the grid are left out.
    mutating func dots(_ cells: CellRect, title: String, style: DrawingStyle) {
        let (across, down, corner) = style == .unicode ? ("┈", "┊", "·") : (".", ".", ".")
        for row in max(0, cells.top)...max(0, min(cells.bottom, rows - 1)) {
            let isEdge = row == cells.top || row == cells.bottom
            for column in max(0, cells.left)...max(0, min(cells.right, columns - 1)) {
                let isSide = column == cells.left || column == cells.right
                guard isEdge || isSide, !hasText(column: column, row: row) else { continue }
                let dot = isEdge && isSide ? corner : isEdge ? across : down
                write(dot, column: column, row: row, limit: columns, style: .changed)
            }
        }
        guard cells.top >= 0 else { return }
        write(title, column: cells.left + 1, row: cells.top, limit: min(cells.right, columns), style: .changed)
    }
}

extension FrameScene {
    /// Returns the cells of a proposal; a side without a limit lies just outside the drawing.
    func cells(of proposal: ProposedFrame) -> CellRect? {
        guard proposal.frame.origin.x.isFinite, proposal.frame.origin.y.isFinite else { return nil }
        var cells = scale.cells(proposal.frame)
        if !proposal.frame.width.isFinite { cells.right = columns }
        if !proposal.frame.height.isFinite { cells.bottom = rows }
        return cells.right < 0 || cells.bottom < 0 || cells.left >= columns || cells.top >= rows ? nil : cells
    }
}

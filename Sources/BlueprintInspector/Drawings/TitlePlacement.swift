import BlueprintUI
import HeadlessUIKit

/// Finds room for the titles in the top borders.
///
/// A title is never on a corner, where another border meets, or next to another title. Small frames come first, because
/// they have the fewest positions. The frame around them has its title where no other frame shares the top border, else
/// in a bottom border of its own, else at the right end of the top border.
struct TitlePlacement {
    private let scene: FrameScene
    private let columns: Int
    private let rows: Int
    /// The number of groups with their top border in a cell.
    private var tops: [UInt16]
    /// The smallest of the groups with their bottom border in a cell; -1 if there is none.
    private var bottoms: [Int]
    /// The groups, the smallest first.
    private let order: [Int]
    /// For each cell, true if it holds a title or is next to one.
    private var isTaken: [Bool]
    /// The groups whose title has no room in full.
    private(set) var listed: [Int] = []

    init(scene: FrameScene, canvas: Canvas) {
        self.scene = scene
        columns = canvas.columns
        rows = canvas.rows
        tops = Array(repeating: 0, count: columns * rows)
        bottoms = Array(repeating: -1, count: columns * rows)
        order = scene.groups.indices.sorted { a, b in
            let (first, second) = (scene.groups[a].cells, scene.groups[b].cells)
            let areas = (first.columns * first.rows, second.columns * second.rows)
            return areas.0 == areas.1 ? a < b : areas.0 < areas.1
        }
        isTaken = Array(repeating: false, count: columns * rows)
        for group in scene.groups.interruptible {
            for cell in border(group.cells, row: group.cells.top) where tops[cell] < .max { tops[cell] += 1 }
        }
        for index in order.reversed().interruptible {
            let cells = scene.groups[index].cells
            for cell in border(cells, row: cells.bottom) { bottoms[cell] = index }
        }
    }

    /// Returns the cells of a horizontal border.
    private func border(_ cells: CellRect, row: Int) -> Range<Int> {
        guard row >= 0, row < rows, cells.right >= 0, cells.left < columns else { return 0..<0 }
        return row * columns + max(0, cells.left)..<row * columns + min(columns - 1, cells.right) + 1
    }

    /// Writes all titles that have room.
    mutating func place(on canvas: inout Canvas) {
        for group in order.interruptible where scene.groups[group].members.contains(where: scene.isTitled) {
            if !place(group, on: &canvas) { listed.append(group) }
        }
        listed.sort()
    }

    /// Writes one title in the longest form that fits; returns true if it names every frame.
    private mutating func place(_ index: Int, on canvas: inout Canvas) -> Bool {
        let cells = scene.groups[index].cells
        let (top, bottom) = (freeSegments(of: cells, row: cells.top, on: canvas), ownBottom(index, cells, on: canvas))
        // In a crowded drawing, most titles have no room at all, and their text is not computed.
        guard hasRoom(top: top, bottom: bottom, cells: cells) else { return false }
        for (pieces, isWhole) in FrameTitle(of: scene.groups[index], in: scene).ladder {
            let length = FrameTitle.text(pieces).displayColumns
            if let start = startOfOwn(length, in: top, cells: cells) {
                write(pieces, column: start, row: cells.top, on: &canvas)
            } else if let segment = bottom.first(where: { $0.count >= length }) {
                write(pieces, column: segment.lowerBound, row: cells.bottom, on: &canvas)
            } else if let last = top.last, last.upperBound == cells.right, last.count >= length {
                write(pieces, column: last.upperBound - length, row: cells.top, on: &canvas)
            } else {
                continue
            }
            return isWhole
        }
        return false
    }

    /// Returns true if a title of one character fits at a position.
    private func hasRoom(top: [Range<Int>], bottom: [Range<Int>], cells: CellRect) -> Bool {
        !bottom.isEmpty || top.last?.upperBound == cells.right || startOfOwn(1, in: top, cells: cells) != nil
    }

    private mutating func write(_ pieces: [FrameTitle.Piece], column: Int, row: Int, on canvas: inout Canvas) {
        var end = column
        for piece in pieces {
            canvas.write(piece.text, column: end, row: row, limit: columns, style: piece.style)
            end += piece.text.displayColumns
        }
        let first = row * columns
        for cell in first + column - 1...first + end where isTaken.indices.contains(cell) { isTaken[cell] = true }
    }

    /// Returns the stretches of a border without text and without other borders.
    private func freeSegments(of cells: CellRect, row: Int, on canvas: Canvas) -> [Range<Int>] {
        let (first, end) = (max(0, cells.left + 1), min(cells.right, columns))
        guard row >= 0, row < rows, first < end else { return [] }
        return Self.runs(first..<end) { column in
            !canvas.hasVerticalArm(column: column, row: row) && !canvas.hasText(column: column, row: row)
                && !isTaken[row * columns + column]
        }
    }

    /// Returns the stretches of the bottom border that belong to no smaller frame, nor to one below.
    private func ownBottom(_ index: Int, _ cells: CellRect, on canvas: Canvas) -> [Range<Int>] {
        freeSegments(of: cells, row: cells.bottom, on: canvas).flatMap { segment in
            Self.runs(segment) { column in
                let cell = cells.bottom * columns + column
                return tops[cell] == 0 && bottoms[cell] == index
            }
        }
    }

    private static func runs(_ range: Range<Int>, where isIn: (Int) -> Bool) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        var start: Int?
        for value in range {
            if isIn(value) {
                start = start ?? value
            } else if let from = start {
                runs.append(from..<value)
                start = nil
            }
        }
        if let start { runs.append(start..<range.upperBound) }
        return runs
    }

    /// Returns a position at which a title clearly belongs to its frame: at the frame's own corner, or where no other
    /// frame shares the top border.
    private func startOfOwn(_ length: Int, in segments: [Range<Int>], cells: CellRect) -> Int? {
        if let first = segments.first, first.lowerBound == cells.left + 1, first.count >= length {
            return first.lowerBound
        }
        for segment in segments {
            let own = Self.runs(segment) { tops[cells.top * columns + $0] == 1 }
            if let run = own.first(where: { $0.count >= length }) { return run.lowerBound }
        }
        return nil
    }
}

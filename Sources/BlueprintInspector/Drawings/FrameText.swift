import BlueprintUI
import Foundation
import HeadlessUIKit

/// Writes the text of elements into their frames, from front to back.
///
/// A text never covers another one. In a frame without a row for it, it takes the place of the title; if its own cells are
/// too few at the scale of the drawing, it runs on over cells that are free.
struct FrameText {
    private let scene: FrameScene
    /// The number of frames with a vertical side in each cell.
    private var sides: [UInt16]
    private let columns: Int
    /// The elements whose text is not drawn, or shortened because of the scale, with that text.
    private(set) var missing: [(element: Int, text: String)] = []
    /// The elements whose text is drawn in another row, because it overlaps the text of another one.
    private(set) var moved: [Int] = []
    /// The areas of the texts that are written.
    private var areas: [CGRect] = []

    init(scene: FrameScene, canvas: Canvas) {
        self.scene = scene
        columns = canvas.columns
        sides = Array(repeating: 0, count: canvas.columns * canvas.rows)
        for group in scene.groups.interruptible {
            let cells = group.cells
            guard cells.top < canvas.rows, cells.bottom >= 0 else { continue }
            for row in max(0, cells.top)...min(canvas.rows - 1, cells.bottom) {
                for column in Set([cells.left, cells.right]) where column >= 0 && column < columns {
                    let cell = row * columns + column
                    sides[cell] = sides[cell] < .max ? sides[cell] + 1 : .max
                }
            }
        }
    }

    /// Writes the texts of all elements that are drawn.
    mutating func write(on canvas: inout Canvas) {
        for element in scene.drawn.reversed().interruptible { write(element, on: &canvas) }
        missing.reverse()
        moved.reverse()
    }

    /// A line of text with the cells that it may take.
    private struct Line {
        var text: String
        /// The column of its left end.
        var column: Int
        /// The end of its cells at the scale of the drawing.
        var end: Int
        /// The row that is nearest to its middle.
        var row: Int
        /// The position of its row among the rows of the text.
        var step: Int
    }

    private mutating func write(_ element: Int, on canvas: inout Canvas) {
        guard let content = scene.snapshot.elements[element].content, let group = scene.groupOf[element] else { return }
        let cells = scene.groups[group].cells
        let frame = scene.frames[element].turned
        let isScrolled = scene.scrolledPart.contains(element)
        let lines = lines(content, frame: frame, cells: cells, isScrolled: isScrolled)
        guard let last = lines.last else { return }
        let borders = Borders(around: element, in: scene)
        let rows = rows(last.step + 1, lines: lines, cells: cells, borders: borders, on: canvas)
        let isMoved = rows.compactMap { $0 } != preferredRows(last.step + 1, lines: lines, cells: cells)
        note(element, at: content.lines.map { $0.area(in: frame) }, isMoved: isMoved)
        var isWhole = true
        for line in lines {
            guard let row = rows[line.step], write(line, row: row, cells: cells, borders: borders, on: &canvas) else {
                isWhole = false
                continue
            }
        }
        if !isWhole { missing.append((element, VisibleText.symbols(Self.words(of: content)))) }
    }

    /// Notes the areas of a text, and the element if its text is moved because of an area noted before.
    private mutating func note(_ element: Int, at texts: [CGRect], isMoved: Bool) {
        let sound = texts.filter(\.isFiniteRect)
        if isMoved, sound.contains(where: { text in areas.contains { $0.overlaps(text) } }) { moved.append(element) }
        areas += sound
    }

    private static func words(of content: ShownContent) -> String {
        // A text that layout has truncated shows no more than its lines.
        content.isTruncated ? content.lines.map(\.text).joined(separator: " ") : content.text ?? content.lines[0].text
    }

    /// Returns the lines of a text that are not empty.
    ///
    /// - Parameter isScrolled: true if only those in the cells are visible.
    private func lines(_ content: ShownContent, frame: CGRect, cells: CellRect, isScrolled: Bool) -> [Line] {
        let texts = content.lines
        let endsInEllipsis = content.isTruncated && content.truncation?.isClipped == false
        var lines: [Line] = []
        var step = -1
        for (position, line) in texts.enumerated() {
            // Titles side by side are lines at one height; other lines have one row each.
            let isBeside = position > 0 && texts[position - 1].y == line.y
            if !isBeside { step += 1 }
            let from = max(cells.left, scene.scale.column(frame.origin.x + line.x)) + 1
            let to = min(scene.scale.column(frame.origin.x + line.x + line.width), cells.right - 1) + 1
            // Only the start of a line is drawn, however long it is.
            var text = VisibleText.symbols(String(line.text.prefix(columns)))
            let isLast = position == texts.count - 1 && !isBeside
            if endsInEllipsis, isLast, !text.hasSuffix("…"), !text.hasSuffix(glyphs.ellipsis) {
                text += glyphs.ellipsis
            }
            let row = scene.scale.row(frame.origin.y + line.y + line.height / 2)
            let isScrolledAway = isScrolled && !(cells.top...cells.bottom).contains(row)
            guard !text.allSatisfy(\.isWhitespace), !isScrolledAway else { continue }
            lines.append(
                Line(
                    text: text,
                    column: from,
                    end: max(from, to),
                    row: row,
                    step: step
                )
            )
        }
        return lines
    }

    private var glyphs: Glyphs { scene.options.glyphs }

    // MARK: Rows

    /// Returns a row for each line of a text, in order; nil for lines without one.
    ///
    /// Rows inside the border come first, then the top border, where the text takes the place of the title.
    private func rows(_ count: Int, lines: [Line], cells: CellRect, borders: Borders, on canvas: Canvas) -> [Int?] {
        func isFree(_ rows: [Int]) -> Bool {
            lines.allSatisfy { line in
                let end = min(line.column + line.text.displayColumns, max(line.end, cells.right))
                return line.column >= end
                    || !(line.column..<end).contains { canvas.hasText(column: $0, row: rows[line.step]) }
            }
        }
        func fits(_ rows: [Int]) -> Bool {
            lines.allSatisfy { line in
                let row = rows[line.step]
                let (start, end) = place(line, row: row, cells: cells, borders: borders, on: canvas)
                return end - start >= line.text.displayColumns
            }
        }
        var candidates = preferredRows(count, lines: lines, cells: cells).map { [$0] } ?? []
        if cells.top + count - 1 <= cells.bottom {
            candidates += (cells.top...cells.bottom - (count - 1)).map { Array($0..<$0 + count) }
        }
        let free = candidates.lazy.filter(isFree)
        if let found = free.first(where: fits) ?? free.first { return found }
        return (0..<count).map { step in
            let row = cells.top + step
            return row <= cells.bottom && isFree(Array(repeating: row, count: count)) ? row : nil
        }
    }

    /// Returns rows inside the border, each as near as possible to the middle of its line; nil if there are too few.
    private func preferredRows(_ count: Int, lines: [Line], cells: CellRect) -> [Int]? {
        guard count <= cells.rows - 1 else { return nil }
        var rows: [Int] = []
        for step in 0..<count {
            let wished = lines.first { $0.step == step }?.row ?? (rows.last ?? cells.top) + 1
            let least = (rows.last ?? cells.top) + 1
            rows.append(min(max(wished, least), cells.bottom - (count - step)))
        }
        return rows
    }

    // MARK: Columns

    /// Writes a line; returns false if it had to be shortened or has no cell.
    private func write(_ line: Line, row: Int, cells: CellRect, borders: Borders, on canvas: inout Canvas) -> Bool {
        let needed = line.text.displayColumns
        let (start, end) = place(line, row: row, cells: cells, borders: borders, on: canvas)
        guard start < end else { return false }
        let shown = TextFitting.cut(line.text, to: end - start, ellipsis: glyphs.shortened)
        canvas.write(shown, column: start, row: row, limit: end, style: .plain)
        let filled = start + shown.displayColumns
        for column in filled..<max(filled, line.end) {
            if canvas.hasText(column: column, row: row) { break }
            canvas.write(String(glyphs.free), column: column, row: row, limit: line.end, style: .dim)
        }
        return needed <= end - start
    }

    /// Returns the columns of a line: its own, else those inside the frame, else free ones beside it.
    private func place(
        _ line: Line,
        row: Int,
        cells: CellRect,
        borders: Borders,
        on canvas: Canvas
    ) -> (Int, Int) {
        let needed = line.text.displayColumns
        if needed <= line.end - line.column { return (line.column, line.end) }
        var (start, end) = (line.column, line.end)
        while end - start < needed, end < cells.right, isFree(end, row, on: canvas) { end += 1 }
        while end - start < needed, start > cells.left + 1, isFree(start - 1, row, on: canvas) { start -= 1 }
        // The cell beyond the text has no other text, so that two texts do not become one.
        func isBlank(_ column: Int) -> Bool {
            column < 0 || column >= columns || !canvas.hasText(column: column, row: row)
        }
        func canCover(_ range: Range<Int>, _ borders: [Int: UInt16]) -> Bool {
            range.allSatisfy { column in
                column >= 0 && column < columns && !canvas.hasText(column: column, row: row)
                    && sides[row * columns + column] == borders[column, default: 0]
            }
        }
        if end - start >= needed { return (start, end) }
        if canCover(end..<start + needed, borders.right), isBlank(start + needed) { return (start, start + needed) }
        if canCover(end - needed..<start, borders.left), isBlank(end - needed - 1) { return (end - needed, end) }
        return (start, end)
    }

    private func isFree(_ column: Int, _ row: Int, on canvas: Canvas) -> Bool {
        !canvas.hasText(column: column, row: row) && !canvas.hasVerticalArm(column: column, row: row)
    }
}

/// The borders at both sides of a frame and of those around it, which a text of the frame may cover.
private struct Borders {
    /// The number of left borders in a column.
    private(set) var left: [Int: UInt16] = [:]
    /// The number of right borders in a column.
    private(set) var right: [Int: UInt16] = [:]

    init(around element: Int, in scene: FrameScene) {
        var groups: Set<Int> = []
        var current: Int? = element
        while let index = current {
            if let group = scene.groupOf[index], groups.insert(group).inserted {
                let cells = scene.groups[group].cells
                left[cells.left, default: 0] += 1
                right[cells.right, default: 0] += 1
            }
            current = scene.snapshot.elements[index].parent
        }
    }
}

extension ShownContent.TextLine {
    /// Returns the area of the line in a frame.
    fileprivate func area(in frame: CGRect) -> CGRect {
        CGRect(x: frame.origin.x + x, y: frame.origin.y + y, width: width, height: height)
    }
}

extension CGRect {
    /// Returns true if two finite areas have an area in common.
    func overlaps(_ other: CGRect) -> Bool {
        let common = intersection(other)
        return !common.isNull && common.width > 0.001 && common.height > 0.001
    }
}

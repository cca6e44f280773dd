import BlueprintUI
import Foundation
import HeadlessUIKit

/// Draws only what the views show: text, fills, borders and images, in the order of the views from back to front.
public struct RenderDrawing {
    private let snapshot: RenderSnapshot
    private let labels: NodeLabels
    private let options: DrawingOptions
    private let frames: [CGRect]
    private let scale: FrameScale
    private let views: [Int]

    /// Creates a drawing of a snapshot; a focused element limits it to the view of the element, or the views inside.
    public init(_ snapshot: RenderSnapshot, labels: NodeLabels, options: DrawingOptions = DrawingOptions()) {
        self.snapshot = snapshot
        self.labels = labels
        self.options = options
        let frames = snapshot.absoluteViewFrames
        self.frames = frames
        var area = CGRect(origin: .zero, size: snapshot.viewport)
        views = snapshot.views(focus: options.focus)
        if let focus = options.focus, snapshot.elements.indices.contains(focus) {
            area = snapshot.absoluteFrames[focus].turned
        }
        if !area.isFiniteRect { area = .zero }
        area.size.width = max(0, min(area.size.width, 1e9))
        area.size.height = max(0, min(area.size.height, 1e9))
        let cell = options.cell ?? CGSize(width: 8, height: 16)
        // The border around the drawing takes two columns and rows.
        scale = FrameScale.fitting(
            area,
            cell: cell.width > 0 && cell.height > 0 ? cell : CGSize(width: 8, height: 16),
            zoom: options.zoom,
            in: FrameScale.Room(options).inside,
            around: nil,
            tallestReadable: { [views] in
                var rows = ReadableRows()
                for view in views { rows.add(snapshot.views[view].content.lines, in: frames[view].turned) }
                return rows.tallestCell
            }
        )
    }

    private var columns: Int { max(1, min(scale.columns - 1, FrameScale.Room(options).inside.columns - 1)) }
    private var rows: Int { max(1, min(scale.rows - 1, FrameScale.Room(options).inside.mostRows - 1)) }

    /// The drawing, with a legend of its shades.
    public var text: StyledText {
        if options.style == .text { return RenderSentences(snapshot, labels: labels, options: options).text }
        guard !views.isEmpty else { return StyledText("no view to draw", style: .dim) }
        var canvas = Canvas(columns: columns + 2, rows: rows + 2)
        var palette = ShadePalette(style: options.style)
        var texts = RenderText(scale: scale, columns: columns, rows: rows, options: options)
        var lines = RenderLines(scale: scale, columns: columns, rows: rows)
        var hidden: Set<Int> = []
        for index in views.interruptible {
            let view = snapshot.views[index]
            let isInHidden = view.parent.map(hidden.contains) ?? false
            if isInHidden || view.attributes.isHidden || view.attributes.alpha <= 0 {
                hidden.insert(index)
                continue
            }
            guard let frame = visible(index) else { continue }
            let content = snapshot.views[index].content
            draw(content, of: index, visible: frame, on: &canvas, palette: &palette, lines: &lines)
            texts.write(content.lines, of: index, frame: frames[index].turned, visible: frame, on: &canvas)
        }
        lines.draw(options.style, besides: texts, on: &canvas)
        let frame = CellRect(left: 0, top: 0, right: columns + 1, bottom: rows + 1)
        canvas.rectangle(frame, weight: .light, style: .dim)
        var text = canvas.text(border: options.style == .unicode ? .unicode : .ascii)
        for line in notes(palette: palette, hidden: hidden, missingText: texts.missing(on: canvas)) {
            text.append(line, style: .dim)
        }
        return text.cut(to: options.columnLimit, ellipsis: options.glyphs.ellipsis)
    }

    /// Returns the cells that a frame fills, as half-open ranges.
    private func cells(_ frame: CGRect) -> (columns: Range<Int>, rows: Range<Int>)? {
        guard frame.isFiniteRect else { return nil }
        let cells = scale.cells(frame)
        let (left, right) = (max(0, cells.left), min(cells.right, columns))
        let (top, bottom) = (max(0, cells.top), min(cells.bottom, rows))
        guard left < right, top < bottom else { return nil }
        return (left..<right, top..<bottom)
    }

    /// Returns the part of a view's frame that its clipping ancestors leave visible.
    private func visible(_ index: Int) -> CGRect? {
        var frame = frames[index].turned
        guard frame.isFiniteRect else { return nil }
        var current = snapshot.views[index].parent
        while let parent = current {
            let area = frames[parent].turned
            // Foundation traps in an intersection with an edge that is NaN; such a frame is not clipped.
            if snapshot.views[parent].content.clips, area.isFiniteRect {
                frame = frame.intersection(area)
                if frame.isNull { return nil }
            }
            current = snapshot.views[parent].parent
        }
        return frame
    }

    private func draw(
        _ content: ShownContent,
        of index: Int,
        visible frame: CGRect,
        on canvas: inout Canvas,
        palette: inout ShadePalette,
        lines: inout RenderLines
    ) {
        guard !content.isEmpty else { return }
        if content.fill != nil, lines.takes(frame) {
            lines.add(frame)
        } else if let cells = cells(frame) {
            draw(content, of: index, visible: frame, cells, on: &canvas, palette: &palette)
            if content.fill != nil { lines.cover(cells) }
        }
        if let image = content.image { drawImage(image, frame, on: &canvas) }
    }

    /// Draws the fill and the border of a view that has cells of its own.
    private func draw(
        _ content: ShownContent,
        of index: Int,
        visible frame: CGRect,
        _ cells: RenderLines.Cells,
        on canvas: inout Canvas,
        palette: inout ShadePalette
    ) {
        if let fill = content.fill {
            let text = String(repeating: palette.shade(of: fill), count: cells.columns.count)
            for row in cells.rows {
                canvas.write(
                    text,
                    column: cells.columns.lowerBound + 1,
                    row: row + 1,
                    limit: columns + 1,
                    style: .plain
                )
            }
        }
        if content.border != nil {
            drawBorder(content, sides: FrameSides(of: frames[index].turned, in: frame), cells, on: &canvas)
        }
    }

    /// Draws the sides of a border that are not clipped away.
    private func drawBorder(
        _ content: ShownContent,
        sides: FrameSides,
        _ cells: (columns: Range<Int>, rows: Range<Int>),
        on canvas: inout Canvas
    ) {
        guard cells.columns.count >= 2, cells.rows.count >= 2 else { return }
        let isRound = content.cornerRadius > 0
        let glyphs: [String] =
            options.style == .ascii
            ? (isRound ? [".", ".", "'", "'", "-", "|"] : ["+", "+", "+", "+", "-", "|"])
            : (isRound ? ["╭", "╮", "╰", "╯", "─", "│"] : ["┌", "┐", "└", "┘", "─", "│"])
        let (left, right) = (cells.columns.lowerBound + 1, cells.columns.upperBound)
        for row in cells.rows {
            let isTop = sides.contains(.top) && row == cells.rows.lowerBound
            let isBottom = sides.contains(.bottom) && row == cells.rows.upperBound - 1
            for column in isTop || isBottom ? Array(left...right) : [left, right] {
                let isLeft = sides.contains(.left) && column == left
                let isRight = sides.contains(.right) && column == right
                let glyph: String? =
                    switch (isTop, isBottom, isLeft, isRight) {
                    case (true, _, true, _): glyphs[0]
                    case (true, _, _, true): glyphs[1]
                    case (_, true, true, _): glyphs[2]
                    case (_, true, _, true): glyphs[3]
                    case (true, _, _, _), (_, true, _, _): glyphs[4]
                    case (_, _, true, _), (_, _, _, true): glyphs[5]
                    default: nil
                    }
                guard let glyph else { continue }
                canvas.write(glyph, column: column, row: row + 1, limit: columns + 1, style: .plain)
            }
        }
    }

    /// Draws an image in as many cells as its size fills, wherever it is: equal images look equal.
    private func drawImage(_ image: String, _ frame: CGRect, on canvas: inout Canvas) {
        guard frame.width > 0, frame.height > 0 else { return }
        let across = Self.cells(from: frame.minX - scale.area.minX, frame.width, of: scale.cell.width, columns)
        let down = Self.cells(from: frame.minY - scale.area.minY, frame.height, of: scale.cell.height, rows)
        guard !across.isEmpty, !down.isEmpty else { return }
        let glyph = options.style == .unicode ? "▚" : "/"
        let text = String(repeating: glyph, count: across.count)
        for row in down {
            canvas.write(text, column: across.lowerBound + 1, row: row + 1, limit: columns + 1, style: .plain)
        }
        let name = TextFitting.cut(VisibleText.symbols(image), to: across.count, ellipsis: options.glyphs.ellipsis)
        let column = across.lowerBound + (across.count - name.displayColumns) / 2
        canvas.write(
            name,
            column: column + 1,
            row: down.lowerBound + down.count / 2 + 1,
            limit: columns + 1,
            style: .plain
        )
    }

    /// Returns the cells for a length, at least one, of those that a drawing has.
    private static func cells(from start: Double, _ length: Double, of cell: Double, _ count: Int) -> Range<Int> {
        let size = max(1, Int(saturating: min(10_000, (length / cell).rounded())))
        let first = Int(
            saturating: max(-20_000, min(20_000, ((start + length / 2) / cell - Double(size) / 2).rounded()))
        )
        let (low, high) = (max(0, first), min(count, first + size))
        return low < high ? low..<high : 0..<0
    }

    private func notes(palette: ShadePalette, hidden: Set<Int>, missingText: [(view: Int, text: String)]) -> [String] {
        var parts = palette.legend
        if scale.isReduced || scale.isCropped || options.zoom.factor != 1 {
            parts.append("1 cell is \(Phrasing(options.style).size(scale.cell)) pt")
        }
        var notes = TextFitting.wrap(parts, separator: "   ", columns: options.columnLimit)
        if !missingText.isEmpty {
            let texts = missingText.prefix(FrameNotes.mostItems).map {
                "\(snapshot.views[$0.view].title) \"\($0.text)\""
            }
            let more = missingText.count > texts.count ? ["and \(missingText.count - texts.count) more"] : []
            notes += FrameNotes.lines("no room for the text of", texts + more, columns: options.columnLimit)
        }
        for (words, members) in [
            ("not drawn, hidden", hidden.sorted()),
            ("drawn without transform", views.filter { !snapshot.views[$0].attributes.transform.isEmpty }),
        ] where !members.isEmpty {
            let names = members.prefix(6).map { snapshot.views[$0].title }.joined(separator: ", ")
            let more = members.count > 6 ? " and \(members.count - 6) more" : ""
            notes.append("\(words): \(names)\(more)")
        }
        let remarked = views.filter { !snapshot.views[$0].content.remarks.isEmpty }
        for index in remarked.prefix(6) {
            let view = snapshot.views[index]
            notes.append("\(view.title): \(view.content.remarks.joined(separator: ", "))")
        }
        if remarked.count > 6 { notes.append("and of \(remarked.count - 6) more views, see views") }
        return notes
    }
}

/// The sides of a frame that remain visible after clipping.
private struct FrameSides: OptionSet {
    let rawValue: Int

    static let top = FrameSides(rawValue: 1)
    static let left = FrameSides(rawValue: 1 << 1)
    static let bottom = FrameSides(rawValue: 1 << 2)
    static let right = FrameSides(rawValue: 1 << 3)

    init(rawValue: Int) {
        self.rawValue = rawValue
    }

    init(of frame: CGRect, in clipped: CGRect) {
        self = []
        if clipped.minY <= frame.minY { insert(.top) }
        if clipped.minX <= frame.minX { insert(.left) }
        if clipped.maxY >= frame.maxY { insert(.bottom) }
        if clipped.maxX >= frame.maxX { insert(.right) }
    }
}

/// The shades for the colours of a drawing, assigned in the order in which the colours appear.
struct ShadePalette {
    private let shades: [Character]
    private var given: [(colour: String, shade: Character)] = []

    init(style: DrawingStyle) {
        let letters = "abcdefghijklmnopqrstuvwxyz"
        shades = Array((style == .unicode ? "░▒▓█" : ":%#@") + letters)
    }

    /// Returns the shade of a colour; white is blank, and the colours beyond the last shade share it.
    mutating func shade(of colour: String) -> Character {
        if colour == "white" || colour == "#FFFFFF" { return " " }
        if let known = given.first(where: { $0.colour == colour }) { return known.shade }
        let shade = shades[min(given.count, shades.count - 1)]
        given.append((colour, shade))
        return shade
    }

    /// The colour of each shade.
    var legend: [String] { given.map { "\($0.shade) \($0.colour)" } }
}

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

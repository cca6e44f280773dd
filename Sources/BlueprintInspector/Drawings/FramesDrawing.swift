import BlueprintUI
import Foundation
import HeadlessUIKit

/// Draws the frames of all elements to scale.
///
/// Edges are rounded to cells, so neighbours share a line; it is double if there is a gap between them. Heavy borders mark view-backed elements; light ones only take
/// part in layout.
public struct FramesDrawing {
    let scene: FrameScene

    private init(_ scene: FrameScene) {
        self.scene = scene
    }

    /// Returns the drawing with the marks, the changes and the proposals of other options, at the same scale.
    package func marked(as options: DrawingOptions) -> FramesDrawing {
        FramesDrawing(scene.marked(as: options))
    }

    /// Returns the drawing with only some of its rows, and without notes.
    package func showing(rows: Range<Int>) -> FramesDrawing {
        FramesDrawing(scene.showing(rows: rows))
    }

    /// Creates a drawing of a snapshot.
    ///
    /// Infinite, empty and far-away frames are listed below the drawing; the grid never grows with them.
    public init(_ snapshot: RenderSnapshot, labels: NodeLabels, options: DrawingOptions = DrawingOptions()) {
        scene = FrameScene(snapshot: snapshot, labels: labels, options: options)
    }

    /// The size of a cell, in points.
    public var cell: CGSize { scene.scale.cell }

    /// Returns the size of a cell in a drawing that has room, in points.
    package static func usualCell(at zoom: Zoom) -> CGSize {
        CGSize(width: 4 / zoom.factor, height: 8 / zoom.factor)
    }

    /// The drawing and the notes below it.
    public var text: StyledText {
        if scene.options.style == .text {
            return FrameSentences(scene.snapshot, labels: scene.labels, options: scene.options).text
        }
        guard !scene.range.isEmpty else { return StyledText("nothing to draw", style: .dim) }
        guard scene.range.contains(where: { scene.snapshot.elements[$0].stage > .unplaced }) else {
            return StyledText("nothing is placed yet", style: .dim)
        }
        var canvas = Canvas(columns: scene.columns, rows: scene.rows)
        for group in scene.groups.interruptible { draw(group, on: &canvas) }
        let lost = ScaleNotes(scene: scene).notes
        for border in lost.flatMap(\.borders) {
            canvas.markGap(border.range, at: border.place, isVertical: border.isVertical)
        }
        let withoutDots = canvas
        for proposal in scene.options.proposals {
            guard let cells = scene.cells(of: proposal) else { continue }
            canvas.dots(cells, title: proposal.title, style: scene.options.style)
        }
        var writer = FrameText(scene: scene, canvas: canvas)
        writer.write(on: &canvas)
        var titles = TitlePlacement(scene: scene, canvas: canvas)
        titles.place(on: &canvas)
        let border = scene.options.style == .unicode ? BorderGlyphs.unicode : .ascii
        if scene.window != nil { return canvas.text(border: border) }
        let notes = FrameNotes(
            scene: scene,
            lost: lost,
            untitled: untitled(titles.listed, on: withoutDots),
            missingText: writer.missing,
            movedText: writer.moved
        )
        return canvas.text(border: border) + notes.text
    }

    /// Returns the groups without a title that have no room for one either where no dots are in its place.
    private func untitled(_ listed: [Int], on withoutDots: Canvas) -> [Int] {
        guard !listed.isEmpty, !scene.options.proposals.isEmpty else { return listed }
        var canvas = withoutDots
        var titles = TitlePlacement(scene: scene, canvas: canvas)
        titles.place(on: &canvas)
        let small = Set(titles.listed)
        return listed.filter(small.contains)
    }

    private func draw(_ group: FrameScene.Group, on canvas: inout Canvas) {
        let isMarked = scene.options.marked.map(group.members.contains) ?? false
        let isChanged = !scene.options.changed.isDisjoint(with: group.members)
        canvas.rectangle(
            group.cells,
            weight: group.isHeavy ? .heavy : .light,
            style: isMarked ? .selected : isChanged ? .changed : group.isHeavy ? .viewBacked : .dim
        )
    }
}

/// The cells at which a drawing shows frames, so that one can point at them.
package struct FramePlaces {
    private let scene: FrameScene

    init(_ scene: FrameScene) {
        self.scene = scene
    }

    /// The number of rows of the grid, without the notes below it.
    package var rows: Int { scene.rows }

    /// The size of a cell in points.
    package var cell: CGSize { scene.scale.cell }

    /// The cells of an element's border; nil if it is not drawn.
    package func cells(of element: Int) -> CellRect? {
        guard scene.groupOf.indices.contains(element), let group = scene.groupOf[element] else { return nil }
        return scene.groups[group].cells
    }

    /// The cells of the border of the viewport, or of the element in focus.
    package var border: CellRect { cells(of: scene.range.lowerBound) ?? viewport }

    private var viewport: CellRect { scene.scale.cells(CGRect(origin: .zero, size: scene.snapshot.viewport)) }

    /// The elements whose frames contain a cell, innermost first; of overlapping siblings, the front one first.
    package func elements(column: Int, row: Int) -> [Int] {
        scene.groups.filter { group in
            (group.cells.left...group.cells.right).contains(column)
                && (group.cells.top...group.cells.bottom).contains(row)
        }.flatMap(\.members).sorted(by: >)
    }
}

extension FramesDrawing {
    /// The cells at which the frames are drawn.
    package var places: FramePlaces { FramePlaces(scene) }
}

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

/// Several drawings of frames at one scale, side by side if there are enough columns, else below each other.
public enum DrawingPair {
    /// A drawing with a title.
    public struct Drawing {
        let title: String
        let remarks: [String]
        let frames: (_ columns: Int, _ cell: CGSize?) -> FramesDrawing

        /// A drawing that a function makes for a number of columns, with cells of a size or, for nil, as large as needed.
        ///
        /// - Parameter remarks: lines below the title, which are broken between words where they are too long.
        public init(
            _ title: String,
            remarks: [String] = [],
            frames: @escaping (_ columns: Int, _ cell: CGSize?) -> FramesDrawing
        ) {
            (self.title, self.remarks, self.frames) = (title, remarks, frames)
        }

        /// Returns the lines above the frames.
        fileprivate func head(_ columns: Int) -> StyledText {
            let lines = remarks.flatMap { TextFitting.wrap($0, columns: columns, hanging: 2) }
            return StyledText(title, style: .heading) + StyledText(lines: lines.map { StyledText.Line($0) })
        }
    }

    /// The columns between two drawings.
    private static let gap = 2
    /// The number of columns from which on a drawing may be next to another.
    private static let narrowest = 48

    /// Returns the drawings in at most a number of columns; lists in words are never side by side.
    ///
    /// - Parameter comparesBelow: true for one scale below each other, too; false for a scale of its own for each.
    public static func text(
        _ drawings: [Drawing],
        columns: Int,
        style: DrawingStyle = .unicode,
        comparesBelow: Bool = true
    ) -> StyledText {
        if style == .text { return titled(drawings, columns).reduce(StyledText(), +) }
        let count = max(1, drawings.count)
        let whole = titled(drawings, columns)
        if whole.reduce(gap * (count - 1), { $0 + $1.columns }) <= columns { return joined(whole) }
        let share = (columns - gap * (count - 1)) / count
        if share >= narrowest { return joined(titled(drawings, share)) }
        let below =
            comparesBelow ? whole : drawings.map { $0.head(columns) + $0.frames(columns, nil).text }
        return below.reduce(StyledText(), +)
    }

    /// Returns the drawings with the largest cells that one of them needs, so that their lengths can be compared.
    private static func titled(_ drawings: [Drawing], _ columns: Int) -> [StyledText] {
        let cells = drawings.map { $0.frames(columns, nil).cell }
        let width = cells.map(\.width).max() ?? 0
        let height = cells.map(\.height).max() ?? 0
        return zip(drawings, cells).map { drawing, own in
            let cell = CGSize(width: width, height: height)
            let frames = drawing.frames(columns, cell == own ? nil : cell)
            return drawing.head(columns) + frames.text
        }
    }

    private static func joined(_ texts: [StyledText]) -> StyledText {
        StyledText(lines: StyledText(sideBySide: texts, gap: gap).lines.map(\.trimmed))
    }
}

/// Leaves out rows of a drawing that look like their neighbours, where it is higher than the screen.
package struct AlikeRows {
    /// The drawing.
    let text: StyledText
    /// The style of the drawing; in words, each row says something else.
    let style: DrawingStyle

    /// Looks for rows in a drawing.
    ///
    /// - Parameter style: the style of the drawing; one in words stays whole.
    package init(_ text: StyledText, style: DrawingStyle) {
        (self.text, self.style) = (text, style)
    }

    /// Neighbouring rows that look the same, by their indices.
    private typealias Run = Range<Int>

    /// The number of rows that stay of those that look the same: the first, one that says how many, and the last.
    private static let rowsLeft = 3

    /// Returns the drawing in a number of rows, if enough of them look alike; else in as few as that takes.
    ///
    /// The largest parts are left out first, each whole.
    package func fitted(to rows: Int) -> StyledText {
        if style == .text { return text }
        var count = text.lines.count
        var omitted: [Int: (last: Int, line: StyledText.Line)] = [:]
        for run in runs.sorted(by: { ($1.count, $0.lowerBound) < ($0.count, $1.lowerBound) }) where count > rows {
            guard let line = line(for: run) else { continue }
            omitted[run.lowerBound + 1] = (run.upperBound - 1, line)
            count -= run.count - Self.rowsLeft
        }
        var lines: [StyledText.Line] = []
        var index = 0
        while index < text.lines.count {
            lines.append(omitted[index]?.line ?? text.lines[index])
            index = omitted[index]?.last ?? index + 1
        }
        return StyledText(lines: lines)
    }

    /// The neighbouring rows that look the same, of which some can be left out.
    private var runs: [Run] {
        var result: [Run] = []
        var start = 0
        for end in 1...max(1, text.lines.count) {
            if end < text.lines.count, text.lines[end] == text.lines[start] { continue }
            if end - start > Self.rowsLeft { result.append(start..<end) }
            start = end
        }
        return result
    }

    /// Returns the row in place of those that are left out: their number, in the widest free space of a row; nil if there
    /// is no room for it.
    private func line(for run: Run) -> StyledText.Line? {
        let words = " \(style == .unicode ? "⋮" : ":") \(run.count - Self.rowsLeft + 1) rows like this "
        var line = text.lines[run.lowerBound]
        let widest = line.spans.indices.map { (span: $0, space: Self.space(in: line.spans[$0].text)) }
            .max { $0.space.count < $1.space.count }
        guard let widest, widest.space.count >= words.count else { return nil }
        var characters = Array(line.spans[widest.span].text)
        let start = widest.space.lowerBound + (widest.space.count - words.count) / 2
        characters.replaceSubrange(start..<start + words.count, with: words)
        line.spans[widest.span] = StyledText.Span(String(characters), style: line.spans[widest.span].style)
        return line
    }

    /// Returns the longest part of a text that is spaces, by the indices of its characters.
    private static func space(in text: String) -> Range<Int> {
        var longest = 0..<0
        var start = 0
        for (index, character) in text.enumerated() {
            if character != " " {
                start = index + 1
            } else if index + 1 - start > longest.count {
                longest = start..<index + 1
            }
        }
        return longest
    }
}

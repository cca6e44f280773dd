import BlueprintUI
import Foundation
import HeadlessUIKit

/// The element tree, a line for each element: its frame in its parent, and its content.
public struct TreeReport {
    private let snapshot: RenderSnapshot
    private let labels: NodeLabels
    private let options: DrawingOptions

    /// Creates a report on a snapshot; of the options, the style, width, mark and focus apply.
    public init(_ snapshot: RenderSnapshot, labels: NodeLabels, options: DrawingOptions = DrawingOptions()) {
        self.snapshot = snapshot
        self.labels = labels
        self.options = options
    }

    /// The lines; the first one explains the coordinates.
    public var text: StyledText {
        if options.style == .text { return TreeSentences(snapshot, labels: labels, options: options).text }
        let glyphs = options.glyphs
        var text = StyledText(
            heading: "x,y relative to the parent",
            "\(glyphs.viewMark) view-backed",
            options: options
        )
        let folding = ComponentFolding(snapshot, labels: labels, options: options)
        let rows = ElementRows(snapshot, options: options, folding: folding)
        let columns = FrameColumns(rows.elements.map { snapshot.elements[$0].frame }, phrasing: Phrasing(options.style))
        let names = NameColumn(
            rows,
            labels: labels,
            options: options,
            room: options.columnLimit - columns.columns - 2
        )
        for (row, name) in zip(rows.rows, names.lines).interruptible {
            guard case .node(let element) = row else {
                text.append(name.cut(to: options.columnLimit, ellipsis: glyphs.ellipsis))
                continue
            }
            let record = snapshot.elements[element]
            var line = name
            line.pad(to: names.columns + 1)
            guard record.stage > .unplaced else {
                line.append("not placed yet", style: .dim)
                text.append(line.cut(to: options.columnLimit, ellipsis: glyphs.ellipsis))
                continue
            }
            line.append(columns.text(record.frame), style: .plain)
            let inside = folding?.words(for: element, in: snapshot, glyphs)
            let remarks =
                (inside.map { [$0] } ?? [])
                + remarks(record, columns: options.columnLimit - line.columns - 3 - (inside?.displayColumns ?? 0))
            if !remarks.isEmpty { line.append("   " + remarks.joined(separator: "  ")) }
            text.append(line.trimmed.cut(to: options.columnLimit, ellipsis: glyphs.ellipsis))
        }
        return text
    }

    /// Returns an element's content, a mark if it is truncated, its layout attributes, and further facts about its view.
    private func remarks(_ record: ElementRecord, columns: Int) -> [String] {
        let glyphs = options.glyphs
        var words = record.attributes.words + (record.content?.remarks ?? [])
        if record.content?.isTruncated == true { words.insert(glyphs.cut, at: 0) }
        let room = columns - words.reduce(0) { $0 + $1.displayColumns + 2 }
        guard let summary = record.content?.summary(columns: max(6, room), glyphs: glyphs) else { return words }
        return [summary] + words
    }
}

extension StyledText.Line {
    /// The line without spaces at its end.
    var trimmed: StyledText.Line {
        var copy = self
        while let last = copy.spans.last, last.text.last == " " {
            copy.spans.removeLast()
            let kept = last.text.reversed().drop { $0 == " " }.reversed()
            if !kept.isEmpty { copy.spans.append(StyledText.Span(String(kept), style: last.style)) }
        }
        return copy
    }
}

/// The lines from parent to child in front of the names of a tree.
struct TreeLines {
    private let depths: [Int]
    private let isLast: [Bool]
    private let glyphs: Glyphs
    private let step: Int
    private let deepest: Int

    /// Creates the lines for a list of depths in pre-order, with a maximum number of terminal columns.
    ///
    /// A deep tree is indented less; still deeper levels have a number instead of lines.
    init(depths: [Int], glyphs: Glyphs, columns: Int) {
        let root = depths.first ?? 0
        self.depths = depths.map { max(0, $0 - root) }
        self.glyphs = glyphs
        var open: [Bool] = []
        var isLast = Array(repeating: true, count: depths.count)
        for index in self.depths.indices.reversed() {
            let depth = self.depths[index]
            if open.count > depth + 1 { open.removeLast(open.count - depth - 1) }
            while open.count <= depth { open.append(false) }
            isLast[index] = !open[depth]
            open[depth] = true
        }
        self.isLast = isLast
        let levels = self.depths.max() ?? 0
        step = levels * 3 <= columns ? 3 : levels * 2 <= columns ? 2 : 1
        deepest = levels * step <= columns ? levels : max(1, (columns - 8) / step)
    }

    /// The prefix of every name, that of the lines below it, and that of empty lines above it, which go on to the name.
    var prefixes: [(first: String, rest: String, above: String)] {
        var trunks: [String] = []
        var result: [(first: String, rest: String, above: String)] = []
        result.reserveCapacity(depths.count)
        for (index, depth) in depths.enumerated().interruptible {
            guard depth > 0 else {
                result.append(("", rest("", index), ""))
                continue
            }
            if depth > deepest {
                let number = "\(glyphs.ellipsis)\(depth) "
                result.append((number, String(repeating: " ", count: number.displayColumns), ""))
                continue
            }
            if trunks.count > depth - 1 { trunks.removeLast(trunks.count - depth + 1) }
            let before = trunks.joined()
            let branch = isLast[index] ? glyphs.lastBranch : glyphs.branch
            let trunk = part(isLast[index] ? "   " : glyphs.trunk)
            result.append((before + part(branch), rest(before + trunk, index), before + part(glyphs.trunk)))
            trunks.append(trunk)
        }
        return result
    }

    private func part(_ glyph: String) -> String {
        step == 2 ? String(glyph.prefix(1)) + " " : String(glyph.prefix(step))
    }

    private func rest(_ trunk: String, _ index: Int) -> String {
        let hasChild = index + 1 < depths.count && depths[index + 1] > depths[index]
        return trunk + (hasChild && depths[index] < deepest ? part(glyphs.trunk) : "")
    }
}

/// Columns of frames, with commas below commas and crosses below crosses.
struct FrameColumns {
    private static let widest = 12

    private let phrasing: Phrasing
    private var x = 0
    private var y = 0
    private var width = 0
    private var height = 0

    init(_ frames: some Sequence<CGRect>, phrasing: Phrasing) {
        self.phrasing = phrasing
        for frame in frames {
            x = wider(x, frame.origin.x)
            y = wider(y, frame.origin.y)
            width = wider(width, frame.size.width)
            height = wider(height, frame.size.height)
        }
    }

    private func wider(_ columns: Int, _ value: Double) -> Int {
        max(columns, min(Self.widest, Phrasing.number(value).count))
    }

    /// The number of terminal columns of a frame.
    var columns: Int { x + 1 + y + 3 + width + 1 + height }

    /// Returns a frame with every number in its column.
    func text(_ frame: CGRect) -> String {
        let origin =
            TextFitting.right(Phrasing.number(frame.origin.x), x) + ","
            + TextFitting.left(Phrasing.number(frame.origin.y), y)
        let size =
            TextFitting.right(Phrasing.number(frame.size.width), width) + phrasing.glyphs.times
            + TextFitting.left(Phrasing.number(frame.size.height), height)
        return origin + "   " + size
    }
}

/// The first column of a report on elements: the tree's lines, the labels, the marks.
struct NameColumn {
    /// One line for each row of the list.
    let lines: [StyledText.Line]
    /// The columns of the widest line.
    let columns: Int

    /// Creates the names of the focused elements, in at most a number of terminal columns.
    ///
    /// - Parameter rows: the rows of the list, with positions among the focused elements.
    init(_ rows: ElementRows, labels: NodeLabels, options: DrawingOptions, room: Int) {
        let glyphs = options.glyphs
        let room = max(12, room)
        let widest = rows.elements.map { labels[$0].full.displayColumns + 4 }.max() ?? 0
        let tree = TreeLines(
            depths: rows.depths,
            glyphs: glyphs,
            columns: max(6, room - min(widest, 24))
        )
        var lines: [StyledText.Line] = []
        var columns = 0
        for (row, prefix) in zip(rows.rows, tree.prefixes).interruptible {
            var line = StyledText.Line(prefix.first, style: .dim)
            guard case .node(let element) = row else {
                line.append(rows.words(row, labels: labels, glyphs: glyphs), style: .dim)
                lines.append(line)
                continue
            }
            let record = rows.snapshot.elements[element]
            let isMarked = options.marked == element
            let style: TextStyle = isMarked ? .selected : record.isViewBacked ? .viewBacked : .plain
            let mark = options.remark(on: record.typeName) + (record.isViewBacked ? " " + glyphs.viewMark : "")
            let name = labels[element].fitted(isMarked: isMarked, columns: room - line.columns - mark.count)
            line.append(name + mark, style: style)
            lines.append(line)
            columns = max(columns, line.columns)
        }
        self.lines = lines
        self.columns = min(room, columns)
    }
}

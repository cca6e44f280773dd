import BlueprintUI
import Foundation
import HeadlessUIKit

/// Draws every element as a box in its parent's box, not to scale: wrappers that coincide are all visible.
///
/// The upper border shows the size. Children side by side are drawn side by side if they fit.
public struct NestDrawing {
    private static let narrowest = 16

    private let snapshot: RenderSnapshot
    private let labels: NodeLabels
    private let options: DrawingOptions
    private let children: NestedChildren

    /// Creates a drawing of a snapshot; of the options, the style, width, mark and focus apply.
    public init(_ snapshot: RenderSnapshot, labels: NodeLabels, options: DrawingOptions = DrawingOptions()) {
        self.snapshot = snapshot
        self.labels = labels
        self.options = options
        children = NestedChildren(snapshot)
    }

    private var glyphs: Glyphs { options.glyphs }
    private var phrasing: Phrasing { Phrasing(options.style) }

    /// The drawing.
    public var text: StyledText {
        if options.style == .text { return TreeSentences(snapshot, labels: labels, options: options).text }
        guard let root = snapshot.range(focus: options.focus).first, snapshot.elements[root].stage > .unplaced else {
            return StyledText("nothing to draw", style: .dim)
        }
        // Every level is two columns narrower than the one around it, so the recursion ends.
        var text = StyledText(lines: box(root, columns: options.columnLimit, fills: true).lines.map(\.trimmed))
        for line in notes { text.append(line, style: .dim) }
        return text
    }

    /// The lines below the drawing: its scale, and the elements that it draws apart although they overlap.
    private var notes: [String] {
        let overlap = children.overlap(in: snapshot.range(focus: options.focus), labels: labels)
        let columns = options.columnLimit
        return TextFitting.wrap("not to scale: the upper borders show the sizes", columns: columns)
            + FrameNotes.lines(overlap.beginning, overlap.names, separator: ", ", columns: columns)
    }

    /// Lines of equal width.
    private struct Block {
        var lines: [StyledText.Line]
        var columns: Int

        mutating func pad(to columns: Int) {
            for index in lines.indices { lines[index].pad(to: columns) }
            self.columns = max(self.columns, columns)
        }
    }

    // MARK: Boxes

    private func box(_ element: Int, columns: Int, fills: Bool) -> Block {
        let record = snapshot.elements[element]
        let edge = Edge(record.isViewBacked, style: options.style, isMarked: options.marked == element)
        var content = content(of: element, columns: columns - 2)
        let (title, size) = header(of: element, columns: columns - 2)
        let least = title.displayColumns + (size.isEmpty ? 0 : size.displayColumns + 1)
        let inner = fills ? columns - 2 : max(content.columns, least)
        content.pad(to: inner)
        var top = StyledText.Line(edge.topLeft, style: edge.style)
        let isMarked = options.marked == element
        top.append(title, style: isMarked ? .selected : record.isViewBacked ? .viewBacked : .plain)
        let rest = inner - title.displayColumns - size.displayColumns
        top.append(String(repeating: edge.horizontal, count: max(0, rest)), style: edge.style)
        top.append(size, style: .plain)
        top.append(edge.topRight, style: edge.style)
        var lines = [top]
        for line in content.lines {
            var row = StyledText.Line(edge.vertical, style: edge.style)
            row.append(line)
            row.append(edge.vertical, style: edge.style)
            lines.append(row)
        }
        let bottom = edge.bottomLeft + String(repeating: edge.horizontal, count: inner) + edge.bottomRight
        lines.append(StyledText.Line(bottom, style: edge.style))
        return Block(lines: lines, columns: inner + 2)
    }

    /// Returns the title at the left of the upper border and the size at its right.
    private func header(of element: Int, columns: Int) -> (title: String, size: String) {
        let record = snapshot.elements[element]
        let isCut = record.content?.isTruncated == true
        let title =
            labels[element].fitted(isMarked: options.marked == element, columns: columns - 2)
            + options.remark(on: record.typeName) + (isCut ? " \(glyphs.cut)" : "")
        let at = record.frame.origin == .zero ? "" : " at \(phrasing.point(record.frame.origin))"
        for size in [phrasing.size(record.frame.size) + at, phrasing.size(record.frame.size), ""]
        where title.displayColumns + 1 + size.displayColumns <= columns {
            return (title, size)
        }
        return (TextFitting.cut(title, to: max(1, columns), ellipsis: glyphs.ellipsis), "")
    }

    private func content(of element: Int, columns: Int) -> Block {
        let children = self.children[element]
        guard !children.isEmpty else { return leaf(element, columns: columns) }
        guard columns >= Self.narrowest else {
            let count = snapshot.descendants(of: element).count
            return block(["\(glyphs.ellipsis) \(count) more inside", "focus \(labels[element].name)"], columns)
        }
        if let row = sideBySide(children, columns: columns) { return row }
        var lines: [StyledText.Line] = []
        var widest = 0
        for child in children.prefix(NestedChildren.most) {
            let box = box(child, columns: columns, fills: children.count == 1)
            lines += box.lines
            widest = max(widest, box.columns)
        }
        var result = Block(lines: lines, columns: widest)
        if children.count > NestedChildren.most {
            let more = block(["\(glyphs.ellipsis) and \(children.count - NestedChildren.most) more"], columns)
            result.lines += more.lines
            result.columns = max(result.columns, more.columns)
        }
        result.pad(to: result.columns)
        return result
    }

    private func block(_ texts: [String], _ columns: Int) -> Block {
        let shown = texts.map { TextFitting.cut($0, to: max(1, columns), ellipsis: glyphs.ellipsis) }
        let widest = shown.map(\.displayColumns).max() ?? 0
        var block = Block(lines: shown.map { StyledText.Line($0, style: .dim) }, columns: widest)
        block.pad(to: widest)
        return block
    }

    private func leaf(_ element: Int, columns: Int) -> Block {
        guard let content = snapshot.elements[element].content else { return Block(lines: [], columns: 0) }
        if !content.lines.isEmpty {
            let texts = content.lines.map {
                TextFitting.cut(
                    VisibleText.symbols(String($0.text.prefix(columns + 1))),
                    to: max(1, columns),
                    ellipsis: glyphs.shortened
                )
            }
            return Block(lines: texts.map { StyledText.Line($0) }, columns: texts.map(\.displayColumns).max() ?? 0)
        }
        guard let image = content.image else { return Block(lines: [], columns: 0) }
        return block(["image " + image], columns)
    }

    // MARK: Children side by side

    /// Returns the children in one row if their frames are side by side and fit.
    private func sideBySide(_ children: [Int], columns: Int) -> Block? {
        let areSideBySide = children.count > 1 && self.children.areSideBySide(children)
        guard areSideBySide, children.count <= columns / 8 else { return nil }
        let room = columns - (children.count - 1)
        var blocks = children.map { box($0, columns: columns, fills: false) }
        if blocks.reduce(0, { $0 + $1.columns }) > room {
            let share = room / children.count
            guard share >= Self.narrowest else { return nil }
            blocks = children.map { box($0, columns: share, fills: false) }
        }
        let row = StyledText(sideBySide: blocks.map { StyledText(lines: $0.lines) }, gap: 1)
        var result = Block(lines: row.lines, columns: row.columns)
        result.pad(to: row.columns)
        return result
    }
}

/// The characters of a box's border.
private struct Edge {
    let topLeft: String
    let topRight: String
    let bottomLeft: String
    let bottomRight: String
    let horizontal: String
    let vertical: String
    let style: TextStyle

    init(_ isHeavy: Bool, style: DrawingStyle, isMarked: Bool) {
        let table = style == .unicode ? BorderGlyphs.unicode : .ascii
        let weight: UInt8 = isHeavy ? 2 : 1
        func glyph(up: UInt8 = 0, right: UInt8 = 0, down: UInt8 = 0, left: UInt8 = 0) -> String {
            String(table.character(up: up * weight, right: right * weight, down: down * weight, left: left * weight))
        }
        topLeft = glyph(right: 1, down: 1)
        topRight = glyph(down: 1, left: 1)
        bottomLeft = glyph(up: 1, right: 1)
        bottomRight = glyph(up: 1, left: 1)
        horizontal = glyph(right: 1, left: 1)
        vertical = glyph(up: 1, down: 1)
        self.style = isMarked ? .selected : isHeavy ? .viewBacked : .dim
    }
}

/// The children of each element, as drawings of boxes in each other show them.
struct NestedChildren {
    /// The number of children of an element that are drawn at most.
    static let most = 40

    private let snapshot: RenderSnapshot
    private var placed: [Int: [Int]] = [:]

    /// Finds the children of all elements.
    init(_ snapshot: RenderSnapshot) {
        self.snapshot = snapshot
        for element in snapshot.elements.interruptible where element.stage > .unplaced {
            if let parent = element.parent { placed[parent, default: []].append(element.index) }
        }
    }

    /// The children of an element that are placed, in order.
    subscript(element: Int) -> [Int] { placed[element] ?? [] }

    /// Returns true if each of some frames begins at the right of the one before it.
    func areSideBySide(_ children: [Int]) -> Bool {
        let frames = children.map { snapshot.elements[$0].frame }
        return zip(frames, frames.dropFirst()).allSatisfy { first, second in
            second.origin.x > first.origin.x && second.origin.x >= first.origin.x + first.size.width - 0.001
        }
    }

    /// Returns the sentence about drawn children of elements that overlap each other: its beginning, and its names.
    func overlap(in elements: some Sequence<Int>, labels: NodeLabels) -> (beginning: String, names: [String]) {
        let overlapping = elements.interruptible.flatMap { overlappingChildren(of: $0) }
        let names = overlapping.prefix(Self.mostOverlapping).map { labels[$0].full }
        let more = overlapping.count - names.count
        return ("drawn apart, although they overlap", more > 0 ? names + ["and \(more) more"] : names)
    }

    private static let mostOverlapping = 6

    /// Returns the drawn children of an element that overlap a sibling drawn before them, or that one.
    private func overlappingChildren(of element: Int) -> [Int] {
        let children = self[element].prefix(Self.most).filter { snapshot.elements[$0].frame.isFiniteRect }
        return children.filter { child in
            children.contains { other in
                other != child && snapshot.elements[child].frame.overlaps(snapshot.elements[other].frame)
            }
        }
    }
}

import BlueprintUI
import HeadlessUIKit

/// The three pictures of a tree: the elements, the same with the view-backed ones marked, and the views.
///
/// An element keeps its row in all three, so that what is not view-backed leaves a gap among the views, and the tree
/// becomes flat while nothing moves. On less than ``leastColumns`` the pictures are below each other.
public struct PicturesReport {
    /// The number of terminal columns from which on the pictures are side by side.
    public static let leastColumns = 80

    let snapshot: RenderSnapshot
    let labels: NodeLabels
    let options: DrawingOptions
    let rows: ElementRows
    /// The number of elements, of those that are view-backed, and of the views, in the part that is shown.
    let counts: (elements: Int, backed: Int, views: Int)

    /// Creates a report on a snapshot; of the options, the style, width, mark, focus and list apply.
    public init(_ snapshot: RenderSnapshot, labels: NodeLabels, options: DrawingOptions = DrawingOptions()) {
        self.snapshot = snapshot
        self.labels = labels
        self.options = options
        rows = ElementRows(snapshot, options: options)
        let range = snapshot.range(focus: options.focus)
        let backed = range.count { snapshot.elements[$0].isViewBacked }
        counts = (range.count, backed, snapshot.views(focus: options.focus).count)
    }

    private var glyphs: Glyphs { options.glyphs }

    /// The pictures; in words, a line for each element.
    public var text: StyledText {
        if options.style == .text { return sentences }
        let limit = options.columnLimit
        guard limit >= Self.leastColumns else {
            let pictures = [elements(columns: limit), backed(columns: limit), views(columns: limit)]
            // Rows that only go on to what is below are kept beside other pictures.
            let lines = pictures.map { $0.compactMap { $0.isGap ? nil : $0.line } }
            return StyledText(lines: Array(lines.joined(separator: [StyledText.Line()])))
        }
        let third = (limit - Self.gaps.first - Self.gaps.second) / 3
        let (backed, views) = (text(backed(columns: third)), text(views(columns: third)))
        let rest = limit - Self.gaps.first - backed.columns - Self.gaps.second - views.columns
        return sideBySide(text(elements(columns: rest)), backed, views)
    }

    /// The columns between the pictures; dots are drawn in the second gap.
    private static let gaps = (first: 2, second: 4)

    /// Returns the pictures beside each other, with dots from each view-backed element to its view.
    private func sideBySide(_ elements: StyledText, _ backed: StyledText, _ views: StyledText) -> StyledText {
        let second = elements.columns + Self.gaps.first
        let third = second + backed.columns + Self.gaps.second
        return StyledText(
            lines: elements.lines.indices.interruptible.map { row in
                var line = elements.lines[row]
                line.pad(to: second)
                line.append(backed.lines[row])
                if row >= Self.headRows, hasView(row - Self.headRows) {
                    let dots = String(repeating: glyphs.free, count: max(0, third - line.columns - 2))
                    line.append(" \(dots) ", style: .dim)
                }
                line.pad(to: third)
                line.append(views.lines[row])
                return line.trimmed
            }
        )
    }

    /// The rows above the first element: the headings, and that of the view that holds all others.
    private static let headRows = 2

    private func hasView(_ row: Int) -> Bool { rows.rows[row].node.map { snapshot.elements[$0].view != nil } ?? false }

    // MARK: - Pictures

    /// A row of a picture; a gap names nothing.
    private struct Row {
        var line = StyledText.Line()
        var isGap = false
    }

    private func text(_ picture: [Row]) -> StyledText { StyledText(lines: picture.map(\.line)) }

    /// The first picture: each element, with its content if there is room.
    private func elements(columns: Int) -> [Row] {
        picture("1  \(Phrasing.count(counts.elements, "element"))", columns: columns) { record, room in
            var line = StyledText.Line()
            let isMarked = options.marked == record.index
            let name = labels[record.index].fitted(isMarked: isMarked, columns: room)
            line.append(name + options.remark(on: record.typeName), style: isMarked ? .selected : .plain)
            let rest = room - line.columns - 1
            if rest >= 6, let summary = record.content?.summary(columns: rest, glyphs: glyphs) {
                line.append(" " + summary, style: .dim)
            }
            return line
        }
    }

    /// The second picture: each element's type, those that are view-backed with the mark.
    private func backed(columns: Int) -> [Row] {
        picture("2  \(counts.backed) view-backed", columns: columns) { record, room in
            guard record.isViewBacked else { return StyledText.Line(record.typeName, style: .dim) }
            let name = TextFitting.cut(record.typeName, to: max(4, room - 2), ellipsis: glyphs.ellipsis)
            return StyledText.Line("\(name) \(glyphs.viewMark)", style: .viewBacked)
        }
    }

    private func picture(
        _ heading: String,
        columns: Int,
        _ name: (_ record: ElementRecord, _ columns: Int) -> StyledText.Line
    ) -> [Row] {
        let tree = TreeLines(depths: rows.depths, glyphs: glyphs, columns: columns / 2)
        // The second row is that of the view that holds all others, which is no element's.
        var picture = [Row(line: StyledText.Line(heading, style: .heading)), Row(isGap: true)]
        for (row, prefix) in zip(rows.rows, tree.prefixes).interruptible {
            var line = StyledText.Line(prefix.first, style: .dim)
            if case .node(let element) = row {
                line.append(name(snapshot.elements[element], columns - line.columns))
            } else {
                line.append(rows.words(row, labels: labels, glyphs: glyphs), style: .dim)
            }
            picture.append(Row(line: line.cut(to: columns, ellipsis: glyphs.ellipsis)))
        }
        return picture
    }

    /// The third picture: the view that holds all others, then each view in the row of its element.
    private func views(columns: Int) -> [Row] {
        let listed = listedViews
        let tree = TreeLines(depths: listed.map(\.depth), glyphs: glyphs, columns: columns / 2)
        let heading = "3  \(Phrasing.count(counts.views, "view"))"
        var picture = Array(repeating: Row(isGap: true), count: rows.rows.count + Self.headRows)
        picture[0] = Row(line: StyledText.Line(heading, style: .heading))
        var next = Self.headRows - 1
        for (view, prefix) in zip(listed, tree.prefixes).interruptible {
            for row in next..<view.row { picture[row].line = StyledText.Line(prefix.above, style: .dim) }
            var line = StyledText.Line(prefix.first, style: .dim)
            line.append(view.words, style: view.style)
            picture[view.row] = Row(line: line.cut(to: columns, ellipsis: glyphs.ellipsis))
            next = view.row + 1
        }
        return picture
    }

    /// A line of the third picture.
    private struct ListedView {
        var row: Int
        var depth: Int
        var words: String
        var style: TextStyle
    }

    private var listedViews: [ListedView] {
        let views = ReceivingViews(of: rows.elements, in: snapshot)
        var listed: [ListedView] = []
        if options.focus == nil, let root = snapshot.views.first, root.element == nil {
            listed.append(ListedView(row: Self.headRows - 1, depth: root.depth, words: root.title, style: .viewBacked))
        }
        for (index, row) in rows.rows.enumerated().interruptible {
            switch row {
            case .node(let element):
                guard let view = views.view(of: snapshot.elements[element]) else { continue }
                let style: TextStyle = options.marked == element ? .selected : .viewBacked
                listed.append(
                    ListedView(row: index + Self.headRows, depth: view.depth, words: view.title, style: style)
                )
            case .more(_, let first, let last, _):
                let hidden = first..<snapshot.endOfElement(at: last)
                let inside = snapshot.views.filter { $0.element.map(hidden.contains) ?? false }
                guard let depth = inside.map(\.depth).min() else { continue }
                let words = "\(glyphs.ellipsis) \(Phrasing.count(inside.count, "view"))"
                listed.append(ListedView(row: index + Self.headRows, depth: depth, words: words, style: .dim))
            case .inside: continue
            }
        }
        return listed
    }
}

/// The three pictures in words: a line for each element, with its view.
extension PicturesReport {
    /// The lines; the first one counts.
    var sentences: StyledText {
        let lines = ElementLines(snapshot, labels: labels, options: options)
        let views = ReceivingViews(of: lines.rows.elements, in: snapshot)
        let parents = Dictionary(snapshot.views.map { ($0.number, $0.parent) }) { first, _ in first }
        let heading = [
            Phrasing.count(counts.elements, "element"), "\(counts.backed) view-backed",
            Phrasing.count(counts.views, "view"),
        ]
        return StyledText(heading.joined(separator: "; "), style: .heading)
            + lines.text { record in
                guard let view = views.view(of: record) else {
                    return [record.isViewBacked ? "no view yet" : "flattened"] + lines.content(of: record)
                }
                let parent = parents[view.number].flatMap { $0 }.map { " in \(snapshot.views[$0].title)" } ?? ""
                return ["\(view.title)\(parent)"] + lines.content(of: record)
            }
    }
}

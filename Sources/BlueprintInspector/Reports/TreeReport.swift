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

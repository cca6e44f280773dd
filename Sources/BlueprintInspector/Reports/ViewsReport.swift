import BlueprintUI
import Foundation
import HeadlessUIKit

/// The views, a line for each: its frame in its parent view, its element, and the owners of its offset.
public struct ViewsReport {
    let snapshot: RenderSnapshot
    let labels: NodeLabels
    let options: DrawingOptions

    /// Creates a report on a snapshot; of the options, the style, width, mark and focus apply.
    public init(_ snapshot: RenderSnapshot, labels: NodeLabels, options: DrawingOptions = DrawingOptions()) {
        self.snapshot = snapshot
        self.labels = labels
        self.options = options
    }

    private var glyphs: Glyphs { options.glyphs }

    /// The views of the focused subtree, or all views.
    private var views: [ViewRecord] {
        snapshot.views(focus: options.focus).map { snapshot.views[$0] }
    }

    /// The lines; the first one explains the coordinates.
    public var text: StyledText {
        if options.style == .text { return sentences }
        var text = StyledText(heading: "x,y relative to the parent view", options: options)
        let views = views
        let list = ListRows(
            views.map(\.depth),
            kinds: views.map(\.className),
            marked: options.marked.flatMap { marked in views.firstIndex { $0.element == marked } },
            options: options.list
        )
        let columns = FrameColumns(list.nodes.map { views[$0].frame }, phrasing: Phrasing(options.style))
        let names = names(of: views, in: list, room: max(12, options.columnLimit - columns.columns - 22))
        let nameColumns = zip(list.rows, names).map { if case .node = $0 { $1.first.columns } else { 0 } }.max() ?? 0
        for (row, name) in zip(list.rows, names).interruptible {
            guard case .node(let index) = row else {
                text.append(name.first.cut(to: options.columnLimit, ellipsis: glyphs.ellipsis))
                continue
            }
            let view = views[index]
            var line = name.first
            line.pad(to: nameColumns + 1)
            line.append(columns.text(view.frame))
            line.append("  ")
            let start = line.columns
            line.append(remark(view, columns: options.columnLimit - start))
            text.append(line.trimmed.cut(to: options.columnLimit, ellipsis: glyphs.ellipsis))
            for detail in details(view, columns: options.columnLimit - start) {
                var below = StyledText.Line(name.rest, style: .dim)
                below.pad(to: start)
                below.append(detail, style: .dim)
                text.append(below)
            }
        }
        return text
    }

    private func names(of views: [ViewRecord], in list: ListRows, room: Int) -> [(first: StyledText.Line, rest: String)]
    {
        let widest = list.nodes.map { views[$0].className.displayColumns + views[$0].reference.count + 1 }.max() ?? 0
        let tree = TreeLines(
            depths: list.depths,
            glyphs: glyphs,
            columns: max(6, room - min(widest, 24))
        )
        return zip(list.rows, tree.prefixes).interruptible.map { row, prefix in
            var line = StyledText.Line(prefix.first, style: .dim)
            let view: ViewRecord
            switch row {
            case .node(let index): view = views[index]
            case .inside(let count):
                line.append("\(glyphs.ellipsis) \(Phrasing.count(count, "view")) inside", style: .dim)
                return (line, prefix.rest)
            case .more(let count, let first, let last, let like):
                let (first, last, like) = (views[first].reference, views[last].reference, like.map { views[$0].title })
                let words = ListRows.Row.words(count, first: first, last: last, like: like, glyphs)
                line.append(words, style: .dim)
                return (line, prefix.rest)
            }
            let isMarked = view.element != nil && view.element == options.marked
            let style: TextStyle = isMarked ? .selected : .viewBacked
            let reference = isMarked ? ">\(view.reference)<" : view.reference
            let room = room - line.columns - reference.count - 1
            line.append(
                TextFitting.cut(view.className, to: max(4, room), ellipsis: glyphs.ellipsis) + " " + reference,
                style: style
            )
            return (line, prefix.rest)
        }
    }

    private func remark(_ view: ViewRecord, columns: Int) -> StyledText.Line {
        guard let element = view.element else { return StyledText.Line() }
        var line = StyledText.Line(labels[element].full)
        if let summary = view.content.summary(columns: max(6, columns - line.columns - 1), glyphs: glyphs) {
            line.append(" " + summary)
        }
        return line
    }

    private func details(_ view: ViewRecord, columns: Int) -> [String] {
        var details: [String] = []
        if view.element != nil, !view.isFrameWritten {
            details.append("frame not written yet")
        } else if view.element != nil, !view.isContentWritten {
            details.append("properties not written yet")
        }
        let sums = [FrameMeasure.x, .y].map { measure in
            FrameSum(measure, of: view, in: snapshot).map { FrameSumText($0, labels: labels).parts } ?? []
        }
        let both = sums.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
            .joined(separator: " \(glyphs.dot) ")
        let lines = both.displayColumns <= columns ? [[both]] : sums
        for parts in lines where parts != [""] {
            details += TextFitting.wrap(parts, separator: " ", columns: columns)
        }
        let remarks = view.attributes.words + view.content.factWords
        details += TextFitting.wrap(remarks, separator: " \(glyphs.dot) ", columns: columns)
        return details
    }
}

/// The views in words: each view's parent view, element and frame, and the owners of its offset.
extension ViewsReport {
    /// The lines; the first one explains the coordinates.
    var sentences: StyledText {
        let views = snapshot.views(focus: options.focus).map { snapshot.views[$0] }
        let list = ListRows(
            views.map(\.depth),
            kinds: views.map(\.className),
            marked: options.marked.flatMap { marked in views.firstIndex { $0.element == marked } },
            options: options.list
        )
        let heading = "\(Phrasing.count(views.count, "view")); x and y are relative to the parent view"
        var text = StyledText(heading, style: .heading)
        for (row, depth) in zip(list.rows, list.depths).interruptible {
            let level = "Level \(depth + 1): "
            switch row {
            case .node(let index):
                let isMarked = views[index].element != nil && views[index].element == options.marked
                text.append(level + sentence(views[index], isMarked: isMarked), style: isMarked ? .selected : .plain)
            case .inside(let count):
                text.append(level + "\(Phrasing.count(count, "view")) inside", style: .dim)
            case .more(let count, let first, let last, let like):
                let (first, last, like) = (views[first].reference, views[last].reference, like.map { views[$0].title })
                text.append(level + ListRows.Row.words(count, first: first, last: last, like: like, .text), style: .dim)
            }
        }
        return text
    }

    private func sentence(_ view: ViewRecord, isMarked: Bool) -> String {
        var head = "\(view.className) \(view.reference)"
        if let parent = view.parent {
            head += " in \(snapshot.views[parent].className) \(snapshot.views[parent].reference)"
        }
        if isMarked { head += options.isStepping ? ", current step" : ", selected" }
        var facts = [head]
        if let element = view.element { facts.append(labels[element].full) }
        facts.append(Phrasing(.text).rect(view.frame))
        if view.element != nil, !view.isFrameWritten {
            facts.append("frame not written yet")
        } else if view.element != nil, !view.isContentWritten {
            facts.append("properties not written yet")
        }
        if let summary = view.content.summary(columns: ElementLines.longestText, glyphs: .text) {
            facts.append(summary.hasPrefix("\"") ? "text \(summary)" : summary)
        }
        for measure in [FrameMeasure.x, .y] {
            guard let sum = FrameSum(measure, of: view, in: snapshot) else { continue }
            if let words = FrameSumText(sum, labels: labels).sentence { facts.append(words) }
        }
        return (facts + view.attributes.words + view.content.factWords)
            .joined(separator: "; ")
    }
}

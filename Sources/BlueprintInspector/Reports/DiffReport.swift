import Foundation
import HeadlessUIKit

/// What differs between two rendered trees, a line for each element.
public struct DiffReport {
    private let diff: RenderDiff
    private let old: (snapshot: RenderSnapshot, labels: NodeLabels)
    private let new: (snapshot: RenderSnapshot, labels: NodeLabels)
    private let options: DrawingOptions

    /// A report on the way from one snapshot to another; of its options the style and width count.
    public init(
        from old: RenderSnapshot,
        labels oldLabels: NodeLabels,
        to new: RenderSnapshot,
        labels newLabels: NodeLabels,
        options: DrawingOptions = DrawingOptions()
    ) {
        diff = RenderDiff(from: old, labels: oldLabels, to: new, labels: newLabels)
        self.old = (old, oldLabels)
        self.new = (new, newLabels)
        self.options = options
    }

    /// The lines: `+` for what has appeared, `-` for what has gone, `~` for what has another frame.
    public var text: StyledText {
        guard !diff.isEmpty else { return StyledText("no difference") }
        let phrasing = Phrasing(options.style)
        var rows: [(mark: String, name: String, words: String, style: TextStyle)] = []
        for index in diff.gone {
            let frame = phrasing.rect(old.snapshot.elements[index].frame)
            rows.append(("-", old.labels[index].full, frame, .removed))
        }
        for index in diff.appeared {
            let frame = phrasing.rect(new.snapshot.elements[index].frame)
            rows.append(("+", new.labels[index].full, frame, .added))
        }
        for change in diff.changed {
            rows.append(("~", new.labels[change.after].full, words(change, phrasing), .changed))
        }
        let columns = min(30, rows.map(\.name.displayColumns).max() ?? 0)
        var text = StyledText(heading: "frames relative to the parent", options: options)
        if rows.isEmpty { text = StyledText() }
        for row in rows {
            var line = StyledText.Line("\(row.mark) ", style: row.style)
            line.append(TextFitting.left(row.name, columns) + "  ", style: row.style)
            line.append(row.words)
            text.append(line)
        }
        for (words, views) in [("created", diff.created), ("reused", diff.reused), ("removed", diff.removed)]
        where !views.isEmpty {
            let parts = views.map(\.title).enumerated().map {
                $0.offset < views.count - 1 ? $0.element + "," : $0.element
            }
            let head = ["views \(words) \(views.count):"]
            for (row, line) in TextFitting.wrap(head + parts, separator: " ", columns: options.columnLimit - 2)
                .enumerated()
            {
                text.append(row == 0 ? line : "  " + line)
            }
            for line in reasons(of: views, words) { text.append(line) }
        }
        return text.cut(to: options.columnLimit, ellipsis: options.glyphs.ellipsis)
    }

    /// More reasons than these are not printed.
    private static let mostReasons = 8

    /// Why views were made or dropped, those of one reason on one line.
    private func reasons(of views: [ViewRecord], _ words: String) -> [String] {
        guard words != "reused" else { return [] }
        let reason = ViewReason(from: old, to: new)
        var groups: [(words: String, views: [String])] = []
        for view in views {
            guard let words = words == "created" ? reason.creation(of: view) : reason.removal(of: view) else {
                continue
            }
            if let index = groups.firstIndex(where: { $0.words == words }) {
                groups[index].views.append(view.reference)
            } else {
                groups.append((words, [view.reference]))
            }
        }
        let lines = groups.prefix(Self.mostReasons).flatMap { group in
            let more = group.views.count > 4 ? " and \(group.views.count - 4) more" : ""
            let names = group.views.prefix(4).joined(separator: ", ") + more
            return TextFitting.wrap("\(names): \(group.words)", columns: options.columnLimit - 4)
                .enumerated().map { ($0.offset == 0 ? "  " : "    ") + $0.element }
        }
        let left = groups.count - Self.mostReasons
        return lines + (left > 0 ? ["  and \(left) more reasons"] : [])
    }

    private func words(_ change: RenderDiff.Change, _ phrasing: Phrasing) -> String {
        var parts: [String] = []
        let arrow = " \(options.glyphs.arrow) "
        if change.isResized {
            parts.append(phrasing.size(change.oldFrame.size) + arrow + phrasing.size(change.newFrame.size))
        }
        if change.isMoved {
            parts.append(
                "at " + phrasing.point(change.oldFrame.origin) + arrow + phrasing.point(change.newFrame.origin)
            )
        }
        return parts.joined(separator: "   ")
    }
}

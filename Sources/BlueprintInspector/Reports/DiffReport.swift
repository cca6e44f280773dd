import BlueprintUI
import Foundation
import HeadlessUIKit

/// The differences between two rendered trees, one line for each element.
public struct DiffReport {
    let diff: RenderDiff
    private let reason: ViewReason
    private let moved: [ViewRecord]
    let old: LabeledTree
    let new: LabeledTree
    private let options: DrawingOptions

    /// Creates a report on the change from one snapshot to another; of the options, the style and the width apply.
    ///
    /// - Parameter moved: the numbers of the views that the update moved among their siblings.
    public init(
        from old: RenderSnapshot,
        labels oldLabels: NodeLabels,
        to new: RenderSnapshot,
        labels newLabels: NodeLabels,
        moved: [Int] = [],
        options: DrawingOptions = DrawingOptions()
    ) {
        let match = TreeMatch(from: (old, oldLabels), to: (new, newLabels))
        diff = RenderDiff(from: old, to: new, match)
        reason = ViewReason(old: (old, oldLabels), new: (new, newLabels), match: match)
        let numbers = Set(moved)
        self.moved = new.views.filter { numbers.contains($0.number) }
        self.old = (old, oldLabels)
        self.new = (new, newLabels)
        self.options = options
    }

    /// The lines: `+` for new elements, `-` for elements that are gone, `~` for those with another frame or text.
    public var text: StyledText {
        guard !diff.isEmpty || !moved.isEmpty else { return StyledText("no difference") }
        let groups = LikeRows(rows, options.list, kind: kind(of:)).groups
        var text = StyledText(heading: "frames relative to the parent", options: options)
        if groups.isEmpty { text = StyledText() }
        let columns = groups.interruptible.reduce(0) { max($0, name(of: $1.first).displayColumns) }
        for group in groups.interruptible {
            text.append(line(group.first, columns: min(Self.mostColumns, columns)))
            guard let first = group.others.first, let last = group.others.last else { continue }
            let (start, end) = (label(of: first).reference, label(of: last).reference)
            let like = [name(of: group.first)]
            let words = ListRows.Row.words(group.others.count, first: start, last: end, like: like, options.glyphs)
            text.append("  " + words, style: .dim)
        }
        for (words, views) in [
            ("created", diff.created), ("reused", diff.reused), ("moved", moved), ("removed", diff.removed),
        ]
        where !views.isEmpty {
            let parts = titles(of: views)
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

    /// The number of columns of the names.
    private static let mostColumns = 30

    /// Returns the titles of views, separated by commas; those of a long list by their classes.
    private func titles(of views: [ViewRecord]) -> [String] {
        let titles = LikeRows(views, options.list, kind: \.className).groups.map { group in
            guard let last = group.others.last else { return group.first.title }
            let which = "\(group.first.reference) \(options.glyphs.through) \(last.reference)"
            return "\(group.others.count + 1) \(group.first.className) (\(which))"
        }
        return titles.dropLast().map { $0 + "," } + titles.suffix(1)
    }

    /// Returns the line about an element.
    private func line(_ row: DiffRow, columns: Int) -> StyledText.Line {
        let phrasing = Phrasing(options.style)
        let (mark, words, style): (String, String, TextStyle) =
            switch row {
            case .gone(let index): ("-", phrasing.rect(old.snapshot.elements[index].frame), .removed)
            case .appeared(let index): ("+", phrasing.rect(new.snapshot.elements[index].frame), .added)
            case .changed(let change): ("~", self.words(change, phrasing), .changed)
            case .retexted(let pair):
                ("~", phrasing.change(from: shown(old, pair.before), to: shown(new, pair.after)), .changed)
            }
        if phrasing.isInWords {
            return StyledText.Line("\(Self.markWords[mark] ?? mark): \(name(of: row)); \(words)", style: style)
        }
        var line = StyledText.Line("\(mark) ", style: style)
        line.append(TextFitting.left(name(of: row), columns) + "  ", style: style)
        line.append(words)
        return line
    }

    /// The words for the marks.
    private static let markWords = ["+": "new", "-": "deleted", "~": "changed"]

    /// The number of reasons that are printed.
    private static let mostReasons = 8

    /// Returns the reasons why views were created or removed, with the views of each reason on one line.
    private func reasons(of views: [ViewRecord], _ words: String) -> [String] {
        guard words == "created" || words == "removed" else { return [] }
        var groups: [(words: String, views: [String])] = []
        var positions: [String: Int] = [:]
        for view in views.interruptible {
            guard let words = words == "created" ? reason.creation(of: view) : reason.removal(of: view) else {
                continue
            }
            if let position = positions[words] {
                groups[position].views.append(view.reference)
            } else {
                positions[words] = groups.count
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
        return lines + (left > 0 ? ["  and \(Phrasing.count(left, "more reason"))"] : [])
    }

    /// The signs of elements that differ, by their positions before and after: `-`, `+`, and `~` for another frame.
    public var signs: (before: [Int: String], after: [Int: String]) {
        var signs: (before: [Int: String], after: [Int: String]) = ([:], [:])
        for element in diff.gone { signs.before[element] = "-" }
        for element in diff.appeared { signs.after[element] = "+" }
        for change in diff.changed {
            signs.before[change.before] = "~"
            signs.after[change.after] = "~"
        }
        return signs
    }

    /// The differences as the members of a JSON object: elements by their references, views with the reason why they
    /// were created or removed.
    public var members: [JSONValue.Member] {
        func elements(_ indices: [Int], _ tree: LabeledTree) -> JSONValue {
            .list(count: indices.count) { position in
                let index = indices[position]
                return .members([
                    "element": .string(tree.labels[index].reference), "type": .string(tree.labels[index].type),
                    "frame": .rect(tree.snapshot.elements[index].frame),
                ])
            }
        }
        func views(
            _ views: [ViewRecord],
            _ labels: NodeLabels,
            why: @escaping @Sendable (ViewRecord) -> String?
        ) -> JSONValue {
            .list(count: views.count) { position in
                let view = views[position]
                return .members([
                    "view": .string(view.reference), "class": .string(view.className),
                    "element": view.element.map { .string(labels[$0].reference) },
                    "why": why(view).map(JSONValue.string),
                ])
            }
        }
        let (diff, old, new) = (diff, old, new)
        let changed = JSONValue.list(count: diff.changed.count) { position in
            let change = diff.changed[position]
            return .members([
                "element": .string(new.labels[change.after].reference),
                "type": .string(new.labels[change.after].type),
                "from": .rect(change.oldFrame), "to": .rect(change.newFrame),
            ])
        }
        let retexted = JSONValue.list(count: diff.retexted.count) { position in
            let pair = diff.retexted[position]
            return .members([
                "element": .string(new.labels[pair.after].reference), "type": .string(new.labels[pair.after].type),
                "from": old.snapshot.elements[pair.before].content?.text.map(JSONValue.string),
                "to": new.snapshot.elements[pair.after].content?.text.map(JSONValue.string),
            ])
        }
        return [
            .init("appeared", elements(diff.appeared, new)), .init("gone", elements(diff.gone, old)),
            .init("changed", changed), .init("texts", retexted),
            .init("created", views(diff.created, new.labels, why: reason.creation)),
            .init("reused", views(diff.reused, new.labels) { _ in nil }),
            .init("moved", views(moved, new.labels) { _ in nil }),
            .init("removed", views(diff.removed, old.labels, why: reason.removal)),
        ]
    }

    /// Returns the text that an element shows, in quotes.
    private func shown(_ tree: LabeledTree, _ index: Int) -> String {
        tree.snapshot.elements[index].content?.summary(columns: Self.longestText, glyphs: options.glyphs) ?? "no text"
    }

    /// The number of columns of a text in quotes.
    private static let longestText = 24

    private func words(_ change: RenderDiff.Change, _ phrasing: Phrasing) -> String {
        var parts: [String] = []
        let arrow = " \(options.glyphs.arrow) "
        if phrasing.isInWords {
            let (old, new) = (change.oldFrame, change.newFrame)
            if change.isResized { parts.append("from \(phrasing.size(old.size)) to \(phrasing.size(new.size))") }
            if change.isMoved {
                parts.append("moved from \(phrasing.point(old.origin)) to \(phrasing.point(new.origin))")
            }
            return parts.joined(separator: "; ")
        }
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

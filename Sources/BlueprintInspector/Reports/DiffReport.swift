import BlueprintUI
import Foundation
import HeadlessUIKit

/// The differences between two rendered trees, one line for each element.
public struct DiffReport {
    let diff: RenderDiff
    /// The reasons why an update created or removed views; nil for two trees that were rendered apart.
    let reason: ViewReason?
    let moved: [ViewRecord]
    let old: LabeledTree
    let new: LabeledTree
    private var options: DrawingOptions

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

    /// Creates a report on two trees that were rendered apart, such as two versions of a file.
    ///
    /// Their elements are matched by what they show, since the numbers of both mean nothing to each other.
    public init(
        separate old: RenderSnapshot,
        labels oldLabels: NodeLabels,
        _ new: RenderSnapshot,
        labels newLabels: NodeLabels,
        options: DrawingOptions = DrawingOptions()
    ) {
        diff = RenderDiff(separate: old, new)
        (reason, moved) = (nil, [])
        self.old = (old, oldLabels)
        self.new = (new, newLabels)
        self.options = options
    }

    /// True if the second tree is an update of the first, so that a view has one number in both.
    var isUpdate: Bool { reason != nil }

    /// True if nothing differs.
    public var isEmpty: Bool { diff.isEmpty && moved.isEmpty }

    /// The lines: `+` for new elements, `-` for elements that are gone, `~` for those of which something differs.
    public var text: StyledText {
        guard !isEmpty else { return StyledText("no difference") }
        let groups = LikeRows(rows, options.list, kind: kind(of:)).groups
        var text = StyledText(heading: "frames relative to the parent", options: options)
        if groups.isEmpty { text = StyledText() }
        let names = surroundings.map(\.0) + groups.interruptible.map { name(of: $0.first) }
        let columns = min(Self.mostColumns, names.reduce(0) { max($0, $1.displayColumns) })
        for (name, words) in surroundings { text.append(row("~", name, [words], columns: columns, .changed)) }
        for group in groups.interruptible {
            text.append(lines(group.first, columns: columns))
            guard let first = group.others.first, let last = group.others.last else { continue }
            let (start, end) = (label(of: first).name, label(of: last).name)
            let like = [name(of: group.first)]
            let words = ListRows.Row.words(group.others.count, first: start, last: end, like: like, options.glyphs)
            text.append("  " + words, style: .dim)
        }
        for (words, views) in [
            (isUpdate ? "created" : "new", diff.created), ("reused", diff.reused), ("moved", moved),
            ("removed", diff.removed),
        ]
        where !views.isEmpty {
            let parts = titles(of: views, isBefore: words == "removed")
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

    /// The differences in words, for those who do not see them.
    var sentences: String {
        var report = self
        report.options.style = .text
        return report.text.plain
    }

    /// The differences around the trees: names, and phrases.
    private var surroundings: [(String, String)] {
        let phrasing = Phrasing(options.style)
        var rows: [(String, String)] = []
        if let first = diff.viewports.first, let last = diff.viewports.last {
            rows.append(("viewport", phrasing.change(from: phrasing.size(first), to: phrasing.size(last))))
        }
        if let first = diff.scales.first, let last = diff.scales.last {
            rows.append(("scale", phrasing.change(from: Phrasing.number(first), to: Phrasing.number(last))))
        }
        return rows
    }

    /// The number of columns of the names.
    private static let mostColumns = 30

    /// Returns the titles of views, separated by commas; those of a long list by their classes.
    private func titles(of views: [ViewRecord], isBefore: Bool) -> [String] {
        let labels = (isBefore ? old : new).labels
        let titles = LikeRows(views, options.list, kind: \.className).groups.map { group in
            guard let last = group.others.last else {
                // A number says something only if both trees have the same numbers.
                guard !isUpdate, let element = group.first.element else { return group.first.title }
                return "\(group.first.className) of \(labels[element].full)"
            }
            let which = "\(group.first.reference) \(options.glyphs.through) \(last.reference)"
            return "\(group.others.count + 1) \(group.first.className) (\(which))"
        }
        return titles.dropLast().map { $0 + "," } + titles.suffix(1)
    }

    /// Returns the lines about an element.
    private func lines(_ row: DiffRow, columns: Int) -> StyledText {
        let phrasing = Phrasing(options.style)
        return switch row {
        case .gone(let index):
            self.row(
                row.mark,
                name(of: row),
                [phrasing.rect(old.snapshot.elements[index].frame)],
                columns: columns,
                .removed
            )
        case .appeared(let index):
            self.row(
                row.mark,
                name(of: row),
                [phrasing.rect(new.snapshot.elements[index].frame)],
                columns: columns,
                .added
            )
        case .changed(let change):
            self.row(row.mark, name(of: row), phrases(of: change, phrasing), columns: columns, .changed)
        }
    }

    /// Returns a mark, a name in a number of columns, and phrases, which continue on more lines if they need them.
    private func row(_ mark: String, _ name: String, _ phrases: [String], columns: Int, _ style: TextStyle)
        -> StyledText
    {
        if Phrasing(options.style).isInWords {
            return StyledText(
                "\(Self.markWords[mark] ?? mark): \(name); \(phrases.joined(separator: "; "))",
                style: style
            )
        }
        let head = TextFitting.left(name, columns) + "  "
        let margin = 2 + head.displayColumns
        // A narrow terminal has no room beside a long name.
        let indent = margin * 2 > options.columnLimit ? 4 : margin
        let wrapped = TextFitting.wrap(phrases, separator: "   ", columns: options.columnLimit - margin)
        let isBeside = wrapped.count == 1 || indent == margin
        let words =
            isBeside
            ? wrapped : [""] + TextFitting.wrap(phrases, separator: "   ", columns: options.columnLimit - indent)
        var text = StyledText()
        for (number, part) in words.enumerated() {
            var line = StyledText.Line(number == 0 ? "\(mark) \(head)" : TextFitting.spaces(indent), style: style)
            line.append(part)
            text.append(line.trimmed)
        }
        return text
    }

    /// The words for the marks.
    private static let markWords = ["+": "new", "-": "deleted", "~": "changed"]

    /// The number of reasons that are printed.
    private static let mostReasons = 8

    /// Returns the reasons why views were created or removed, with the views of each reason on one line.
    private func reasons(of views: [ViewRecord], _ words: String) -> [String] {
        guard let reason, words == "created" || words == "removed" else { return [] }
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

    /// The signs of elements that differ, by their positions before and after: `-`, `+`, and `~` for a change.
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
}

extension DiffReport {
    /// The differences as the members of a JSON object: elements by their references, views with the reason why they
    /// were created or removed.
    public var members: [JSONValue.Member] {
        surroundingMembers + [
            .init("appeared", elements(diff.appeared, new)), .init("gone", elements(diff.gone, old)),
            .init("changed", frames), .init("texts", values { $0.property == Self.text }),
            .init("properties", values { $0.property != Self.text }),
            .init("created", views(diff.created, new.labels) { [reason] in reason?.creation(of: $0) }),
            .init("reused", views(diff.reused, new.labels) { _ in nil }),
            .init("moved", views(moved, new.labels) { _ in nil }),
            .init("removed", views(diff.removed, old.labels) { [reason] in reason?.removal(of: $0) }),
        ]
    }

    private static var text: String { ElementProperty.text.rawValue }

    /// The viewport and the scale, if they differ.
    private var surroundingMembers: [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        if let first = diff.viewports.first, let last = diff.viewports.last {
            members.append(.init("viewport", .members(["from": .size(first), "to": .size(last)])))
        }
        if let first = diff.scales.first, let last = diff.scales.last {
            members.append(.init("scale", .members(["from": .number(first), "to": .number(last)])))
        }
        return members
    }

    private func elements(_ indices: [Int], _ tree: LabeledTree) -> JSONValue {
        .list(count: indices.count) { position in
            let index = indices[position]
            return .members([
                "element": .string(tree.labels.reference(of: index)), "type": .string(tree.labels[index].type),
                "frame": .rect(tree.snapshot.elements[index].frame),
            ])
        }
    }

    /// The elements with another frame.
    private var frames: JSONValue {
        .array(
            diff.changed.interruptible.filter(\.isReframed).map { change in
                .object(names(change) + [.init("from", .rect(change.oldFrame)), .init("to", .rect(change.newFrame))])
            }
        )
    }

    /// Returns the properties that differ, apart from the frames.
    private func values(where isIncluded: @Sendable (Value) -> Bool) -> JSONValue {
        .array(
            diff.changed.interruptible.flatMap { change in
                values(of: change, Phrasing()).filter(isIncluded).map { value in
                    let property: [JSONValue.Member] =
                        value.property == Self.text ? [] : [.init("property", .string(value.property))]
                    let sides: [JSONValue.Member] = [
                        value.old.map { .init("from", .string($0)) }, value.new.map { .init("to", .string($0)) },
                    ].compactMap { $0 }
                    return .object(names(change) + property + sides)
                }
            }
        )
    }

    /// Returns the name of an element; of one with another name before, both.
    private func names(_ change: RenderDiff.Change) -> [JSONValue.Member] {
        let label = new.labels[change.after]
        let before = old.labels.reference(of: change.before)
        let members: [JSONValue.Member] = [
            .init("element", .string(label.reference)), .init("type", .string(label.type)),
        ]
        return before == label.reference ? members : members + [.init("before", .string(before))]
    }

    private func views(
        _ views: [ViewRecord],
        _ labels: NodeLabels,
        why: @escaping @Sendable (ViewRecord) -> String?
    ) -> JSONValue {
        .list(count: views.count) { position in
            let view = views[position]
            return .members([
                "view": .string(view.reference), "class": .string(view.className),
                "element": view.element.map { .string(labels.reference(of: $0)) },
                "why": why(view).map(JSONValue.string),
            ])
        }
    }
}

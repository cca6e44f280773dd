import BlueprintUI
import Foundation
import HeadlessUIKit

/// The rows of a difference, and what those that are alike have in common.
extension DiffReport {
    /// An element that differs.
    enum DiffRow {
        case gone(Int)
        case appeared(Int)
        case changed(RenderDiff.Change)

        /// The sign before it.
        var mark: String {
            switch self {
            case .gone: "-"
            case .appeared: "+"
            case .changed: "~"
            }
        }
    }

    var rows: [DiffRow] {
        diff.gone.map { .gone($0) } + diff.appeared.map { .appeared($0) } + diff.changed.map { .changed($0) }
    }

    /// Returns the name of an element; of one that has other numbers in both trees, both.
    func name(of row: DiffRow) -> String {
        let label = label(of: row)
        guard !isUpdate, case .changed(let change) = row else { return label.full }
        let before = old.labels[change.before].name
        return before == label.name ? label.full : "\(label.full) (\(before) before)"
    }

    func label(of row: DiffRow) -> NodeLabel {
        switch row {
        case .gone(let index): old.labels[index]
        case .appeared(let index): new.labels[index]
        case .changed(let change): new.labels[change.after]
        }
    }

    /// The mark, the element's origin, and what changes of it: the same for rows that are alike.
    struct DiffLikeness: Hashable {
        var mark: String
        var origin: ElementOrigin
        var isMoved = false
        var isResized = false
        var properties: [String] = []
    }

    func kind(of row: DiffRow) -> DiffLikeness {
        switch row {
        case .gone(let index): DiffLikeness(mark: row.mark, origin: ElementOrigin(old.snapshot.elements[index]))
        case .appeared(let index): DiffLikeness(mark: row.mark, origin: ElementOrigin(new.snapshot.elements[index]))
        case .changed(let change):
            DiffLikeness(
                mark: row.mark,
                origin: ElementOrigin(new.snapshot.elements[change.after]),
                isMoved: change.isMoved,
                isResized: change.isResized,
                properties: values(of: change, Phrasing()).map(\.property)
            )
        }
    }

    // MARK: - Values

    /// A property with its values in both trees; nil for none.
    struct Value {
        /// The name in JSON.
        var property: String
        /// The name in a sentence.
        var name: String
        var old: String?
        var new: String?
    }

    /// Returns what differs of an element besides its frame.
    func values(of change: RenderDiff.Change, _ phrasing: Phrasing) -> [Value] {
        var values: [Value] = []
        switch change.place {
        case .parents(let before, let after):
            func name(_ element: Int?, _ tree: LabeledTree) -> String {
                element.map { tree.labels[$0].full } ?? "the viewport"
            }
            values.append(Value(property: "parent", name: "parent", old: name(before, old), new: name(after, new)))
        case .siblings(let before, let after):
            func name(_ element: Int?, _ tree: LabeledTree) -> String {
                element.map { "after \(tree.labels[$0].full)" } ?? "first"
            }
            values.append(Value(property: "order", name: "order", old: name(before, old), new: name(after, new)))
        case nil: break
        }
        let (before, after) = (old.snapshot.elements[change.before], new.snapshot.elements[change.after])
        values += change.properties.map { property in
            Value(
                property: property.rawValue,
                name: property.name,
                old: property.value(of: before, phrasing),
                new: property.value(of: after, phrasing)
            )
        }
        if let pixels = change.pixels {
            let (one, other) = (phrasing.rect(pixels.old), phrasing.rect(pixels.new))
            values.append(Value(property: "pixels", name: "rounded to pixels", old: one, new: other))
        }
        return values
    }

    // MARK: - Words

    /// Returns what differs of an element, in phrases.
    func phrases(of change: RenderDiff.Change, _ phrasing: Phrasing) -> [String] {
        var parts: [String] = []
        let (one, other) = (change.oldFrame, change.newFrame)
        if change.isResized {
            parts.append(phrasing.change(from: phrasing.size(one.size), to: phrasing.size(other.size)))
        }
        if change.isMoved {
            let words = phrasing.change(from: phrasing.point(one.origin), to: phrasing.point(other.origin))
            parts.append((phrasing.isInWords ? "moved " : "at ") + words)
        }
        return parts + values(of: change, phrasing).map { self.words($0, phrasing) }
    }

    private func words(_ value: Value, _ phrasing: Phrasing) -> String {
        let isText = value.property == ElementProperty.text.rawValue
        guard isText || value.property == ElementProperty.lines.rawValue else {
            let (one, other) = Self.excerpts(value.old ?? "none", value.new ?? "none", phrasing.glyphs)
            return "\(value.name) \(phrasing.change(from: one, to: other))"
        }
        let (one, other) = Self.excerpts(value.old ?? "", value.new ?? "", phrasing.glyphs)
        func quoted(_ text: String, _ whole: String?) -> String { whole == nil ? "no text" : "\"\(text)\"" }
        let change = phrasing.change(from: quoted(one, value.old), to: quoted(other, value.new))
        return isText ? change : "\(value.name) \(change)"
    }

    /// The number of columns of a value.
    private static let longestValue = 40
    /// The number of characters before the first that differs.
    private static let context = 12

    /// Returns two values that differ, long ones without what they have in common at their start.
    private static func excerpts(_ old: String, _ new: String, _ glyphs: Glyphs) -> (String, String) {
        let start = max(0, zip(old, new).prefix { $0 == $1 }.count - context)
        func excerpt(_ text: String) -> String {
            // Only a part of a long text is read.
            let whole = text.prefix(longestValue + 1)
            let isShort = whole.count <= longestValue
            let shown =
                isShort || start == 0 ? String(whole) : glyphs.ellipsis + text.dropFirst(start).prefix(longestValue)
            return TextFitting.cut(VisibleText.symbols(shown), to: longestValue, ellipsis: glyphs.ellipsis)
        }
        return (excerpt(old), excerpt(new))
    }
}

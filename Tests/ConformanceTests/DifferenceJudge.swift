import BlueprintInspector
import Foundation

/// Judges a difference of two trees by making the second tree of the first one and of what is listed.
struct DifferenceJudge {
    private let old: RenderSnapshot
    private let new: RenderSnapshot
    private let diff: RenderDiff
    /// The faults that were found.
    private(set) var faults: [String] = []

    init(_ diff: RenderDiff, from old: RenderSnapshot, to new: RenderSnapshot) {
        (self.old, self.new, self.diff) = (old, new, diff)
        judge()
    }

    private mutating func judge() {
        let (gone, appeared) = (Set(diff.gone), Set(diff.appeared))
        var before = KeptTree(old, without: gone)
        let after = KeptTree(new, without: appeared)
        guard before.elements.count == after.elements.count else { return faults.append("other numbers of elements") }
        // What has moved is taken out, and put where it is after; one after another in the order after.
        let changes = Dictionary(uniqueKeysWithValues: diff.changed.map { ($0.after, $0) })
        let moved = diff.changed.filter { $0.place != nil }
        for change in moved { before.remove(change.before) }
        var pairs = Dictionary(uniqueKeysWithValues: diff.changed.map { ($0.after, $0.before) })
        walk(before, after, changes, &pairs)
        guard faults.isEmpty else { return }
        guard Set(pairs.values).count == pairs.count, pairs.count == after.elements.count else {
            return faults.append("an element is matched twice or never")
        }
        for (index, match) in pairs { judge(match, index, changes[index]) }
        judgeSurroundings()
    }

    /// Walks through both trees at once, and pairs what is not listed by its place.
    private mutating func walk(
        _ before: KeptTree,
        _ after: KeptTree,
        _ changes: [Int: RenderDiff.Change],
        _ pairs: inout [Int: Int]
    ) {
        var open: [(Int?, Int?)] = [(nil, nil)]
        while let (one, other) = open.popLast() {
            let children = after.children(of: other)
            let staying = children.filter { changes[$0]?.place == nil }
            let matches = before.children(of: one)
            guard staying.count == matches.count else {
                return faults.append(
                    "element \(other ?? -1) has \(staying.count) children that stay, not \(matches.count)"
                )
            }
            for (match, child) in zip(matches, staying) {
                if let change = changes[child], change.before != match {
                    return faults.append("element \(child) is not where \(change.before) was")
                }
                pairs[child] = match
            }
            for child in children {
                guard let match = pairs[child] else { return faults.append("element \(child) is not explained") }
                open.append((match, child))
            }
        }
    }

    private mutating func judge(_ match: Int, _ index: Int, _ change: RenderDiff.Change?) {
        let (one, other) = (old.elements[match], new.elements[index])
        if one.typeName != other.typeName { faults.append("\(one.typeName) is matched with \(other.typeName)") }
        let isReframed = Self.words(one.frame) != Self.words(other.frame)
        if isReframed != (change?.isReframed ?? false) {
            faults.append("frame of \(index): \(one.frame), \(other.frame)")
        }
        let listed = Set(change?.properties ?? [])
        for (property, isSame) in Self.sameness(one, other) where isSame == listed.contains(property) {
            faults.append("\(property) of element \(index) is \(isSame ? "listed" : "not listed")")
        }
    }

    private static func words(_ frame: CGRect) -> [String] {
        [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { Phrasing.number($0) }
    }

    /// Returns what a person sees of two records besides their frames, and if it is the same.
    private static func sameness(_ one: ElementRecord, _ other: ElementRecord) -> [(ElementProperty, Bool)] {
        let (shown, shownAfter) = (one.content ?? ShownContent(), other.content ?? ShownContent())
        return [
            (.viewClass, one.nativeClass == other.nativeClass),
            (.text, (shown.text ?? "") == (shownAfter.text ?? "")),
            (.fill, shown.fill == shownAfter.fill), (.border, shown.border == shownAfter.border),
            (.cornerRadius, shown.cornerRadius == shownAfter.cornerRadius), (.image, shown.image == shownAfter.image),
            (.remarks, shown.remarks == shownAfter.remarks),
            (.accessibility, shown.accessibility == shownAfter.accessibility),
            (.alpha, one.attributes.alpha == other.attributes.alpha),
            (.hidden, one.attributes.isHidden == other.attributes.isHidden),
            (.transform, one.attributes.transform == other.attributes.transform),
        ]
    }

    private mutating func judgeSurroundings() {
        if (old.viewport == new.viewport) != diff.viewports.isEmpty { faults.append("the viewport") }
        if (old.scale == new.scale) != diff.scales.isEmpty { faults.append("the scale") }
        if diff.isEmpty != (Self.text(old) == Self.text(new)) { faults.append("empty: \(diff.isEmpty)") }
    }

    /// Returns everything that JSON says of a tree, but the numbers of its views.
    private static func text(_ snapshot: RenderSnapshot) -> String {
        let exporter = JSONExporter(labels: NodeLabels(snapshot))
        let text = JSONValue.array([
            .size(snapshot.viewport), .number(snapshot.scale), exporter.elements(snapshot), exporter.views(snapshot),
        ]).text
        return text.replacing(/"(view|reference|parent)":"v\d+"/, with: "")
    }
}

/// The elements of a tree that another one has, too: each in the nearest of them around it.
private struct KeptTree {
    private(set) var elements: [Int] = []
    private var families: [Int?: [Int]] = [:]

    init(_ snapshot: RenderSnapshot, without lost: Set<Int>) {
        for index in snapshot.elements.indices where !lost.contains(index) {
            elements.append(index)
            var parent = snapshot.elements[index].parent
            while let outer = parent, lost.contains(outer) { parent = snapshot.elements[outer].parent }
            families[parent, default: []].append(index)
        }
    }

    func children(of element: Int?) -> [Int] { families[element] ?? [] }

    /// Takes an element with all in it out of its family.
    mutating func remove(_ element: Int) {
        for parent in families.keys { families[parent]?.removeAll { $0 == element } }
    }
}

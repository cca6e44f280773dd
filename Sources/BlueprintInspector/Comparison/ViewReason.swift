import Foundation

/// Finds the reason why an update created or removed a view.
///
/// A view is reused if an element with the same class of view has the same path: the identifiers of the elements from
/// the parent view's element down to it. An identifier is a type with a key, or with a count among its siblings.
struct ViewReason {
    private let old: LabeledTree
    private let new: LabeledTree
    private let match: TreeMatch
    // The positions of the views by those of their elements; copies of the views would take much memory.
    private let oldViews: [Int: Int]
    private let newViews: [Int: Int]
    private let oldNumbers: Set<Int>

    init(old: LabeledTree, new: LabeledTree, match: TreeMatch) {
        self.old = old
        self.new = new
        self.match = match
        oldViews = Self.views(of: old.snapshot)
        newViews = Self.views(of: new.snapshot)
        oldNumbers = Set(old.snapshot.views.map(\.number))
    }

    /// The positions of the views by those of their elements.
    private static func views(of snapshot: RenderSnapshot) -> [Int: Int] {
        var views: [Int: Int] = [:]
        views.reserveCapacity(snapshot.views.count)
        for index in snapshot.views.indices.reversed() {
            if let element = snapshot.views[index].element { views[element] = index }
        }
        return views
    }

    /// Returns the reason why an update created a view.
    func creation(of view: ViewRecord) -> String? {
        guard let element = view.element else { return nil }
        let name = new.labels[element].full
        guard let before = match.before[element] ?? match.replaced[element] else { return "\(name) is new" }
        guard let oldView = oldViews[before] else { return "\(name) was not view-backed" }
        if let other = otherKey(before, element),
            !old.snapshot.hasSibling(like: other.new, in: new.snapshot, of: other.old)
        {
            return "\(new.labels[other.new].full) is new: no sibling had its key"
        }
        return difference(from: before, old.snapshot.views[oldView], to: element, view)
    }

    /// Returns the reason why an update removed a view.
    func removal(of view: ViewRecord) -> String? {
        guard let element = view.element else { return nil }
        let name = old.labels[element].full
        guard let after = match.after[element] ?? match.replacements[element] else {
            return "\(name) is no longer in the tree"
        }
        guard let newView = newViews[after] else { return "\(name) is no longer view-backed" }
        if let other = otherKey(element, after),
            !new.snapshot.hasSibling(like: other.old, in: old.snapshot, of: other.new)
        {
            return "\(old.labels[other.old].full) is no longer in the tree: no sibling has its key"
        }
        return difference(from: element, view, to: after, new.snapshot.views[newView])
    }

    /// Returns the generated elements on the ways to a pair whose keys differ; nil if there are none.
    ///
    /// A generated element has no number in the document, so an element with another key is another element.
    private func otherKey(_ before: Int, _ after: Int) -> (old: Int, new: Int)? {
        let (oldWay, newWay) = (old.snapshot.path(from: before), new.snapshot.path(from: after))
        guard oldWay.count == newWay.count else { return nil }
        // The outermost one: inner ones may have its key, too.
        return Array(zip(oldWay, newWay)).last { pair in
            let (first, second) = (old.snapshot.elements[pair.0], new.snapshot.elements[pair.1])
            return first.hasKey && second.hasKey && first.identifier != second.identifier
                && new.labels.reference(of: pair.1).contains("/")
        }
    }

    /// Returns the difference between the paths of an element in both trees, from the parent view's element inwards.
    private func difference(from before: Int, _ oldView: ViewRecord, to after: Int, _ newView: ViewRecord) -> String? {
        if oldView.className != newView.className {
            return "class changed from \(oldView.className) to \(newView.className)"
        }
        if let words = parentDifference(oldView, newView) { return words }
        let oldWay = oldView.flattened.map(\.element) + [before]
        let newWay = newView.flattened.map(\.element) + [after]
        let (oldElements, newElements) = (Set(oldWay), Set(newWay))
        let wrappers = newWay.dropLast().filter { !(match.before[$0].map(oldElements.contains) ?? false) }
        let unwrapped = oldWay.dropLast().filter { !(match.after[$0].map(newElements.contains) ?? false) }
        switch (wrappers.isEmpty, unwrapped.isEmpty) {
        case (false, true): return "path changed: \(list(wrappers, new, "now wraps it", "now wrap it"))"
        case (true, false):
            return "path changed: \(list(unwrapped, old, "no longer wraps it", "no longer wrap it"))"
        case (false, false):
            let verb = list(wrappers, new, "now wraps it", "now wrap it")
            return "path changed: \(verb) instead of \(list(unwrapped, old))"
        case (true, true): break
        }
        for (first, second) in zip(oldWay, newWay) {
            let (from, to) = (old.snapshot.elements[first].identifier, new.snapshot.elements[second].identifier)
            guard from != to else { continue }
            return "path changed: \(new.labels[second].full) is now \(to), it was \(from)"
        }
        return nil
    }

    /// Returns the difference between the parent views; nil if the parent view is the same.
    private func parentDifference(_ oldView: ViewRecord, _ newView: ViewRecord) -> String? {
        let (oldParent, newParent) = (parent(of: oldView, old.snapshot), parent(of: newView, new.snapshot))
        guard newParent?.number != oldParent?.number else { return nil }
        guard let newParent, let newElement = newParent.element else {
            return oldParent?.element.map { "path changed: \(old.labels[$0].full) is no longer its parent view" }
        }
        let name = new.labels[newElement].full
        guard let oldParent, let oldElement = oldParent.element, oldElement == match.before[newElement] else {
            return "path changed: \(name) is now its parent view"
        }
        // The view of the same element is another one: it was created, or it was that of another element.
        return oldNumbers.contains(newParent.number)
            ? "its parent view, that of \(name), is now \(newParent.reference), it was \(oldParent.reference)"
            : "its parent view, \(newParent.reference), is new"
    }

    private static let mostNames = 3

    /// Names elements, with the verb that agrees with their number: `Inset #4 now wraps it`.
    private func list(_ elements: [Int], _ tree: LabeledTree, _ singular: String = "", _ plural: String = "") -> String
    {
        var names = elements.prefix(Self.mostNames).map { tree.labels[$0].full }
        if elements.count > Self.mostNames { names.append("\(elements.count - Self.mostNames) more") }
        let verb = elements.count == 1 ? singular : plural
        let all = Phrasing.list(names)
        return verb.isEmpty ? all : all + " " + verb
    }

    private func parent(of view: ViewRecord, _ snapshot: RenderSnapshot) -> ViewRecord? {
        view.parent.flatMap { snapshot.views.indices.contains($0) ? snapshot.views[$0] : nil }
    }
}

extension RenderSnapshot {
    /// The number of elements among which a sibling is looked for.
    private static let mostSearched = 500

    /// Returns true if an element has a sibling with the identifier that an element of another tree has, or if there
    /// are too many to know.
    fileprivate func hasSibling(like other: Int, in tree: RenderSnapshot, of element: Int) -> Bool {
        guard let parent = elements[element].parent else { return true }
        let family = descendants(of: parent)
        guard family.count <= Self.mostSearched else { return true }
        let wanted = tree.elements[other].identifier
        return family.contains { elements[$0].parent == parent && elements[$0].identifier == wanted }
    }
}

/// Views that a tree can do without.
extension RenderSnapshot {
    /// Returns the number of views that another tree does without, if all others are the same there; else nil.
    ///
    /// A view is the same if its class, its frame in the viewport, its content with its properties for accessibility, and
    /// its layout attributes are, and the view around it, apart from those that are spared. A view that is spared shows
    /// nothing, clips nothing and has no layout attributes of its own.
    package func viewsSpared(by other: RenderSnapshot) -> Int? {
        guard viewport == other.viewport, scale == other.scale, other.views.count < views.count else { return nil }
        let (frames, otherFrames) = (absoluteViewFrames, other.absoluteViewFrames)
        // The view that is the same in the other tree; for one that is spared, that of the view around it.
        var places: [Int?] = []
        var next = 0
        for (index, view) in views.enumerated().interruptible {
            let outer = view.parent.flatMap { places[$0] }
            if next < other.views.count, view.isSame(as: other.views[next]), other.views[next].parent == outer,
                frames[index].isNear(otherFrames[next])
            {
                places.append(next)
                next += 1
            } else if index > 0, view.isSpare {
                places.append(outer)
            } else {
                return nil
            }
        }
        return places.count == views.count && next == other.views.count ? views.count - next : nil
    }
}

extension ViewRecord {
    /// True if the view neither shows anything nor has an effect on the views in it.
    package var isSpare: Bool { !showsSomething && !clips && attributes.isDefault && contentOrigin == .zero }

    fileprivate func isSame(as other: ViewRecord) -> Bool {
        className == other.className && attributes == other.attributes && content == other.content
    }
}

extension CGRect {
    fileprivate func isNear(_ other: CGRect) -> Bool {
        let differences = [
            origin.x - other.origin.x, origin.y - other.origin.y, size.width - other.size.width,
            size.height - other.size.height,
        ]
        return differences.allSatisfy { abs($0) < 0.001 }
    }
}

/// The numbers of views in the components of a tree.
///
/// A view counts for the nearest component around its element, so that the numbers add up to that of all views.
package struct ComponentViews {
    /// The components of one type.
    package struct Row: Equatable {
        /// The type; nil for the views in no component.
        package let type: String?
        /// The number of views in each component; in no component, that of all.
        package fileprivate(set) var counts: [Int] = []

        /// The number of views in all of them.
        package var views: Int { counts.reduce(0, +) }
    }

    /// The rows: the types in the order of the tree, then the views in no component, if there are any.
    package let rows: [Row]

    /// Counts the views of the elements; the one of the whole tree is not counted.
    package init(_ snapshot: RenderSnapshot) {
        var rows: [Row] = []
        var places: [String: Int] = [:]
        var outside = 0
        // The nearest component around each element: its row, and its place there.
        var insides: [(row: Int, place: Int)?] = []
        for record in snapshot.elements.interruptible {
            var inside = record.parent.flatMap { insides[$0] }
            if record.isComponent {
                let row = places[record.typeName] ?? rows.count
                if row == rows.count {
                    places[record.typeName] = row
                    rows.append(Row(type: record.typeName))
                }
                inside = (row, rows[row].counts.count)
                rows[row].counts.append(0)
            }
            insides.append(inside)
            guard record.isViewBacked else { continue }
            if let inside { rows[inside.row].counts[inside.place] += 1 } else { outside += 1 }
        }
        self.rows = rows + (outside > 0 ? [Row(type: nil, counts: [outside])] : [])
    }

    /// The number of all views.
    package var total: Int { rows.reduce(0) { $0 + $1.views } }
}

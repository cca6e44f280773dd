import BlueprintUI
import Foundation

/// The differences between two rendered trees.
public struct RenderDiff: Equatable, Sendable {
    /// An element of both trees that differs.
    public struct Change: Equatable, Sendable {
        /// The element's position before.
        public var before: Int
        /// The element's position after.
        public var after: Int
        /// The frame in the parent before.
        public var oldFrame: CGRect
        /// The frame in the parent after.
        public var newFrame: CGRect
        /// The place in the tree, if that differs.
        public var place: Place?
        /// The properties with other values.
        public var properties: [ElementProperty] = []
        /// The frames of the view in whole pixels, if they differ although the frames of the layout do not.
        public var pixels: Pixels?

        /// True if the origin changed, as it is printed.
        public var isMoved: Bool {
            Self.differ(oldFrame.origin.x, newFrame.origin.x) || Self.differ(oldFrame.origin.y, newFrame.origin.y)
        }
        /// True if the size changed, as it is printed.
        public var isResized: Bool {
            Self.differ(oldFrame.size.width, newFrame.size.width)
                || Self.differ(oldFrame.size.height, newFrame.size.height)
        }
        /// True if the size or the place in the parent changed.
        public var isReframed: Bool { isMoved || isResized }

        private static func differ(_ old: CGFloat, _ new: CGFloat) -> Bool {
            !Number.isSame(old, new) && Phrasing.number(old) != Phrasing.number(new)
        }

        /// True if something differs.
        var isChange: Bool { isReframed || place != nil || !properties.isEmpty || pixels != nil }
    }

    /// The place of an element in both trees; what only one of the trees has around or beside it does not count.
    public enum Place: Equatable, Sendable {
        /// The parents, by their positions before and after; nil for the viewport.
        case parents(Int?, Int?)
        /// The siblings just before it, by their positions before and after; nil if it is the first.
        case siblings(Int?, Int?)
    }

    /// The frames of a view in its parent view, rounded to pixels.
    public struct Pixels: Equatable, Sendable {
        /// The frame before.
        public var old: CGRect
        /// The frame after.
        public var new: CGRect
    }

    /// The sizes of the viewport before and after, if they differ.
    public let viewports: [CGSize]
    /// The pixels in a point before and after, if they differ.
    public let scales: [Double]
    /// The elements that differ, in the order after.
    public var changed: [Change] = []
    /// The positions of new elements in the tree after.
    public var appeared: [Int] = []
    /// The positions of elements that are gone in the tree before.
    public var gone: [Int] = []
    /// The views that the update created.
    public var created: [ViewRecord] = []
    /// The views that the update reused.
    public var reused: [ViewRecord] = []
    /// The views that the update removed.
    public var removed: [ViewRecord] = []

    /// Compares two snapshots: views by their numbers, elements by their labels, and where those changed by the text
    /// and images that they show.
    public init(
        from old: RenderSnapshot,
        labels oldLabels: NodeLabels,
        to new: RenderSnapshot,
        labels newLabels: NodeLabels
    ) {
        let match = TreeMatch(from: (old, oldLabels), to: (new, newLabels))
        self.init(from: old, to: new, match)
    }

    /// Compares two snapshots whose elements are matched already, and whose views have the numbers of one update.
    init(from old: RenderSnapshot, to new: RenderSnapshot, _ match: TreeMatch) {
        self.init(elementsOf: old, new, match)
        let oldViews = Set(old.views.interruptible.lazy.map(\.number))
        let newViews = Set(new.views.interruptible.lazy.map(\.number))
        // The order in which the update made them.
        created = new.views.interruptible.filter { !oldViews.contains($0.number) }.sorted { $0.number < $1.number }
        reused = new.views.interruptible.filter { oldViews.contains($0.number) && $0.parent != nil }
        removed = old.views.interruptible.filter { !newViews.contains($0.number) }
    }

    /// Compares two snapshots that were rendered apart; a view is created if its element had none of its class.
    ///
    /// Elements are compared with those that show the same at the same place in the tree, whatever their numbers are.
    public init(separate old: RenderSnapshot, _ new: RenderSnapshot) {
        let match = TreeMatch(aligning: old, new)
        self.init(elementsOf: old, new, match)
        func isSame(_ before: Int?, _ after: Int?) -> Bool {
            guard let before, let after else { return false }
            return old.elements[before].nativeClass == new.elements[after].nativeClass
        }
        created = new.views.interruptible.filter { view in
            view.element.map { !isSame(match.before[$0], $0) } ?? false
        }
        removed = old.views.interruptible.filter { view in
            view.element.map { !isSame($0, match.after[$0]) } ?? false
        }
    }

    /// Compares the elements of two snapshots.
    private init(elementsOf old: RenderSnapshot, _ new: RenderSnapshot, _ match: TreeMatch) {
        viewports = old.viewport == new.viewport ? [] : [old.viewport, new.viewport]
        scales = old.scale == new.scale ? [] : [old.scale, new.scale]
        let places = MovedElements(old, new, match)
        let pixels = OtherPixels(old, new)
        for index in new.elements.indices.interruptible {
            guard let before = match.before[index] else {
                appeared.append(index)
                continue
            }
            let change = Change(
                before: before,
                after: index,
                oldFrame: old.elements[before].frame,
                newFrame: new.elements[index].frame,
                place: places.place(of: index),
                properties: ElementProperty.differing(old.elements[before], new.elements[index]),
                pixels: pixels.frames(before, index)
            )
            if change.isChange { changed.append(change) }
        }
        gone = old.elements.indices.interruptible.filter { match.after[$0] == nil }
    }

    /// True if nothing differs.
    public var isEmpty: Bool {
        viewports.isEmpty && scales.isEmpty && changed.isEmpty && appeared.isEmpty && gone.isEmpty && created.isEmpty
            && removed.isEmpty
    }

    /// The views in one phrase, `views: created 2 (v5 BoxView, v6 UILabel), removed 1 (v4)`; nil if there are none.
    public var viewsSummary: String? {
        var parts: [String] = []
        if !created.isEmpty { parts.append("created \(created.count) (\(Self.list(created.map(\.title))))") }
        if !removed.isEmpty { parts.append("removed \(removed.count) (\(Self.list(removed.map(\.reference))))") }
        if !reused.isEmpty { parts.insert("reused \(reused.count)", at: created.isEmpty ? 0 : 1) }
        return parts.isEmpty ? nil : "views: " + parts.joined(separator: ", ")
    }

    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(3).joined(separator: ", ")
        return names.count > 3 ? "\(shown) and \(names.count - 3) more" : shown
    }
}

/// The views that are rounded to other pixels although the layout has not changed.
private struct OtherPixels {
    private let old: RenderSnapshot
    private let new: RenderSnapshot
    /// The positions of the views by those of their elements, -1 for none.
    private let oldViews: [Int]
    private let newViews: [Int]

    init(_ old: RenderSnapshot, _ new: RenderSnapshot) {
        (self.old, self.new) = (old, new)
        (oldViews, newViews) = (Self.views(of: old), Self.views(of: new))
    }

    private static func views(of snapshot: RenderSnapshot) -> [Int] {
        var views = Array(repeating: -1, count: snapshot.elements.count)
        for index in snapshot.views.indices {
            if let element = snapshot.views[index].element, views.indices.contains(element) { views[element] = index }
        }
        return views
    }

    func frames(_ before: Int, _ after: Int) -> RenderDiff.Pixels? {
        let (one, other) = (oldViews[before], newViews[after])
        guard one >= 0, other >= 0, old.views[one].unroundedFrame.isSame(as: new.views[other].unroundedFrame),
            !old.views[one].frame.isSame(as: new.views[other].frame)
        else { return nil }
        return RenderDiff.Pixels(old: old.views[one].frame, new: new.views[other].frame)
    }
}

/// The elements of both trees that are in another parent, or in another order among their siblings.
///
/// Elements that only one of the trees has are ignored: a new wrapper does not move what it wraps. Of siblings in another
/// order, as few as possible are said to have moved.
struct MovedElements {
    private var places: [Int: RenderDiff.Place] = [:]

    /// Finds the moved elements of two trees whose elements are matched.
    init(_ old: RenderSnapshot, _ new: RenderSnapshot, _ match: TreeMatch) {
        let oldKeepers = Self.keepers(old, match.after)
        let newKeepers = Self.keepers(new, match.before)
        /// The kept children of each kept element, -1 for the viewport, in the order after; those that have moved there are
        /// none of them.
        var families: [Int: [Int]] = [:]
        for index in new.elements.indices.interruptible {
            guard let before = match.before[index] else { continue }
            let (oldKeeper, keeper) = (oldKeepers[before], newKeepers[index])
            if oldKeeper.flatMap({ match.after[$0] }) == keeper {
                families[keeper ?? -1, default: []].append(index)
            } else {
                places[index] = .parents(old.elements[before].parent, new.elements[index].parent)
            }
        }
        for family in families.values.interruptible { findMoved(family, match) }
    }

    /// Returns the place of an element before and after; nil if it has not moved.
    func place(of element: Int) -> RenderDiff.Place? { places[element] }

    /// Returns the nearest ancestor of each element that has a pair; nil for none.
    private static func keepers(_ snapshot: RenderSnapshot, _ pairs: [Int?]) -> [Int?] {
        var keepers: [Int?] = []
        keepers.reserveCapacity(snapshot.elements.count)
        for index in snapshot.elements.indices {
            guard let parent = snapshot.elements[index].parent, parent < index else {
                keepers.append(nil)
                continue
            }
            keepers.append(pairs[parent] == nil ? keepers[parent] : parent)
        }
        return keepers
    }

    /// Finds the siblings that are not in the longest row of those that are in the order before.
    private mutating func findMoved(_ family: [Int], _ match: TreeMatch) {
        let order = family.map { match.before[$0] ?? 0 }
        guard zip(order, order.dropFirst()).contains(where: { $0 > $1 }) else { return }
        let staying = Set(LongestRow.positions(of: order))
        let sorted = order.sorted()
        var previous: [Int: Int] = [:]
        for (one, next) in zip(sorted, sorted.dropFirst()) { previous[next] = one }
        for (position, element) in family.enumerated() where !staying.contains(position) {
            places[element] = .siblings(previous[order[position]], position == 0 ? nil : family[position - 1])
        }
    }
}

/// The longest row of growing numbers in a list.
enum LongestRow {
    /// Returns the positions of the numbers of the row, in order; the numbers are all different.
    static func positions(of numbers: [Int]) -> [Int] {
        /// The position of the least number that ends a row of each length.
        var ends: [Int] = []
        var previous = Array(repeating: -1, count: numbers.count)
        for position in numbers.indices.interruptible {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if numbers[ends[middle]] < numbers[position] { low = middle + 1 } else { high = middle }
            }
            if low > 0 { previous[position] = ends[low - 1] }
            if low == ends.count { ends.append(position) } else { ends[low] = position }
        }
        var row: [Int] = []
        var next = ends.last ?? -1
        while next >= 0 {
            row.append(next)
            next = previous[next]
        }
        return row.reversed()
    }
}

/// The hashes of the subtrees of a rendered tree, computed from the types in them and their texts and images.
struct ContentPrints {
    /// The hash of each element's subtree.
    private(set) var prints: [Int]
    /// The number of elements in each subtree, its root included.
    private(set) var sizes: [Int]
    private var isShowing: [Bool]

    init(_ snapshot: RenderSnapshot) {
        let elements = snapshot.elements
        prints = Array(repeating: 0, count: elements.count)
        sizes = Array(repeating: 1, count: elements.count)
        isShowing = Array(repeating: false, count: elements.count)
        for index in elements.indices.reversed().interruptible {
            let element = elements[index]
            var hasher = Hasher()
            hasher.combine(element.typeName)
            hasher.combine(prints[index])
            if let own = Self.own(element) {
                hasher.combine(own)
                isShowing[index] = true
            }
            prints[index] = hasher.finalize()
            guard let parent = element.parent, elements.indices.contains(parent) else { continue }
            prints[parent] = prints[parent] &* 31 &+ prints[index]
            sizes[parent] += sizes[index]
            if isShowing[index] { isShowing[parent] = true }
        }
    }

    /// Returns true if the element or one in it shows text or an image.
    func showsSomething(_ index: Int) -> Bool { isShowing[index] }

    /// Returns a hash of the text and the image that an element shows; nil if it shows neither.
    static func own(_ element: ElementRecord) -> Int? {
        guard let content = element.content, !(content.text ?? "").isEmpty || content.image != nil else { return nil }
        var hasher = Hasher()
        hasher.combine(content.text)
        hasher.combine(content.image)
        return hasher.finalize()
    }
}

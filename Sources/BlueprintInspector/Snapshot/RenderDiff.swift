import BlueprintUI
import Foundation

/// The differences between two rendered trees.
public struct RenderDiff: Equatable, Sendable {
    /// An element of both trees, with another frame.
    public struct Change: Equatable, Sendable {
        /// The element's position before.
        public var before: Int
        /// The element's position after.
        public var after: Int
        /// The frame in the parent before.
        public var oldFrame: CGRect
        /// The frame in the parent after.
        public var newFrame: CGRect

        /// True if the origin changed.
        public var isMoved: Bool { oldFrame.origin != newFrame.origin }
        /// True if the size changed.
        public var isResized: Bool { oldFrame.size != newFrame.size }
    }

    /// An element of both trees.
    public struct Pair: Equatable, Sendable {
        /// The element's position before.
        public var before: Int
        /// The element's position after.
        public var after: Int
    }

    /// The elements with another frame, in the order after.
    public var changed: [Change] = []
    /// The elements with the same frame that show another text, in the order after.
    public var retexted: [Pair] = []
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

    /// Compares two snapshots whose elements are matched already.
    init(from old: RenderSnapshot, to new: RenderSnapshot, _ matches: TreeMatch) {
        for index in new.elements.indices.interruptible {
            guard let match = matches.before[index] else {
                appeared.append(index)
                continue
            }
            let (oldFrame, newFrame) = (old.elements[match].frame, new.elements[index].frame)
            guard !oldFrame.isSame(as: newFrame) else {
                if old.elements[match].content?.text != new.elements[index].content?.text {
                    retexted.append(Pair(before: match, after: index))
                }
                continue
            }
            changed.append(Change(before: match, after: index, oldFrame: oldFrame, newFrame: newFrame))
        }
        gone = old.elements.indices.interruptible.filter { matches.after[$0] == nil }
        let oldViews = Set(old.views.interruptible.lazy.map(\.number))
        let newViews = Set(new.views.interruptible.lazy.map(\.number))
        created = new.views.interruptible.filter { !oldViews.contains($0.number) }
        reused = new.views.interruptible.filter { oldViews.contains($0.number) && $0.parent != nil }
        removed = old.views.interruptible.filter { !newViews.contains($0.number) }
    }

    /// True if nothing differs.
    public var isEmpty: Bool {
        changed.isEmpty && retexted.isEmpty && appeared.isEmpty && gone.isEmpty && created.isEmpty
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

extension CGRect {
    /// Returns true if all numbers are equal; nan is equal to nan here.
    func isSame(as other: CGRect) -> Bool {
        func same(_ a: Double, _ b: Double) -> Bool { a == b || (a.isNaN && b.isNaN) }
        return same(origin.x, other.origin.x) && same(origin.y, other.origin.y)
            && same(size.width, other.size.width) && same(size.height, other.size.height)
    }
}

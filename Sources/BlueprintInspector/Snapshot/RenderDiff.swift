import Foundation

/// What differs between two rendered trees.
public struct RenderDiff: Equatable, Sendable {
    /// An element that is in both, with another frame.
    public struct Change: Equatable, Sendable {
        /// The element's position before.
        public var before: Int
        /// The element's position after.
        public var after: Int
        /// The frame in the parent before.
        public var oldFrame: CGRect
        /// The frame in the parent after.
        public var newFrame: CGRect

        /// Whether the origin changed.
        public var isMoved: Bool { oldFrame.origin != newFrame.origin }
        /// Whether the size changed.
        public var isResized: Bool { oldFrame.size != newFrame.size }
    }

    /// An element that is in both.
    public struct Pair: Equatable, Sendable {
        /// The element's position before.
        public var before: Int
        /// The element's position after.
        public var after: Int
    }

    /// The elements with another frame, in the order after.
    public var changed: [Change] = []
    /// The positions before and after of elements with the same frame that show another text, in the order after.
    public var retexted: [Pair] = []
    /// The positions after of elements that have appeared.
    public var appeared: [Int] = []
    /// The positions before of elements that have gone.
    public var gone: [Int] = []
    /// The views that are new.
    public var created: [ViewRecord] = []
    /// The views that stayed.
    public var reused: [ViewRecord] = []
    /// The views that are gone.
    public var removed: [ViewRecord] = []

    /// Compares two snapshots; views are the same if their numbers are, elements if their labels are.
    ///
    /// Elements without a number of their own that have other labels now, since something was put around them, are told
    /// by the order of their types.
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
        for index in new.elements.indices {
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
        gone = old.elements.indices.filter { matches.after[$0] == nil }
        let oldViews = Set(old.views.map(\.number))
        let newViews = Set(new.views.map(\.number))
        created = new.views.filter { !oldViews.contains($0.number) }
        reused = new.views.filter { oldViews.contains($0.number) && $0.parent != nil }
        removed = old.views.filter { !newViews.contains($0.number) }
    }

    /// Whether nothing differs.
    public var isEmpty: Bool {
        changed.isEmpty && retexted.isEmpty && appeared.isEmpty && gone.isEmpty && created.isEmpty
            && removed.isEmpty
    }

    /// The views in one phrase: `views: created 2 (v5 BoxView, v6 UILabel), removed 1 (v4)`; nil without any view.
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
    /// Whether all numbers are equal; nan is equal to nan here.
    func isSame(as other: CGRect) -> Bool {
        func same(_ a: Double, _ b: Double) -> Bool { a == b || (a.isNaN && b.isNaN) }
        return same(origin.x, other.origin.x) && same(origin.y, other.origin.y)
            && same(size.width, other.size.width) && same(size.height, other.size.height)
    }
}

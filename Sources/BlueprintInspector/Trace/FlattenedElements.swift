import Foundation

/// The flattened elements between a view's element and that of its parent view, kept for the view's siblings, which mostly
/// share them.
struct FlattenedElements {
    private var known: (parent: Int?, outer: Int?, list: [ViewRecord.Flattened])?

    /// Returns the flattened elements between an element and the element of its parent view, outermost first.
    ///
    /// - Parameter sibling: the view before, whose list is taken if it is equal.
    mutating func list(
        above element: Int,
        below outer: Int?,
        beside sibling: ViewRecord?,
        in snapshot: RenderSnapshot
    ) -> [ViewRecord.Flattened] {
        let parent = snapshot.elements[element].parent
        if let known, known.parent == parent, known.outer == outer { return known.list }
        var list = snapshot.flattened(above: element, below: outer)
        // Records of different renders share it too: it is read and retained for every view of a list.
        if let last = sibling?.flattened, list.isSame(as: last) { list = last }
        known = (parent, outer, list)
        return list
    }
}

extension [ViewRecord.Flattened] {
    /// Returns true if another list has the same elements with the same bits in their offsets.
    fileprivate func isSame(as other: Self) -> Bool {
        elementsEqual(other) { $0.element == $1.element && $0.offset.hasSameBits(as: $1.offset) }
    }
}

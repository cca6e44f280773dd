/// Records of a list that are copied to another list at once.
struct RecordRun {
    /// The positions in the earlier list.
    var range: Range<Int>
    /// The distance from there to the positions in the later list.
    var shift: Int
    /// The position in the later list of the parent of the outermost records; negative for none.
    var parent: Int
    /// The position of that parent in the earlier list; negative for none.
    var oldParent: Int

    /// Adds the run that follows directly; returns false if it has another distance or another parent.
    mutating func append(_ next: RecordRun) -> Bool {
        guard next.range.lowerBound == range.upperBound, next.shift == shift else { return false }
        // The parent is a record of this run, or the one around it.
        let isInside = next.oldParent >= range.lowerBound
        guard next.parent == (isInside ? next.oldParent + shift : parent), isInside || next.oldParent == oldParent
        else { return false }
        range = range.lowerBound..<next.range.upperBound
        return true
    }

    /// Returns the position in the later list of a record's parent.
    func parent(from old: Int) -> Int { old < range.lowerBound ? parent : old + shift }
}

/// Records of views that are copied at once, with the same change of their elements' positions.
struct ViewRun {
    /// The records.
    var records: RecordRun
    /// The distance from the positions of their elements in the earlier list to those in the later one.
    var elementShift: Int

    /// Adds the run that follows directly; returns false if it does not fit.
    mutating func append(_ next: ViewRun) -> Bool {
        // With another distance, the flattened elements around the views differ from those in their records.
        elementShift == next.elementShift && records.append(next.records)
    }
}

extension RenderSnapshot {
    /// Returns true if a list holds the flattened elements between an element and the element of its parent view.
    func hasFlattened(_ flattened: [ViewRecord.Flattened], above element: Int, below outer: Int?) -> Bool {
        elements.withUnsafeBufferPointer { elements in
            var current = elements[element].parent
            for position in flattened.indices.reversed() {
                guard let index = current, index != outer, flattened[position].element == index,
                    flattened[position].offset.hasSameBits(as: elements[index].frame.origin)
                else { return false }
                current = elements[index].parent
            }
            return current == outer
        }
    }
}

/// The flattened elements between a view's element and that of its parent view, kept for the view's siblings, which mostly
/// share them.
struct FlattenedElements {
    private var known: (parent: Int?, outer: Int?, list: [ViewRecord.Flattened])?

    /// Returns the flattened elements between an element and the element of its parent view, outermost first.
    mutating func list(above element: Int, below outer: Int?, in snapshot: RenderSnapshot) -> [ViewRecord.Flattened] {
        let parent = snapshot.elements[element].parent
        if let known, known.parent == parent, known.outer == outer { return known.list }
        let list = snapshot.flattened(above: element, below: outer)
        known = (parent, outer, list)
        return list
    }
}

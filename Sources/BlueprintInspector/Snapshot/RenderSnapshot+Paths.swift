extension RenderSnapshot {
    /// Returns an element and its ancestors, innermost first.
    func path(from element: Int) -> [Int] {
        var path: [Int] = []
        var next: Int? = element
        while let index = next, elements.indices.contains(index) {
            path.append(index)
            next = elements[index].parent
        }
        return path
    }

    /// Returns the origins whose sum is the origin of an element in its parent view: those of the flattened elements in
    /// between, outermost first, then the element's own.
    func offsets(of element: Int) -> [ViewRecord.Flattened] {
        guard elements.indices.contains(element) else { return [] }
        var outer = elements[element].parent
        while let index = outer, !elements[index].isViewBacked { outer = elements[index].parent }
        let own = ViewRecord.Flattened(element: element, offset: elements[element].frame.origin)
        return flattened(above: element, below: outer) + [own]
    }
}

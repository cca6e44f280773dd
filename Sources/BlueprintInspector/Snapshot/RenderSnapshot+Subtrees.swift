extension RenderSnapshot {
    /// Returns the position after an element and its descendants.
    func endOfElement(at index: Int) -> Int {
        elements.withUnsafeBufferPointer { elements in
            var end = index + 1
            while end < elements.count, elements[end].depth > elements[index].depth { end += 1 }
            return end
        }
    }

    /// Returns the position after a view and the views in it.
    func endOfView(at index: Int) -> Int {
        views.withUnsafeBufferPointer { views in
            var end = index + 1
            while end < views.count, views[end].depth > views[index].depth { end += 1 }
            return end
        }
    }
}

extension RenderSnapshot {
    /// Returns the positions of the focused subtree, or of all elements.
    package func range(focus: Int?) -> Range<Int> {
        guard let focus, elements.indices.contains(focus) else { return elements.indices }
        return focus..<descendants(of: focus).upperBound
    }

    /// Returns the positions of the views of the focused subtree, or of all views.
    func views(focus: Int?) -> [Int] {
        guard focus != nil else { return Array(views.indices) }
        let range = range(focus: focus)
        return views.indices.filter { views[$0].element.map(range.contains) ?? false }
    }
}

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

/// The positions of the children of each element, in order.
struct ChildLists {
    // All lists one after another: most elements have no children, and a list for each would take long to make.
    private var starts: ContiguousArray<Int>
    private var children: [Int]

    /// Creates the lists of a snapshot's elements.
    init(_ elements: UnsafeBufferPointer<ElementRecord>) {
        starts = ContiguousArray(repeating: 0, count: elements.count + 1)
        for index in elements.indices {
            if let parent = elements[index].parent, elements.indices.contains(parent) { starts[parent + 1] += 1 }
        }
        for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
        children = Array(repeating: 0, count: starts.last ?? 0)
        var next = starts
        for index in elements.indices {
            guard let parent = elements[index].parent, elements.indices.contains(parent) else { continue }
            children[next[parent]] = index
            next[parent] += 1
        }
    }

    /// The positions of the elements that have children, in order.
    var parents: [Int] { starts.indices.dropLast().filter { count(of: $0) > 0 } }

    /// Returns the number of an element's children.
    func count(of index: Int) -> Int { starts[index + 1] - starts[index] }

    /// The positions of an element's children.
    subscript(index: Int) -> [Int] { Array(slice(of: index)) }

    /// Returns the positions of an element's children in place, without a copy of the list.
    func slice(of index: Int) -> ArraySlice<Int> { children[starts[index]..<starts[index + 1]] }
}

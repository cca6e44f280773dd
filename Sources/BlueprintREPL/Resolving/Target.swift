/// The node, elements or view of a reference.
struct Target {
    /// The document's node; nil for a generated element.
    var number: Int?
    /// The indices of its elements in the tree; several if the node is in a loop.
    var elements: [Int]
    /// The view, if the reference names one.
    var view: Int?

    /// The first of its elements.
    var element: Int? { elements.first }
}

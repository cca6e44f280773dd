import Foundation

/// One kind of content: how it is measured and laid out for a node of the layout tree.
///
/// A class with virtual methods, so that content is one pointer and a call costs one jump.
class ContentStorage {
    /// The number of children.
    var childCount: Int { 0 }

    /// The nodes of the children, made when they are first needed.
    func makeChildren(of node: LayoutNode) -> ContiguousArray<LayoutNode> { [] }

    /// The size in points within a constraint; the node's cache is asked before.
    func measure(_ node: LayoutNode, in constraint: SizeConstraint) -> CGSize { .zero }

    /// Places the node's children in the node's size.
    func placeChildren(of node: LayoutNode, in size: CGSize) {}
}

/// A child in an element's content.
struct ContentChild {
    var element: any Element
    var key: ElementKey?
    var traits: LayoutTraits = .empty
}

import Foundation

/// One kind of content: how it is measured and laid out for a node of the layout tree.
///
/// A class with virtual methods, so that content is one pointer and a call costs one jump.
class ContentStorage {
    /// The number of children.
    var childCount: Int { 0 }

    /// Gives a node the nodes of its children; called once, when they are first needed.
    func makeChildren(of node: LayoutNode) {}

    /// How big the content is within limits, and for which others that holds too; the node's cache is asked before.
    func answer(of node: LayoutNode, within limits: Limits) -> Answer { .always(.zero) }

    /// Places the node's children in the node's size.
    func placeChildren(of node: LayoutNode, in size: CGSize) {}
}

/// A child in an element's content.
struct ContentChild {
    var element: any Element
    var key: ElementKey?
    var traits: LayoutTraits = .empty
}

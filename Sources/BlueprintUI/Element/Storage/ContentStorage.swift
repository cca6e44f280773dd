import Foundation

/// A kind of content: the way it is measured and laid out for a node of the layout tree.
///
/// It is a class with virtual methods, so content is one pointer and a call costs one jump.
class ContentStorage {
    /// The number of children.
    var childCount: Int { 0 }

    /// Sets the child nodes of a node; called once, when they are first needed.
    func makeChildren(of node: LayoutNode) {}

    /// Returns the measured size of the content and the other limits for which it is valid; called if the node's
    /// cache has none.
    func measure(_ node: LayoutNode, within limits: Limits) -> MeasuredSize { .always(.zero) }

    /// Places the node's children in the node's size.
    func placeChildren(of node: LayoutNode, in size: CGSize) {}

    /// True if the content has no children and places none, whatever the size.
    var isChildless: Bool { false }
}

/// Content without children.
class ChildlessStorage: ContentStorage {
    final override var isChildless: Bool { true }
}

/// A child in an element's content.
struct ContentChild {
    var element: any Element
    var key: ElementKey?
    var traits: LayoutTraits = .empty
}

import Foundation

/// Content of one child that is as big as it is asked to be and fills it, with an attribute set.
final class AttributeStorage: OneChildStorage {
    private let set: (inout LayoutSubelement.Attributes) -> Void

    /// Makes content; the function changes the child's attributes.
    init(child: any Element, _ set: @escaping (inout LayoutSubelement.Attributes) -> Void) {
        self.set = set
        super.init(child: ContentChild(element: child))
    }

    override func answer(of node: LayoutNode, within limits: Limits) -> Answer {
        node.echo(within: limits)
    }

    override func placeChildren(of node: LayoutNode, in size: CGSize) {
        set(&node.onlyChild.childAttributes)
        node.fillOnlyChild(size)
    }
}

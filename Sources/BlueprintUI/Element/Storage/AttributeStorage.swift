import Foundation

/// Content with one child that fills it, with one of the child's layout attributes set.
final class AttributeStorage: OneChildStorage {
    private let set: (inout LayoutSubelement.Attributes) -> Void

    /// Creates content; the function modifies the child's layout attributes.
    init(child: any Element, _ set: @escaping (inout LayoutSubelement.Attributes) -> Void) {
        self.set = set
        super.init(child: ContentChild(element: child))
    }

    override func measure(_ node: LayoutNode, within limits: Limits) -> MeasuredSize {
        node.echo(within: limits)
    }

    override func placeChildren(of node: LayoutNode, in size: CGSize) {
        set(&node.onlyChild.childAttributes)
        node.fillOnlyChild(size)
    }
}

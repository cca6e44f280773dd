import Foundation

/// Content with one child: the base class of its many kinds.
class OneChildStorage: ContentStorage {
    private let child: ContentChild

    init(child: ContentChild) {
        self.child = child
    }

    final override var childCount: Int { 1 }

    override func makeChildren(of node: LayoutNode) {
        makeChild(of: node, environment: node.environment)
    }

    final func makeChild(of node: LayoutNode, environment: Environment) {
        node.setOnlyChild(.onlyChild(child, of: node, environment: environment))
    }
}

/// Content with one child that fills it.
final class PassthroughStorage: OneChildStorage {
    override func measure(_ node: LayoutNode, within limits: Limits) -> MeasuredSize {
        node.echo(within: limits)
    }

    override func placeChildren(of node: LayoutNode, in size: CGSize) {
        node.fillOnlyChild(size)
    }
}

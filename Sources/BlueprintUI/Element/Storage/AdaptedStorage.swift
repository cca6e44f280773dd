import Foundation

/// Content of one child that fills it, in a changed environment.
final class AdaptedStorage: ContentStorage {
    private let child: ContentChild
    private let adapt: (inout Environment) -> Void

    init(child: ContentChild, adapt: @escaping (inout Environment) -> Void) {
        self.child = child
        self.adapt = adapt
    }

    override var childCount: Int { 1 }

    override func makeChildren(of node: LayoutNode) -> ContiguousArray<LayoutNode> {
        var environment = node.environment
        adapt(&environment)
        return [LayoutNode(onlyChild: child, of: node, environment: environment)]
    }

    override func measure(_ node: LayoutNode, in constraint: SizeConstraint) -> CGSize {
        node.children[0].sizeThatFits(constraint)
    }
}

import Foundation

/// Content with one child that fills it, in a modified environment.
final class AdaptedStorage: OneChildStorage {
    private let adapt: (inout Environment) -> Void

    init(child: ContentChild, adapt: @escaping (inout Environment) -> Void) {
        self.adapt = adapt
        super.init(child: child)
    }

    override func makeChildren(of node: LayoutNode) {
        var environment = node.environment
        adapt(&environment)
        makeChild(of: node, environment: environment)
    }

    override func measure(_ node: LayoutNode, within limits: Limits) -> MeasuredSize {
        node.echo(within: limits)
    }

    override func placeChildren(of node: LayoutNode, in size: CGSize) {
        node.fillOnlyChild(size)
    }
}

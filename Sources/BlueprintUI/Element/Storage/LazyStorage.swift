import Foundation

/// Content of one child that is built for each constraint in which it is measured, and for the size it is laid out in.
final class LazyStorage: ContentStorage {
    private let build: (SizeConstraint, Environment) -> any Element

    init(build: @escaping (SizeConstraint, Environment) -> any Element) {
        self.build = build
    }

    override var childCount: Int { 1 }

    override func measure(_ node: LayoutNode, in constraint: SizeConstraint) -> CGSize {
        // Another constraint may build another element, so the child that is measured is not the one that is laid out.
        makeChild(of: node, in: constraint).sizeThatFits(constraint)
    }

    override func placeChildren(of node: LayoutNode, in size: CGSize) {
        node.replaceChildren([makeChild(of: node, in: SizeConstraint(size))])
    }

    private func makeChild(of node: LayoutNode, in constraint: SizeConstraint) -> LayoutNode {
        LayoutNode(onlyChild: ContentChild(element: build(constraint, node.environment)), of: node)
    }
}

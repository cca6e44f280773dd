import Foundation

/// Content of any number of children, arranged by a layout.
final class LayoutStorage<LayoutType: Layout>: ContentStorage {
    private let layout: LayoutType
    private let children: ContiguousArray<ContentChild>

    init(layout: LayoutType, children: ContiguousArray<ContentChild>) {
        self.layout = layout
        self.children = children
    }

    override var childCount: Int { children.count }

    override func makeChildren(of node: LayoutNode) -> ContiguousArray<LayoutNode> {
        var identifiers = ElementIdentifierFactory()
        var nodes = ContiguousArray<LayoutNode>()
        nodes.reserveCapacity(children.count)
        for child in children {
            let identifier = identifiers.identifier(for: child.element._elementType, key: child.key)
            nodes.append(LayoutNode(child, identifier: identifier, parent: node))
        }
        return nodes
    }

    override func measure(_ node: LayoutNode, in constraint: SizeConstraint) -> CGSize {
        let subelements = LayoutSubelements(nodes: node.children)
        return withCache(of: node, subelements) { cache in
            layout.sizeThatFits(
                proposal: constraint,
                subelements: subelements,
                environment: node.environment,
                cache: &cache
            )
        }
    }

    override func placeChildren(of node: LayoutNode, in size: CGSize) {
        let subelements = LayoutSubelements(nodes: node.children)
        withCache(of: node, subelements) { cache in
            layout.placeSubelements(
                in: size,
                subelements: subelements,
                environment: node.environment,
                cache: &cache
            )
        }
    }

    @inline(__always)
    private func withCache<Result>(
        of node: LayoutNode,
        _ subelements: LayoutSubelements,
        _ body: (inout LayoutType.Cache) -> Result
    ) -> Result {
        node.withLayoutCache(
            make: { layout.makeCache(subelements: subelements, environment: node.environment) },
            body
        )
    }
}

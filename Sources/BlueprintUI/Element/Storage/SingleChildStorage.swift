import Foundation

/// Content of one child, arranged by a layout.
final class SingleChildStorage<LayoutType: SingleChildLayout>: ContentStorage {
    private let layout: LayoutType
    private let child: ContentChild

    init(layout: LayoutType, child: ContentChild) {
        self.layout = layout
        self.child = child
    }

    override var childCount: Int { 1 }

    override func makeChildren(of node: LayoutNode) -> ContiguousArray<LayoutNode> {
        [LayoutNode(onlyChild: child, of: node)]
    }

    override func measure(_ node: LayoutNode, in constraint: SizeConstraint) -> CGSize {
        let subelement = LayoutSubelement(node: node.children[0])
        return withCache(of: node, subelement) { cache in
            layout.sizeThatFits(
                proposal: constraint,
                subelement: subelement,
                environment: node.environment,
                cache: &cache
            )
        }
    }

    override func placeChildren(of node: LayoutNode, in size: CGSize) {
        let subelement = LayoutSubelement(node: node.children[0])
        withCache(of: node, subelement) { cache in
            layout.placeSubelement(in: size, subelement: subelement, environment: node.environment, cache: &cache)
        }
    }

    @inline(__always)
    private func withCache<Result>(
        of node: LayoutNode,
        _ subelement: LayoutSubelement,
        _ body: (inout LayoutType.Cache) -> Result
    ) -> Result {
        node.withLayoutCache(
            make: { layout.makeCache(subelement: subelement, environment: node.environment) },
            body
        )
    }
}

/// Content of one child that is as big as it is asked to be and fills it.
final class PassthroughStorage: ContentStorage {
    private let child: ContentChild

    init(child: ContentChild) {
        self.child = child
    }

    override var childCount: Int { 1 }

    override func makeChildren(of node: LayoutNode) -> ContiguousArray<LayoutNode> {
        [LayoutNode(onlyChild: child, of: node)]
    }

    override func measure(_ node: LayoutNode, in constraint: SizeConstraint) -> CGSize {
        node.children[0].sizeThatFits(constraint)
    }
}

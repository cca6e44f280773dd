import Foundation

/// Content of any number of children, arranged by a layout.
final class LayoutStorage<LayoutType: Layout>: ContentStorage {
    private let layout: LayoutType
    private let children: ContiguousArray<ContentChild>
    private let keepsContract: Bool

    /// Creates content; a layout that may violate the layout contract is measured again for each constraint.
    init(layout: LayoutType, children: ContiguousArray<ContentChild>, keepsContract: Bool) {
        self.layout = layout
        self.children = children
        self.keepsContract = keepsContract
    }

    override var childCount: Int { children.count }

    override func makeChildren(of node: LayoutNode) {
        var identifiers = ElementIdentifierFactory()
        var nodes = ContiguousArray<LayoutNode>()
        nodes.reserveCapacity(children.count)
        for child in children {
            let identifier = identifiers.identifier(
                for: child.element._elementType,
                key: child.key,
                after: nodes
            )
            nodes.append(.child(child, identifier: identifier, at: nodes.count, of: node))
            if node.context.isStopped(atChild: nodes.count) { break }
        }
        node.setChildren(nodes)
    }

    override func measure(_ node: LayoutNode, within limits: Limits) -> MeasuredSize {
        let subelements = LayoutSubelements(of: node)
        // A layout may count on all its children: one that is stopped has no result.
        guard subelements.count == children.count else { return MeasuredSize(.zero, for: .exactly(limits)) }
        let size = withCache(of: node, subelements) { cache in
            layout.sizeThatFits(
                proposal: SizeConstraint(limits),
                subelements: subelements,
                environment: node.environment,
                cache: &cache
            )
        }
        if children.isEmpty, let layout = layout as? any ChildlessLayout {
            node.explain(.size, layout.decisionWithoutChildren(in: SizeConstraint(limits)))
        }
        return node.measuredSize(size, within: limits, keepsContract: keepsContract)
    }

    override func placeChildren(of node: LayoutNode, in size: CGSize) {
        let subelements = LayoutSubelements(of: node)
        guard subelements.count == children.count else { return }
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

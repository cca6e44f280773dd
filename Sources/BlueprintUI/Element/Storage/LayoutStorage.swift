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

/// Content with one child that is built for each constraint in which it is measured and for the size in which it is
/// laid out.
final class LazyStorage: ContentStorage {
    /// The phase for which the child is built.
    enum Phase {
        /// A measurement within a constraint.
        case measurement(SizeConstraint)
        /// The layout in a size.
        case layout(CGSize)

        /// The proposed constraint, or the size during layout.
        var constraint: SizeConstraint {
            switch self {
            case .measurement(let constraint): constraint
            case .layout(let size): SizeConstraint(size)
            }
        }
    }

    private let build: (Phase, Environment) -> any Element

    init(build: @escaping (Phase, Environment) -> any Element) {
        self.build = build
    }

    override var childCount: Int { 1 }

    override func measure(_ node: LayoutNode, within limits: Limits) -> MeasuredSize {
        node.markReader()
        // Another constraint may build another element: the measured child is not the one that is laid out, and its
        // size is not valid for other limits.
        let child = makeChild(of: node, for: .measurement(SizeConstraint(limits)))
        let size = child.measure(within: limits).size
        node.explain(.size, EchoingDecision(measured: size, proposal: SizeConstraint(limits)))
        return MeasuredSize(size, for: .exactly(limits))
    }

    override func placeChildren(of node: LayoutNode, in size: CGSize) {
        node.markReader()
        node.setOnlyChild(makeChild(of: node, for: .layout(size)))
        node.fillOnlyChild(size)
    }

    private func makeChild(of node: LayoutNode, for phase: Phase) -> LayoutNode {
        // The child of the last render is not compared: it was built for other constraints.
        let element = build(phase, node.environment)
        let identifier = ElementIdentifier(elementType: element._elementType, key: nil, count: 1)
        return LayoutNode(
            element,
            identifier: identifier,
            traits: .empty,
            parent: node,
            environment: node.environment
        )
    }
}

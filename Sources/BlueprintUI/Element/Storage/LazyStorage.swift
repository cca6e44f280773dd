import Foundation

/// Content of one child that is built for each constraint in which it is measured, and for the size it is laid out in.
final class LazyStorage: ContentStorage {
    /// What the child is built for.
    enum Phase {
        /// To be measured within a constraint.
        case measurement(SizeConstraint)
        /// To be laid out in a size.
        case layout(CGSize)

        /// The room that the child is offered.
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

    override func answer(of node: LayoutNode, within limits: Limits) -> Answer {
        node.markReader()
        // Another constraint may build another element: the child that is measured is not the one that is laid out,
        // and what it answers says nothing about other limits.
        let child = makeChild(of: node, for: .measurement(SizeConstraint(limits)))
        let size = child.answer(within: limits).size
        node.explain(.answer, EchoingDecision(answer: size, asked: SizeConstraint(limits)))
        return Answer(size, for: .exactly(limits))
    }

    override func placeChildren(of node: LayoutNode, in size: CGSize) {
        node.markReader()
        node.setOnlyChild(makeChild(of: node, for: .layout(size)))
        node.fillOnlyChild(size)
    }

    private func makeChild(of node: LayoutNode, for phase: Phase) -> LayoutNode {
        // What was built in the last render is not looked at: the same place was built for other constraints then.
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

import Foundation

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

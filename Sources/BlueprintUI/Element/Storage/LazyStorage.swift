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

    override func measure(_ node: LayoutNode, in constraint: SizeConstraint) -> CGSize {
        // Another constraint may build another element, so the child that is measured is not the one that is laid out.
        makeChild(of: node, for: .measurement(constraint)).sizeThatFits(constraint)
    }

    override func placeChildren(of node: LayoutNode, in size: CGSize) {
        node.replaceChildren([makeChild(of: node, for: .layout(size))])
    }

    private func makeChild(of node: LayoutNode, for phase: Phase) -> LayoutNode {
        LayoutNode(onlyChild: ContentChild(element: build(phase, node.environment)), of: node)
    }
}

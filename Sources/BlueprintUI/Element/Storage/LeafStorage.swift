import Foundation

/// Content without children that is always of one size.
final class FixedSizeStorage: ContentStorage {
    private let size: CGSize

    init(size: CGSize) {
        self.size = size
    }

    override func answer(of node: LayoutNode, within limits: Limits) -> Answer { .always(size) }
}

/// Content without children that a function measures.
final class MeasurableStorage: ContentStorage {
    private let function: (SizeConstraint, Environment) -> CGSize
    private let keepsContract: Bool

    init(keepsContract: Bool = true, _ function: @escaping (SizeConstraint, Environment) -> CGSize) {
        self.function = function
        self.keepsContract = keepsContract
    }

    override func answer(of node: LayoutNode, within limits: Limits) -> Answer {
        guard keepsContract else {
            let size = function(SizeConstraint(limits), node.environment)
            return node.answer(size, within: limits, keepsContract: false)
        }
        return node.context.contract.answer(within: limits) { function(SizeConstraint($0), node.environment) }
    }
}

/// Content without children that is as big as an element that is not shown.
final class MeasuringStorage: ContentStorage {
    private let element: any Element

    init(element: any Element) {
        self.element = element
    }

    override func answer(of node: LayoutNode, within limits: Limits) -> Answer {
        let tree = LayoutTree(measuring: element.content, environment: node.environment)
        return withExtendedLifetime(tree) { tree.root.answer(within: limits) }
    }
}

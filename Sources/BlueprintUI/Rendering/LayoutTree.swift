import Foundation

/// The first pass: a tree of elements becomes a tree of nodes with frames.
package final class LayoutTree {
    /// The node of the root element.
    package let root: LayoutNode
    private let context: RenderContext
    /// Whether all was taken over from the last tree, so that what was made of that one stands.
    let isUnchanged: Bool
    // The next tree may take over the whole of this one.
    private var isTakenOver = false

    /// Makes the tree for an element and lays it out in a size in points.
    ///
    /// What stands for the same values as in the last tree, in the same environment, is taken over from it, unless an
    /// observer listens, which is told everything. The last tree is to be kept until the views are updated.
    package init(
        _ element: any Element,
        size: CGSize,
        environment: Environment,
        observer: (any RenderObserver)?,
        last: LayoutTree? = nil
    ) {
        let contract = LayoutContract(environment.layoutMode.options)
        let last = observer == nil && last?.context.canGoOn(with: contract) == true ? last : nil
        let isSameRoot = last?.root.canStand(for: element, in: environment) ?? false
        context = last?.context ?? RenderContext(observer: observer, environment: environment)
        if let last, isSameRoot {
            root = last.root
            last.isTakenOver = true
        } else {
            root = LayoutNode(
                root: ContentChild(element: element),
                content: element.content,
                environment: environment,
                context: context
            )
            if let last, last.root.environment.isIdentical(to: environment) { root.predecessor = last.root }
        }
        root.place(CGRect(origin: .zero, size: size))
        observer?.places(root)
        root.layOutChildren()
        isUnchanged = isSameRoot && !root.state.needsFlattening
    }

    /// Makes a tree only to measure.
    init(measuring content: ElementContent, environment: Environment) {
        isUnchanged = false
        context = RenderContext(observer: nil, environment: environment)
        root = LayoutNode(
            root: ContentChild(element: Empty()),
            content: content,
            environment: environment,
            context: context
        )
    }

    // Freed level by level: a node that frees its children itself would overflow the stack on a deep tree.
    deinit {
        if isTakenOver { return }
        var remaining: ContiguousArray<LayoutNode> = []
        root.takeChildren(into: &remaining)
        while let node = remaining.popLast() { node.takeChildren(into: &remaining) }
    }
}

import Foundation

/// The first pass: a tree of elements becomes a tree of nodes with frames.
package final class LayoutTree {
    /// The node of the root element.
    package let root: LayoutNode
    private let context: RenderContext

    /// Makes the tree for an element and lays it out in a size in points.
    package init(_ element: any Element, size: CGSize, environment: Environment, observer: (any RenderObserver)?) {
        context = RenderContext(observer: observer)
        root = LayoutNode(
            root: element,
            content: element.content,
            environment: environment,
            context: context
        )
        root.place(CGRect(origin: .zero, size: size))
        observer?.places(root)
        root.layOutChildren()
    }

    /// Makes a tree only to measure.
    init(measuring content: ElementContent, environment: Environment) {
        context = RenderContext(observer: nil)
        root = LayoutNode(root: Empty(), content: content, environment: environment, context: context)
    }

    // Freed level by level: a node that frees its children itself would overflow the stack on a deep tree.
    deinit {
        var remaining: ContiguousArray<LayoutNode> = []
        root.takeChildren(into: &remaining)
        while let node = remaining.popLast() { node.takeChildren(into: &remaining) }
    }
}

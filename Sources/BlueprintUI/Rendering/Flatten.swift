import Foundation

/// The second pass: elements without a view vanish, and what they add to position and appearance is handed down.
struct Flatten {
    private let observer: (any RenderObserver)?
    private var tree = ViewTree()

    private init(observer: (any RenderObserver)?) {
        self.observer = observer
    }

    /// The views of a tree that has been laid out.
    static func flatten(_ root: LayoutNode, observer: (any RenderObserver)?) -> ViewTree {
        var pass = Flatten(observer: observer)
        pass.visit(root, handed: nil, parent: nil)
        return pass.tree
    }

    /// Visits an element; `handed` is the sum of what the elements vanished above it hand down.
    private mutating func visit(_ node: LayoutNode, handed: LayoutAttributes?, parent: ViewNode?) {
        var attributes = node.attributes
        if let handed { attributes = attributes.within(handed) }
        let context = ViewDescriptionContext(
            bounds: CGRect(origin: .zero, size: node.frame.size),
            subtreeExtent: subtreeExtent(of: node),
            environment: node.environment
        )
        if let description = node.element.backingViewDescription(with: context) {
            let view = ViewNode(source: node, description: description, attributes: attributes, parent: parent)
            tree.append(view)
            observer?.keeps(node, as: view)
            for child in node.children { visit(child, handed: nil, parent: view) }
        } else {
            observer?.removes(node, handingDown: attributes)
            for child in node.children { visit(child, handed: attributes, parent: parent) }
        }
    }

    private func subtreeExtent(of node: LayoutNode) -> CGRect? {
        var extent: CGRect?
        for child in node.children {
            extent = extent?.union(child.frame) ?? child.frame
        }
        return extent
    }
}

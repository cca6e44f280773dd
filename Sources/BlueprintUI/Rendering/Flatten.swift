import Foundation

/// The second pass: elements without a view vanish, and what they add to position and appearance is handed down.
package struct Flatten {
    private let observer: (any RenderObserver)?
    private let tree = ViewTree()

    private init(observer: (any RenderObserver)?) {
        self.observer = observer
    }

    /// The views of a tree that has been laid out.
    package static func flatten(_ root: LayoutNode, observer: (any RenderObserver)?) -> ViewTree {
        let pass = Flatten(observer: observer)
        pass.visit(root, handed: nil, parent: nil)
        return pass.tree
    }

    /// Visits an element; `handed` is the sum of what the elements vanished above it hand down, for the observer.
    private func visit(_ node: LayoutNode, handed: LayoutAttributes?, parent: ViewNode?) {
        let context = ViewDescriptionContext(
            bounds: CGRect(origin: .zero, size: node.frame.size),
            subtreeExtent: subtreeExtent(of: node),
            environment: node.environment
        )
        if let description = node.element.backingViewDescription(with: context) {
            let attributes = attributes(of: node, in: parent)
            let view = ViewNode(source: node, description: description, attributes: attributes, parent: parent)
            tree.append(view)
            observer?.keeps(node, as: view)
            for child in node.children { visit(child, handed: nil, parent: view) }
        } else {
            var sum: LayoutAttributes?
            if let observer {
                sum = handed.map { node.attributes.within($0) } ?? node.attributes
                observer.removes(node, handingDown: sum ?? node.attributes)
            }
            for child in node.children { visit(child, handed: sum, parent: parent) }
        }
    }

    /// Frame and appearance in the view above.
    ///
    /// The elements in between are added from the inside out, as the reference does: in another order the last bits of
    /// a sum may differ, and with them on which side of half a pixel an edge falls.
    private func attributes(of node: LayoutNode, in parent: ViewNode?) -> LayoutAttributes {
        var attributes = node.attributes
        var above = node.parent
        while let vanished = above, vanished !== parent?.source {
            attributes = attributes.within(vanished.attributes)
            above = vanished.parent
        }
        return attributes
    }

    private func subtreeExtent(of node: LayoutNode) -> CGRect? {
        var extent: CGRect?
        for child in node.children {
            extent = extent?.union(child.frame) ?? child.frame
        }
        return extent
    }
}

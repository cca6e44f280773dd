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
        guard node.state.needsFlattening else { return keep(node, parent: parent) }
        node.state.needsFlattening = false
        let context = ViewDescriptionContext(
            bounds: CGRect(origin: .zero, size: node.frame.size),
            subtreeExtent: subtreeExtent(of: node),
            environment: node.environment
        )
        if let description = node.element.backingViewDescription(with: context) {
            let view = view(of: node, description, parent: parent)
            tree.append(view, below: parent)
            observer?.keeps(node, as: view)
            visitChildren(of: node, handed: nil, parent: view)
        } else {
            node.view = nil
            var sum: LayoutAttributes?
            if let observer {
                sum = handed.map { node.attributes.within($0) } ?? node.attributes
                observer.removes(node, handingDown: sum ?? node.attributes)
            }
            visitChildren(of: node, handed: sum, parent: parent)
        }
    }

    @inline(__always)
    private func visitChildren(of node: LayoutNode, handed: LayoutAttributes?, parent: ViewNode?) {
        if node.beginsStack {
            DeepStack.run { node.forEachChild { visit($0, handed: handed, parent: parent) } }
        } else {
            node.forEachChild { visit($0, handed: handed, parent: parent) }
        }
    }

    private func view(of node: LayoutNode, _ description: ViewDescription, parent: ViewNode?) -> ViewNode {
        let attributes = attributes(of: node, in: parent)
        if let view = node.view {
            view.describe(description, attributes: attributes, parent: parent)
            return view
        }
        let view = ViewNode(source: node, description: description, attributes: attributes, parent: parent)
        node.view = view
        return view
    }

    /// Takes over the views of an element below which nothing was laid out again.
    private func keep(_ node: LayoutNode, parent: ViewNode?) {
        if let view = node.view {
            view.move(below: parent, attributes: attributes(of: node, in: parent))
            tree.append(view, below: parent)
        } else {
            visitChildren(of: node, handed: nil, parent: parent)
        }
    }

    /// Frame and appearance in the view above.
    ///
    /// The elements in between are added from the inside out, as the reference does: in another order the last bits of
    /// a sum may differ, and with them on which side of half a pixel an edge falls.
    private func attributes(of node: LayoutNode, in parent: ViewNode?) -> LayoutAttributes {
        if let attributes = plainAttributes(of: node, in: parent) { return attributes }
        var attributes = node.attributes
        var above = node.parent
        let end = parent?.source
        while let vanished = above, vanished !== end {
            attributes = attributes.within(vanished.attributes)
            above = vanished.parent
        }
        return attributes
    }

    /// The same sum where nothing but finite frames is added up, as mostly; nil elsewhere.
    private func plainAttributes(of node: LayoutNode, in parent: ViewNode?) -> LayoutAttributes? {
        guard node.hasDefaultAppearance else { return nil }
        let attributes = LayoutAttributes(frame: node.frame)
        var (x, y) = (attributes.center.x, attributes.center.y)
        var above = node.parent
        let end = parent?.source
        while let vanished = above, vanished !== end {
            let frame = vanished.frame
            guard vanished.hasDefaultAppearance, (x + y).isFinite else { return nil }
            let (width, height) = (frame.size.width, frame.size.height)
            let centerX = (frame.origin.x + (frame.origin.x + width)) / 2
            let centerY = (frame.origin.y + (frame.origin.y + height)) / 2
            guard (centerX + centerY + width + height).isFinite else { return nil }
            x += centerX - width / 2
            y += centerY - height / 2
            above = vanished.parent
        }
        return LayoutAttributes(center: CGPoint(x: x, y: y), bounds: attributes.bounds)
    }

    private func subtreeExtent(of node: LayoutNode) -> CGRect? {
        var extent: CGRect?
        node.forEachChild { child in
            guard let present = extent else { return extent = child.frame }
            extent = present.joined(with: child.frame)
        }
        return extent
    }
}

extension CGRect {
    /// The smallest rectangle around both; for plain ones a few comparisons do.
    @inline(__always)
    fileprivate func joined(with other: CGRect) -> CGRect {
        let isPlain =
            size.width >= 0 && size.height >= 0 && other.size.width >= 0 && other.size.height >= 0
            && (origin.x + origin.y + other.origin.x + other.origin.y).isFinite
        guard isPlain else { return union(other) }
        let (x, y) = (Swift.min(origin.x, other.origin.x), Swift.min(origin.y, other.origin.y))
        let right = Swift.max(origin.x + size.width, other.origin.x + other.size.width)
        let bottom = Swift.max(origin.y + size.height, other.origin.y + other.size.height)
        return CGRect(x: x, y: y, width: right - x, height: bottom - y)
    }
}

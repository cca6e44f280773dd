import Foundation

/// The second pass: elements that are not view-backed are flattened, and their layout attributes are applied to their
/// children.
package struct Flatten {
    private let observer: (any RenderObserver)?
    private let checkpoint: Checkpoint
    private let tree = ViewTree()
    private let offsets = FlattenedOffsets()

    private init(observer: (any RenderObserver)?, checkpoint: Checkpoint) {
        self.observer = observer
        self.checkpoint = checkpoint
    }

    /// Returns the views of a laid-out tree; not all of them if the render is stopped.
    package static func flatten(
        _ root: LayoutNode,
        observer: (any RenderObserver)?,
        checkpoint: Checkpoint = Checkpoint(nil)
    ) -> ViewTree {
        let pass = Flatten(observer: observer, checkpoint: checkpoint)
        pass.visit(root, inherited: nil, parent: nil)
        return pass.tree
    }

    /// Visits an element; `inherited` is the sum of the layout attributes of the flattened elements above it, for the
    /// observer.
    private func visit(_ node: LayoutNode, inherited: LayoutAttributes?, parent: ViewNode?) {
        if checkpoint.isStopped() { return }
        guard node.state.needsFlattening else { return keep(node, parent: parent) }
        node.state.needsFlattening = false
        if layOutAgain(node, parent: parent) { return }
        if let description = description(of: node) {
            let view = view(of: node, description, parent: parent)
            tree.append(view, below: parent)
            observer?.backs(node, with: view)
            visitChildren(of: node, inherited: nil, parent: view)
        } else {
            node.view = nil
            var sum: LayoutAttributes?
            if let observer {
                sum = inherited.map { node.attributes.within($0) } ?? node.attributes
                observer.flattens(node, applying: sum ?? node.attributes)
            }
            visitChildren(of: node, inherited: sum, parent: parent)
        }
    }

    /// Keeps the view of a node that was laid out again, if its description depends only on the element; returns false if
    /// there is none.
    private func layOutAgain(_ node: LayoutNode, parent: ViewNode?) -> Bool {
        guard observer == nil, node.state.keepsDescription, let view = node.unretainedView else { return false }
        // The view tree retains it meanwhile.
        view._withUnsafeGuaranteedRef { layOutAgain(node, $0, parent: parent) }
        return true
    }

    @inline(__always)
    private func layOutAgain(_ node: LayoutNode, _ view: ViewNode, parent: ViewNode?) {
        let keepsWrites = node.state.keepsWrites
        if let center = plainCenter(of: node, in: parent), view.hasDefaultAppearance {
            view.layOutAgain(below: parent, center: center, size: node.frame.size, keepsWrites: keepsWrites)
        } else {
            view.layOutAgain(below: parent, attributes: attributes(of: node, in: parent), keepsWrites: keepsWrites)
        }
        tree.append(view, below: parent)
        visitChildren(of: node, inherited: nil, parent: view)
    }

    /// Returns the description of an element's view; nil if it is not view-backed.
    private func description(of node: LayoutNode) -> ViewDescription? {
        if let known = node.knownDescription {
            node.knownDescription = nil
            return known
        }
        let context = ViewDescriptionContext(
            bounds: CGRect(origin: .zero, size: node.frame.size),
            subtreeExtent: subtreeExtent(of: node),
            environment: node.environment
        )
        return node.element.backingViewDescription(with: context)
    }

    @inline(__always)
    private func visitChildren(of node: LayoutNode, inherited: LayoutAttributes?, parent: ViewNode?) {
        if node.beginsStack {
            DeepStack.run { node.forEachChild { visit($0, inherited: inherited, parent: parent) } }
        } else {
            node.forEachChild { visit($0, inherited: inherited, parent: parent) }
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
        node.state.keepsDescription = node.element._hasUnchangingDescription
        node.state.keepsWrites = node.state.keepsDescription && node.element._writesUnchangingValues
        return view
    }

    /// Reuses the views of an element whose subtree was not laid out again.
    private func keep(_ node: LayoutNode, parent: ViewNode?) {
        if let view = node.view {
            let center = plainCenter(of: node, in: parent)
            if center.map({ view.stays(below: parent, center: $0, size: node.frame.size) }) != true {
                view.move(below: parent, attributes: attributes(of: node, in: parent))
            }
            tree.append(view, below: parent)
        } else {
            visitChildren(of: node, inherited: nil, parent: parent)
        }
    }

    /// Returns the layout attributes in the parent view.
    ///
    /// The flattened elements in between are applied from the inside out, as in the reference: another order may
    /// change the last bits of a sum, and with them the side of half a pixel on which an edge is.
    private func attributes(of node: LayoutNode, in parent: ViewNode?) -> LayoutAttributes {
        if let attributes = plainAttributes(of: node, in: parent) { return attributes }
        var attributes = node.attributes
        var above = node.parent
        let end = parent?.source
        while let flattened = above, flattened !== end {
            attributes = attributes.within(flattened.attributes)
            above = flattened.parent
        }
        return attributes
    }

    /// Returns the same attributes if only finite frames are added, as usually; otherwise nil.
    private func plainAttributes(of node: LayoutNode, in parent: ViewNode?) -> LayoutAttributes? {
        plainCenter(of: node, in: parent).map {
            LayoutAttributes(center: $0, bounds: CGRect(origin: .zero, size: node.frame.size))
        }
    }

    /// Returns the centre in the parent view if only finite frames are added; otherwise nil.
    @inline(__always)
    private func plainCenter(of node: LayoutNode, in parent: ViewNode?) -> CGPoint? {
        guard node.hasDefaultAppearance else { return nil }
        return offsets.moved(node.frame.middle, of: node, in: parent)
    }

    private func subtreeExtent(of node: LayoutNode) -> CGRect? {
        // A list may have many children, and an unchanging description does not depend on their frames.
        if !node.manyChildren.isEmpty, node.element._hasUnchangingDescription { return nil }
        var extent: CGRect?
        node.forEachChild { child in
            guard let present = extent else { return extent = child.frame }
            extent = present.joined(with: child.frame)
        }
        return extent
    }
}

extension CGRect {
    /// Returns the smallest rectangle around both; for ordinary rectangles a few comparisons are enough.
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

/// The distances by which the flattened elements above a node move its view in the parent view.
///
/// They are the same for all children of an element, so those of the last one are kept.
final class FlattenedOffsets {
    // Addresses, which are only compared; the nodes live as long as the pass.
    private var parent: UInt = 0
    private var end: UInt = 0
    private var arePlain = false
    // Changed and read for each node by one pass, and nothing is called during an access.
    @exclusivity(unchecked) private var offsets: ContiguousArray<CGPoint> = []

    /// Moves a centre from the coordinates of a node's parent to those of the parent view; returns nil unless only finite
    /// frames are added.
    ///
    /// The offsets are added one by one, from the inside out: another order may change the last bits of the sum.
    @inline(__always)
    func moved(_ center: CGPoint, of node: LayoutNode, in view: ViewNode?) -> CGPoint? {
        let above = node.parentAddress
        let outer = view?.sourceAddress ?? 0
        if above != parent || outer != end || above == 0 { find(above: node, in: view) }
        guard arePlain else { return nil }
        var center = center
        for index in 0..<offsets.count {
            guard (center.x + center.y).isFinite else { return nil }
            center.x += offsets[index].x
            center.y += offsets[index].y
        }
        return center
    }

    private func find(above node: LayoutNode, in view: ViewNode?) {
        (parent, end) = (node.parentAddress, view?.sourceAddress ?? 0)
        offsets.removeAll(keepingCapacity: true)
        arePlain = true
        var above = node.links.parent
        while let flattened = above, flattened.address != end, arePlain {
            // The tree retains its nodes.
            above = flattened._withUnsafeGuaranteedRef { flattened in
                add(flattened)
                return flattened.links.parent
            }
        }
    }

    private func add(_ flattened: LayoutNode) {
        let (middle, size) = (flattened.frame.middle, flattened.frame.size)
        arePlain =
            flattened.hasDefaultAppearance && (middle.x + middle.y + size.width + size.height).isFinite
        offsets.append(CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2))
    }
}

extension ViewNode {
    /// The address of the element's node.
    @inline(__always)
    fileprivate var sourceAddress: UInt { Unmanaged.passUnretained(source).address }  // Only a number.
}

extension LayoutNode {
    /// The address of the parent node; 0 for the root.
    @inline(__always)
    fileprivate var parentAddress: UInt { links.parent?.address ?? 0 }
}

// Only a number.
extension Unmanaged {
    @inline(__always)
    fileprivate var address: UInt { UInt(bitPattern: toOpaque()) }
}

extension CGRect {
    /// Half the sum of the edges: the centre as layout attributes compute it.
    @inline(__always)
    var middle: CGPoint {
        CGPoint(
            x: (origin.x + (origin.x + size.width)) / 2,
            y: (origin.y + (origin.y + size.height)) / 2
        )
    }
}

import Foundation

/// The distances by which the flattened elements above a node move its view in the parent view.
///
/// They are the same for all children of an element, so those of the last one are kept.
final class FlattenedOffsets {
    // Compared by address only; the nodes live as long as the pass. Used for each node by one pass: exclusivity is not
    // checked.
    @exclusivity(unchecked) private var parent: UnsafeMutableRawPointer?
    @exclusivity(unchecked) private var end: UnsafeMutableRawPointer?
    @exclusivity(unchecked) private var arePlain = false
    @exclusivity(unchecked) private var offsets: ContiguousArray<CGPoint> = []

    /// Moves a centre from the coordinates of a node's parent to those of the parent view; returns nil unless only finite
    /// frames are added.
    ///
    /// The offsets are added one by one, from the inside out: another order may change the last bits of the sum.
    @inline(__always)
    func moved(_ center: CGPoint, of node: LayoutNode, in view: ViewNode?) -> CGPoint? {
        let above = node.links.parent?.toOpaque()
        let outer = view?.sourceAddress
        if above != parent || outer != end || above == nil { find(above: node, in: view) }
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
        (parent, end) = (node.links.parent?.toOpaque(), view?.sourceAddress)
        offsets.removeAll(keepingCapacity: true)
        arePlain = true
        var above = node.links.parent
        while let flattened = above, flattened.toOpaque() != end, arePlain {
            flattened._withUnsafeGuaranteedRef { add($0) }
            above = flattened._withUnsafeGuaranteedRef { $0.links.parent }
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
    fileprivate var sourceAddress: UnsafeMutableRawPointer { Unmanaged.passUnretained(source).toOpaque() }
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

import Foundation

/// The nodes of other trees that a node is linked to, and the children that it shares with them.
extension LayoutNode {
    /// The number of the node in the order of creation during one render, from 0.
    package var serial: Int { Int(truncatingIfNeeded: numbers.serial) }

    /// The corresponding node of the last render; nil once the children are created.
    var predecessor: LayoutNode? {
        get {
            guard !state.hasChildren, let link = links.other else { return nil }
            return unsafeDowncast(link.takeUnretainedValue(), to: LayoutNode.self)
        }
        set { links.other = newValue.map { Unmanaged.passUnretained($0) } }
    }

    /// The view node of the element after flattening; retained by the view tree.
    var view: ViewNode? {
        @inline(__always) get { unretainedView?.takeUnretainedValue() }
        set { links.other = newValue.map { Unmanaged.passUnretained($0) } }
    }

    /// The same view node, which is not retained here either.
    @inline(__always)
    var unretainedView: Unmanaged<ViewNode>? {
        guard state.hasChildren, let link = links.other else { return nil }
        return Unmanaged.fromOpaque(link.toOpaque())
    }

    /// Becomes the parent of its children again, after a stopped render has moved some of them, and adds those that
    /// are no leaves to a list.
    func adoptChildren(into remaining: inout ContiguousArray<LayoutNode>) {
        state.movedChildren = 0
        // A node without children yet has none that could have moved.
        if let only = offspring.only { adopt(only, &remaining) }
        offspring.many.forEachUnretained { adopt($0, &remaining) }
    }

    private func adopt(_ child: LayoutNode, _ remaining: inout ContiguousArray<LayoutNode>) {
        child.links.parent = Unmanaged.passUnretained(self)
        if !child.isLeaf { remaining.append(child) }
    }

    /// Returns true if another node is the parent; retains neither.
    @inline(__always)
    func isBelow(_ other: LayoutNode) -> Bool { links.parent?.toOpaque() == Unmanaged.passUnretained(other).toOpaque() }

    /// Removes the children that still belong to this node, so that a deep tree can be freed level by level.
    func takeChildren(into remaining: inout ContiguousArray<LayoutNode>) {
        if let only = offspring.only, only.isBelow(self) { remaining.append(only) }
        offspring.only = nil
        offspring.many.visitUnretained(from: Int(truncatingIfNeeded: state.movedChildren)) { child in
            if child.isBelow(self) { remaining.append(child) }
            return true
        }
        offspring.many = []
    }
}

import Foundation

/// The numbers of a node: small integers, as every node has them, and a tree of two thousand million nodes does not fit
/// into memory.
struct NodeNumbers {
    /// The number of the node in the order of creation during one render.
    let serial: Int32
    /// The number of nodes above it.
    let level: Int32
    /// The index among the recorded elements; negative until it is recorded.
    var position: Int32 = -1
    /// The number of sizes that were computed.
    var computed: Int32 = 0
}

/// The children of a node; most parents have one, for which an array would require an allocation.
struct ChildNodes {
    /// The only child; nil for none or several.
    var only: LayoutNode?
    /// The children, if they are not an only child.
    var many: ContiguousArray<LayoutNode> = []
}

/// The nodes around a node that it does not retain, as counting the references would cost more than following them.
///
/// A tree retains its nodes, and with a view tree its view nodes, as long as one of their links is followed: the last tree
/// until the views are updated, and a node that is reused gets another parent before that.
struct NodeLinks {
    /// The parent node, which retains this one; nil for the root.
    var parent: Unmanaged<LayoutNode>?
    /// The value of `predecessor` until the children are created, then that of `view`: never both.
    var other: Unmanaged<AnyObject>?
}

/// The values that a parent's layout gives to a node.
struct NodePlacement {
    /// The frame in the parent's coordinates, in points, not rounded.
    var frame: CGRect = .zero
    var traits: LayoutTraits
}

/// The progress of a node through the layout.
struct LayoutNodeState {
    /// The number of the first children that are known to belong to a node of the next render.
    var movedChildren: Int32 = 0
    /// True if the child nodes have been created.
    var hasChildren = false
    /// True if the content is known to have no children, so that nothing is to be placed.
    var isChildless = false
    /// True if the parent's layout has placed the node.
    var isPlaced = false
    /// True if the subtree is laid out for the node's size.
    var isLaidOut = false
    /// True if the subtree has been laid out since the last flattening.
    var needsFlattening = true
    /// True if the subtree has been laid out since it was last recorded.
    var needsRecording = true
    /// True if the node was made of one with another identifier, whose record has not been copied yet.
    var isRenamed = false
    /// True if the subtree contains an element that is built for each constraint.
    var containsReader = false
    /// True if the subtree contains an element that breaks the layout contract.
    var breaksContract = false
    /// True if the subtree depends only on the elements' values.
    var isUnchanging = false
    /// True if the element is view-backed with a description that depends only on its value.
    var keepsDescription = false
    /// True if that description always writes the same values.
    var keepsWrites = false
}

/// The nodes of other trees that a node is linked to, and the children that it shares with them.
extension LayoutNode {
    /// The number of the node in the order of creation during one render, from 0.
    package var serial: Int { Int(truncatingIfNeeded: numbers.serial) }

    /// The corresponding node of the last render; nil once the children are created.
    var predecessor: LayoutNode? {
        get {
            guard !state.hasChildren, let link = links.other else { return nil }
            return link.takeUnretainedValue() as? LayoutNode
        }
        set { links.other = newValue.map { Unmanaged.passUnretained($0) } }  // The last tree retains it.
    }

    /// The view node of the element after flattening; retained by the view tree.
    var view: ViewNode? {
        @inline(__always) get { unretainedView?.takeUnretainedValue() }
        set { links.other = newValue.map { Unmanaged.passUnretained($0) } }  // The view tree retains it.
    }

    /// The same view node, which is not retained here either.
    // A node with children has no other link.
    @inline(__always)
    var unretainedView: Unmanaged<ViewNode>? {
        guard state.hasChildren, let link = links.other else { return nil }
        return .fromOpaque(link.toOpaque())
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
        // This node retains its children, and forgets them before it goes.
        child.links.parent = Unmanaged.passUnretained(self)
        if !child.isLeaf { remaining.append(child) }
    }

    /// Returns true if another node is the parent; retains neither.
    @inline(__always)
    func isBelow(_ other: LayoutNode) -> Bool {
        // Only addresses.
        links.parent?.toOpaque() == Unmanaged.passUnretained(other).toOpaque()
    }

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

/// Trust in the sizes measured by layouts.
extension LayoutNode {
    /// Returns the size measured by a layout, with the limits for which it is valid.
    func measuredSize(_ size: CGSize, within limits: Limits, keepsContract: Bool) -> MeasuredSize {
        if !keepsContract { markContractBreaker() }
        guard !state.breaksContract, !state.containsReader else { return MeasuredSize(size, for: .exactly(limits)) }
        return context.contract.measuredSize(size, within: limits)
    }

    /// True if the subtree contains an element that is known to break the layout contract.
    package var breaksContract: Bool { state.breaksContract }

    /// Marks this node and its ancestors: sizes measured here are valid only for their own limits, and so are the
    /// sizes that the layouts of ancestors compute from them.
    func markContractBreaker() { mark(\.breaksContract) }

    /// Marks this node and its ancestors as containing an element that is built for each constraint.
    func markReader() { mark(\.containsReader) }

    /// Sets a flag on this node and its ancestors, up to the first that has it.
    @inline(__always)
    private func mark(_ flag: WritableKeyPath<LayoutNodeState, Bool>) {
        var node: LayoutNode? = self
        while let current = node, !current.state[keyPath: flag] {
            current.state[keyPath: flag] = true
            node = current.parent
        }
    }
}

/// Reuse of unchanged nodes from the last render.
extension LayoutNode {
    /// Returns the only child of a node: the node of the last render if its element is the same value, or else a new
    /// one.
    static func onlyChild(
        _ child: ContentChild,
        of parent: LayoutNode,
        environment: Environment
    ) -> LayoutNode {
        let identifier = ElementIdentifier(elementType: child.element._elementType, key: child.key, count: 1)
        let old = parent.predecessor?.offspring.only
        return node(
            for: child.element,
            identifier: identifier,
            traits: child.traits,
            parent: parent,
            environment: environment,
            old: old
        )
    }

    /// Returns a child of a node: the node of the last render if its element is the same value, or else a new one.
    static func child(
        _ child: ContentChild,
        identifier: ElementIdentifier,
        at index: Int,
        of parent: LayoutNode
    ) -> LayoutNode {
        node(
            for: child.element,
            identifier: identifier,
            traits: child.traits,
            parent: parent,
            environment: parent.environment,
            old: parent.predecessor?.child(at: index)
        )
    }

    /// Returns a node for an element: the old node if its element is the same value under the same identifier, or else a
    /// new one, which keeps as much of the old one as possible.
    static func node(
        for element: any Element,
        identifier: ElementIdentifier,
        traits: LayoutTraits,
        parent: LayoutNode,
        environment: Environment,
        old: LayoutNode?
    ) -> LayoutNode {
        if let old, old.canStand(for: element, in: environment),
            let kept = old.kept(as: identifier, traits: traits, below: parent)
        {
            return kept
        }
        let node = LayoutNode(
            element,
            identifier: identifier,
            traits: traits,
            parent: parent,
            environment: environment
        )
        if let old, old.identifier == identifier { node.predecessor = old }
        return node
    }

    /// Returns the node of the same element in this render: itself, or another one if its identifier has changed; nil if
    /// its subtree must be laid out again under the new identifier.
    func kept(as identifier: ElementIdentifier, traits: LayoutTraits, below parent: LayoutNode) -> LayoutNode? {
        if self.identifier == identifier {
            moveBelow(parent, traits: traits)
            return self
        }
        // Without the layout contract, the measured sizes hold only below the same parent.
        guard isLeaf, !state.breaksContract else { return nil }
        return LayoutNode(renaming: self, identifier, traits: traits, parent: parent)
    }

    func child(at index: Int) -> LayoutNode? { offspring.many.indices.contains(index) ? offspring.many[index] : nil }

    /// Returns true if this node and its descendants would be the same for an element in an environment.
    func canStand(for element: any Element, in environment: Environment) -> Bool {
        canStay(in: environment) && ElementStorage.isSame(self.element, element)
    }

    /// Returns true if this node and its descendants would be the same for the same element in an environment.
    @inline(__always)
    func canStay(in environment: Environment) -> Bool {
        state.isUnchanging && self.environment.isIdentical(to: environment)
    }
}

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

/// The nodes around a node that it does not retain.
struct NodeLinks {
    /// The parent node; nil for the root.
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

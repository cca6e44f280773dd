/// Nodes without an owner, freed level by level: a node that released its children recursively would overflow the stack
/// in a deep tree.
///
/// If the work is interrupted meanwhile, those that are left become ``Leftovers``.
final class FreedNodes {
    @exclusivity(unchecked) private var remaining: ContiguousArray<LayoutNode> = []

    private init() {}

    /// Takes the subtrees below a node, which has no children afterwards.
    init(below node: LayoutNode) {
        node.takeChildren(into: &remaining)
    }

    deinit {
        var step = 0
        while let node = remaining.popLast() {
            node.takeChildren(into: &remaining)
            step += 1
            guard Leftovers.areCollected(atStep: step) else { continue }
            let rest = FreedNodes()
            swap(&rest.remaining, &remaining)
            return Leftovers.keep(rest)
        }
    }
}

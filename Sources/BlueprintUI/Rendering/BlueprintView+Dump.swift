import Foundation

extension BlueprintView {
    /// Visits the elements of the last render, each before those in it: its depth from 0, its identifier, and its frame
    /// in its parent, in points and not rounded.
    ///
    /// Nothing is visited before the first layout.
    public func dumpLayoutResult(
        visit: ((_ depth: Int, _ identifier: String, _ frame: CGRect) -> Void) = { _, _, _ in }
    ) {
        guard let tree = layoutTree else { return }
        // A list instead of recursion: the depth of the tree is not bounded by the stack.
        var pending: [(node: LayoutNode, depth: Int)] = [(tree.root, 0)]
        while let (node, depth) = pending.popLast() {
            visit(depth, node.identifier.description, node.frame)
            for child in node.children.reversed() { pending.append((child, depth + 1)) }
        }
    }
}

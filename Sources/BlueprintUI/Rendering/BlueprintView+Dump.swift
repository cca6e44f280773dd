import Foundation

extension BlueprintView {
    /// Visits the elements of the last render, parents before children, with depth from 0, identifier and frame in
    /// the parent.
    ///
    /// Frames are in points and not rounded. Nothing is visited before the first layout.
    public func dumpLayoutResult(
        visit: ((_ depth: Int, _ identifier: String, _ frame: CGRect) -> Void) = { _, _, _ in }
    ) {
        guard let tree = layoutTree else { return }
        // A list instead of recursion, so that the stack does not limit the depth of the tree.
        var pending: [(node: LayoutNode, depth: Int)] = [(tree.root, 0)]
        while let (node, depth) = pending.popLast() {
            visit(depth, node.identifier.description, node.frame)
            for child in node.children.reversed() { pending.append((child, depth + 1)) }
        }
    }
}

import HeadlessUIKit

/// The views at the start and at the end of a container that show the same nodes as before.
struct SameEnds {
    /// The number of such views at the start.
    let first: Int
    /// The number of such views at the end, of the others.
    let last: Int

    // With few views, the general case is as fast.
    private static let fewest = 16

    /// Compares the views of a container with new nodes; nil if not worth it, or if the container has other subviews.
    init?(of mounted: ContiguousArray<MountedView>, and nodes: ContiguousArray<ViewNode>, in container: UIView) {
        let most = min(mounted.count, nodes.count)
        guard most >= Self.fewest, container.subviews.count == mounted.count else { return nil }
        (first, last) = mounted.withUnsafeBufferPointer { mounted in
            nodes.withUnsafeBufferPointer { nodes in
                var (first, last) = (0, 0)
                while first < most, mounted[first].shows(nodes[first]) { first += 1 }
                while last < most - first,
                    mounted[mounted.count - 1 - last].shows(nodes[nodes.count - 1 - last])
                {
                    last += 1
                }
                return (first, last)
            }
        }
        guard first + last >= Self.fewest else { return nil }
    }
}

extension Trace {
    /// The number of sizes that a layout may compute in one render before a warning looks at it.
    public static let mostMeasures = 1000

    /// The number of sizes that each node's layout computed, by the node's position in the list of nodes.
    ///
    /// Sizes from the cache are not counted.
    public var measureCounts: [Int] {
        var counts = Array(repeating: 0, count: nodes.count)
        for event in events {
            guard case .measured(_, .computed) = event.kind, let node = event.node, counts.indices.contains(node)
            else { continue }
            counts[node] += 1
        }
        return counts
    }
}

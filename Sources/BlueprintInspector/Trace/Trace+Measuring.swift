extension Trace {
    /// How often each node's layout computed an answer, by its position in the list of nodes.
    ///
    /// Answers that were known before cost nothing and are not counted.
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

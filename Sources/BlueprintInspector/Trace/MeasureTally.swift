/// How often a node was asked how big it is in one render, and how it came to its answers.
public struct MeasureTally: Equatable, Sendable {
    /// The position of the node in the trace's list of nodes.
    public var node: Int
    /// The questions.
    public var asked = 0
    /// The answers that its layout computed.
    public var computed = 0
    /// The answers that it had given before to the same question.
    public var cached = 0
    /// The answers that followed from one to another question.
    public var deduced = 0

    /// A tally of nothing yet.
    public init(node: Int) {
        self.node = node
    }
}

extension Trace {
    /// The nodes that were asked, those that computed most first; among equals those asked most, then in their order.
    public var measureTallies: [MeasureTally] {
        var tallies = nodes.indices.map { MeasureTally(node: $0) }
        for event in events {
            guard let node = event.node, tallies.indices.contains(node) else { continue }
            switch event.kind {
            case .proposed: tallies[node].asked += 1
            case .answered(_, .computed): tallies[node].computed += 1
            case .answered(_, .cached): tallies[node].cached += 1
            case .answered(_, .deduced): tallies[node].deduced += 1
            default: break
            }
        }
        return tallies.filter { $0.asked > 0 }
            .sorted { ($1.computed, $1.asked, $0.node) < ($0.computed, $0.asked, $1.node) }
    }
}

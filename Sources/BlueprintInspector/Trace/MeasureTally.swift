import BlueprintUI

/// The number of proposals to one node in a render, by the source of the measured size.
public struct MeasureTally: Equatable, Sendable {
    /// The position of the node in the trace's list of nodes.
    public var node: Int
    /// The number of proposals.
    public var proposals = 0
    /// The number of sizes that the node's layout computed.
    public var computed = 0
    /// The number of sizes from the cache.
    public var cached = 0
    /// The number of sizes deduced from those measured within other constraints.
    public var deduced = 0

    /// Creates an empty tally.
    public init(node: Int) {
        self.node = node
    }
}

extension Trace {
    /// The tallies of all measured nodes: those with the most computed sizes first, then those with the most proposals.
    public var measureTallies: [MeasureTally] {
        var tallies = nodes.indices.map { MeasureTally(node: $0) }
        for event in events.interruptible {
            guard let node = event.node, tallies.indices.contains(node) else { continue }
            switch event.kind {
            case .proposed: tallies[node].proposals += 1
            case .measured(_, .computed): tallies[node].computed += 1
            case .measured(_, .cached): tallies[node].cached += 1
            case .measured(_, .deduced): tallies[node].deduced += 1
            default: break
            }
        }
        return tallies.interruptible.filter { $0.proposals > 0 }
            .sorted { ($1.computed, $1.proposals, $0.node) < ($0.computed, $0.proposals, $1.node) }
    }
}

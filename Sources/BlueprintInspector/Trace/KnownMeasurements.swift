import BlueprintUI
import Foundation

/// The sizes that were computed in a render, by node and constraint.
///
/// Finds the computed size that a cached or deduced size is based on.
public struct KnownMeasurements: Sendable {
    private struct Proposal: Hashable {
        var node: Int
        var constraint: SizeConstraint
    }

    private let trace: Trace
    // A few look-ups are faster by searching backwards than by an index of all measurements.
    private var computed: Computed?
    private static let few = 16

    /// Creates the table for a trace and an expected number of look-ups.
    public init(_ trace: Trace, for count: Int = .max) {
        self.trace = trace
        guard count > Self.few else { return }
        var computed = Computed(nodeCount: trace.nodes.count)
        for index in trace.events.indices.interruptible {
            guard case .measured(_, .computed) = trace.events[index].kind, let node = trace.events[index].node,
                case .proposed(let constraint)? = trace.event(trace.events[index].partner)?.kind
            else { continue }
            computed.insert(index + 1, Proposal(node: node, constraint: constraint), in: trace)
        }
        self.computed = computed
    }

    /// The numbers of the computed measurements of each node.
    ///
    /// Nearly all nodes have one or two: chains of numbers take a tenth of the memory of a table of proposals.
    private struct Computed: Sendable {
        // The last measurement of each node in the chains; below 0 for none.
        private var last: [Int32]
        private var chains: [(number: Int32, earlier: Int32)] = []
        // The measurements of nodes with longer chains.
        private var others: [Proposal: Int] = [:]
        private static let longestChain = 16

        init(nodeCount: Int) { last = Array(repeating: -1, count: nodeCount) }

        /// Adds a measurement, unless there is one of the same node within the same constraint.
        mutating func insert(_ number: Int, _ proposal: Proposal, in trace: Trace) {
            guard last.indices.contains(proposal.node) else { return }
            let (found, length) = search(proposal, in: trace)
            guard found == nil else { return }
            if length < Self.longestChain {
                chains.append((Int32(clamping: number), last[proposal.node]))
                last[proposal.node] = Int32(clamping: chains.count - 1)
            } else if others[proposal] == nil {
                others[proposal] = number
            }
        }

        /// Returns the number of the first measurement of a node within a constraint.
        func number(of proposal: Proposal, in trace: Trace) -> Int? {
            search(proposal, in: trace).found ?? others[proposal]
        }

        private func search(_ proposal: Proposal, in trace: Trace) -> (found: Int?, length: Int) {
            guard last.indices.contains(proposal.node) else { return (nil, 0) }
            var (place, length) = (Int(truncatingIfNeeded: last[proposal.node]), 0)
            while place >= 0 {
                let number = Int(truncatingIfNeeded: chains[place].number)
                if case .proposed(proposal.constraint)? = trace.event(trace.event(number)?.partner)?.kind {
                    return (number, length)
                }
                length += 1
                place = Int(truncatingIfNeeded: chains[place].earlier)
            }
            return (nil, length)
        }
    }

    /// Returns the number of the computed measurement that another one is based on; nil for a computed one.
    public func measurement(behind event: TraceEvent) -> Int? {
        guard let node = event.node, case .measured(_, let source) = event.kind else { return nil }
        switch source {
        case .computed: return nil
        case .deduced(let constraint, _):
            return measurement(of: node, within: constraint, before: event.number)
        case .cached:
            guard case .proposed(let constraint)? = trace.event(event.partner)?.kind else { return nil }
            return measurement(of: node, within: constraint, before: event.number)
        }
    }

    private func measurement(of node: Int, within constraint: SizeConstraint, before number: Int) -> Int? {
        if let computed { return computed.number(of: Proposal(node: node, constraint: constraint), in: trace) }
        for index in trace.events.indices.prefix(max(0, number)).reversed() where trace.events[index].node == node {
            guard case .measured(_, .computed) = trace.events[index].kind,
                case .proposed(constraint)? = trace.event(trace.events[index].partner)?.kind
            else { continue }
            return index + 1
        }
        return nil
    }
}

/// The rule by which a size measured within one constraint holds for another, on one axis.
public enum DeductionRule: String, Sendable, CaseIterable {
    /// The maximum is the same.
    case same
    /// The size was measured within a larger maximum and fits within this one.
    case fits
    /// The size was measured unconstrained and fits within this maximum.
    case fitsUnconstrained
    /// The size was measured within a smaller maximum, and is the same within a larger one.
    case largerMaximum
    /// The size does not fit, and is the same for every maximum that is too small.
    case tooSmall

    /// Creates the rule for a maximum, given the maximum that was proposed before and the length measured within that;
    /// infinity means unconstrained.
    public init(maximum: CGFloat, measuredWithin earlier: CGFloat, length: CGFloat) {
        if maximum == earlier {
            self = .same
        } else if maximum > earlier {
            self = .largerMaximum
        } else if length > maximum {
            self = .tooSmall
        } else {
            self = earlier == .infinity ? .fitsUnconstrained : .fits
        }
    }
}

/// The source of a measured size.
public enum MeasurementSource: Equatable, Sendable {
    /// The element's layout computed the size.
    case computed
    /// The element had measured the size within the same constraint before.
    case cached
    /// The size measured within another constraint holds for this one too.
    case deduced(from: SizeConstraint, holding: ConstraintRange)

    /// The constraints for which a measured size holds, in points; infinity includes an unconstrained length.
    public struct ConstraintRange: Equatable, Sendable {
        /// The least and the largest width.
        public var width: ClosedRange<CGFloat>
        /// The least and the largest height.
        public var height: ClosedRange<CGFloat>
    }

    init(_ origin: MeasurementOrigin) {
        switch origin {
        case .computed: self = .computed
        case .cached: self = .cached
        case .deduced(let deduction):
            self = .deduced(
                from: deduction.constraint,
                holding: ConstraintRange(
                    width: Self.closed(deduction.range.width),
                    height: Self.closed(deduction.range.height)
                )
            )
        }
    }

    private static func closed(_ range: AxisRange) -> ClosedRange<CGFloat> {
        // A range from which a size was deduced holds at least one value, so its bounds are in order.
        range.lower <= range.upper ? range.lower...range.upper : range.upper...range.upper
    }
}

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

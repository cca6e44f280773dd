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
    private var computed: [Proposal: Int]?
    private static let few = 16

    /// Creates the table for a trace and an expected number of look-ups.
    public init(_ trace: Trace, for count: Int = .max) {
        self.trace = trace
        guard count > Self.few else { return }
        var computed: [Proposal: Int] = [:]
        for index in trace.events.indices.interruptible {
            guard case .measured(_, .computed) = trace.events[index].kind, let node = trace.events[index].node,
                case .proposed(let constraint)? = trace.event(trace.events[index].partner)?.kind
            else { continue }
            let proposal = Proposal(node: node, constraint: constraint)
            if computed[proposal] == nil { computed[proposal] = index + 1 }
        }
        self.computed = computed
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
        if let computed { return computed[Proposal(node: node, constraint: constraint)] }
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

import BlueprintUI
import Foundation

/// The answers that were computed in a render, by the questions that they were computed for.
///
/// An answer that was not computed rests on one of them: this finds which.
public struct KnownAnswers {
    private struct Question: Hashable {
        var node: Int
        var constraint: SizeConstraint
    }

    private let trace: Trace
    // For a few questions looking back is faster than knowing all answers.
    private var computed: [Question: Int]?
    private static let few = 16

    /// The answers of a trace, for as many events as will be asked about.
    public init(_ trace: Trace, for count: Int = .max) {
        self.trace = trace
        guard count > Self.few else { return }
        var computed: [Question: Int] = [:]
        for index in trace.events.indices {
            guard case .answered(_, .computed) = trace.events[index].kind, let node = trace.events[index].node,
                let asked = trace.event(trace.events[index].partner), case .proposed(let constraint) = asked.kind
            else { continue }
            let question = Question(node: node, constraint: constraint)
            if computed[question] == nil { computed[question] = index + 1 }
        }
        self.computed = computed
    }

    /// The computed answer that another answer was taken from; nil for one that was computed itself.
    public func answer(behind event: TraceEvent) -> Int? {
        guard let node = event.node, case .answered(_, let source) = event.kind else { return nil }
        switch source {
        case .computed: return nil
        case .deduced(let asked, _): return answer(to: asked, by: node, before: event.number)
        case .cached:
            guard let question = trace.event(event.partner), case .proposed(let constraint) = question.kind
            else { return nil }
            return answer(to: constraint, by: node, before: event.number)
        }
    }

    private func answer(to constraint: SizeConstraint, by node: Int, before number: Int) -> Int? {
        if let computed { return computed[Question(node: node, constraint: constraint)] }
        for index in trace.events.indices.prefix(max(0, number)).reversed() where trace.events[index].node == node {
            guard case .answered(_, .computed) = trace.events[index].kind,
                case .proposed(constraint)? = trace.event(trace.events[index].partner)?.kind
            else { continue }
            return index + 1
        }
        return nil
    }
}

/// The rule by which an answer to one question serves another, on one axis.
public enum DeductionRule: String, Sendable, CaseIterable {
    /// The limit is the same.
    case same
    /// The answer was given for a larger limit and fits in this one.
    case fits
    /// The answer was given without a limit and fits in this one.
    case fitsWithoutLimit
    /// The answer was given for a smaller limit, and more room changes nothing.
    case moreRoom
    /// The answer does not fit, and is the same for every limit that is too small.
    case tooSmall

    /// The rule for a limit, by the one that was asked and the length that was answered; infinity is no limit.
    public init(limit: CGFloat, asked: CGFloat, length: CGFloat) {
        if limit == asked {
            self = .same
        } else if limit > asked {
            self = .moreRoom
        } else if length > limit {
            self = .tooSmall
        } else {
            self = asked == .infinity ? .fitsWithoutLimit : .fits
        }
    }
}

import BlueprintUI
import Foundation

/// Following decisions back to what they were made from.
extension WhyScene {
    /// How deep answers are followed, and how many of one sum.
    package struct Depth: Equatable, Sendable {
        /// The answers that lie in each other.
        package var levels: Int
        /// The answers beside each other.
        package var answers: Int

        /// What is told unasked.
        package static let usual = Depth(levels: 6, answers: 2)
        /// What is told on request; no more, since every level may have many.
        package static let verbose = Depth(levels: 60, answers: 12)
        /// Nothing but the decisions.
        package static let none = Depth(levels: 0, answers: 0)
    }

    /// The decisions that made a number what it is, from the viewport down.
    ///
    /// A length comes down from the viewport through all that lies around the element. A place comes from the elements
    /// between the nearest view around it and itself: together these are where its view lies in that.
    package func chain(to element: Int, _ measure: FrameMeasure, depth: Depth = .usual) -> [WhyClause] {
        let path = measure.isLength ? path(to: element) : pathInView(to: element)
        return path.compactMap { clause(for: $0, measure, depth: $0 == path.last ? depth : depth.inner) }
    }

    /// Why an element's own number is what it is; nil if it has no frame yet.
    package func clause(for element: Int, _ measure: FrameMeasure, depth: Depth = .usual) -> WhyClause? {
        guard let (frame, event) = placement(of: element) else { return nil }
        let decider = elements[element].parent
        let value = measure.value(in: frame)
        let decision = decider == nil ? nil : trace.decision(placing: event)
        let reason = decision?.frame.map { measure.reason(in: $0) }
        let isContradicted = reason.map { !Number.isSame($0.derivation.value, value) } ?? false
        let shown = isContradicted ? nil : reason
        return WhyClause(
            element: element,
            decider: decider,
            measure: measure,
            value: value,
            event: event,
            reason: shown,
            isContradicted: isContradicted,
            table: decision?.taken.decision.table,
            answers: decider.map { answers(in: shown, of: $0, before: event, depth: depth).list } ?? []
        )
    }

    /// How the answers among the numbers of a sum came about, each once; and whether some are left out.
    private func answers(in reason: Reason?, of node: Int, before event: Int, depth: Depth) -> (
        list: [WhyAnswer], isCutOff: Bool
    ) {
        guard let reason else { return ([], false) }
        let numbers = reason.derivation.answers
        guard !numbers.isEmpty else { return ([], false) }
        guard depth.levels > 0, numbers.count <= depth.answers else { return ([], true) }
        var list: [WhyAnswer] = []
        for number in numbers {
            let found = answer(
                ofChild: number.child,
                of: node,
                within: number.limits,
                number.dimension,
                equal: number.value,
                before: event
            )
            guard let found, let answer = answer(found, number.dimension, depth: depth) else { continue }
            list.append(answer)
        }
        return (list, false)
    }

    /// How an answer came about; nil if the event is none.
    package func answer(_ event: TraceEvent, _ dimension: Dimension, depth: Depth) -> WhyAnswer? {
        guard let node = event.node, case .answered(let size, let source) = event.kind,
            let limits = limits(ofAnswer: event)
        else { return nil }
        let origin = measurement(behind: event)
        let decision = origin.flatMap { trace.decision(answering: $0.number) }
        let reason = decision?.decision.size?.reason(dimension)
        let value = dimension.length(of: size)
        let isContradicted = reason.map { !Number.isSame($0.derivation.value, value) } ?? false
        let shown = isContradicted ? nil : reason
        let below = answers(in: shown, of: node, before: origin?.number ?? event.number, depth: depth.below)
        var measurement: WhyAnswer.Measurement?
        if let origin, origin.number != event.number, case .answered(let size, _) = origin.kind,
            let limits = self.limits(ofAnswer: origin)
        {
            measurement = WhyAnswer.Measurement(size: size, limits: limits, event: origin.number)
        }
        return WhyAnswer(
            node: node,
            limits: limits,
            dimension: dimension,
            value: value,
            event: event.number,
            source: source,
            measurement: measurement,
            reason: shown,
            isContradicted: isContradicted,
            answers: below.list,
            isCutOff: below.isCutOff
        )
    }
}

extension WhyScene.Depth {
    /// One level further down.
    fileprivate var below: WhyScene.Depth { WhyScene.Depth(levels: levels - 1, answers: answers) }

    /// For decisions that are not the last one: their answers are told only on request.
    fileprivate var inner: WhyScene.Depth { self == .verbose ? self : .none }
}

extension Derivation {
    /// An answer among the numbers of a sum.
    struct AnswerNumber: Equatable {
        var child: Int
        var limits: SizeConstraint
        var dimension: Dimension
        var value: CGFloat
    }

    /// The answers among the numbers, each once.
    var answers: [AnswerNumber] {
        var result: [AnswerNumber] = []
        for (value, origin) in numbers {
            guard case .answer(let child, let limits, let dimension) = origin else { continue }
            let number = AnswerNumber(child: child, limits: limits, dimension: dimension, value: value)
            let isKnown = result.contains {
                $0.child == child && $0.dimension == dimension && $0.limits.isSame(as: limits)
                    && Number.isSame($0.value, value)
            }
            // Sums over thousands of children are not told answer by answer anyway.
            if !isKnown, result.count < 32 { result.append(number) }
        }
        return result
    }
}

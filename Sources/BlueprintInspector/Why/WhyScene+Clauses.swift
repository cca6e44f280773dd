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
        /// The answers of one decision together.
        package var total: Int

        /// What is told unasked.
        package static let usual = Depth(levels: 6, answers: 2, total: 12)
        /// What is told on request.
        package static let verbose = Depth(levels: 60, answers: 12, total: 60)
        /// Nothing but the decisions.
        package static let none = Depth(levels: 0, answers: 0, total: 0)
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
        var total = depth.total
        let answers = decider.map { self.answers(in: shown, of: $0, before: event, depth: depth, total: &total).list }
        return WhyClause(
            element: element,
            decider: decider,
            measure: measure,
            value: value,
            event: event,
            reason: shown,
            isContradicted: isContradicted,
            table: decision?.taken.decision.table,
            answers: answers ?? []
        )
    }

    /// How the answers among the numbers of a sum came about, each once; and whether some are left out.
    private func answers(
        in reason: Reason?,
        of node: Int,
        before event: Int,
        depth: Depth,
        total: inout Int
    ) -> (list: [WhyAnswer], isCutOff: Bool) {
        guard let reason else { return ([], false) }
        guard let numbers = reason.derivation.answers else { return ([], true) }
        guard !numbers.isEmpty else { return ([], false) }
        guard depth.levels > 0, numbers.count <= depth.answers, numbers.count <= total else { return ([], true) }
        total -= numbers.count
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
            guard let found, let answer = answer(found, number.dimension, depth: depth, total: &total) else { continue }
            list.append(answer)
        }
        return (list, false)
    }

    /// How an answer came about; nil if the event is none.
    private func answer(_ event: TraceEvent, _ dimension: Dimension, depth: Depth, total: inout Int) -> WhyAnswer? {
        guard let node = event.node, case .measured(let size, let source) = event.kind,
            let limits = limits(ofAnswer: event)
        else { return nil }
        let origin = measurement(behind: event)
        let decision = origin.flatMap { trace.decision(answering: $0.number) }
        let reason = decision?.decision.size?.reason(dimension)
        let value = dimension.length(of: size)
        let isContradicted = reason.map { !Number.isSame($0.derivation.value, value) } ?? false
        let shown = isContradicted ? nil : reason
        let start = origin?.number ?? event.number
        let below = answers(in: shown, of: node, before: start, depth: depth.below, total: &total)
        var measurement: WhyAnswer.Measurement?
        if let origin, origin.number != event.number, case .measured(let size, _) = origin.kind,
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
            table: children.indices.contains(node) && children[node].isEmpty ? decision?.decision.table : nil,
            answers: below.list,
            isCutOff: below.isCutOff
        )
    }
}

extension WhyScene.Depth {
    /// One level further down.
    fileprivate var below: WhyScene.Depth { WhyScene.Depth(levels: levels - 1, answers: answers, total: total) }

    /// For decisions that are not the last one: their answers are told only on request.
    fileprivate var inner: WhyScene.Depth { self == .verbose ? self : .none }
}

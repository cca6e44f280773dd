import BlueprintUI
import Foundation

/// What keeps a number from being another one.
package struct WhyObstacle: Equatable, Sendable {
    /// The decision; nil for the size of the viewport.
    package let clause: WhyClause?
    /// What that would have had to decide, in points.
    package let needed: CGFloat
    /// Numbers of which each, changed alone, would do, the outermost decision first.
    package let changes: [Change]

    /// A number that would have had to be another one.
    package struct Change: Equatable, Sendable {
        /// The decision that it was put into; nil for the viewport.
        package let clause: WhyClause?
        /// Where the number comes from; nil for the viewport.
        package let origin: Derivation.Origin?
        /// What it is.
        package let value: CGFloat
        /// What it would have had to be.
        package let needed: CGFloat
    }
}

extension WhyScene {
    /// The first decision, from the viewport down, that keeps a number of an element from being another one.
    ///
    /// A decision does not keep it if the length that it was handed could have been such that the number came out. Then
    /// the decision that made that length is looked at; the last one is the size of the viewport. Answers are taken as
    /// they are, although other lengths might have brought others.
    package func obstacle(to wanted: CGFloat, of element: Int, _ measure: FrameMeasure) -> WhyObstacle? {
        measure.isLength ? lengthObstacle(wanted, element, measure) : placeObstacle(wanted, element, measure)
    }

    private func lengthObstacle(_ wanted: CGFloat, _ element: Int, _ measure: FrameMeasure) -> WhyObstacle? {
        var needed = wanted
        var changes: [WhyObstacle.Change] = []
        for clause in chain(to: element, measure).reversed() {
            guard clause.decider != nil else {
                let change = WhyObstacle.Change(clause: nil, origin: nil, value: clause.value, needed: needed)
                return WhyObstacle(clause: nil, needed: needed, changes: [change] + changes)
            }
            guard let reason = clause.reason else {
                return WhyObstacle(clause: clause, needed: needed, changes: changes)
            }
            changes = self.changes(of: clause, reason, to: needed) + changes
            guard let length = reason.derivation.ownLength(measure.dimension, for: needed) else {
                return WhyObstacle(clause: clause, needed: needed, changes: changes)
            }
            needed = length
        }
        return nil
    }

    private func placeObstacle(_ wanted: CGFloat, _ element: Int, _ measure: FrameMeasure) -> WhyObstacle? {
        let chain = chain(to: element, measure)
        let sum = chain.reduce(0) { $0 + $1.value }
        // The first that goes beyond the number; if none does, it is the last one that stops short of it.
        let moving = chain.filter { $0.decider != nil }
        var reached: CGFloat = 0
        let beyond = moving.first { clause in
            reached += clause.value
            return reached > wanted
        }
        guard let clause = beyond ?? moving.last else { return nil }
        let needed = clause.value + (wanted - sum)
        let changes = clause.reason.map { self.changes(of: clause, $0, to: needed) } ?? []
        return WhyObstacle(clause: clause, needed: needed, changes: changes)
    }

    /// The numbers of a decision, but for lengths that it was handed, of which each alone could be changed.
    private func changes(of clause: WhyClause, _ reason: Reason, to needed: CGFloat) -> [WhyObstacle.Change] {
        reason.derivation.changes(to: needed) { origin in
            switch origin {
            case .own, .rule, .count, .start, .end, .limit, .given, .guide: false
            case .answer, .argument, .trait, .environment, .content: true
            }
        }.filter { $0.needed >= 0 || $0.value < 0 }
            .map { WhyObstacle.Change(clause: clause, origin: $0.origin, value: $0.value, needed: $0.needed) }
    }
}

extension Derivation {
    /// The most numbers of a sum that are tried one by one.
    private static let mostNumbers = 64

    /// The numbers of certain origins that, changed alone, make the sum come out as another number.
    func changes(to target: CGFloat, where isWanted: (Origin) -> Bool) -> [(
        origin: Origin, value: CGFloat, needed: CGFloat
    )] {
        guard target.isFinite, value.isFinite, let all = numbers(atMost: Self.mostNumbers) else { return [] }
        var result: [(origin: Origin, value: CGFloat, needed: CGFloat)] = []
        for (value, origin) in all where isWanted(origin) && !result.contains(where: { $0.origin == origin }) {
            guard let needed = solution(target: target, { $0 == origin }), !Number.isClose(needed, value) else {
                continue
            }
            result.append((origin, value, needed))
        }
        return result
    }

    /// The own length that makes the sum come out as another number; nil if none does.
    ///
    /// An answer that took all of that length, as it was asked within, would do so again.
    func ownLength(_ dimension: Dimension, for target: CGFloat) -> CGFloat? {
        let own = firstNumber { $0 == .own(dimension) }?.value
        guard let own, target.isFinite, value.isFinite, numbers(atMost: Self.mostNumbers) != nil else { return nil }
        return solution(target: target) { origin in
            switch origin {
            case .own(dimension): true
            case .answer(_, let limits, dimension): dimension.limit(of: limits) == own
            default: false
            }
        } where: {
            $0 == own
        }
    }

    /// What some numbers together have to be for the sum to be a number, found by halving: sums of layouts rise or fall
    /// with each of their numbers.
    private func solution(
        target: CGFloat,
        _ isChanged: (Origin) -> Bool,
        where isFitting: (CGFloat) -> Bool = { _ in true }
    ) -> CGFloat? {
        func result(_ number: CGFloat) -> CGFloat { self.value(by: number) { isChanged($1) && isFitting($0) } }
        var (low, high): (CGFloat, CGFloat) = (-1e6, 1e6)
        let (bottom, top) = (result(low), result(high))
        guard bottom.isFinite, top.isFinite, bottom != top, min(bottom, top) <= target, target <= max(bottom, top)
        else {
            return nil
        }
        let isRising = bottom < top
        for _ in 0..<80 {
            let middle = (low + high) / 2
            let isBelow = result(middle) < target
            if isBelow == isRising { low = middle } else { high = middle }
        }
        // Halving stops short of numbers that are round.
        for candidate in [(high * 1000).rounded() / 1000, high, low]
        where Number.isClose(result(candidate), target) {
            return candidate
        }
        return nil
    }

    /// The number that it comes to with another number in place of some.
    private func value(by number: CGFloat, replacing isReplaced: (CGFloat, Origin) -> Bool) -> CGFloat {
        func value(_ derivation: Derivation) -> CGFloat {
            switch derivation {
            case .number(let old, let origin): isReplaced(old, origin) ? number : old
            case .operation(let operation, let one, let other): operation.applied(to: value(one), value(other))
            case .sum(let parts): parts.reduce(0) { $0 + value($1) }
            case .magnitude(let part): abs(value(part))
            case .term(_, let part, _): value(part)
            }
        }
        return value(self)
    }
}

import BlueprintUI
import Foundation
import HeadlessUIKit

/// Following decisions back to the measurements and lengths that they were made from.
extension WhyScene {
    /// The limits on following measurements.
    package struct Depth: Equatable, Sendable {
        /// The number of nested measurements.
        package var levels: Int
        /// The number of measurements in one sum.
        package var perSum: Int
        /// The number of measurements behind one decision.
        package var total: Int

        /// The usual depth.
        package static let usual = Depth(levels: 8, perSum: 2, total: 12)
        /// The depth of a verbose report.
        package static let verbose = Depth(levels: 60, perSum: 12, total: 60)
        /// Only the decisions.
        package static let none = Depth(levels: 0, perSum: 0, total: 0)
    }

    /// Returns the decisions behind a number, from the viewport down.
    ///
    /// A length follows from the lengths of all ancestors. An origin is the sum of the origins of the elements between
    /// the nearest view-backed ancestor and the element. Measurements are followed for the decision on the element and,
    /// further out, as long as a length follows from the length of the parent.
    package func chain(to element: Int, _ measure: FrameMeasure, depth: Depth = .usual) -> [WhyClause] {
        let path = measure.isLength ? path(to: element) : pathInView(to: element)
        if depth == .verbose || depth == .none { return path.compactMap { clause(for: $0, measure, depth: depth) } }
        var isBehind = true
        var clauses: [WhyClause] = []
        for element in path.reversed() {
            guard let clause = clause(for: element, measure, depth: isBehind ? depth : .none) else { continue }
            isBehind = isBehind && measure.isLength && clause.followsParent
            clauses.append(clause)
        }
        return clauses.reversed()
    }

    /// Returns the decision on a number of an element; nil if the element has no frame yet.
    package func clause(for element: Int, _ measure: FrameMeasure, depth: Depth = .usual) -> WhyClause? {
        guard let (frame, event) = placement(of: element) else { return nil }
        let decider = elements[element].parent
        let value = measure.value(in: frame)
        let decision = decider == nil ? nil : trace.decision(placing: event)
        let reason = decision.flatMap(frameReasons.reason).map { measure.reason(in: $0) }
        let isContradicted = reason.map { !Number.isSame($0.derivation.value, value) } ?? false
        let shown = isContradicted ? nil : reason
        var total = depth.total
        let measurements = decider.map { parent in
            let position = depth.levels > 0 ? children[parent].firstIndex(of: element) : nil
            return self.measurements(in: shown, of: parent, before: event, first: position, depth: depth, total: &total)
        }
        return WhyClause(
            element: element,
            decider: decider,
            measure: measure,
            value: value,
            event: event,
            reason: shown,
            isContradicted: isContradicted,
            distribution: decision.map { WhyDistribution(of: $0.taken.decision) },
            measurements: measurements?.list ?? []
        )
    }

    /// Returns the measurements behind a sum, each once, and true if some are left out.
    ///
    /// If there are too many, only that of the preferred child is followed.
    private func measurements(
        in reason: Reason?,
        of node: Int,
        before event: Int,
        first child: Int? = nil,
        depth: Depth,
        total: inout Int
    ) -> (list: [WhyMeasurement], isCutOff: Bool) {
        guard let reason else { return ([], false) }
        guard let all = reason.derivation.measuredNumbers else { return ([], true) }
        guard !all.isEmpty else { return ([], false) }
        guard depth.levels > 0 else { return ([], true) }
        let isWithinLimit = all.count <= depth.perSum && all.count <= total
        let numbers = isWithinLimit ? all : all.filter { $0.child == child }
        guard !numbers.isEmpty, numbers.count <= total else { return ([], true) }
        total -= numbers.count
        var list: [WhyMeasurement] = []
        for number in numbers {
            let found = measurement(
                ofChild: number.child,
                of: node,
                within: number.proposal,
                number.dimension,
                equal: number.value,
                before: event
            )
            guard let found,
                let measurement = measurement(found, number.dimension, depth: depth, total: &total)
            else { continue }
            list.append(measurement)
        }
        return (list, !isWithinLimit)
    }

    /// Returns the measurement of an event, with its reason; nil if the event is not a measurement.
    private func measurement(
        _ event: TraceEvent,
        _ dimension: Dimension,
        depth: Depth,
        total: inout Int
    ) -> WhyMeasurement? {
        guard let node = event.node, case .measured(let size, let source) = event.kind,
            let proposal = proposal(measuredBy: event)
        else { return nil }
        let origin = computation(behind: event)
        let decision = origin.flatMap { trace.decision(measuring: $0.number) }
        let reason = decision?.decision.size?.reason(dimension)
        let value = dimension.length(of: size)
        let isContradicted = reason.map { !Number.isSame($0.derivation.value, value) } ?? false
        let shown = isContradicted ? nil : reason
        let start = origin?.number ?? event.number
        let isSameAsChild = shown.map { if case .number(_, .measured) = $0.derivation { true } else { false } } ?? false
        // Wrappers that measure as their child take one line together: they do not count as levels.
        let below = measurements(
            in: shown,
            of: node,
            before: start,
            depth: isSameAsChild ? depth : depth.below,
            total: &total
        )
        var earlier: WhyMeasurement.Earlier?
        if let origin, origin.number != event.number, case .measured(let size, _) = origin.kind,
            let proposal = self.proposal(measuredBy: origin)
        {
            earlier = WhyMeasurement.Earlier(size: size, proposal: proposal, event: origin.number)
        }
        return WhyMeasurement(
            node: node,
            proposal: proposal,
            dimension: dimension,
            value: value,
            event: event.number,
            source: source,
            earlier: earlier,
            reason: shown,
            isContradicted: isContradicted,
            table: children.indices.contains(node) && children.count(of: node) == 0 ? decision?.decision.table : nil,
            measurements: below.list,
            isCutOff: below.isCutOff
        )
    }
}

extension WhyScene.Depth {
    /// The depth one level further down.
    fileprivate var below: WhyScene.Depth { WhyScene.Depth(levels: levels - 1, perSum: perSum, total: total) }
}

/// One decision between the viewport and a number: the number that an element got, and its reason.
package struct WhyClause: Equatable, Sendable {
    /// The position of the element that got the number.
    package let element: Int
    /// The position of the element whose layout decided; nil for the viewport.
    package let decider: Int?
    /// The number of the frame.
    package let measure: FrameMeasure
    /// The value in points.
    package let value: CGFloat
    /// The number of the event in which the element got it; nil if that has not happened yet.
    package let event: Int?
    /// The rule and the sum; nil if the layout does not explain itself, such as one outside the library.
    package let reason: Reason?
    /// True if the value of the sum is not the decided number.
    package let isContradicted: Bool
    /// The table of the distribution, if the layout has one.
    package var table: ReasonTable? { distribution?.table }
    /// The decision with the table.
    let distribution: WhyDistribution?
    /// The measurements behind the numbers of the sum.
    package let measurements: [WhyMeasurement]

    /// True if the element fills its parent.
    package var isFilling: Bool {
        guard decider != nil else { return true }
        guard !isContradicted, case .number(_, .own)? = reason?.derivation else { return false }
        return true
    }

    /// True if the number follows from the length of the parent: a shorter parent would change it.
    package var followsParent: Bool {
        guard !isContradicted, let derivation = reason?.derivation else { return false }
        return derivation.followsOwnLength(measure.dimension)
    }

    /// True if the element starts where its parent does.
    package var isAtOrigin: Bool {
        guard decider != nil else { return true }
        guard !isContradicted, value == 0, case .number(_, .rule)? = reason?.derivation else { return false }
        return true
    }
}

extension FrameMeasure {
    /// Returns the reason for the number in those for a frame.
    package func reason(in frame: FrameReason) -> Reason {
        switch self {
        case .width: frame.width
        case .height: frame.height
        case .x: frame.x
        case .y: frame.y
        }
    }
}

extension SizeReason {
    /// Returns the reason for a length.
    package func reason(_ dimension: Dimension) -> Reason { dimension == .width ? width : height }
}

/// A decision whose table is made when it is first read: a report reads it several times, and that of a long list is
/// large.
final class WhyDistribution: Equatable, Sendable {
    private let decision: any LayoutDecision
    // Behind a lock, as reports may be made on several threads.
    private let made = Locked<ReasonTable??>(nil)

    init(of decision: any LayoutDecision) {
        self.decision = decision
    }

    /// The table of the distribution; nil if the layout has none.
    var table: ReasonTable? {
        made.withLock { made in
            if let made { return made }
            let table = decision.table
            made = .some(table)
            return table
        }
    }

    static func == (one: WhyDistribution, other: WhyDistribution) -> Bool {
        one === other || one.table == other.table
    }
}

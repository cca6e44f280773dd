import BlueprintUI
import Foundation
import HeadlessUIKit

/// A recorded render up to a step, indexed by node.
package struct WhyScene {
    package let trace: Trace
    /// The labels of the nodes.
    package let labels: NodeLabels
    /// The number of the step; later steps are ignored.
    package let position: Int
    /// The children of each element of the result, in order.
    let children: NumberLists
    /// The nodes that were only measured, by their parent.
    private let measuredChildren: [Int: [Int]]
    /// The number of the event that placed each element.
    private let placements: EventNumbers
    /// The numbers of the events that flattened each element, and of those that rounded its view.
    private let flattenings: EventNumbers
    private let roundings: EventNumbers
    /// The numbers of the events in which each node was measured, in order.
    private let measurements: NumberLists
    let frameReasons = FrameReasons()

    /// Creates the scene of a render whose nodes have these labels; without a position, of the whole render.
    package init(_ trace: Trace, labels: NodeLabels, position: Int? = nil) {
        self.trace = trace
        self.labels = labels
        self.position = min(position ?? trace.events.count, trace.events.count)
        let (nodes, elements) = (trace.nodes, trace.snapshot.elements.indices)
        children = NumberLists(count: elements.count) { add in
            for index in elements.clamped(to: nodes.indices) {
                if let parent = nodes[index].parent, elements.contains(parent) { add(parent, index) }
            }
        }
        var measuredChildren: [Int: [Int]] = [:]
        for index in nodes.indices.dropFirst(elements.count) {
            if let parent = nodes[index].parent { measuredChildren[parent, default: []].append(index) }
        }
        self.measuredChildren = measuredChildren
        var placements = EventNumbers(count: nodes.count)
        var flattenings = placements
        var roundings = placements
        let events = trace.events.prefix(max(0, self.position))
        for event in events.interruptible {
            guard let node = event.node, nodes.indices.contains(node) else { continue }
            switch event.kind {
            case .placed: placements[node] = event.number
            case .viewBacked, .flattened: flattenings[node] = event.number
            case .rounded: roundings[node] = event.number
            default: break
            }
        }
        (self.placements, self.flattenings, self.roundings) = (placements, flattenings, roundings)
        measurements = NumberLists(count: nodes.count) { add in
            for event in events.interruptible {
                guard let node = event.node, nodes.indices.contains(node), case .measured = event.kind else { continue }
                add(node, event.number)
            }
        }
    }

    var elements: [ElementRecord] { trace.snapshot.elements }

    /// Returns the name of a node, such as `Label #1`; without a node, the viewport.
    func name(_ node: Int?) -> String { node.map { labels[$0].full } ?? "the viewport" }

    /// Returns the ancestors of an element and the element itself, from the root.
    func path(to element: Int) -> [Int] {
        var path: [Int] = []
        var next: Int? = element
        while let index = next, elements.indices.contains(index) {
            path.append(index)
            next = elements[index].parent
        }
        return path.reversed()
    }

    /// Returns the elements below the nearest view-backed ancestor, down to the element itself.
    func pathInView(to element: Int) -> [Int] {
        var path = [element]
        while let first = path.last, let parent = elements[first].parent, !isViewBacked(parent) {
            path.append(parent)
        }
        return path.reversed()
    }

    /// Returns true if an element is view-backed.
    func isViewBacked(_ element: Int) -> Bool {
        elements.indices.contains(element) && elements[element].isViewBacked
    }

    // MARK: - What happened to a node

    /// Returns the frame of an element in its parent, and the event; nil if the element is not placed yet.
    func placement(of element: Int) -> (frame: CGRect, event: Int)? {
        guard let event = trace.event(placements[element]), case .placed(let frame, _, _) = event.kind else {
            return nil
        }
        return (frame, event.number)
    }

    /// Returns the number of the event that flattened an element; nil if that has not happened yet.
    func flattening(of element: Int) -> Int? { flattenings[element] }

    /// Returns the frame of an element's view before rounding, and the event; nil if it has none, or not yet.
    func unroundedView(of element: Int) -> (frame: CGRect, event: Int)? {
        guard let event = trace.event(flattenings[element]), case .viewBacked(_, let frame, _) = event.kind else {
            return nil
        }
        return (frame, event.number)
    }

    /// Returns the rounding of an element's view; nil if it has none, or not yet.
    func rounding(of element: Int) -> WhyRounding? { WhyRounding(trace.event(roundings[element])) }

    /// Returns the events in which a node was measured, in order.
    func measurements(of node: Int) -> [Int] { measurements.indices.contains(node) ? measurements[node] : [] }

    /// Returns the constraint of a measurement.
    func proposal(measuredBy event: TraceEvent) -> SizeConstraint? {
        guard let partner = trace.event(event.partner), case .proposed(let proposal) = partner.kind else { return nil }
        return proposal
    }

    /// Returns the number of children of a node.
    func childCount(of node: Int) -> Int { children.indices.contains(node) ? children.count(of: node) : 0 }

    /// Returns the child of a node at a position, from 0.
    func child(_ index: Int, of node: Int) -> Int? {
        guard children.indices.contains(node), 0..<children.count(of: node) ~= index else { return nil }
        let list = children.slice(of: node)
        return list[list.startIndex + index]
    }

    /// Returns the last measurement of a node's child within a constraint, before an event and with a given length.
    ///
    /// Content that is built for each constraint has another child for each; these children are searched too.
    func measurement(
        ofChild index: Int,
        of node: Int,
        within proposal: SizeConstraint,
        _ dimension: Dimension,
        equal length: CGFloat,
        before event: Int
    ) -> TraceEvent? {
        let candidates = [child(index, of: node)].compactMap { $0 } + (measuredChildren[node] ?? [])
        var found: TraceEvent?
        for candidate in candidates {
            for number in measurements(of: candidate).reversed() where number < event && number > found?.number ?? 0 {
                guard let measured = trace.event(number), case .measured(let size, _) = measured.kind,
                    Number.isSame(dimension.length(of: size), length),
                    self.proposal(measuredBy: measured)?.isSame(as: proposal) == true
                else { continue }
                found = measured
                break
            }
        }
        return found
    }

    /// Returns the computed measurement that another one follows from; the same one if it was computed.
    func computation(behind event: TraceEvent) -> TraceEvent? {
        guard let node = event.node, case .measured(_, let source) = event.kind else { return nil }
        let wanted: SizeConstraint?
        switch source {
        case .computed: return event
        case .cached: wanted = proposal(measuredBy: event)
        case .deduced(let proposal, _): wanted = proposal
        }
        for number in measurements(of: node).reversed() where number < event.number {
            guard let earlier = trace.event(number), case .measured(_, .computed) = earlier.kind,
                let wanted, proposal(measuredBy: earlier)?.isSame(as: wanted) == true
            else { continue }
            return earlier
        }
        return nil
    }
}

/// The number of an event for each node; nil for none.
private struct EventNumbers {
    private var numbers: [Int]

    init(count: Int) { numbers = Array(repeating: -1, count: count) }

    subscript(node: Int) -> Int? {
        get { numbers.indices.contains(node) && numbers[node] >= 0 ? numbers[node] : nil }
        set { numbers[node] = newValue ?? -1 }
    }
}

/// The reasons for frames, of which those for the children of one element are made together: a report on all elements
/// would otherwise add up a long list once for each of its children.
final class FrameReasons: Sendable {
    /// The number of elements whose reasons are kept.
    private static let most = 256

    private typealias Frames = @Sendable (Int) -> FrameReason?

    // Behind a lock, as reports may be made on several threads.
    private let known = Locked<[Int: Frames]>([:])

    /// Returns the reasons for the frame of a child.
    func reason(_ placement: PlacementDecision) -> FrameReason? {
        let taken = placement.taken
        guard case .frames = taken.subject else { return placement.frame }
        let frames = known.withLock { known in
            if let frames = known[taken.event] { return frames }
            if known.count >= Self.most { known = [:] }
            let frames = taken.decision.frames
            known[taken.event] = frames
            return frames
        }
        return frames(placement.child)
    }
}

/// The measured length of a node, and its reason.
package struct WhyMeasurement: Equatable, Sendable {
    /// The position of the node in the trace's list of nodes.
    package let node: Int
    /// The constraint proposed to the node.
    package let proposal: SizeConstraint
    /// The direction of the length.
    package let dimension: Dimension
    /// The length in points.
    package let value: CGFloat
    /// The number of the step in which the node measured this.
    package let event: Int
    /// The source of the size: computed, cached or deduced.
    package let source: MeasurementSource
    /// The computed size that this one is cached or deduced from; nil if this size was computed.
    package let earlier: Earlier?
    /// The rule and the sum; nil if the layout reports none.
    package let reason: Reason?
    /// True if the value of the sum is not the decided number.
    package let isContradicted: Bool
    /// The table of an element without children, such as the lines of a text.
    package let table: ReasonTable?
    /// The measurements behind the numbers of the sum.
    package let measurements: [WhyMeasurement]
    /// True if some measurements behind the sum are left out.
    package let isCutOff: Bool

    /// The computed size that another size is based on.
    package struct Earlier: Equatable, Sendable {
        /// The size, in points.
        package let size: CGSize
        /// The proposed constraint.
        package let proposal: SizeConstraint
        /// The number of the step.
        package let event: Int
    }

    /// True if the length is that of the only child.
    package var isSameAsChild: Bool {
        guard !isContradicted, case .number(_, .measured)? = reason?.derivation else { return false }
        return measurements.count == 1
    }
}

/// The rounding of a view's frame to pixels.
package struct WhyRounding: Equatable, Sendable {
    /// The number of the event.
    package let event: Int
    /// The frames before and after, in the parent view and in the root view.
    let frame: RoundedFrame

    init?(_ event: TraceEvent?) {
        guard let event, case .rounded(let frame) = event.kind else { return nil }
        self.event = event.number
        self.frame = frame
    }

    /// The frame in the parent view before.
    package var before: CGRect { frame.from }

    /// The frame in the parent view after.
    package var after: CGRect { frame.to }

    /// Returns true if rounding changed a printed number.
    func changes(_ measure: FrameMeasure) -> Bool {
        Phrasing.number(measure.value(in: before)) != Phrasing.number(measure.value(in: after))
    }

    /// The rule that rounded a number.
    enum Rule: Equatable {
        /// Both edges were rounded in the root view: their positions before and after.
        case edges(from: ClosedRange<Double>, to: ClosedRange<Double>)
        /// The length itself was rounded.
        case length
        /// The edge was rounded in the root view: its position before and after.
        case edge(from: Double, to: Double)
    }

    /// Returns the rule that gives the number, computed again; nil if none does.
    func rule(for measure: FrameMeasure, scale: Double) -> Rule? {
        guard frame.isRounded, scale > 0, scale.isFinite else { return nil }
        func rounded(_ value: Double) -> Double { (value * scale).rounded(.toNearestOrAwayFromZero) / scale }
        let edge = measure.dimension.place
        let length = measure.dimension.measure
        let (from, to) = (edge.value(in: frame.globalFrom), edge.value(in: frame.globalTo))
        guard to.isFinite, from.isFinite, Number.isClose(rounded(from), to) else { return nil }
        if measure == edge { return .edge(from: from, to: to) }
        let (old, new) = (length.value(in: frame.globalFrom), length.value(in: after))
        guard old >= 0, new >= 0, old.isFinite, new.isFinite else { return nil }
        if frame.roundsSize { return Number.isClose(rounded(old), new) ? .length : nil }
        return Number.isClose(rounded(from + old) - to, new)
            ? .edges(from: from...from + old, to: to...to + new) : nil
    }
}

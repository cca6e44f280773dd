import BlueprintUI
import Foundation

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

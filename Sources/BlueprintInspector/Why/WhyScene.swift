import BlueprintUI
import Foundation

/// A recorded render as reasons look at it: what happened to each node, up to an event.
package struct WhyScene {
    package let trace: Trace
    /// What the nodes are called.
    package let labels: NodeLabels
    /// The number of the last event that counts: those behind it have not happened yet.
    package let position: Int
    /// The children of each element of the result, in order.
    let children: [[Int]]
    /// The nodes that were only measured, by the node that made them.
    private let measuredChildren: [Int: [Int]]
    /// The number of the event in which each element got its frame.
    private let placements: [Int: Int]
    /// The numbers of the events in which each element was kept or vanished, and in which its view was rounded.
    private let flattenings: [Int: Int]
    private let roundings: [Int: Int]
    /// The numbers of the events in which each node answered, in order.
    private let answers: [[Int]]

    /// A scene of a render, whose nodes have these labels; without a position all of it has happened.
    package init(_ trace: Trace, labels: NodeLabels, position: Int? = nil) {
        self.trace = trace
        self.labels = labels
        self.position = min(position ?? trace.events.count, trace.events.count)
        var children = Array(repeating: [Int](), count: trace.snapshot.elements.count)
        var measuredChildren: [Int: [Int]] = [:]
        for (index, node) in trace.nodes.enumerated() {
            guard let parent = node.parent else { continue }
            if children.indices.contains(index), children.indices.contains(parent) {
                children[parent].append(index)
            } else {
                measuredChildren[parent, default: []].append(index)
            }
        }
        self.children = children
        self.measuredChildren = measuredChildren
        var placements: [Int: Int] = [:]
        var flattenings: [Int: Int] = [:]
        var roundings: [Int: Int] = [:]
        var answers = Array(repeating: [Int](), count: trace.nodes.count)
        for event in trace.events.prefix(max(0, self.position)) {
            guard let node = event.node, answers.indices.contains(node) else { continue }
            switch event.kind {
            case .measured: answers[node].append(event.number)
            case .placed: placements[node] = event.number
            case .viewBacked, .flattened: flattenings[node] = event.number
            case .rounded: roundings[node] = event.number
            default: break
            }
        }
        self.placements = placements
        self.flattenings = flattenings
        self.roundings = roundings
        self.answers = answers
    }

    var elements: [ElementRecord] { trace.snapshot.elements }

    /// What a node is called: `Label #1`; the viewport where there is none.
    func name(_ node: Int?) -> String { node.map { labels[$0].full } ?? "the viewport" }

    /// The element's ancestors and itself, from the root on.
    func path(to element: Int) -> [Int] {
        var path: [Int] = []
        var next: Int? = element
        while let index = next, elements.indices.contains(index) {
            path.append(index)
            next = elements[index].parent
        }
        return path.reversed()
    }

    /// The elements below the nearest view around an element, down to itself, from the outside.
    func pathInView(to element: Int) -> [Int] {
        var path = [element]
        while let first = path.last, let parent = elements[first].parent, !isViewBacked(parent) {
            path.append(parent)
        }
        return path.reversed()
    }

    /// Whether a view backs an element, as far as the render has come; where that is not decided, as it will be.
    func isViewBacked(_ element: Int) -> Bool {
        elements.indices.contains(element) && elements[element].isViewBacked
    }

    // MARK: - What happened to a node

    /// The frame that an element got in its parent, and the event's number; nil if it is not placed yet.
    func placement(of element: Int) -> (frame: CGRect, event: Int)? {
        guard let event = trace.event(placements[element]), case .placed(let frame, _, _) = event.kind else {
            return nil
        }
        return (frame, event.number)
    }

    /// The number of the event in which an element was flattened; nil if that has not happened yet.
    func flattening(of element: Int) -> Int? { flattenings[element] }

    /// The frame of an element's view before rounding, and the event's number; nil if it has none, or not yet.
    func keeping(of element: Int) -> (frame: CGRect, event: Int)? {
        guard let event = trace.event(flattenings[element]), case .viewBacked(_, let frame, _) = event.kind else {
            return nil
        }
        return (frame, event.number)
    }

    /// What rounding did to an element's view; nil if it has none, or not yet.
    func rounding(of element: Int) -> WhyRounding? { WhyRounding(trace.event(roundings[element])) }

    /// The events in which a node answered, in order.
    func answers(of node: Int) -> [Int] { answers.indices.contains(node) ? answers[node] : [] }

    /// The limits that an answer was given within.
    func limits(ofAnswer event: TraceEvent) -> SizeConstraint? {
        guard let question = trace.event(event.partner), case .proposed(let limits) = question.kind else { return nil }
        return limits
    }

    /// The child of a node at a position, from 0.
    func child(_ index: Int, of node: Int) -> Int? {
        guard children.indices.contains(node), children[node].indices.contains(index) else { return nil }
        return children[node][index]
    }

    /// The last answer of a node's child within limits before an event, whose length is a number.
    ///
    /// Content that is built for each constraint has another child for every question: then those that were only
    /// measured are looked through as well.
    func answer(
        ofChild index: Int,
        of node: Int,
        within limits: SizeConstraint,
        _ dimension: Dimension,
        equal length: CGFloat,
        before event: Int
    ) -> TraceEvent? {
        let candidates = [child(index, of: node)].compactMap { $0 } + (measuredChildren[node] ?? [])
        var found: TraceEvent?
        for candidate in candidates {
            for number in answers(of: candidate).reversed() where number < event && number > found?.number ?? 0 {
                guard let answer = trace.event(number), case .measured(let size, _) = answer.kind,
                    Number.isSame(dimension.length(of: size), length),
                    let asked = self.limits(ofAnswer: answer), asked.isSame(as: limits)
                else { continue }
                found = answer
                break
            }
        }
        return found
    }

    /// The answer that another one goes back to: the one that was computed, itself if it was.
    func measurement(behind answer: TraceEvent) -> TraceEvent? {
        guard let node = answer.node, case .measured(_, let source) = answer.kind else { return nil }
        let wanted: SizeConstraint?
        switch source {
        case .computed: return answer
        case .cached: wanted = limits(ofAnswer: answer)
        case .deduced(let asked, _): wanted = asked
        }
        for number in answers(of: node).reversed() where number < answer.number {
            guard let earlier = trace.event(number), case .measured(_, .computed) = earlier.kind,
                let limits = limits(ofAnswer: earlier), let wanted, limits.isSame(as: wanted)
            else { continue }
            return earlier
        }
        return nil
    }
}

/// Comparing numbers of which some are none.
enum Number {
    /// Whether two numbers are the same; not a number is the same as itself.
    static func isSame(_ one: CGFloat, _ other: CGFloat) -> Bool {
        one == other || (one.isNaN && other.isNaN)
    }

    /// Whether two numbers differ by no more than sums of fractions do.
    static func isClose(_ one: Double, _ other: Double) -> Bool {
        if isSame(one, other) { return true }
        return abs(one - other) <= 1e-6 * max(1, abs(one), abs(other))
    }
}

extension SizeConstraint {
    /// Whether two constraints limit alike; a limit that is not a number is like itself.
    func isSame(as other: SizeConstraint) -> Bool {
        Self.isSame(width, other.width) && Self.isSame(height, other.height)
    }

    private static func isSame(_ one: Axis, _ other: Axis) -> Bool {
        switch (one, other) {
        case (.atMost(let one), .atMost(let other)): Number.isSame(one, other)
        default: one == other
        }
    }
}

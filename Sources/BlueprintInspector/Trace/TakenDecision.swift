import BlueprintUI
import Foundation

/// A decision of a layout, with its position in the render.
package struct TakenDecision: Equatable, Sendable {
    /// The number of the event after it: the measured size that it explains, or the placement of the first child.
    package var event: Int
    /// The position of the element whose layout decided, in the trace's list of nodes.
    package var node: Int
    /// The subject of the decision.
    package var subject: DecisionSubject
    /// The decision.
    package var decision: any LayoutDecision

    package static func == (one: TakenDecision, other: TakenDecision) -> Bool {
        one.event == other.event && one.node == other.node && one.subject == other.subject
            && one.decision.isSame(as: other.decision)
    }
}

/// The decision on the frame of a child.
package struct PlacementDecision: Equatable, Sendable {
    /// The decision; its node is the parent.
    package var taken: TakenDecision
    /// The position of the child, from 0.
    package var child: Int

    /// The reasons for the frame.
    package var frame: FrameReason? { taken.decision.frame(ofChild: child) }
}

extension Trace {
    /// Returns the decision on a measured size; nil if the size was not computed, or the layout does not explain itself.
    package func decision(measuring event: Int) -> TakenDecision? {
        let index = firstDecision(from: event)
        guard index < decisions.count, decisions[index].event == event, decisions[index].subject == .size
        else { return nil }
        return decisions[index]
    }

    /// Returns the decision on a frame; nil for the root, or if the layout does not explain itself.
    package func decision(placing event: Int) -> PlacementDecision? {
        guard let placed = self.event(event), case .placed = placed.kind, let node = placed.node,
            let parent = nodes[node].parent
        else { return nil }
        // The children of a parent are placed in a row; the decision is the last one before them.
        var index = firstDecision(from: event + 1) - 1
        var sum: TakenDecision?
        while index >= 0, decisions[index].node == parent, decisions[index].subject != .size {
            let decision = decisions[index]
            let child = event - decision.event
            switch decision.subject {
            case .unplaced(let unplaced) where unplaced == child:
                return PlacementDecision(taken: decision, child: child)
            case .frames: sum = sum ?? decision
            case .size, .unplaced: break
            }
            index -= 1
        }
        return sum.map { PlacementDecision(taken: $0, child: event - $0.event) }
    }

    /// Returns the index of the first decision at or after a position.
    private func firstDecision(from event: Int) -> Int {
        var (low, high) = (0, decisions.count)
        while low < high {
            let middle = (low + high) / 2
            if decisions[middle].event < event { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

/// An event that changes one number of a node's frame.
public struct FrameDecision: Equatable, Sendable {
    /// The number of the event.
    public var event: Int
    /// The position of the node in the trace's list of nodes.
    public var node: Int
    /// The value before, in points; nil if the node was not placed yet.
    public var from: Double?
    /// The value after, in points.
    public var to: Double

    /// Creates a decision of these values.
    public init(event: Int, node: Int, from: Double?, to: Double) {
        self.event = event
        self.node = node
        self.from = from
        self.to = to
    }
}

extension Trace {
    /// Returns the events that decide a number of some nodes' frames, in order.
    ///
    /// First the parent places the node. A view-backed node then gets its frame in the parent view, which is rounded and
    /// written. An event that does not change the printed number decides nothing.
    public func decisions(on measure: FrameMeasure, ofNodes nodes: Set<Int>) -> [FrameDecision] {
        var values: [Int: (number: Double, words: String)] = [:]
        var decisions: [FrameDecision] = []
        for index in events.indices {
            guard let node = events[index].node, nodes.contains(node), let frame = events[index].decidedFrame
            else { continue }
            let number = measure.value(in: frame)
            let words = Phrasing.number(number)
            let before = values[node]
            values[node] = (number, words)
            guard before?.words != words else { continue }
            decisions.append(FrameDecision(event: index + 1, node: node, from: before?.number, to: number))
        }
        return decisions
    }
}

extension TraceEvent {
    /// The frame of the event's node, or of its view, after the event.
    fileprivate var decidedFrame: CGRect? {
        switch kind {
        case .placed(let frame, _, _), .viewBacked(_, let frame, _), .framed(_, let frame): frame
        case .rounded(let rounding): rounding.to
        default: nil
        }
    }
}

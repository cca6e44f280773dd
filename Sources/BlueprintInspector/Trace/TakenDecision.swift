import BlueprintUI

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

import BlueprintUI

/// A decision of a layout, and where in the render it was taken.
package struct TakenDecision: Equatable, Sendable {
    /// The number of the event that follows it: the answer that it says the size of, or the placement of the first child.
    package var event: Int
    /// The position of the element whose layout decided, in the trace's list of nodes.
    package var node: Int
    /// What it was about.
    package var subject: DecisionSubject
    /// What was decided, from which numbers.
    package var decision: any LayoutDecision

    package static func == (one: TakenDecision, other: TakenDecision) -> Bool {
        one.event == other.event && one.node == other.node && one.subject == other.subject
            && one.decision.isSame(as: other.decision)
    }
}

/// Why a child has its frame: the decision, and which child it is.
package struct PlacementDecision: Equatable, Sendable {
    /// The decision; its node is the parent.
    package var taken: TakenDecision
    /// Which child it is, from 0.
    package var child: Int

    /// How the frame came about.
    package var frame: FrameReason? { taken.decision.frame(ofChild: child) }
}

extension Trace {
    /// The decision that an answer says the size of; nil if it was not computed, or by code that does not explain itself.
    package func decision(answering event: Int) -> TakenDecision? {
        let index = firstDecision(from: event)
        guard index < decisions.count, decisions[index].event == event, decisions[index].subject == .answer
        else { return nil }
        return decisions[index]
    }

    /// The decision on a frame that an event gives; nil if nobody decided, or code that does not explain itself.
    package func decision(placing event: Int) -> PlacementDecision? {
        guard let placed = self.event(event), case .placed = placed.kind, let node = placed.node,
            let parent = nodes[node].parent
        else { return nil }
        // The children of one parent are placed one right after the other: their decision is the last before them.
        var index = firstDecision(from: event + 1) - 1
        var sum: TakenDecision?
        while index >= 0, decisions[index].node == parent, decisions[index].subject != .answer {
            let decision = decisions[index]
            let child = event - decision.event
            switch decision.subject {
            case .leftAlone(let left) where left == child: return PlacementDecision(taken: decision, child: child)
            case .places: sum = sum ?? decision
            case .answer, .leftAlone: break
            }
            index -= 1
        }
        return sum.map { PlacementDecision(taken: $0, child: event - $0.event) }
    }

    /// The position of the first decision that an event from a number on follows.
    private func firstDecision(from event: Int) -> Int {
        var (low, high) = (0, decisions.count)
        while low < high {
            let middle = (low + high) / 2
            if decisions[middle].event < event { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

import BlueprintInspector

/// What walking through one render looks up again and again: found out once, when it is first asked for.
struct WalkIndex {
    /// The labels of all elements of the trace, those that were only measured too.
    let labels: NodeLabels
    private var stops: [Breakpoint.Condition: Stops] = [:]

    /// Where a breakpoint stops.
    struct Stops {
        /// The numbers of the events, in order.
        var events: [Int]
        /// For a watchpoint what is decided in each of them.
        var decisions: [FrameDecision] = []

        /// Whether it stops at an event.
        func contains(_ event: Int) -> Bool { position(of: event) != nil }

        /// What is decided in an event.
        func decision(in event: Int) -> FrameDecision? {
            position(of: event).flatMap { decisions.indices.contains($0) ? decisions[$0] : nil }
        }

        /// The first stop behind an event.
        func next(after event: Int) -> Int? {
            let index = firstPosition(from: event.addingReportingOverflow(1).overflow ? event : event + 1)
            return events.indices.contains(index) ? events[index] : nil
        }

        /// The last stop before an event.
        func last(before event: Int) -> Int? {
            let index = firstPosition(from: event) - 1
            return events.indices.contains(index) ? events[index] : nil
        }

        private func position(of event: Int) -> Int? {
            let index = firstPosition(from: event)
            return events.indices.contains(index) && events[index] == event ? index : nil
        }

        private func firstPosition(from event: Int) -> Int {
            var (low, high) = (0, events.count)
            while low < high {
                let middle = (low + high) / 2
                if events[middle] < event { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }

    init(labels: NodeLabels) {
        self.labels = labels
    }

    /// The stops of a condition, found by a function if they are not known yet.
    mutating func stops(of condition: Breakpoint.Condition, _ find: () -> Stops) -> Stops {
        if let known = stops[condition] { return known }
        let found = find()
        stops[condition] = found
        return found
    }
}

extension Session {
    /// The labels of all elements of the last render, those that were only measured too.
    var traceLabels: NodeLabels { index.labels }

    /// Where a breakpoint stops in the last render.
    func stops(of condition: Breakpoint.Condition) -> WalkIndex.Stops {
        var index = index
        let stops = index.stops(of: condition) {
            switch condition {
            case .event(let event): return WalkIndex.Stops(events: lastRender.numbers(of: pattern(event)))
            case .value(let subject, let measure):
                let decisions = lastRender.decisions(on: measure, ofNodes: nodes(of: subject) ?? [])
                return WalkIndex.Stops(events: decisions.map(\.event), decisions: decisions)
            }
        }
        walkIndex = index
        return stops
    }

    private var index: WalkIndex {
        if let known = walkIndex { return known }
        let index = WalkIndex(labels: lastRender.labels(names: names))
        walkIndex = index
        return index
    }
}

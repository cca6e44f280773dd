import BlueprintUI

extension RenderRecorder {
    /// Repeats the layout of the view's element and returns its steps, up to the rounding; no view is changed.
    ///
    /// It takes about half of the time and memory of a whole trace, whose first steps are the same. Returns nil if the
    /// work is interrupted.
    ///
    /// - Parameter snapshot: The result of the render that is repeated.
    func recordLayout(knowing snapshot: RenderSnapshot) -> Trace? {
        guard let budget = view.environment.layoutBudget else { return nil }
        let collector = EventCollector(numbering: numbering, before: ViewState([]))
        collector.expect(elements: snapshot.elements.count)
        var trace: Trace?
        // The tree of a refused render is freed, so it is read before.
        budget.refuses = {
            collector.root?.number()
            var nodes = snapshot.elements.map(Trace.Node.init)
            collector.addMeasured(to: &nodes)
            let (events, decisions) = collector.takeSteps()
            trace = Trace(events: events, nodes: nodes, snapshot: snapshot, viewsBefore: [], classNames: ViewClasses())
            trace?.decisions = decisions
            return true
        }
        view.renderObserver = collector
        view.setNeedsLayout()
        view.layoutIfNeeded()
        view.renderObserver = nil
        return budget.stop == .refused && !Interruption.isRequested ? trace : nil
    }
}

extension LayoutNode {
    /// Gives the nodes of a tree their positions in the list of elements.
    func number() {
        var remaining: ContiguousArray<LayoutNode> = [self]
        var count = 0
        while let node = remaining.popLast(), !Interruption.isRequested(atStep: count) {
            node.position = count
            count += 1
            let start = remaining.count
            node.forEachChild { remaining.append($0) }
            // The last node is visited first.
            remaining[start...].reverse()
        }
    }
}

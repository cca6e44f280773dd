import Foundation

/// Recording decisions.
extension LayoutNode {
    /// Records a decision if a recorder observes the render; creates the decision only then.
    @inline(__always)
    func explain(_ subject: DecisionSubject, _ decision: @autoclosure () -> any LayoutDecision) {
        if context.isObserved { context.observer?.decides(decision(), on: subject, of: self) }
    }

    /// Tells the observer where the children are, and which of them their layout did not place.
    @inline(never)
    func notePlacing(in size: CGSize) {
        var index = 0
        forEachChild { child in
            if !child.state.isPlaced {
                child.place(filling: size)
                explain(.unplaced(child: index), FillingDecision(own: size))
            }
            index &+= 1
        }
        forEachChild { context.observing()?.places($0) }
    }

    /// Measures the only child within the same limits and returns its size.
    @inline(__always)
    func echo(within limits: Limits) -> MeasuredSize {
        let measured = onlyChild.measure(within: limits)
        explain(.size, EchoingDecision(measured: measured.size, proposal: SizeConstraint(limits)))
        return measured
    }

    /// Places the only child so that it fills a size.
    @inline(__always)
    func fillOnlyChild(_ size: CGSize) {
        onlyChild.place(filling: size)
        explain(.frames, FillingDecision(own: size))
    }
}

extension LayoutSubelements {
    /// Records a decision of a layout if a recorder observes the render; see ``ChildlessLayout`` for one without children.
    package func explain(_ subject: DecisionSubject, _ decision: @autoclosure () -> any LayoutDecision) {
        first?.explain(subject, decision())
    }

    /// True if a recorder observes the render; layouts keep facts for their decisions only then.
    var areObserved: Bool { first?.node.context.isObserved ?? false }
}

/// A layout that explains the size of an element without children, through which no decision can be recorded.
protocol ChildlessLayout {
    /// Returns the decision on the size of an element without children.
    func decisionWithoutChildren(in proposal: SizeConstraint) -> any LayoutDecision
}

extension LayoutSubelement {
    /// Records a decision of the layout that contains the child, if a recorder observes the render.
    package func explain(_ subject: DecisionSubject, _ decision: @autoclosure () -> any LayoutDecision) {
        node.parent?.explain(subject, decision())
    }
}

import Foundation

/// Handing decisions to the recorder.
extension LayoutNode {
    /// Tells the recorder, if one listens, what was decided; the decision is not made else.
    @inline(__always)
    func explain(_ subject: DecisionSubject, _ decision: @autoclosure () -> any LayoutDecision) {
        if context.isObserved { context.observer?.decides(decision(), on: subject, of: self) }
    }

    /// Tells the recorder that a child fills the element because the layout did not place it.
    func explainLeftAlone(_ child: LayoutNode) {
        guard context.isObserved, let index = children.firstIndex(where: { $0 === child }) else { return }
        explain(.leftAlone(child: index), FillingDecision(own: frame.size))
    }

    /// Answers what the only child answers within the same limits.
    @inline(__always)
    func echo(within limits: Limits) -> MeasuredSize {
        let measured = onlyChild.measure(within: limits)
        explain(.answer, EchoingDecision(answer: measured.size, asked: SizeConstraint(limits)))
        return measured
    }

    /// Places the only child over the whole of a size.
    @inline(__always)
    func fillOnlyChild(_ size: CGSize) {
        onlyChild.place(filling: size)
        explain(.places, FillingDecision(own: size))
    }
}

extension LayoutSubelements {
    /// Tells the recorder, if one listens, what a layout decided.
    package func explain(_ subject: DecisionSubject, _ decision: @autoclosure () -> any LayoutDecision) {
        parent.explain(subject, decision())
    }

    /// Whether a recorder listens: asked before anything is kept for a decision.
    var areObserved: Bool { parent.context.isObserved }
}

extension LayoutSubelement {
    /// Tells the recorder, if one listens, what the layout that the child is in decided.
    package func explain(_ subject: DecisionSubject, _ decision: @autoclosure () -> any LayoutDecision) {
        node.parent?.explain(subject, decision())
    }
}

import Foundation

/// What rounding to whole pixels did to the frame of a view.
package struct WhyRounding: Equatable, Sendable {
    /// The number of the event.
    package let event: Int
    /// The frame in the parent view before.
    package let before: CGRect
    /// The frame in the parent view after.
    package let after: CGRect
    /// How far the origin was moved on the whole.
    package let correction: CGPoint
    /// Whether it was rounded: not where a transform applies.
    package let isRounded: Bool

    init?(_ event: TraceEvent?) {
        guard let event, case .rounded(let before, let after, let correction, let isRounded) = event.kind else {
            return nil
        }
        self.event = event.number
        self.before = before
        self.after = after
        self.correction = correction
        self.isRounded = isRounded
    }

    /// Whether it changed a number in a way that is printed.
    func changes(_ measure: FrameMeasure) -> Bool {
        Phrasing.number(measure.value(in: before)) != Phrasing.number(measure.value(in: after))
    }

    /// How a number came to lie on whole pixels.
    enum Rule: Equatable {
        /// Both edges were rounded on the whole: where they were, and where they are.
        case edges(from: ClosedRange<Double>, to: ClosedRange<Double>)
        /// The length itself was rounded.
        case length
        /// The edge was rounded on the whole: where it was, and where it is.
        case edge(from: Double, to: Double)
    }

    /// The rule that gives the number, computed again; nil if none does.
    func rule(for measure: FrameMeasure, in scene: WhyScene, of element: Int) -> Rule? {
        let scale = scene.trace.snapshot.scale
        guard isRounded, scale > 0, scale.isFinite else { return nil }
        func rounded(_ value: Double) -> Double { (value * scale).rounded(.toNearestOrAwayFromZero) / scale }
        let isHorizontal = measure == .x || measure == .width
        let edge: FrameMeasure = isHorizontal ? .x : .y
        let length: FrameMeasure = isHorizontal ? .width : .height
        let outer = scene.roundedOrigin(aroundViewOf: element)
        let to = edge.value(in: after) + Double(isHorizontal ? outer.x : outer.y)
        let from = to - Double(isHorizontal ? correction.x : correction.y)
        guard to.isFinite, from.isFinite else { return nil }
        switch measure {
        case .x, .y: return Number.isClose(rounded(from), to) ? .edge(from: from, to: to) : nil
        case .width, .height:
            let (old, new) = (length.value(in: before), length.value(in: after))
            guard old >= 0, new >= 0, old.isFinite, new.isFinite else { return nil }
            if Number.isClose(rounded(from + old) - rounded(from), new) {
                return .edges(from: from...from + old, to: to...to + new)
            }
            return Number.isClose(rounded(old), new) ? .length : nil
        }
    }
}

extension WhyScene {
    /// Where the view around an element's view lies on the whole after rounding, scrolled or not.
    func roundedOrigin(aroundViewOf element: Int) -> CGPoint {
        var origin = CGPoint.zero
        var next = elements[element].parent
        while let index = next {
            if let rounding = rounding(of: index) {
                origin.x += rounding.after.origin.x
                origin.y += rounding.after.origin.y
            }
            next = elements[index].parent
        }
        return origin
    }
}

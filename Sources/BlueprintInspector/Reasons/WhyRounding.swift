import Foundation

/// The rounding of a view's frame to pixels.
package struct WhyRounding: Equatable, Sendable {
    /// The number of the event.
    package let event: Int
    /// The frames before and after, in the parent view and in the root view.
    let frame: RoundedFrame

    init?(_ event: TraceEvent?) {
        guard let event, case .rounded(let frame) = event.kind else { return nil }
        self.event = event.number
        self.frame = frame
    }

    /// The frame in the parent view before.
    package var before: CGRect { frame.from }

    /// The frame in the parent view after.
    package var after: CGRect { frame.to }

    /// Returns true if rounding changed a printed number.
    func changes(_ measure: FrameMeasure) -> Bool {
        Phrasing.number(measure.value(in: before)) != Phrasing.number(measure.value(in: after))
    }

    /// The rule that rounded a number.
    enum Rule: Equatable {
        /// Both edges were rounded in the root view: their positions before and after.
        case edges(from: ClosedRange<Double>, to: ClosedRange<Double>)
        /// The length itself was rounded.
        case length
        /// The edge was rounded in the root view: its position before and after.
        case edge(from: Double, to: Double)
    }

    /// Returns the rule that gives the number, computed again; nil if none does.
    func rule(for measure: FrameMeasure, scale: Double) -> Rule? {
        guard frame.isRounded, scale > 0, scale.isFinite else { return nil }
        func rounded(_ value: Double) -> Double { (value * scale).rounded(.toNearestOrAwayFromZero) / scale }
        let edge = measure.dimension.place
        let length = measure.dimension.measure
        let (from, to) = (edge.value(in: frame.globalFrom), edge.value(in: frame.globalTo))
        guard to.isFinite, from.isFinite, Number.isClose(rounded(from), to) else { return nil }
        if measure == edge { return .edge(from: from, to: to) }
        let (old, new) = (length.value(in: frame.globalFrom), length.value(in: after))
        guard old >= 0, new >= 0, old.isFinite, new.isFinite else { return nil }
        if frame.roundsSize { return Number.isClose(rounded(old), new) ? .length : nil }
        return Number.isClose(rounded(from + old) - to, new)
            ? .edges(from: from...from + old, to: to...to + new) : nil
    }
}

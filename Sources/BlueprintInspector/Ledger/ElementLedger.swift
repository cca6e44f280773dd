import BlueprintUI
import Foundation

/// Everything that a render recorded about one element: the constraints proposed to it, the sizes that it measured, its
/// frame after each phase, and its view, each with its step.
public struct ElementLedger: Equatable, Sendable {
    /// A proposed constraint and the size measured within it.
    public struct Proposal: Equatable, Sendable {
        /// The step of the proposal.
        public var step: Int
        /// The constraint.
        public var constraint: SizeConstraint
        /// The measurement; nil if the proposal is still open at the end of the trace.
        public var measurement: Measurement?
    }

    /// A measured size.
    public struct Measurement: Equatable, Sendable {
        /// The step of the measurement.
        public var step: Int
        /// The size in points.
        public var size: CGSize
        /// The source of the size.
        public var source: MeasurementSource
    }

    /// A frame in points, and the step that decided it.
    public struct Entry: Equatable, Sendable {
        /// The step.
        public var step: Int
        /// The frame.
        public var frame: CGRect
    }

    /// The layout attributes that a flattened element applies to its children.
    public struct Flattening: Equatable, Sendable {
        /// The step.
        public var step: Int
        /// The offset from the parent view, with the offsets of the flattened elements above.
        public var offset: CGPoint
        /// The other attributes, with those of the flattened elements above.
        public var attributes: ShownAttributes
    }

    /// The step in which the update created or reused the element's view.
    public struct ViewUpdate: Equatable, Sendable {
        /// The step.
        public var step: Int
        /// The number of the view.
        public var view: Int
        /// The path of a reused view; nil for a created one.
        public var path: String?
    }

    /// A property that the update wrote.
    public struct Write: Equatable, Sendable {
        /// The step.
        public var step: Int
        /// The property's name.
        public var property: String
        /// The value before, in words; nil for none.
        public var old: String?
        /// The value after; nil for none.
        public var new: String?
    }

    /// The element's position in the snapshot.
    public let element: Int
    /// The constraints proposed to it, in order.
    public private(set) var proposals: [Proposal] = []
    /// The proposal with the last measured size before the element was placed; until then, the last proposal.
    public private(set) var decisive: Proposal?
    /// The frame in the parent.
    public private(set) var placed: Entry?
    /// The frame in the parent view before rounding; nil for a flattened element.
    public private(set) var viewBacked: Entry?
    /// The layout attributes applied to the children; nil for a view-backed element.
    public private(set) var flattened: Flattening?
    /// The frame in the parent view, rounded to pixels.
    public private(set) var rounded: Entry?
    /// True if the frame stays unrounded because of a transform.
    public private(set) var isUnrounded = false
    /// The creation or reuse of the view.
    public private(set) var update: ViewUpdate?
    /// The frame written to the view; nil if the view had it already.
    public private(set) var framed: Entry?
    /// The properties that were written, without the frame.
    public private(set) var writes: [Write] = []
    /// The number of its proposals, by the source of their measured sizes.
    public private(set) var tally: MeasureTally

    /// Creates the ledger of the element at a position; empty for one that took no part.
    ///
    /// - Parameter position: the last step that counts; nil for all.
    public init(of element: Int, in trace: Trace, upTo position: Int? = nil) {
        self.element = element
        tally = MeasureTally(node: element)
        var last: Int?
        let events = trace.events.prefix(max(0, position ?? .max))
        for event in events.interruptible where event.node == element {
            if case .placed(_, _, let measurement) = event.kind { last = measurement }
            take(event)
        }
        decisive =
            last.flatMap { step in proposals.first { $0.measurement?.step == step } }
            ?? (placed == nil ? proposals.last : nil)
    }

    private mutating func take(_ event: TraceEvent) {
        let step = event.number
        switch event.kind {
        case .proposed(let constraint):
            tally.proposals += 1
            proposals.append(Proposal(step: step, constraint: constraint))
        case .measured(let size, let source):
            switch source {
            case .computed: tally.computed += 1
            case .cached: tally.cached += 1
            case .deduced: tally.deduced += 1
            }
            guard let index = proposals.lastIndex(where: { $0.step == event.partner }) else { return }
            proposals[index].measurement = Measurement(step: step, size: size, source: source)
        case .placed(let frame, _, _): placed = Entry(step: step, frame: frame)
        case .viewBacked(_, let frame, _): viewBacked = Entry(step: step, frame: frame)
        case .flattened(let offset, let attributes):
            flattened = Flattening(step: step, offset: offset, attributes: attributes)
        case .rounded(let rounding):
            rounded = Entry(step: step, frame: rounding.to)
            isUnrounded = !rounding.isRounded
        default: takeUpdate(event)
        }
    }

    private mutating func takeUpdate(_ event: TraceEvent) {
        switch event.kind {
        case .created: update = event.view.map { ViewUpdate(step: event.number, view: $0) }
        case .reused(let path): update = event.view.map { ViewUpdate(step: event.number, view: $0, path: path) }
        case .framed(_, let frame): framed = Entry(step: event.number, frame: frame)
        case .wrote(let property, let old, let new):
            writes.append(Write(step: event.number, property: property, old: old, new: new))
        default: break
        }
    }

    /// The last deduced measurement, with the constraint from whose measured size it was deduced, and the proposal of
    /// that constraint if it is in the trace.
    public var lastDeduction: (measurement: Measurement, from: SizeConstraint, proposal: Proposal?)? {
        for proposal in proposals.reversed() {
            guard let measurement = proposal.measurement, case .deduced(let from, _) = measurement.source
            else { continue }
            let source = proposals.first { other in
                other.constraint == from && other.measurement.map { $0.step < measurement.step } ?? false
            }
            return (measurement, from, source)
        }
        return nil
    }
}

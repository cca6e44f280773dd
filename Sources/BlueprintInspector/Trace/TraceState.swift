import Foundation

/// The state of a render after some of its events, built from the events and the views before the render alone.
///
/// Every event is reversible: applying and then reverting one gives the same state.
public struct TraceState: Equatable, Sendable {
    /// One element.
    public struct Element: Equatable, Sendable {
        /// The progress of the render with it.
        public var stage = ElementRecord.Stage.unplaced
        /// The frame in its parent; zero before it has one.
        public var frame = CGRect.zero
        /// The layout attributes other than the frame.
        public var attributes = ShownAttributes(defaults: ())
        /// The view that it will have; nil if it is flattened, or not yet known.
        public var backing: Backing?
        /// The number of its view, once the view is created or reused.
        public var view: Int?
    }

    /// The view that an element will have.
    public struct Backing: Equatable, Sendable {
        /// The class of the view.
        public var className: String
        /// The frame in the parent view before rounding.
        public var frame: CGRect
        /// The layout attributes other than the frame.
        public var attributes: ShownAttributes
        /// The rounding of the frame, once it is rounded.
        public var rounding: RoundedFrame?
    }

    /// The elements, by their position in the trace's list of nodes.
    public private(set) var elements: [Element]
    /// The views on the screen.
    public private(set) var views: ViewState

    /// Creates the state before the first step of a trace.
    public init(before trace: Trace) {
        elements = Array(repeating: Element(), count: trace.nodes.count)
        views = ViewState(trace.viewsBefore)
    }

    /// Applies the change of an event.
    public mutating func apply(_ event: TraceEvent) {
        guard let node = event.node, elements.indices.contains(node) else {
            views.apply(event)
            return
        }
        switch event.kind {
        case .placed(let frame, let attributes, _):
            elements[node].stage = .placed
            elements[node].frame = frame
            elements[node].attributes = attributes
        case .viewBacked(let className, let frame, let attributes):
            elements[node].stage = .flattened
            elements[node].backing = Backing(className: className, frame: frame, attributes: attributes)
        case .flattened: elements[node].stage = .flattened
        case .rounded(let rounding): elements[node].backing?.rounding = rounding
        case .created, .reused:
            elements[node].view = event.view
            views.apply(event, className: elements[node].backing?.className ?? "")
        default: views.apply(event)
        }
    }

    /// Reverts the change of an event, which must be the last one applied.
    public mutating func revert(_ event: TraceEvent) {
        guard let node = event.node, elements.indices.contains(node) else {
            views.revert(event)
            return
        }
        switch event.kind {
        case .placed: elements[node] = Element()
        case .viewBacked:
            elements[node].stage = .placed
            elements[node].backing = nil
        case .flattened: elements[node].stage = .placed
        case .rounded: elements[node].backing?.rounding = nil
        case .created, .reused:
            elements[node].view = nil
            views.revert(event)
        default: views.revert(event)
        }
    }
}

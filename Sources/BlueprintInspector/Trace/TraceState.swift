import Foundation

/// A render after some of its events, known from nothing but the events and the views that were there before.
///
/// Every event can be taken back: applying one and reverting it gives the same state.
public struct TraceState: Equatable, Sendable {
    /// One element.
    public struct Element: Equatable, Sendable {
        /// How far the render has come with it.
        public var stage = ElementRecord.Stage.unplaced
        /// The frame in its parent; zero before it has one.
        public var frame = CGRect.zero
        /// How it is shown besides.
        public var attributes = ShownAttributes(defaults: ())
        /// What its view is to be, if it is to have one.
        public var kept: Kept?
        /// The number of its view, once that is made or found.
        public var view: Int?
    }

    /// The view that an element is to have.
    public struct Kept: Equatable, Sendable {
        /// The class of the view.
        public var className: String
        /// The frame in the parent view, as it was added up.
        public var frame: CGRect
        /// How it is shown besides.
        public var attributes: ShownAttributes
        /// What rounding made of the frame, once it has.
        public var rounding: RoundedFrame?
    }

    /// The elements, by their position in the trace's list of nodes.
    public private(set) var elements: [Element]
    /// The views on the screen.
    public private(set) var views: ViewState

    /// The state before the first event of a trace.
    public init(before trace: Trace) {
        elements = Array(repeating: Element(), count: trace.nodes.count)
        views = ViewState(trace.viewsBefore)
    }

    /// Makes the change of an event.
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
            elements[node].kept = Kept(className: className, frame: frame, attributes: attributes)
        case .flattened: elements[node].stage = .flattened
        case .rounded(let rounding): elements[node].kept?.rounding = rounding
        case .created, .reused:
            elements[node].view = event.view
            views.apply(event, className: elements[node].kept?.className ?? "")
        default: views.apply(event)
        }
    }

    /// Takes the change of an event back, which must have been the last.
    public mutating func revert(_ event: TraceEvent) {
        guard let node = event.node, elements.indices.contains(node) else {
            views.revert(event)
            return
        }
        switch event.kind {
        case .placed: elements[node] = Element()
        case .viewBacked:
            elements[node].stage = .placed
            elements[node].kept = nil
        case .flattened: elements[node].stage = .placed
        case .rounded: elements[node].kept?.rounding = nil
        case .created, .reused:
            elements[node].view = nil
            views.revert(event)
        default: views.revert(event)
        }
    }
}

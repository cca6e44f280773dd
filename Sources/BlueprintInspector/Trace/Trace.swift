import BlueprintUI
import Foundation

/// A complete recorded render: every event of its four passes, in order.
///
/// A trace is a value: two runs of the same program give equal traces, and ``TraceState`` replays one from the events
/// and the views before the render alone.
/// - Note: A trace that contains a NaN is not equal to itself, but its JSON is.
public struct Trace: Equatable, Sendable {
    /// An element that took part in the render.
    public struct Node: Equatable, Sendable {
        /// The element's type.
        public var typeName: String
        /// The identifier among its siblings.
        public var identifier: String
        /// The UTF-8 offset in the source of the type or modifier that made it.
        public var sourceTag: Int?
        /// The position of its parent in the trace's list of nodes.
        public var parent: Int?

        /// Creates a node of these values.
        public init(typeName: String, identifier: String, sourceTag: Int? = nil, parent: Int? = nil) {
            self.typeName = typeName
            self.identifier = identifier
            self.sourceTag = sourceTag
            self.parent = parent
        }
    }

    /// The events; the first has number 1.
    public var events: [TraceEvent]
    /// The elements of the result in its order, then those that were only measured.
    public var nodes: [Node]
    /// The result of the render.
    public var snapshot: RenderSnapshot
    /// The views that were on the screen before, without their elements.
    public var viewsBefore: [ViewRecord]
    /// The class of each view that takes part, by its number.
    public var classNames: ViewClasses
    /// The number of turns of the main run loop that were taken for what was set during an update; 0 for none.
    public var turns = 0
    /// The decisions of the layouts, in order.
    package var decisions: [TakenDecision] = []

    /// Creates a trace of these parts.
    public init(
        events: [TraceEvent],
        nodes: [Node],
        snapshot: RenderSnapshot,
        viewsBefore: [ViewRecord],
        classNames: ViewClasses
    ) {
        self.events = events
        self.nodes = nodes
        self.snapshot = snapshot
        self.viewsBefore = viewsBefore
        self.classNames = classNames
    }

    /// Returns the event with a number; nil if there is none.
    public func event(_ number: Int?) -> TraceEvent? {
        guard let number, number >= 1, number <= events.count else { return nil }
        return events[number - 1]
    }

    /// Returns the labels of all nodes; an element that was only measured has the number of the node that made it.
    public func labels(names: NodeNames) -> NodeLabels {
        NodeLabels(
            nodes.map { ($0.typeName, $0.sourceTag, $0.parent) },
            names: names,
            counted: snapshot.elements.count,
            isComponent: { $0 < snapshot.elements.count && snapshot.elements[$0].isComponent }
        )
    }

    /// Returns the numbers of the steps of a phase; nil if it has none.
    public func range(of phase: TracePhase) -> ClosedRange<Int>? {
        let first = firstIndex(from: phase)
        let last = TracePhase.allCases.first { $0.order > phase.order }.map { firstIndex(from: $0) } ?? events.count
        return first < last ? first + 1...last : nil
    }

    /// Returns the index of the first step of a phase or a later one.
    private func firstIndex(from phase: TracePhase) -> Int {
        var (low, high) = (0, events.count)
        while low < high {
            let middle = (low + high) / 2
            if events[middle].phase.order < phase.order { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the proposals that are open at a position, innermost first.
    public func openProposals(at position: Int) -> [TraceEvent] {
        var open: [TraceEvent] = []
        var current: Int?
        if let event = event(position) {
            if case .proposed = event.kind { current = event.number } else { current = event.enclosing }
        }
        while let proposal = event(current) {
            open.append(proposal)
            current = proposal.enclosing
        }
        return open
    }

    /// Returns the events of an element in all phases, in order.
    public func events(of node: Int) -> [TraceEvent] {
        events.filter { $0.node == node }
    }
}

extension Trace {
    /// The number of sizes that a layout may compute in one render before a warning looks at it.
    public static let mostMeasures = 1000

    /// The number of sizes that each node's layout computed, by the node's position in the list of nodes.
    ///
    /// Sizes from the cache are not counted.
    public var measureCounts: [Int] {
        var counts = Array(repeating: 0, count: nodes.count)
        for event in events {
            guard case .measured(_, .computed) = event.kind, let node = event.node, counts.indices.contains(node)
            else { continue }
            counts[node] += 1
        }
        return counts
    }
}

extension Trace {
    /// The numbers of the views that moved among their siblings, in the order of the steps.
    public var movedViews: [Int] {
        var known: Set<Int> = []
        return events.compactMap { event in
            guard case .moved = event.kind, let view = event.view, known.insert(view).inserted else { return nil }
            return view
        }
    }
}

extension Trace {
    /// Returns the render as it was at a position: the frames placed so far, and the views on the screen.
    ///
    /// Elements keep their positions, so labels and selections stay valid; an element that is not placed yet has the
    /// stage ``ElementRecord/Stage/unplaced``.
    /// - Note: The content of a view changes at once, with the last of its properties, because events record values and
    ///   not their effect on the drawing.
    public func snapshot(at position: Int) -> RenderSnapshot {
        position < events.count ? snapshot(of: state(at: position)) : snapshot
    }

    /// Returns the state at a position: before the first step for 0 and below, after the last one beyond it.
    public func state(at position: Int) -> TraceState {
        var state = TraceState(before: self)
        for index in events.indices.prefix(max(0, position)).interruptible { state.apply(events[index]) }
        return state
    }

    /// Returns the views on the screen at a position.
    public func viewState(at position: Int) -> ViewState { state(at: position).views }

    /// Returns a state of this render as a snapshot.
    public func snapshot(of state: TraceState) -> RenderSnapshot {
        var result = snapshot
        for index in result.elements.indices.interruptible where state.elements.indices.contains(index) {
            let element = state.elements[index]
            result.elements[index].stage = element.stage
            result.elements[index].frame = element.frame
            result.elements[index].attributes = element.attributes
            result.elements[index].view = element.view
            result.elements[index].nativeClass = element.backing?.className
        }
        result.views = views(of: state, in: result)
        return result
    }

    /// Returns the origins whose sum is the origin of an element in its parent view: those of the flattened elements in
    /// between, outermost first, then the element's own.
    public func offsets(of node: Int) -> [ViewRecord.Flattened] { snapshot.offsets(of: node) }

    private func views(of state: TraceState, in result: RenderSnapshot) -> [ViewRecord] {
        let before = Dictionary(viewsBefore.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
        // Only a view that the update has reached shows anything of the result.
        let isUpdating = state.views.items.values.contains { $0.node != nil }
        let after = isUpdating ? Dictionary(snapshot.views.map { ($0.number, $0) }) { first, _ in first } : [:]
        let writes = isUpdating ? writeCounts : [:]
        var positions: [Int: Int] = [:]
        var views: [ViewRecord] = []
        for (number, depth) in state.views.order.interruptible {
            guard let item = state.views.items[number] else { continue }
            let parent = item.parent.flatMap { positions[$0] }
            positions[number] = views.count
            let known = before[number]
            let backing = item.node.flatMap { state.elements.indices.contains($0) ? state.elements[$0].backing : nil }
            // A view keeps its old frame and properties until the update writes its new ones.
            let isContentWritten = item.node == nil || item.written.count == writes[number, default: 0]
            let isFrameWritten = item.node == nil || after[number].map { $0.frame.isSame(as: item.frame) } ?? true
            let shown = isContentWritten && item.node != nil ? after[number] : known
            var view = ViewRecord(
                number: number,
                className: item.className,
                parent: parent,
                depth: depth,
                element: item.node,
                frame: item.frame,
                unroundedFrame: isFrameWritten ? backing?.rounding?.from ?? backing?.frame : nil,
                attributes: shown?.attributes ?? ShownAttributes(defaults: ()),
                flattened: item.node.map { element in
                    result.flattened(above: element, below: parent.flatMap { views[$0].element })
                } ?? [],
                boxedContent: shown?.boxedContent ?? RecordedContent()
            )
            view.isFrameWritten = isFrameWritten
            view.isContentWritten = isContentWritten
            views.append(view)
        }
        return views
    }

    /// The number of properties that the update writes to each view, by the view's number.
    private var writeCounts: [Int: Int] {
        var counts: [Int: Int] = [:]
        guard let steps = range(of: .update) else { return counts }
        for event in events[(steps.lowerBound - 1)...].interruptible {
            if case .wrote = event.kind, let view = event.view { counts[view, default: 0] += 1 }
        }
        return counts
    }
}

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

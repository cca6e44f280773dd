import BlueprintUI

/// One render: its result as values, and its trace, which is made on first demand.
package final class Render {
    /// The views before the render, with the elements that they showed.
    package var viewsBefore: [ViewRecord] { earlier.views }
    /// The result.
    package let snapshot: RenderSnapshot
    /// The numbers of the views that moved among their siblings, in the order of the update.
    package let movedViews: [Int]
    /// True if the layout of an element may have computed more sizes than ``Trace/mostMeasures``.
    package let mayMeasureOften: Bool

    /// The functions that repeat a render; they return nil if the work is interrupted or the render cannot be repeated.
    package struct Repeats {
        var whole: (_ result: RenderSnapshot) -> Trace?
        var layout: (_ result: RenderSnapshot) -> Trace?

        /// Functions that record the whole render, and its steps before the update.
        package init(
            whole: @escaping (_ result: RenderSnapshot) -> Trace? = { _ in nil },
            layout: @escaping (_ result: RenderSnapshot) -> Trace? = { _ in nil }
        ) {
            self.whole = whole
            self.layout = layout
        }
    }

    private let earlier: EarlierViews
    private var known: Trace?
    private var knownLayout: Trace?
    // Interrupted work may ask for its trace several times.
    private var interrupted: Trace?
    private var repeats = Repeats()

    /// A render that was recorded.
    package init(_ trace: Trace) {
        earlier = EarlierViews(trace.viewsBefore)
        snapshot = trace.snapshot
        movedViews = trace.movedViews
        mayMeasureOften = true
        known = trace
    }

    /// A render whose trace is not known yet.
    ///
    /// - Parameter repeats: Repeat the render and return its trace; the default makes a trace without steps.
    package init(
        viewsBefore: EarlierViews = EarlierViews(),
        snapshot: RenderSnapshot,
        movedViews: [Int] = [],
        mayMeasureOften: Bool = false,
        repeats: Repeats = Repeats()
    ) {
        earlier = viewsBefore
        self.snapshot = snapshot
        self.movedViews = movedViews
        self.mayMeasureOften = mayMeasureOften
        self.repeats = repeats
    }

    /// The trace; without steps if the work is interrupted, or if the render cannot be repeated.
    package var trace: Trace {
        if let known { return known }
        if Interruption.isRequested { return withoutSteps }
        knownLayout = nil
        guard var trace = repeats.whole(snapshot) else { return withoutSteps }
        // Both are equal; one of them is enough.
        trace.snapshot = snapshot
        (known, interrupted) = (trace, nil)
        repeats = Repeats()
        return trace
    }

    /// The trace with its steps before the update, at least; it costs about half as much.
    package var layoutTrace: Trace {
        if let trace = known ?? knownLayout { return trace }
        if Interruption.isRequested { return withoutSteps }
        knownLayout = repeats.layout(snapshot)
        if let knownLayout { return knownLayout }
        return Interruption.isRequested ? withoutSteps : trace
    }

    /// A trace without steps; of interrupted work, which shows nothing, without views and names either.
    private var withoutSteps: Trace {
        guard Interruption.isRequested else { return Trace(of: snapshot, viewsBefore: viewsBefore) }
        let trace = interrupted ?? Trace(of: snapshot, viewsBefore: [])
        interrupted = trace
        return trace
    }

    /// True if the trace is known, so that reading it takes no time.
    package var hasTrace: Bool { known != nil }

    /// True if the steps before the update are known, so that reading them takes no time.
    package var hasLayoutTrace: Bool { known != nil || knownLayout != nil }

    /// The number of sizes that each node's layout computed, by the node's position in the trace; empty if none can be
    /// more than ``Trace/mostMeasures``.
    package var measureCounts: [Int] { mayMeasureOften ? layoutTrace.measureCounts : [] }

    /// The changes of the views.
    package var viewChanges: ViewChanges { ViewChanges(from: earlier.list, to: snapshot.views, moved: movedViews) }
}

extension Trace {
    /// Creates a trace without steps of a render with this result.
    init(of snapshot: RenderSnapshot, viewsBefore: [ViewRecord]) {
        self.init(
            events: [],
            nodes: snapshot.elements.map(Node.init),
            snapshot: snapshot,
            viewsBefore: viewsBefore.withoutElements,
            classNames: Self.classNames(of: [viewsBefore, snapshot.views])
        )
    }

    /// Returns the names of classes by the numbers of their views; interrupted work needs none.
    private static func classNames(of lists: [[ViewRecord]]) -> ViewClasses {
        if Interruption.isRequested { return ViewClasses() }
        return ViewClasses(lists.joined().interruptible.lazy.map { ($0.number, $0.className) })
    }
}

extension Trace.Node {
    /// Creates a node with the names of an element.
    init(_ element: ElementRecord) {
        self.init(
            typeName: element.typeName,
            identifier: element.identifier,
            sourceTag: element.sourceTag,
            parent: element.parent
        )
    }
}

extension [ViewRecord] {
    /// The same views without the elements that they show.
    var withoutElements: [ViewRecord] {
        map { view in
            var copy = view
            copy.element = nil
            copy.flattened = []
            return copy
        }
    }
}

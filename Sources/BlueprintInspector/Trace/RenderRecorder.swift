import BlueprintUI
import Foundation
import HeadlessUIKit

/// A recorder of the renders of one Blueprint view, whose views keep their numbers from one render to the next.
public final class RenderRecorder {
    /// The view whose renders are recorded.
    public let view: BlueprintView
    /// The last render.
    public private(set) var trace: Trace?

    private let numbering = ViewNumbering()
    private let keepsSteps: Bool
    private let number: Int
    private var viewsBefore: [ViewRecord] = []
    private var collector: EventCollector?

    /// Creates a recorder of a view, which gets the number 1.
    ///
    /// - Parameter keepsSteps: false to record only results; the traces then have no events, and take half the memory.
    public init(_ view: BlueprintView, keepsSteps: Bool = true) {
        self.view = view
        self.keepsSteps = keepsSteps
        number = numbering.addNumber(to: view)
    }

    /// The last result as values; a view without elements if nothing is recorded yet.
    public var snapshot: RenderSnapshot {
        trace?.snapshot ?? RenderSnapshot(viewport: view.bounds.size, views: [rootRecord])
    }

    /// Lays the view out and records the render; does nothing if nothing has changed.
    ///
    /// A callback that changes the view makes it render again; the trace is then that of the last render. A render that
    /// is stopped because it takes too long, or is interrupted, leaves the last trace in place.
    @discardableResult
    public func record() -> Trace {
        let before = (trace: trace, lastNumber: numbering.lastNumber)
        listen()
        view.setNeedsLayout()
        view.layoutIfNeeded()
        view.renderObserver = nil
        if let trace = before.trace {
            let isStopped = view.environment.layoutBudget?.stop != nil
            let result = isStopped ? nil : finish()
            guard let result, !Interruption.isRequested else {
                collector = nil
                numbering.rewind(to: before.lastNumber)
                self.trace = trace
                return trace
            }
            self.trace = result
            return result
        }
        let result = finish()
        trace = result
        return result
    }

    private func listen() {
        viewsBefore = snapshot.views.map { view in
            var copy = view
            copy.element = nil
            copy.flattened = []
            return copy
        }
        // The view has its size before the render, which does not change it.
        if !viewsBefore.isEmpty { viewsBefore[0] = rootRecord }
        let collector = EventCollector(
            numbering: numbering,
            before: ViewState(viewsBefore),
            last: trace,
            keepsSteps: keepsSteps
        ) { [unowned self] in
            trace = finish()
            listen()
        }
        self.collector = collector
        view.renderObserver = collector
    }

    private func finish() -> Trace {
        guard let collector else {
            return Trace(events: [], nodes: [], snapshot: snapshot, viewsBefore: viewsBefore, classNames: [:])
        }
        self.collector = nil
        collector.finishBatch()
        // A render without an element has no events, but it has a result.
        guard !collector.events.isEmpty || !keepsSteps || trace == nil || view.layoutTree == nil else {
            var same =
                trace ?? Trace(events: [], nodes: [], snapshot: snapshot, viewsBefore: viewsBefore, classNames: [:])
            same.events = []
            same.viewsBefore = viewsBefore
            return same
        }
        let builder = SnapshotBuilder(view: view, collector: collector, numbering: numbering, root: rootRecord)
        var classNames: [Int: String] = [:]
        classNames.reserveCapacity(viewsBefore.count + collector.classNames.count)
        for view in viewsBefore { classNames[view.number] = view.className }
        for (number, name) in collector.classNames { classNames[number] = name }
        numbering.keep(only: builder.snapshot.views.map(\.number))
        var events = collector.takeEvents()
        builder.renumber(&events)
        var trace = Trace(
            events: events,
            nodes: builder.nodes,
            snapshot: builder.snapshot,
            viewsBefore: viewsBefore,
            classNames: classNames
        )
        trace.decisions = collector.takeDecisions()
        builder.renumber(&trace.decisions)
        return trace
    }

    /// The highest number that a view has got.
    public var lastNumber: Int { numbering.lastNumber }

    /// Takes over a trace of another recorder as the last one, with its view numbers; the own view shows the same tree.
    ///
    /// The numbers of new views continue after the highest number at the time of that trace. Does nothing if the views
    /// do not have the same classes in the same order.
    public func follow(_ theirs: Trace, lastNumber: Int) {
        guard let own = trace,
            own.snapshot.views.map(\.className) == theirs.snapshot.views.map(\.className)
        else { return }
        let pairs = zip(own.snapshot.views.map(\.number), theirs.snapshot.views.map(\.number))
        numbering.rename(Dictionary(pairs) { first, _ in first }, lastNumber: lastNumber)
        trace = theirs
    }

    /// Returns the view with a number; nil if it is not on the screen.
    public func view(number: Int) -> UIView? {
        numbering.view(number: number)
    }

    private var rootRecord: ViewRecord {
        ViewRecord(
            number: number,
            className: numbering.className(type(of: view)),
            parent: nil,
            depth: 0,
            element: nil,
            frame: CGRect(origin: .zero, size: view.bounds.size),
            content: ShownContent(view, holdingViewsIn: view)
        )
    }
}

import BlueprintUI
import Foundation
import HeadlessUIKit

/// Records the renders of one Blueprint view, and keeps the numbers of its views from one to the next.
public final class RenderRecorder {
    /// The view whose renders are recorded.
    public let view: BlueprintView
    /// The last render.
    public private(set) var trace: Trace?

    private let numbering = ViewNumbering()

    /// A recorder of a view, which gets the number 1.
    public init(_ view: BlueprintView) {
        self.view = view
        _ = numbering.number(of: view)
    }

    /// The last result as values; a view without any element if nothing was recorded yet.
    public var snapshot: RenderSnapshot {
        trace?.snapshot ?? RenderSnapshot(viewport: view.bounds.size, views: [rootRecord])
    }

    /// Lays the view out now and records what happens; nothing happens if nothing has changed.
    @discardableResult
    public func record() -> Trace {
        let before = snapshot.views.map { view in
            var copy = view
            copy.element = nil
            copy.vanished = []
            return copy
        }
        let collector = EventCollector(numbering: numbering, before: ViewState(before))
        view.renderObserver = collector
        view.setNeedsLayout()
        view.layoutIfNeeded()
        view.renderObserver = nil
        collector.finishBatch()
        guard !collector.events.isEmpty || trace == nil else {
            var same = trace ?? Trace(events: [], nodes: [], snapshot: snapshot, viewsBefore: before, classNames: [:])
            same.events = []
            same.viewsBefore = before
            trace = same
            return same
        }
        let builder = SnapshotBuilder(view: view, collector: collector, numbering: numbering, root: rootRecord)
        var classNames = collector.classNames
        for view in before { classNames[view.number] = view.className }
        let result = Trace(
            events: builder.renumbered(collector.events),
            nodes: builder.nodes,
            snapshot: builder.snapshot,
            viewsBefore: before,
            classNames: classNames
        )
        numbering.keep(only: Set(builder.snapshot.views.map(\.number)))
        trace = result
        return result
    }

    /// The view with a number, if it is on the screen.
    public func view(number: Int) -> UIView? {
        numbering.view(number: number)
    }

    private var rootRecord: ViewRecord {
        ViewRecord(
            number: numbering.number(of: view),
            className: String(describing: type(of: view)),
            parent: nil,
            depth: 0,
            element: nil,
            frame: CGRect(origin: .zero, size: view.bounds.size),
            content: ShownContent(view)
        )
    }
}

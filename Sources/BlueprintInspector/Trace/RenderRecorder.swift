import BlueprintUI
import Foundation
import HeadlessUIKit

/// A recorder of the renders of one Blueprint view, whose views keep their numbers from one render to the next.
public final class RenderRecorder {
    /// The view whose renders are recorded.
    public let view: BlueprintView

    /// The last render; nil before the first.
    package private(set) var last: Render?

    let numbering = ViewNumbering()
    private let number: Int
    private var recent = RecentSnapshots()
    /// The number of turns of the main run loop in the last layout that had work to do.
    private var turns = 0

    /// Creates a recorder of a view, which gets the number 1.
    public init(_ view: BlueprintView) {
        self.view = view
        number = numbering.addNumber(to: view)
    }

    /// The last render.
    public var trace: Trace? { last?.trace }

    /// The last result as values; a view without elements if nothing is recorded yet.
    public var snapshot: RenderSnapshot {
        last?.snapshot ?? RenderSnapshot(viewport: view.bounds.size, views: [rootRecord])
    }

    /// The highest number that a view has got.
    public var lastNumber: Int { numbering.lastNumber }

    /// Lays the view out and records the render; does nothing if nothing has changed.
    ///
    /// What is set during the render or in a callback makes the view render again, in a turn of the main run loop; the
    /// trace is then that of the last render. A render that is stopped because it takes too long, or is interrupted,
    /// leaves the last trace in place.
    @discardableResult
    public func record() -> Trace { layOut(recordsSteps: true).trace }

    /// Does the same as ``record()`` for a render whose result is known.
    func record(knowing result: RenderSnapshot) -> Trace { layOut(recordsSteps: true, knowing: result).trace }

    /// Lays the view out and returns the render without its steps; unchanged parts cost little.
    ///
    /// Otherwise it does the same as ``record()``.
    ///
    /// - Parameter repeats: Repeat the render and return its trace; called when the trace is needed.
    @discardableResult
    package func render(_ repeats: Render.Repeats = Render.Repeats()) -> Render {
        layOut(recordsSteps: false, repeats)
    }

    /// Lays the view out.
    ///
    /// - Parameter result: The result, if it is known.
    private func layOut(
        recordsSteps: Bool,
        knowing result: RenderSnapshot? = nil,
        _ repeats: Render.Repeats = Render.Repeats()
    ) -> Render {
        let earlier = (render: last, lastNumber: numbering.lastNumber)
        var pass: (before: EarlierViews, collector: EventCollector?)?
        func finish(_ result: RenderSnapshot?) -> Render {
            guard let pass else { return unchanged }
            if let collector = pass.collector { return recorded(by: collector, before: pass.before.views, result) }
            return shown(before: pass.before, repeats)
        }
        view.willRender = { [unowned self] in
            // The known result is that of the last pass.
            if pass != nil { last = finish(nil) }
            pass = (viewsNow, nil)
            guard recordsSteps else { return }
            let before = viewsNow.views.withoutElements
            let collector = EventCollector(numbering: numbering, before: ViewState(before))
            collector.expect(elements: result?.elements.count ?? 0)
            pass = (EarlierViews(before), collector)
            view.renderObserver = collector
        }
        view.setNeedsLayout()
        view.layoutIfNeeded()
        takeTurns()
        (view.willRender, view.renderObserver) = (nil, nil)
        if let render = earlier.render, isStopped { return takeBack(to: render, lastNumber: earlier.lastNumber) }
        let render = finish(result)
        if let earlier = earlier.render, Interruption.isRequested {
            return takeBack(to: earlier, lastNumber: self.lastNumber)
        }
        last = render
        return render
    }

    /// Takes the turns of the main run loop that follow a layout, until they change nothing more.
    ///
    /// A chain of updates that has no end waits, before the view would stop the program, for the next layout.
    private func takeTurns() {
        turns = 0
        for _ in 2..<Deferral.limit where view.hasTurnToTake && !isStopped {
            if view.hasWorkPutOff { turns += 1 }
            view.takeTurn()
        }
    }

    private var isStopped: Bool { view.environment.layoutBudget?.stop != nil || Interruption.isRequested }

    /// Forgets a render that was stopped.
    private func takeBack(to render: Render, lastNumber: Int) -> Render {
        numbering.rewind(to: lastNumber)
        recent.last = nil
        last = render
        return render
    }

    /// The views on the screen; the first has its size before the next render, which does not change it.
    private var viewsNow: EarlierViews {
        let (views, root) = (snapshot.views, rootRecord)
        return EarlierViews(views, root: views.first == root ? nil : root)
    }

    // MARK: - Results

    /// The last result again, after a layout in which nothing had changed.
    private var unchanged: Render {
        if last == nil, view.layoutTree != nil { return shown(before: viewsNow, Render.Repeats()) }
        guard var trace = last?.hasTrace == true ? last?.trace : nil else {
            return Render(viewsBefore: viewsNow, snapshot: snapshot)
        }
        trace.events = []
        trace.turns = turns
        trace.viewsBefore = viewsNow.views.withoutElements
        return Render(trace)
    }

    /// Returns the render that has just ended, without its steps.
    private func shown(before: EarlierViews, _ repeats: Render.Repeats) -> Render {
        numbering.number(view.mounted, areKnown: false)
        let snapshot = takeSnapshot()
        return Render(
            viewsBefore: before,
            snapshot: snapshot,
            movedViews: view.movedSiblings.flatMap(\.movedViews),
            mayMeasureOften: view.layoutTree.map { $0.mostComputed > Trace.mostMeasures } ?? false,
            repeats: repeats
        )
    }

    /// Returns the render that has just ended, with the steps that an observer has collected.
    private func recorded(by collector: EventCollector, before: [ViewRecord], _ result: RenderSnapshot?) -> Render {
        collector.finishBatch()
        if result == nil { numbering.number(view.mounted, areKnown: true) } else { view.layoutTree?.root.number() }
        recent.last = nil
        let snapshot = result ?? takeSnapshot()
        var nodes = snapshot.elements.map(Trace.Node.init)
        collector.addMeasured(to: &nodes)
        var classNames = ViewClasses(before.lazy.map { ($0.number, $0.className) })
        classNames.add(collector.classNames)
        let (events, decisions) = collector.takeSteps()
        var trace = Trace(
            events: events,
            nodes: nodes,
            snapshot: snapshot,
            viewsBefore: before,
            classNames: classNames
        )
        trace.decisions = decisions
        trace.turns = turns
        return Render(trace)
    }

    private func takeSnapshot() -> RenderSnapshot {
        let builder = SnapshotBuilder(of: view, numbering: numbering, root: rootRecord, recent: &recent)
        if Interruption.isRequested { recent.last = nil }
        if numbering.count != builder.snapshot.views.count {
            numbering.keep(only: builder.snapshot.views.map { $0.number })
        }
        return builder.snapshot
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

    // MARK: - Numbers

    /// Takes over the result of another recorder as the last one, with its view numbers; the own view shows the same
    /// tree.
    ///
    /// The numbers of new views continue after the highest number at the time of that result. Does nothing if the views
    /// do not have the same classes in the same order.
    public func follow(_ theirs: RenderSnapshot, lastNumber: Int) {
        guard let own = last, own.snapshot.views.map(\.className) == theirs.views.map(\.className) else { return }
        let pairs = zip(own.snapshot.views.map(\.number), theirs.views.map(\.number))
        let numbers = Dictionary(pairs) { first, _ in first }
        numbering.rename(numbers, lastNumber: lastNumber)
        var remaining = view.mounted
        while let mounted = remaining.popLast() {
            mounted.number = numbers[mounted.number] ?? mounted.number
            for index in 0..<mounted.childCount { remaining.append(mounted.child(atIndex: index)) }
        }
        last = Render(snapshot: theirs)
        recent.last = nil
    }

    /// Returns the view with a number; nil if it is not on the screen.
    public func view(number: Int) -> UIView? {
        numbering.view(number: number)
    }
}

extension MovedSiblings {
    /// The numbers of the views that moved, in the order of the steps.
    ///
    /// A view that has reached its index because others have moved does not move.
    fileprivate var movedViews: [Int] {
        var events: [TraceEvent] = []
        func add(_ kind: TraceEvent.Kind, _ index: Int) {
            events.append(TraceEvent(number: events.count + 1, kind: kind, view: after[index].number))
        }
        for index in after.indices {
            add(isCreated[index] ? .created(parent: 0, index: index) : .reused(path: ""), index)
        }
        for index in moved { add(.moved(from: 0, to: index), index) }
        let placed = SiblingBatch(parent: 0, events: events[...]).placed(before.map(\.number))
        return placed.compactMap { event in
            if case .moved = event.kind { event.view } else { nil }
        }
    }
}

extension RenderRecorder {
    /// Repeats the layout of the view's element and returns its steps, up to the rounding; no view is changed.
    ///
    /// It takes about half of the time and memory of a whole trace, whose first steps are the same. Returns nil if the
    /// work is interrupted.
    ///
    /// - Parameter snapshot: The result of the render that is repeated.
    func recordLayout(knowing snapshot: RenderSnapshot) -> Trace? {
        guard let budget = view.environment.layoutBudget else { return nil }
        let collector = EventCollector(numbering: numbering, before: ViewState([]))
        collector.expect(elements: snapshot.elements.count)
        var trace: Trace?
        // The tree of a refused render is freed, so it is read before.
        budget.refuses = {
            collector.root?.number()
            var nodes = snapshot.elements.map(Trace.Node.init)
            collector.addMeasured(to: &nodes)
            let (events, decisions) = collector.takeSteps()
            trace = Trace(events: events, nodes: nodes, snapshot: snapshot, viewsBefore: [], classNames: ViewClasses())
            trace?.decisions = decisions
            return true
        }
        view.renderObserver = collector
        view.setNeedsLayout()
        view.layoutIfNeeded()
        view.renderObserver = nil
        return budget.stop == .refused && !Interruption.isRequested ? trace : nil
    }
}

extension LayoutNode {
    /// Gives the nodes of a tree their positions in the list of elements.
    func number() {
        var remaining: ContiguousArray<LayoutNode> = [self]
        var count = 0
        while let node = remaining.popLast(), !Interruption.isRequested(atStep: count) {
            node.position = count
            count += 1
            let start = remaining.count
            node.forEachChild { remaining.append($0) }
            // The last node is visited first.
            remaining[start...].reverse()
        }
    }
}

/// The last snapshots of a recorder: the last one, from which the next copies, and an old one, whose storage it takes.
struct RecentSnapshots {
    /// The last snapshot; nil if the positions in the view's nodes are not those of its records.
    var last: RenderSnapshot?
    // A session shows the last snapshot and compares it with the one before; the third is nobody's.
    private var older: [RenderSnapshot] = []

    /// The most elements of a snapshot whose storage is kept: of a large tree, it would take much memory.
    private static let mostElements = 16_384

    /// Adds the snapshot of the last render.
    mutating func add(_ snapshot: RenderSnapshot) {
        if let last, last.elements.count <= Self.mostElements { older.append(last) } else { older = [] }
        last = snapshot
    }

    /// Returns an old snapshot that nobody needs; an empty one if there is none.
    mutating func takeSpare() -> RenderSnapshot {
        older.count > 1 ? older.removeFirst() : RenderSnapshot(viewport: .zero)
    }
}

import BlueprintInspector
import Foundation

/// One recorded render that is walked through: what stepping commands do, without the words of a session around it.
public final class WalkingRun {
    private let trace: Trace
    private let labels: NodeLabels
    private var cursor: TraceCursor

    /// The number of events in the render.
    public var count: Int { cursor.count }

    /// Records the first render of a tree, and names its elements.
    public init(recording run: BenchmarkRun) {
        run.assign()
        trace = RenderRecorder(run.view).record()
        labels = trace.labels(names: .paths)
        cursor = TraceCursor(trace)
    }

    /// Goes to an event and tells what happens in it and which questions are open; answers how long that is.
    @discardableResult
    @inline(never)
    public func goTo(_ event: Int) -> Int {
        cursor.goto(event)
        return told()
    }

    /// Goes to the next event, and tells it.
    @discardableResult
    @inline(never)
    public func step() -> Int {
        cursor.step()
        return told()
    }

    /// Finds where the width of an element was decided, from the end backwards; answers the number of the event.
    @discardableResult
    @inline(never)
    public func findWidth(ofElement node: Int) -> Int {
        trace.decisions(on: .width, ofNodes: [node]).last?.event ?? 0
    }

    /// The result as it was where one stands, for who draws it; answers the number of its views.
    @discardableResult
    @inline(never)
    public func look() -> Int { cursor.snapshot.views.count }

    private func told() -> Int {
        let line = EventPhrases(trace, labels: labels).line(at: cursor.position)
        let questions = OpenProposals(trace, labels: labels).text(at: cursor.position, limit: 6)
        return line.count + questions.plain.count
    }
}

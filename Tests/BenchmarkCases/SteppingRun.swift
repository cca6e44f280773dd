import BlueprintInspector
import Foundation

/// A recorded render to step through: the work of the stepping commands without the output of a session.
public final class SteppingRun {
    private let trace: Trace
    private let labels: NodeLabels
    private var cursor: TraceCursor

    /// The number of steps in the render.
    public var count: Int { cursor.count }

    /// Records the first render of a tree and names its elements.
    public init(recording run: BenchmarkRun) {
        run.assign()
        trace = RenderRecorder(run.view).record()
        labels = trace.labels(names: .paths)
        cursor = TraceCursor(trace)
    }

    /// Goes to a step and describes it and the pending proposals; returns the length of the description.
    @discardableResult
    @inline(never)
    public func goTo(_ event: Int) -> Int {
        cursor.goto(event)
        return told()
    }

    /// Goes to the next step and describes it.
    @discardableResult
    @inline(never)
    public func step() -> Int {
        cursor.step()
        return told()
    }

    /// Finds the step that decides the width of an element, from the end backwards; returns its number.
    @discardableResult
    @inline(never)
    public func findWidth(ofElement node: Int) -> Int {
        trace.decisions(on: .width, ofNodes: [node]).last?.event ?? 0
    }

    /// Returns the number of views in the result at the current step, as a drawing needs it.
    @discardableResult
    @inline(never)
    public func look() -> Int { cursor.snapshot.views.count }

    private func told() -> Int {
        let line = EventPhrases(trace, labels: labels).line(at: cursor.position)
        let questions = OpenProposals(trace, labels: labels).text(at: cursor.position, limit: 6)
        return line.count + questions.plain.count
    }
}

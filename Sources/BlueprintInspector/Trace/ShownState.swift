import BlueprintUI
import Foundation

/// A view's element with its surroundings, and the result: everything that another view needs to show the same.
package struct ShownState {
    /// The element; nil for none.
    package var element: (any Element)?
    /// The environment, without a budget.
    package var environment: Environment
    /// The frame of the view, in points.
    package var frame: CGRect
    /// The result.
    package var snapshot: RenderSnapshot
    /// The highest number that a view had afterwards.
    package var lastNumber: Int

    /// Creates a state of these parts; the default result is that of nothing.
    package init(
        element: (any Element)? = nil,
        environment: Environment,
        frame: CGRect,
        snapshot: RenderSnapshot = RenderSnapshot(viewport: .zero),
        lastNumber: Int = 0
    ) {
        self.element = element
        self.environment = environment
        self.frame = frame
        self.snapshot = snapshot
        self.lastNumber = lastNumber
    }

    /// Returns a new view that shows the same, with a recorder that continues the numbering of views.
    package func view(with budget: LayoutBudget) -> (BlueprintView, RenderRecorder) {
        let view = newView(with: budget)
        let recorder = RenderRecorder(view)
        recorder.render()
        Leftovers.keep(view)
        if !Interruption.isRequested { recorder.follow(snapshot, lastNumber: lastNumber) }
        return (view, recorder)
    }

    /// Returns the steps of the render that led here, up to the rounding, by repeating it in a new view; nil if the work
    /// is interrupted.
    ///
    /// - Parameter snapshot: The result of the render that is repeated.
    package func layoutTrace(knowing snapshot: RenderSnapshot) -> Trace? {
        // The render was complete within its own budget.
        let view = newView(with: LayoutBudget(steps: .max))
        return RenderRecorder(view).recordLayout(knowing: snapshot)
    }

    /// Returns the trace of the render that led here from an earlier state, by repeating it in a new view; nil if the work
    /// is interrupted.
    ///
    /// - Parameter snapshot: The result of the render that is repeated.
    package func trace(after before: ShownState, knowing snapshot: RenderSnapshot) -> Trace? {
        // The render was complete within its own budget.
        let budget = LayoutBudget(steps: .max)
        let (view, recorder) = before.view(with: budget)
        guard !Interruption.isRequested else { return nil }
        view.environment = environment
        view.environment.layoutBudget = budget
        view.frame = frame
        view.element = element
        let trace = recorder.record(knowing: snapshot)
        Leftovers.keep(view)
        return budget.stop == nil && !Interruption.isRequested ? trace : nil
    }

    /// Returns a view of the element that is not laid out yet.
    private func newView(with budget: LayoutBudget) -> BlueprintView {
        let view = BlueprintView(element: element, environment: environment)
        view.standInForWindow()
        view.environment.layoutBudget = budget
        view.frame = frame
        return view
    }
}

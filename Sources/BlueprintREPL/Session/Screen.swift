import BlueprintInspector
import BlueprintUI
import Foundation
import HeadlessUIKit

/// The view that shows a session's document, and the recorder of its renders.
///
/// It lives as long as the session, so that each edit updates the views of the previous one.
final class Screen {
    private let view: BlueprintView
    private let recorder: RenderRecorder
    /// The limit on the work of a layout.
    let budget: LayoutBudget
    /// The last render.
    private(set) var trace: Trace
    /// The result of the render before the last.
    private(set) var snapshotBefore: RenderSnapshot

    /// An empty screen.
    init(settings: Settings, options: SessionOptions) {
        budget = LayoutBudget(steps: options.longestLayout, isInterrupted: options.isInterrupted)
        view = BlueprintView(element: nil)
        view.frame = CGRect(origin: .zero, size: settings.viewport)
        recorder = RenderRecorder(view)
        trace = recorder.record()
        snapshotBefore = trace.snapshot
    }

    /// A copy that shows the same element in its own view and continues the numbering of views.
    init(copying other: Screen, showing element: (any Element)?, in environment: Environment, settings: Settings) {
        budget = other.budget
        view = BlueprintView(element: element, environment: environment)
        view.frame = CGRect(origin: .zero, size: settings.viewport)
        recorder = RenderRecorder(view)
        recorder.record()
        recorder.follow(other.recorder)
        trace = other.trace
        snapshotBefore = other.snapshotBefore
    }

    /// The elements on the screen.
    var liveTree: LiveTree? { LiveTree(view, showing: snapshot) }

    /// The result of the last render.
    var snapshot: RenderSnapshot { trace.snapshot }

    /// Shows an element.
    ///
    /// - Throws: ``LayoutStopped`` if its layout takes too long; the previous element then stays on the screen.
    func show(_ element: (any Element)?, in environment: Environment, settings: Settings) throws {
        let before = (view.element, view.environment, view.frame)
        view.environment = environment
        view.environment.layoutBudget = budget
        view.frame = CGRect(origin: .zero, size: settings.viewport)
        view.element = element
        let new = recorder.record()
        if let stop = budget.stop {
            (view.element, view.environment, view.frame) = before
            throw LayoutStopped(stop, limit: budget.limit)
        }
        snapshotBefore = trace.snapshot
        trace = new
    }

    /// Lays out an element in a separate view.
    ///
    /// - Throws: ``LayoutStopped`` if its layout takes too long.
    func rehearse(_ element: (any Element)?, in environment: Environment, settings: Settings) throws {
        guard let element else { return }
        var environment = environment
        environment.layoutBudget = budget
        let view = BlueprintView(element: element, environment: environment)
        view.frame = CGRect(origin: .zero, size: settings.viewport)
        view.layoutIfNeeded()
        if let stop = budget.stop { throw LayoutStopped(stop, limit: budget.limit) }
    }
}

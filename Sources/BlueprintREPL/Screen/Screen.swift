import BlueprintInspector
import BlueprintUI
import Foundation
import HeadlessUIKit

/// The view that shows a session's document, and the recorder of its renders.
///
/// It lives as long as the session, so that each edit updates the views of the previous one.
final class Screen {
    /// The state of the screen that an interrupted line brings back.
    struct Contents {
        fileprivate var element: (any Element)?
        fileprivate var environment: Environment
        fileprivate var frame: CGRect
        /// The last render.
        fileprivate(set) var trace: Trace
        /// The result of the render before the last.
        fileprivate(set) var snapshotBefore: RenderSnapshot
        /// The highest number that a view had after it.
        fileprivate var lastNumber: Int
        /// The number of renders that led here.
        fileprivate var count = 0
    }

    /// The state of the screen.
    private(set) var contents: Contents
    /// The limit on the work of a layout.
    let budget: LayoutBudget

    private let keepsSteps: Bool
    private var view: BlueprintView
    private var recorder: RenderRecorder
    /// True if the view is not what the contents say, because the last render was interrupted.
    private var isTorn = false

    /// An empty screen.
    init(settings: Settings, options: SessionOptions) {
        keepsSteps = true
        budget = LayoutBudget(steps: options.limits.layoutSteps, elements: options.limits.elements)
        view = BlueprintView(element: nil)
        view.frame = CGRect(origin: .zero, size: settings.viewport)
        recorder = RenderRecorder(view)
        let trace = recorder.record()
        contents = Contents(
            environment: view.environment,
            frame: view.frame,
            trace: trace,
            snapshotBefore: trace.snapshot,
            lastNumber: recorder.lastNumber
        )
    }

    /// A copy that shows the same element in its own view and continues the numbering of views.
    ///
    /// - Parameter keepsSteps: false if the steps of its renders are not needed.
    init(
        copying other: Screen,
        showing element: (any Element)?,
        in environment: Environment,
        settings: Settings,
        keepsSteps: Bool
    ) {
        self.keepsSteps = keepsSteps
        budget = other.budget
        contents = other.contents
        contents.element = element
        contents.environment = environment
        contents.environment.layoutBudget = budget
        contents.frame.size = settings.viewport
        (view, recorder) = Self.view(showing: contents, keepsSteps: keepsSteps)
    }

    /// Returns a new view that shows contents, with a recorder that continues the numbering of views.
    private static func view(showing contents: Contents, keepsSteps: Bool) -> (BlueprintView, RenderRecorder) {
        let view = BlueprintView(element: contents.element, environment: contents.environment)
        view.frame = contents.frame
        let own = RenderRecorder(view, keepsSteps: keepsSteps)
        own.record()
        own.follow(contents.trace, lastNumber: contents.lastNumber)
        return (view, own)
    }

    /// The last render.
    var trace: Trace { contents.trace }

    /// The result of the render before the last.
    var snapshotBefore: RenderSnapshot { contents.snapshotBefore }

    /// The elements on the screen; nil if there are none, or if the work is interrupted.
    var liveTree: LiveTree? {
        mend()
        return isTorn ? nil : LiveTree(view, showing: snapshot)
    }

    /// The result of the last render.
    var snapshot: RenderSnapshot { trace.snapshot }

    /// Shows an element.
    ///
    /// - Throws: ``LayoutStopped`` if its layout takes too long or is interrupted; the contents then stay the same.
    func show(_ element: (any Element)?, in environment: Environment, settings: Settings) throws {
        mend()
        guard !isTorn else { throw LayoutStopped(.interrupted, budget) }
        view.environment = environment
        view.environment.layoutBudget = budget
        view.frame = CGRect(origin: .zero, size: settings.viewport)
        view.element = element
        let trace = recorder.record()
        budget.stopIfInterrupted()
        if let stop = budget.stop {
            // A layout that took too long has changed no view, an interrupted render may have.
            if stop == .interrupted {
                isTorn = true
            } else {
                (view.element, view.environment, view.frame) = (contents.element, contents.environment, contents.frame)
            }
            throw LayoutStopped(stop, budget)
        }
        contents = Contents(
            element: element,
            environment: view.environment,
            frame: view.frame,
            trace: trace,
            snapshotBefore: contents.trace.snapshot,
            lastNumber: recorder.lastNumber,
            count: contents.count + 1
        )
    }

    /// Brings earlier contents back; a new view is made when it is needed.
    func restore(_ earlier: Contents) {
        guard earlier.count != contents.count else { return }
        isTorn = true
        contents = earlier
    }

    /// Makes a new view if the old one does not show the contents; if that is interrupted, it stays to be done.
    private func mend() {
        guard isTorn else { return }
        let made = Self.view(showing: contents, keepsSteps: keepsSteps)
        guard !Interruption.isRequested else { return }
        (view, recorder) = made
        isTorn = false
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
        if let stop = budget.stop { throw LayoutStopped(stop, budget) }
    }
}

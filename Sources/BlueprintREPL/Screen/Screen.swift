import BlueprintInspector
import BlueprintUI
import Foundation
import HeadlessUIKit

/// The view that shows a session's document, and the recorder of its renders.
///
/// It lives as long as the session, so that each edit updates the views of the previous one. The steps of a render are
/// recorded when they are needed, by repeating it in another view.
final class Screen {
    /// The state of the screen that an interrupted line brings back.
    struct Contents {
        fileprivate(set) var shown: ShownState
        /// The last render.
        fileprivate(set) var render: Render
        /// The result of the render before the last.
        fileprivate(set) var snapshotBefore: RenderSnapshot
        /// True if the element may be laid out once more without effects.
        fileprivate var isRepeatable = true
        /// The number of renders that led here.
        fileprivate var count = 0
    }

    /// The state of the screen.
    private(set) var contents: Contents
    /// The limit on the work of a layout.
    let budget: LayoutBudget

    private var view: BlueprintView
    private var recorder: RenderRecorder
    /// True if the view is not what the contents say, because the last render was interrupted or its views were freed.
    private var isTorn = false
    private let mostElementsKept: Int
    /// The large trees that an interrupted line has made for nothing.
    let leftovers = Leftovers()

    /// An empty screen.
    init(settings: Settings, options: SessionOptions) {
        budget = LayoutBudget(steps: options.limits.layoutSteps, elements: options.limits.elements)
        mostElementsKept = options.mostElementsKept
        view = BlueprintView(element: nil)
        view.standInForWindow()
        view.frame = CGRect(origin: .zero, size: settings.viewport)
        view.environment.layoutBudget = budget
        recorder = RenderRecorder(view)
        let render = recorder.render()
        contents = Contents(
            shown: ShownState(
                environment: .empty,
                frame: view.frame,
                snapshot: render.snapshot,
                lastNumber: recorder.lastNumber
            ),
            render: render,
            snapshotBefore: render.snapshot
        )
    }

    /// A copy that shows the same element in its own view and continues the numbering of views.
    init(
        copying other: Screen,
        showing element: (any Element)?,
        in environment: Environment,
        settings: Settings
    ) {
        budget = other.budget
        mostElementsKept = other.mostElementsKept
        contents = other.contents
        contents.shown.element = element
        contents.shown.environment = environment
        contents.shown.frame.size = settings.viewport
        (view, recorder) = contents.shown.view(with: budget)
    }

    /// The last render.
    var render: Render { contents.render }

    /// The steps of the last render, which are recorded when they are first needed.
    var trace: Trace {
        if !render.hasTrace { freeLargeTree() }
        return render.trace
    }

    /// The steps of the last render before its update, at least; they cost about half as much.
    var layoutTrace: Trace {
        if !render.hasLayoutTrace { freeLargeTree() }
        return render.layoutTrace
    }

    /// True if the tree is too large to be held twice.
    var isLarge: Bool { snapshot.elements.count > mostElementsKept }

    /// The result of the last render.
    var snapshot: RenderSnapshot { contents.shown.snapshot }

    /// The result of the render before the last.
    var snapshotBefore: RenderSnapshot { contents.snapshotBefore }

    /// True if the last render shows what the one before it showed, in the same views.
    var looksAsBefore: Bool { snapshot.looksLike(snapshotBefore) }

    /// The elements on the screen; nil if there are none, or if the work is interrupted.
    var liveTree: LiveTree? {
        mend()
        return isTorn ? nil : LiveTree(view, showing: snapshot)
    }

    /// The elements that VoiceOver reads of the views on the screen; nil if the work is interrupted.
    var accessibility: AccessibilityReader? {
        mend()
        return isTorn ? nil : AccessibilityReader(recorder)
    }

    /// Ends interrupted work early, whose result would be incomplete.
    ///
    /// - Throws: ``LayoutStopped`` if the work is interrupted.
    func goOn() throws {
        if Interruption.isRequested { throw LayoutStopped(.interrupted, budget) }
    }

    /// False if the views were freed, or an interrupted render has changed them; they are then made again when needed.
    var hasViews: Bool { !isTorn }

    /// The number of sizes that each node's layout computed, by the node's position in the trace; empty if no layout has
    /// computed very many.
    var measureCounts: [Int] {
        let counts = render.measureCounts
        // The engine's own counts include earlier renders; they begin again at 0 if these are too large.
        if !counts.isEmpty, !counts.contains(where: { $0 > WarningRule.mostMeasures }) { view.forgetLayout() }
        return counts
    }

    /// An estimate of the number of steps of the render; they are only recorded for it if there may be very many.
    var stepEstimate: Int {
        if measureCounts.contains(where: { $0 > WarningRule.mostMeasures }) {
            return layoutTrace.range(of: .layout)?.count ?? 0
        }
        // An element is measured, placed, flattened or rounded, and its view is created and written to.
        return snapshot.elements.count * 10
    }

    /// Shows an element.
    ///
    /// - Parameters:
    ///   - isRepeatable: false if a layout of the element or an update of its views may have effects; its steps are then
    ///     recorded at once.
    ///   - refusal: Returns the error that refuses the render; asked from time to time until its frames are known,
    ///     before a view changes.
    /// - Throws: The refusal, or ``LayoutStopped`` if the layout takes too long or is interrupted; the contents then
    ///   stay the same.
    func show(
        _ element: (any Element)?,
        in environment: Environment,
        settings: Settings,
        isRepeatable: Bool,
        refusal: @escaping () -> (any Error)? = { nil }
    ) throws {
        mend()
        guard !isTorn else { throw LayoutStopped(.interrupted, budget) }
        let before = (element: view.element, environment: view.environment, frame: view.frame)
        // In an identical environment, unchanged elements are not laid out again.
        if !contents.shown.environment.hasEqualValues(as: environment) {
            view.environment = environment
            view.environment.layoutBudget = budget
        }
        view.frame = CGRect(origin: .zero, size: settings.viewport)
        view.element = element
        var shown = ShownState(element: element, environment: environment, frame: view.frame)
        var refused: (any Error)?
        let refuses = {
            refused = refusal()
            return refused != nil
        }
        (budget.refuses, budget.refusesEarly) = (refuses, refuses)
        let render = render(shown, isRepeatable: isRepeatable && contents.isRepeatable)
        (budget.refuses, budget.refusesEarly) = (nil, nil)
        budget.stopIfInterrupted()
        if let stop = budget.stop {
            // A layout that took too long or is refused has changed no view, an interrupted render may have.
            if stop == .interrupted {
                isTorn = true
            } else {
                (view.element, view.environment, view.frame) = before
            }
            throw refused ?? LayoutStopped(stop, budget)
        }
        (shown.snapshot, shown.lastNumber) = (render.snapshot, recorder.lastNumber)
        contents = Contents(
            shown: shown,
            render: render,
            snapshotBefore: contents.shown.snapshot,
            isRepeatable: isRepeatable,
            count: contents.count + 1
        )
    }

    /// Returns the height that an element takes at a width, in points.
    ///
    /// - Throws: ``LayoutStopped`` if the layout takes too long or is interrupted.
    func height(of element: any Element, in environment: Environment, width: Double) throws -> Double {
        let proposal = CGSize(width: width, height: .greatestFiniteMagnitude)
        return try size(of: element, in: environment, proposing: proposal).height
    }

    /// Returns the size that an element measures in a view, in points, proposed a size.
    ///
    /// - Throws: ``LayoutStopped`` if the layout takes too long or is interrupted.
    func size(of element: any Element, in environment: Environment, proposing proposal: CGSize) throws -> CGSize {
        let view = BlueprintView(element: element)
        view.standInForWindow()
        view.environment = environment
        view.environment.layoutBudget = budget
        let size = view.sizeThatFits(proposal)
        if let stop = budget.stop { throw LayoutStopped(stop, budget) }
        return size
    }

    /// Renders the view; the steps are recorded at once if the render cannot be repeated.
    private func render(_ shown: ShownState, isRepeatable: Bool) -> Render {
        guard isRepeatable else { return Render(recorder.record()) }
        let before = contents.shown
        return recorder.render(
            Render.Repeats(
                whole: { shown.trace(after: before, knowing: $0) },
                layout: { shown.layoutTrace(knowing: $0) }
            )
        )
    }

    /// Brings earlier contents back; a new view is made when it is needed.
    func restore(_ earlier: Contents) {
        guard earlier.count != contents.count else { return }
        isTorn = true
        contents = earlier
    }

    /// Frees the views of a large tree and its nodes before they are made a second time; new ones are made when they
    /// are needed.
    ///
    /// A tree whose code may have effects stays, as making it again would run the code again.
    func freeLargeTree() {
        guard contents.isRepeatable, isLarge, !isTorn, !Interruption.isRequested else { return }
        let old = (view: view, recorder: recorder)
        isTorn = true
        view = BlueprintView(element: nil)
        view.standInForWindow()
        recorder = RenderRecorder(view)
        old.view.dismantle()
        Leftovers.keep(old.view, old.recorder)
    }

    /// Makes a new view if the old one does not show the contents; if that is interrupted, it stays to be done.
    ///
    /// Returns true if code of the contents may have run again for it.
    @discardableResult
    func mend() -> Bool {
        guard isTorn else { return false }
        let made = contents.shown.view(with: budget)
        guard !Interruption.isRequested else { return true }
        (view, recorder) = made
        isTorn = false
        return true
    }
}

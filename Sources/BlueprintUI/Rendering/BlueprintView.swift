import Foundation
import HeadlessUIKit

/// A view that shows an element.
///
/// Set ``element``; the next layout of the view runs four passes: the element tree is laid out, flattened to view
/// nodes, rounded to pixels, and the views are updated to match. They are in the view's only subview.
///
/// Content appears when the view is in a window: `onAppear` is called after the update, for parents before children.
/// When the view leaves its window, `onDisappear` is called in the same order.
///
/// Its background is white, and it hugs its content with high priority.
///
/// What is set during an update, for example by a view's configuration, is shown by an update of its own in a later turn
/// of the main run loop: one for all that was set, and none in a layout before that turn. What a callback such as
/// `onAppear` sets is shown by the next layout, as the update is over when callbacks are called.
public final class BlueprintView: UIView {
    /// The element shown by the view; nil shows nothing.
    public var element: (any Element)? {
        didSet { if oldValue != nil || element != nil { setNeedsRender() } }
    }

    /// The environment in which the element is laid out.
    ///
    /// The layout direction and the safe-area insets come from the view itself, and the size of the window from its window;
    /// values set here have no effect. Keys without a value here inherit that of a containing Blueprint view, see
    /// ``automaticallyInheritsEnvironmentFromContainingBlueprintViews``.
    public var environment: Environment {
        didSet { if !oldValue.isEmpty || !environment.isEmpty { setNeedsRender() } }
    }

    /// True if the view inherits the environment of the element that contains it; true by default.
    public var automaticallyInheritsEnvironmentFromContainingBlueprintViews: Bool = true {
        didSet {
            if automaticallyInheritsEnvironmentFromContainingBlueprintViews != oldValue { setNeedsRender() }
        }
    }

    /// The layout mode; nil uses that of the environment.
    public var layoutMode: LayoutMode? {
        didSet {
            if layoutMode != oldValue { setNeedsRender() }
        }
    }

    /// A name that identifies the view in inspection.
    public var name: String?

    /// The delegate that receives the duration of each render; without one no time is measured.
    public weak var metricsDelegate: (any BlueprintViewMetricsDelegate)?
    /// An object that is the delegate on behalf of another one; the view retains it.
    package var substituteMetricsDelegate: (any BlueprintViewMetricsDelegate)? {
        didSet { metricsDelegate = substituteMetricsDelegate }
    }

    /// True if touches outside the element's views pass through to views behind this one.
    public var passThroughTouches: Bool = false

    /// The observer of the following renders.
    package var renderObserver: (any RenderObserver)?
    /// The layout tree of the last render.
    package private(set) var layoutTree: LayoutTree?
    /// The view tree of the last render.
    package private(set) var viewTree = ViewTree()
    // The nodes of a layout refer to their view nodes without retaining them, also in a render that was stopped.
    private var stoppedViewTrees: [ViewTree] = []

    /// A function that is called before each render.
    package var willRender: (() -> Void)?
    /// The siblings among which the last update has moved views.
    package private(set) var movedSiblings: [MovedSiblings] = []
    /// The views on the screen; not to be read during a render, which changes them.
    package private(set) var mounted: ContiguousArray<MountedView> = []
    private(set) var needsRender = true
    private(set) var isRendering = false
    private var deferral = Deferral()
    /// The Blueprint views that inherit their environment from an element of this one.
    var inheritingViews = InheritingViews()
    /// The environment of the last render, with its sources.
    var lastEnvironment: (sources: EnvironmentSources, joined: Environment)?
    /// The environment of the element whose view this one is part of, while it is only measured.
    var measuringEnvironment: Environment?
    /// The space in which the last render rounded; nil without a Blueprint view around this one.
    private(set) var roundingSpace: Round.Space?
    /// The measured sizes of the element.
    var measuredSizes = MeasuredSizes()
    /// True if the view takes the place of a window; see ``standInForWindow()``.
    package private(set) var standsForWindow = false
    /// The view that holds the content; touches outside the content are touches of this view.
    let contentView = PassthroughView(frame: .zero)
    /// True if the content has appeared and not disappeared.
    private var hasAppeared = false
    private var hasRendered = false
    private var clock: RenderClock?
    // False if a stopped layout has changed nodes of the layout tree.
    private var canReuseNodes = true

    /// Creates a view of zero size that shows an element.
    public init(element: (any Element)?, environment: Environment = .empty) {
        self.element = element
        self.environment = environment
        super.init(frame: .zero)
        setUp()
    }

    /// Creates a view of zero size without an element.
    public convenience init() {
        self.init(element: nil)
    }

    /// Creates a view with a frame in points and without an element.
    public override init(frame: CGRect) {
        environment = .empty
        super.init(frame: frame)
        setUp()
    }

    private func setUp() {
        backgroundColor = .white
        addSubview(contentView)
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
    }

    /// Returns nil: there are no archives of views here.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Lets the view take the place of a window: its content appears, and the layout direction and the safe-area insets
    /// of its environment are those of the window.
    ///
    /// Called by tools that show an element without a window.
    package func standInForWindow() {
        standForWindow()
        standsForWindow = true
        setNeedsRender()
    }

    // MARK: - Changes that cause a render

    /// The bounds of the view; a change of size lays the element out again.
    public override var bounds: CGRect {
        didSet {
            if bounds.size != oldValue.size { setNeedsRender() }
        }
    }

    /// The meaning of the content for right-to-left languages; a forced direction sets that of the environment.
    public override var semanticContentAttribute: UISemanticContentAttribute {
        didSet {
            if semanticContentAttribute != oldValue { setNeedsRender() }
        }
    }

    /// The part of this view that is outside an ancestor's safe area, in points; passed to the environment.
    public override var safeAreaInsets: UIEdgeInsets { insetsFromAbove }

    /// Lays the element out again, with the new insets in the environment.
    public override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsRender()
    }

    /// Lays the element out again, in the environment of the new superview.
    public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if automaticallyInheritsEnvironmentFromContainingBlueprintViews { setNeedsRender() }
    }

    /// Makes the content appear or disappear, and lays it out in the environment of a new window.
    public override func didMoveToWindow() {
        super.didMoveToWindow()
        if isInWindow { setNeedsRender() }
        if !isRendering { callLifecycle(after: []) }
    }

    /// Returns the view hit by a touch at a point; this view only if `passThroughTouches` is false.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return passThroughTouches && hit === self ? nil : hit
    }

    /// Renders if the element, the environment or the size has changed.
    public override func layoutSubviews() {
        super.layoutSubviews()
        renderIfNeeded()
    }

    /// Renders immediately, even without changes; unchanged subtrees are reused.
    public func forceSynchronousLayout() {
        setNeedsRender()
        layoutIfNeeded()
    }

    func setNeedsRender() {
        measuredSizes.removeAll()
        invalidateIntrinsicContentSize()
        guard !isRendering else {
            if deferral.defers() { awaitTurn() }
            return
        }
        needsRender = true
        setNeedsLayout()
    }

    // MARK: - Rendering

    private func renderIfNeeded() {
        guard !isRendering, deferral.begins(isNeeded: needsRender, awaitsTurn: awaitsTurn) else { return }
        needsRender = false
        willRender?()
        clock = metricsDelegate.map { _ in RenderClock() }
        isRendering = true
        let calls = render()
        inheritingViews.render(below: self)
        isRendering = false
        deferral.ends()
        if let calls { callLifecycle(after: calls) }
        report(clock)
    }

    /// Runs the four passes, and returns the callbacks that are due if the views have changed.
    ///
    /// A budget that is interrupted ends them early; after the first pass, the views are then of no more use.
    private func render() -> [LifecycleCall]? {
        // Paths of the last render are compared with its nodes, so its tree is retained until the update is complete.
        let lastTree = layoutTree
        let environment = effectiveEnvironment
        let budget = environment.layoutBudget
        let space = outerRoundingSpace
        // Nothing is rounded as before in another space.
        if space != roundingSpace { forgetLayout() }
        roundingSpace = space
        let newTree = layOut(in: environment)
        defer {
            newTree?.endObserving()
            // A tree that is not shown is of no more use.
            if newTree !== layoutTree { Leftovers.keep(newTree) }
        }
        guard budget?.stop == nil else {
            clock?.endLayout()
            return nil
        }
        let checkpoint = Checkpoint(budget)
        let views = newTree?.isUnchanged == true ? nil : flatten(newTree, in: environment, checkpoint)
        clock?.endLayout()
        guard budget?.stopIfRefused() != true else {
            takeBackNodes(from: newTree)
            return nil
        }
        layoutTree = newTree
        canReuseNodes = true
        movedSiblings = []
        guard let views else { return nil }
        contentView.frame = bounds
        let update = ViewUpdater.update(
            &mounted,
            in: contentView,
            to: views,
            isFirst: !hasRendered,
            observer: renderObserver,
            checkpoint: checkpoint
        )
        movedSiblings = update.moves
        guard budget?.stop == nil else {
            stoppedViewTrees.append(views)
            return nil
        }
        hasRendered = true
        viewTree = views
        stoppedViewTrees = []
        return withExtendedLifetime(lastTree) { update.calls }
    }

    /// Flattens a layout tree to view nodes, and rounds their frames.
    private func flatten(_ tree: LayoutTree?, in environment: Environment, _ checkpoint: Checkpoint) -> ViewTree {
        let views =
            tree.map { Flatten.flatten($0.root, observer: renderObserver, checkpoint: checkpoint) } ?? ViewTree()
        Round.round(
            views,
            scale: environment.displayScale,
            outer: roundingSpace,
            observer: renderObserver,
            checkpoint: checkpoint
        )
        return views
    }

    /// Takes the nodes of the last tree back from one that is not shown.
    private func takeBackNodes(from tree: LayoutTree?) {
        guard let tree, tree.isReusing, let layoutTree else { return }
        layoutTree.takeBackNodes(from: tree)
        canReuseNodes = false
    }

    /// Returns the layout tree of the element, with nodes of the last one where they are the same; nil without an
    /// element.
    ///
    /// If the budget stops the layout, the last tree keeps its elements.
    private func layOut(in environment: Environment) -> LayoutTree? {
        let budget = environment.layoutBudget
        budget?.refill()
        guard let element else { return nil }
        func tree(reusing last: LayoutTree?) -> LayoutTree {
            let observer = renderObserver
            return LayoutTree(element, size: bounds.size, environment: environment, observer: observer, last: last)
        }
        let new = tree(reusing: canReuseNodes ? layoutTree : nil)
        guard let stop = budget?.stop, new.isReusing, layoutTree != nil else { return new }
        takeBackNodes(from: new)
        // The count of elements includes nodes of earlier renders; without them, there may be few enough.
        guard stop == .tooMany else { return new }
        budget?.refill()
        return tree(reusing: nil)
    }

    /// Frees the nodes and the views before the view itself is freed, and ends early if the work is interrupted.
    ///
    /// To free those of a large tree takes longer than a person waits who has interrupted the work.
    package func dismantle() {
        layoutTree = nil
        viewTree = ViewTree()
        var step = 0
        while !Interruption.isRequested(atStep: step), let last = mounted.popLast() {
            mounted += last.children
            last.children = []
            step += 1
        }
    }

    /// Lays the whole element out in the next render, with nothing from the last one.
    package func forgetLayout() { canReuseNodes = false }

    /// Calls the callbacks of an update if the content is in a window, or those of all views if it has just come into a
    /// window or left it.
    private func callLifecycle(after update: [LifecycleCall]) {
        let wasShown = hasAppeared
        hasAppeared = isInWindow && hasRendered
        let calls =
            switch (wasShown, hasAppeared) {
            case (true, true): update
            case (false, true): LifecycleCall.calls(.appear, of: mounted)
            case (true, false): LifecycleCall.calls(.disappear, of: mounted)
            case (false, false): [LifecycleCall]()
            }
        for call in calls {
            renderObserver?.calls(call.event, of: call.view)
            call.callback()
        }
    }

    // MARK: - Size

    /// Returns the measured size of the element in points within a size; zero or infinity means no limit.
    public override func sizeThatFits(_ fittingSize: CGSize) -> CGSize {
        measure(within: fittingSize)
    }

    /// Returns the measured size of the element in points within a constraint; zero without an element.
    public func sizeThatFits(_ constraint: SizeConstraint) -> CGSize {
        measure(in: constraint)
    }

    /// Returns the measured size of the element in points within a size; zero or infinity means no limit.
    public override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        measure(within: targetSize)
    }

    /// Returns the measured size of the element in points within a size; the priorities have no effect.
    public override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        measure(within: targetSize)
    }

    /// The measured size of the element in points: within the view's width, or without a limit if the width is zero.
    ///
    /// Without an element, neither axis has an intrinsic size.
    public override var intrinsicContentSize: CGSize { ownSize }
}

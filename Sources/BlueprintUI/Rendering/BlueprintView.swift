import Foundation
import HeadlessUIKit

/// A view that shows an element.
///
/// Set ``element``; the next layout of the view runs four passes: the tree of elements is laid out, flattened to the
/// views that it needs, rounded to whole pixels, and the views in this one are updated to match.
///
/// What is set while an update runs, by a callback or a view's configuration say, is shown by an update of its own
/// right after it. A chain of such updates that does not end is cut off, and goes on in the next layout.
public final class BlueprintView: UIView {
    /// The element that the view shows; nil shows nothing.
    public var element: (any Element)? {
        didSet { setNeedsRender() }
    }

    /// The environment that the element is laid out in.
    ///
    /// Where it has no value of its own, that of a containing Blueprint view counts, see
    /// ``automaticallyInheritsEnvironmentFromContainingBlueprintViews``.
    public var environment: Environment {
        didSet { setNeedsRender() }
    }

    /// Whether the environment of the element that this view stands in reaches into this view; so it does at first.
    public var automaticallyInheritsEnvironmentFromContainingBlueprintViews: Bool = true {
        didSet {
            if automaticallyInheritsEnvironmentFromContainingBlueprintViews != oldValue { setNeedsRender() }
        }
    }

    /// How elements are laid out; nil takes it from the environment.
    public var layoutMode: LayoutMode? {
        didSet {
            if layoutMode != oldValue { setNeedsRender() }
        }
    }

    /// A name for whoever looks at several views.
    public var name: String?

    /// Is told how long each render took; no time is taken without one.
    public weak var metricsDelegate: (any BlueprintViewMetricsDelegate)?

    /// Whether touches that hit no view of the element go to what is behind this view.
    public var passThroughTouches: Bool = false

    /// Listens to the next renders.
    package var renderObserver: (any RenderObserver)?
    /// The tree of elements of the last render.
    package private(set) var layoutTree: LayoutTree?
    /// The views of the last render.
    package private(set) var viewTree = ViewTree()

    /// The views on the screen; not to be read while rendering, which changes them.
    private(set) var mounted: ContiguousArray<MountedView> = []
    private(set) var needsRender = true
    private(set) var isRendering = false
    /// The Blueprint views that take their environment from an element of this one.
    var inheritingViews = InheritingViews()
    /// The environment of the last render, and what it was made of.
    var lastEnvironment: (sources: EnvironmentSources, joined: Environment)?
    private var hasRendered = false
    private var clock: RenderClock?

    /// Makes a view without a frame that shows an element.
    public init(element: (any Element)?, environment: Environment = .empty) {
        self.element = element
        self.environment = environment
        super.init(frame: .zero)
    }

    /// Makes a view without a frame and without an element.
    public convenience init() {
        self.init(element: nil)
    }

    /// Makes a view with a frame in points and without an element.
    public required init(frame: CGRect) {
        environment = .empty
        super.init(frame: frame)
    }

    // MARK: - What calls for a render

    /// The view's own area; another size lays the element out again.
    public override var bounds: CGRect {
        didSet {
            if bounds.size != oldValue.size { setNeedsRender() }
        }
    }

    /// What the content means for languages from right to left; a forced direction sets that of the environment.
    public override var semanticContentAttribute: UISemanticContentAttribute {
        didSet {
            if semanticContentAttribute != oldValue { setNeedsRender() }
        }
    }

    /// What the safe area of a view above covers of this one, in points; if not zero, the environment's insets.
    public override var safeAreaInsets: UIEdgeInsets { insetsFromAbove }

    /// Lays the element out again, in an environment with the new insets.
    public override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsRender()
    }

    /// Lays the element out again, in the environment of the new place.
    public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        if automaticallyInheritsEnvironmentFromContainingBlueprintViews { setNeedsRender() }
    }

    /// The view that a touch at a point reaches; this one itself only if it does not pass touches through.
    public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return passThroughTouches && hit === self ? nil : hit
    }

    /// Renders if the element, the environment or the size has changed.
    public override func layoutSubviews() {
        super.layoutSubviews()
        renderIfNeeded()
    }

    /// Renders at once, whether or not anything has changed; what is the same as before is taken over.
    public func forceSynchronousLayout() {
        setNeedsRender()
        layoutIfNeeded()
    }

    func setNeedsRender() {
        needsRender = true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: - Rendering

    private func renderIfNeeded() {
        // What is set while rendering is seen by the loop that runs.
        guard needsRender, !isRendering else { return }
        isRendering = true
        defer { isRendering = false }
        for pass in 1...Self.mostPasses where needsRender {
            needsRender = false
            renderObserver?.starts(pass: pass)
            clock = metricsDelegate.map { _ in RenderClock() }
            render()
            inheritingViews.render(below: self)
            report(clock)
        }
        if needsRender { renderObserver?.stops(after: Self.mostPasses) }
    }

    /// How many updates follow one another in one layout: more are taken for a chain without an end.
    private static let mostPasses = 32

    /// The four passes.
    private func render() {
        // Paths of the last render are compared with its nodes, so its tree lives until the update is done.
        let lastTree = layoutTree
        let environment = effectiveEnvironment
        let budget = environment.layoutBudget
        budget?.refill()
        let newTree = element.map { element in
            LayoutTree(
                element,
                size: bounds.size,
                environment: environment,
                observer: renderObserver,
                // What is stopped must have taken nothing from the tree that stays.
                last: budget == nil ? lastTree : nil
            )
        }
        guard budget?.stop == nil else {
            clock?.endLayout()
            return
        }
        layoutTree = newTree
        if let newTree, newTree.isUnchanged {
            clock?.endLayout()
            return
        }
        let views = newTree.map { Flatten.flatten($0.root, observer: renderObserver) } ?? ViewTree()
        Round.round(views, scale: environment.displayScale, observer: renderObserver)
        clock?.endLayout()
        ViewUpdater.update(&mounted, in: self, to: views, isFirst: !hasRendered, observer: renderObserver)
        hasRendered = true
        viewTree = views
        withExtendedLifetime(lastTree) {}
    }

    // MARK: - Size

    /// The size in points that the element needs within a size; a length of zero or infinity sets no limit.
    public override func sizeThatFits(_ fittingSize: CGSize) -> CGSize {
        measure(within: fittingSize)
    }

    /// The size in points that the element needs within a constraint; zero without an element.
    public func sizeThatFits(_ constraint: SizeConstraint) -> CGSize {
        measure(in: constraint)
    }

    /// The size in points that the element needs within a size; a length of zero or infinity sets no limit.
    public override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        measure(within: targetSize)
    }

    /// The size in points that the element needs within a size; on an axis that is required, the size's own length.
    public override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let needed = measure(within: targetSize)
        return CGSize(
            width: horizontalFittingPriority == .required ? targetSize.width : needed.width,
            height: verticalFittingPriority == .required ? targetSize.height : needed.height
        )
    }

    /// The size in points that the element needs: within the width on the screen, or without a limit if none is known.
    ///
    /// Without an element there is no size of its own on either axis.
    public override var intrinsicContentSize: CGSize { ownSize }
}

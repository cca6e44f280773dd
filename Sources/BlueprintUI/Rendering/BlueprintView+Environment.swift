import Foundation
import HeadlessUIKit

extension BlueprintView {
    /// The environment in which the element is laid out: the view's own values, then those inherited from its
    /// surroundings.
    package var effectiveEnvironment: Environment {
        var outer: Environment?
        if automaticallyInheritsEnvironmentFromContainingBlueprintViews {
            outer = measuringEnvironment
            if let container = containingBlueprintView {
                container.inheritingViews.insert(self)
                outer = container.environment(around: self)
            }
        }
        let sources = EnvironmentSources(
            own: environment,
            outer: outer,
            layoutMode: layoutMode,
            layoutDirection: forcedDirection ?? windowDirection,
            safeAreaInsets: standsForWindow && safeAreaInsets == .zero ? nil : safeAreaInsets,
            windowSize: window?.bounds.size
        )
        // An element laid out in an identical copy of the environment need not be laid out again.
        if let last = lastEnvironment, last.sources.areIdentical(to: sources) { return last.joined }
        let joined = sources.joined
        lastEnvironment = (sources, joined)
        return joined
    }

    /// The direction that the view forces on its content; nil if it is that of the window.
    private var forcedDirection: Environment.LayoutDirection? {
        switch semanticContentAttribute {
        case .forceRightToLeft: .rightToLeft
        case .forceLeftToRight, .playback, .spatial: .leftToRight
        case .unspecified: nil
        }
    }

    /// The layout direction of the window, which is always left to right unless a containing view takes its place; nil if
    /// it is that of the environment.
    private var windowDirection: Environment.LayoutDirection? {
        if standsForWindow || measuringEnvironment != nil { return nil }
        var container = containingBlueprintView
        while let view = container {
            if view.standsForWindow { return view.environment.layoutDirection }
            container = view.containingBlueprintView
        }
        return .leftToRight
    }

    /// The nearest `BlueprintView` among the superviews.
    var containingBlueprintView: BlueprintView? {
        var view = superview
        while let current = view {
            if let outer = current as? BlueprintView { return outer }
            view = current.superview
        }
        return nil
    }

    /// The space in which the containing Blueprint view has rounded the view of the element around this one; nil without
    /// one.
    var outerRoundingSpace: Round.Space? {
        guard automaticallyInheritsEnvironmentFromContainingBlueprintViews, let container = containingBlueprintView,
            let innermost = container.innermostView(around: self), let last = container.lastEnvironment
        else { return nil }
        return Round.space(
            in: innermost.node,
            scale: last.joined.displayScale,
            outer: container.roundingSpace
        )
    }

    /// Returns the environment of the innermost element whose view contains a given descendant of this view.
    private func environment(around view: UIView) -> Environment {
        innermostView(around: view)?.node.source.environment ?? effectiveEnvironment
    }

    /// Returns the innermost view of an element that contains a given descendant of this view; nil during a render, when
    /// the mounted views are not known: after it, the nested views render again.
    private func innermostView(around view: UIView) -> MountedView? {
        guard !isRendering else { return nil }
        var chain: Set<ObjectIdentifier> = []
        var current: UIView? = view
        while let ancestor = current, ancestor !== self {
            chain.insert(ObjectIdentifier(ancestor))
            current = ancestor.superview
        }
        var innermost: MountedView?
        var candidates = mounted
        while let next = candidates.first(where: { chain.contains(ObjectIdentifier($0.view)) }) {
            innermost = next
            candidates = next.children
        }
        return innermost
    }
}

extension BlueprintView {
    /// Sets the environment in which the outermost Blueprint views of a view that is only measured measure.
    static func set(measuringEnvironment environment: Environment, in view: UIView) {
        var pending = [view]
        while let next = pending.popLast() {
            if let view = next as? BlueprintView {
                view.measuringEnvironment = environment
            } else {
                pending += next.subviews
            }
        }
    }
}

/// The values that determine an environment.
struct EnvironmentSources {
    var own: Environment
    var outer: Environment?
    var layoutMode: LayoutMode?
    /// The layout direction of the view, or nil for that of the environment.
    var layoutDirection: Environment.LayoutDirection?
    /// The safe-area insets of the view, or nil for those of the environment.
    var safeAreaInsets: UIEdgeInsets?
    /// The size of the window, or nil without one.
    var windowSize: CGSize?

    /// The environment that results from all values.
    var joined: Environment {
        var result = outer.map(own.merging) ?? own
        if let layoutMode { result.layoutMode = layoutMode }
        // A value that agrees is not written: the environment stays an identical copy.
        if let layoutDirection, result.layoutDirection != layoutDirection { result.layoutDirection = layoutDirection }
        if let safeAreaInsets, result.safeAreaInsets != safeAreaInsets { result.safeAreaInsets = safeAreaInsets }
        if let windowSize { result.windowSize = windowSize }
        if outer == nil { result.screenScale = result.displayScale }
        return result
    }

    /// Returns true if no value differs and the environments are identical copies.
    func areIdentical(to other: Self) -> Bool {
        own.isIdentical(to: other.own) && layoutMode == other.layoutMode && layoutDirection == other.layoutDirection
            && safeAreaInsets == other.safeAreaInsets && windowSize == other.windowSize
            && outer.isIdentical(to: other.outer)
    }
}

extension Optional<Environment> {
    fileprivate func isIdentical(to other: Self) -> Bool {
        guard let self, let other else { return self == nil && other == nil }
        return self.isIdentical(to: other)
    }
}

/// The Blueprint views that inherit their environment from an element of another one.
struct InheritingViews {
    // The references are weak, as a view is retained only by its superview; the keys are addresses.
    private var views: [ObjectIdentifier: Reference] = [:]

    private struct Reference {
        weak var view: BlueprintView?
    }

    mutating func insert(_ view: BlueprintView) {
        views[ObjectIdentifier(view)] = Reference(view: view)
    }

    /// Marks the views that are still inside a view as needing a render, and removes the others.
    mutating func render(below outer: BlueprintView) {
        guard !views.isEmpty else { return }
        views = views.filter { $1.view?.containingBlueprintView === outer }
        for reference in views.values { reference.view?.setNeedsRender() }
    }
}

/// The call of a view's lifecycle callback.
struct LifecycleCall {
    let event: LifecycleEvent
    let view: UIView
    let callback: LifecycleCallback
}

extension LifecycleCall {
    /// Returns the calls by which all views appear or disappear, those of parents before those of children.
    static func calls(_ event: LifecycleEvent, of mounted: ContiguousArray<MountedView>) -> [LifecycleCall] {
        var calls: [LifecycleCall] = []
        var remaining = ContiguousArray(mounted.reversed())
        while let next = remaining.popLast() {
            let callback = event == .appear ? next.description.onAppear : next.description.onDisappear
            if let callback { calls.append(LifecycleCall(event: event, view: next.view, callback: callback)) }
            remaining.append(contentsOf: next.children.reversed())
        }
        return calls
    }
}

extension BlueprintView {
    /// Returns the measured size of the element in points, within a constraint and in the view's environment.
    ///
    /// A constraint is measured once, until the element or its surroundings change.
    func measure(in constraint: SizeConstraint) -> CGSize {
        guard let element else { return .zero }
        let environment = effectiveEnvironment
        if let size = measuredSizes.size(within: constraint, in: environment) { return size }
        let size = element.content.measure(in: constraint, environment: environment)
        // A layout that was stopped has measured nothing.
        if environment.layoutBudget?.stop == nil { measuredSizes.insert(size, within: constraint, in: environment) }
        return size
    }

    /// Returns the measured size in points within a size, where zero means no limit, as in UIKit.
    func measure(within size: CGSize) -> CGSize {
        measure(in: SizeConstraint(width: Self.limit(size.width), height: Self.limit(size.height)))
    }

    var ownSize: CGSize {
        guard element != nil else { return super.intrinsicContentSize }
        guard bounds.width != 0 else { return measure(in: .unconstrained) }
        return measure(in: SizeConstraint(width: bounds.width))
    }

    private static func limit(_ length: CGFloat) -> SizeConstraint.Axis {
        length == 0 || length >= .greatestFiniteMagnitude ? .unconstrained : .atMost(length)
    }
}

/// The sizes that a view's element has measured in one environment.
struct MeasuredSizes {
    private var sizes: [SizeConstraint: CGSize] = [:]
    private var environment = Environment.empty

    /// A list that grows beyond this begins again, as a resized view measures within ever new constraints.
    private static let largestCount = 64

    /// Returns the size measured within a constraint in an identical copy of the environment, or nil.
    func size(within constraint: SizeConstraint, in environment: Environment) -> CGSize? {
        sizes.isEmpty || !environment.isIdentical(to: self.environment) ? nil : sizes[constraint]
    }

    /// Keeps a size.
    mutating func insert(_ size: CGSize, within constraint: SizeConstraint, in environment: Environment) {
        if sizes.count >= Self.largestCount || !environment.isIdentical(to: self.environment) { sizes = [:] }
        self.environment = environment
        sizes[constraint] = size
    }

    /// Forgets all sizes.
    mutating func removeAll() {
        sizes = [:]
    }
}

/// A delegate that receives the durations of a Blueprint view's renders.
public protocol BlueprintViewMetricsDelegate: AnyObject {
    /// Called after a view has rendered.
    ///
    /// What is set on the view here is shown by the next layout.
    func blueprintView(_ view: BlueprintView, completedRenderWith metrics: BlueprintViewRenderMetrics)
}

/// The durations of one render, in seconds.
public struct BlueprintViewRenderMetrics {
    /// The layout mode.
    public var layoutMode: LayoutMode
    /// The start of the render, in seconds since the system started.
    public var startTimestamp: TimeInterval
    /// The duration of the whole render.
    public var totalDuration: TimeInterval
    /// The duration of layout, flattening and rounding to pixels.
    public var layoutDuration: TimeInterval
    /// The duration of the update: views were created, moved, removed and changed.
    public var viewUpdateDuration: TimeInterval
}

extension BlueprintView {
    /// Reports the durations of the render that has just ended to the delegate.
    func report(_ clock: RenderClock?) {
        guard let clock, let metricsDelegate else { return }
        metricsDelegate.blueprintView(self, completedRenderWith: clock.metrics(effectiveEnvironment.layoutMode))
    }
}

/// A clock for one render.
struct RenderClock {
    private let start = ProcessInfo.processInfo.systemUptime
    private var layoutEnd: TimeInterval?

    /// Marks the end of the layout, before the views are updated.
    mutating func endLayout() {
        layoutEnd = ProcessInfo.processInfo.systemUptime
    }

    /// Returns the durations of a render that ends now.
    func metrics(_ layoutMode: LayoutMode) -> BlueprintViewRenderMetrics {
        let end = ProcessInfo.processInfo.systemUptime
        let layoutEnd = layoutEnd ?? end
        return BlueprintViewRenderMetrics(
            layoutMode: layoutMode,
            startTimestamp: start,
            totalDuration: end - start,
            layoutDuration: layoutEnd - start,
            viewUpdateDuration: end - layoutEnd
        )
    }
}

extension BlueprintView {
    /// Visits the elements of the last render, parents before children, with depth from 0, identifier and frame in
    /// the parent.
    ///
    /// Frames are in points and not rounded. Nothing is visited before the first layout.
    public func dumpLayoutResult(
        visit: ((_ depth: Int, _ identifier: String, _ frame: CGRect) -> Void) = { _, _, _ in }
    ) {
        guard let tree = layoutTree else { return }
        // A list instead of recursion, so that the stack does not limit the depth of the tree.
        var pending: [(node: LayoutNode, depth: Int)] = [(tree.root, 0)]
        while let (node, depth) = pending.popLast() {
            visit(depth, node.identifier.description, node.frame)
            for child in node.children.reversed() { pending.append((child, depth + 1)) }
        }
    }
}

/// The settings for logs of renders.
///
/// - Note: Blueprint writes signposts for Instruments, which exist only on Apple's systems: nothing is written here. The
///   durations of renders are available from ``BlueprintViewMetricsDelegate``.
public enum BlueprintLogging {
    /// True if renders are to be logged; false by default.
    public static var isEnabled: Bool {
        get { AppProcess.current[Flag.self] }
        set { AppProcess.current[Flag.self] = newValue }
    }

    /// The flag that the code of an app shares.
    private enum Flag: SharedValue {
        static var initial: Bool { false }
    }
}

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

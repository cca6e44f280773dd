import HeadlessUIKit

extension BlueprintView {
    /// The environment that the element is laid out in: the view's own values, then those of the place it stands in.
    var effectiveEnvironment: Environment {
        var outer: Environment?
        if automaticallyInheritsEnvironmentFromContainingBlueprintViews, let container = containingBlueprintView {
            container.inheritingViews.insert(self)
            outer = container.environment(around: self)
        }
        let sources = EnvironmentSources(
            own: environment,
            outer: outer,
            layoutMode: layoutMode,
            contentAttribute: semanticContentAttribute,
            safeAreaInsets: safeAreaInsets
        )
        // What is laid out in the same copy of an environment needs not be laid out again.
        if let last = lastEnvironment, last.sources.areIdentical(to: sources) { return last.joined }
        let joined = sources.joined
        lastEnvironment = (sources, joined)
        return joined
    }

    /// The nearest Blueprint view above this one.
    var containingBlueprintView: BlueprintView? {
        var view = superview
        while let current = view {
            if let outer = current as? BlueprintView { return outer }
            view = current.superview
        }
        return nil
    }

    /// The environment of the innermost element whose view holds a view below this one.
    private func environment(around view: UIView) -> Environment {
        // While rendering, the views on the screen are not known yet; when it is done, the views inside render again.
        guard !isRendering else { return effectiveEnvironment }
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
        return innermost?.node.source.environment ?? effectiveEnvironment
    }
}

/// What an environment is made of.
struct EnvironmentSources {
    var own: Environment
    var outer: Environment?
    var layoutMode: LayoutMode?
    var contentAttribute: UISemanticContentAttribute
    var safeAreaInsets: UIEdgeInsets

    /// The environment made of all that is set here.
    var joined: Environment {
        var result = outer.map(own.merging) ?? own
        if let layoutMode { result.layoutMode = layoutMode }
        switch contentAttribute {
        case .forceLeftToRight: result.layoutDirection = .leftToRight
        case .forceRightToLeft: result.layoutDirection = .rightToLeft
        case .playback, .spatial, .unspecified: break
        }
        if safeAreaInsets != .zero { result.safeAreaInsets = safeAreaInsets }
        return result
    }

    /// Whether nothing differs, and the environments are the same copies.
    func areIdentical(to other: Self) -> Bool {
        own.isIdentical(to: other.own) && layoutMode == other.layoutMode && contentAttribute == other.contentAttribute
            && safeAreaInsets == other.safeAreaInsets && outer.isIdentical(to: other.outer)
    }
}

extension Optional<Environment> {
    fileprivate func isIdentical(to other: Self) -> Bool {
        guard let self, let other else { return self == nil && other == nil }
        return self.isIdentical(to: other)
    }
}

/// The Blueprint views that take their environment from an element of another one.
struct InheritingViews {
    // Weak, since a view lives as long as its superview holds it; the table is by address.
    private var views: [ObjectIdentifier: Reference] = [:]

    private struct Reference {
        weak var view: BlueprintView?
    }

    mutating func insert(_ view: BlueprintView) {
        views[ObjectIdentifier(view)] = Reference(view: view)
    }

    /// Lets all views render again that still stand in a view, and forgets the others.
    mutating func render(below outer: BlueprintView) {
        guard !views.isEmpty else { return }
        views = views.filter { $1.view?.containingBlueprintView === outer }
        for reference in views.values { reference.view?.setNeedsRender() }
    }
}

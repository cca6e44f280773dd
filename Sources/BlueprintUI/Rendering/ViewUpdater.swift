import HeadlessUIKit

/// The fourth pass: the views on the screen are kept, made, moved and removed to match the nodes.
struct ViewUpdater {
    private let observer: (any RenderObserver)?
    // Called after the whole update, when every view is in place.
    private var callbacks: [(event: LifecycleEvent, view: UIView, call: LifecycleCallback)] = []

    private init(observer: (any RenderObserver)?) {
        self.observer = observer
    }

    /// Brings the views in a container to match a tree.
    static func update(
        _ mounted: inout ContiguousArray<MountedView>,
        in container: UIView,
        to tree: ViewTree,
        observer: (any RenderObserver)?
    ) {
        var pass = ViewUpdater(observer: observer)
        pass.update(&mounted, in: container, to: tree.roots, transition: nil)
        for callback in pass.callbacks {
            observer?.calls(callback.event, of: callback.view)
            callback.call()
        }
    }

    private mutating func update(
        _ mounted: inout ContiguousArray<MountedView>,
        in container: UIView,
        to nodes: ContiguousArray<ViewNode>,
        transition: AnimationAttributes?
    ) {
        let matches = ViewMatching(old: mounted, new: nodes)
        for index in matches.removed { remove(mounted[index], from: container) }
        var result = ContiguousArray<MountedView>()
        result.reserveCapacity(nodes.count)
        for (index, node) in nodes.enumerated() {
            if let old = matches.reused[index] {
                observer?.reuses(mounted[old].view, for: node, in: container, at: index)
                result.append(mounted[old])
            } else {
                let view = node.description.build()
                observer?.creates(view, for: node, in: container, at: index)
                result.append(MountedView(view: view, node: node))
            }
        }
        if let observer {
            for move in matches.moves {
                observer.moves(result[move.new].view, in: container, from: move.old, to: move.new)
            }
        }
        if matches.changesViews { setSubviews(of: container, from: mounted, to: result) }
        for index in nodes.indices {
            show(nodes[index], in: result[index], isNew: matches.reused[index] == nil, transition: transition)
        }
        mounted = result
    }

    /// Gives a container its views in order; views that it has of its own stay in front of them.
    private func setSubviews(
        of container: UIView,
        from old: ContiguousArray<MountedView>,
        to new: ContiguousArray<MountedView>
    ) {
        var views = new.map(\.view)
        let present = container.subviews
        if present.count > old.count {
            let ours = Set(old.map { ObjectIdentifier($0.view) })
            views += present.filter { !ours.contains(ObjectIdentifier($0)) }
        }
        container.setSubviews(views)
    }

    /// Writes a node to its view, and goes on to the views inside.
    private mutating func show(
        _ node: ViewNode,
        in mounted: MountedView,
        isNew: Bool,
        transition outer: AnimationAttributes?
    ) {
        let view = mounted.view
        let transition = isNew ? nil : node.description.layoutTransition.resolved(inheriting: outer)
        if let transition { observer?.applies(.specific(transition), to: view) }
        write(node, to: view)
        mounted.node = node
        if !mounted.children.isEmpty || !node.children.isEmpty {
            let container = node.description.contentView(in: view)
            update(&mounted.children, in: container, to: node.children, transition: transition)
        }
        if isNew, let appear = node.description.onAppear { callbacks.append((.appear, view, appear)) }
    }

    private mutating func remove(_ mounted: MountedView, from container: UIView) {
        observer?.removes(mounted.view, from: container)
        // Parents before children and siblings in order: the order of the document.
        var remaining = [mounted]
        while let next = remaining.popLast() {
            if let disappear = next.node.description.onDisappear {
                callbacks.append((.disappear, next.view, disappear))
            }
            remaining.append(contentsOf: next.children.reversed())
        }
    }

    private func write(_ node: ViewNode, to view: UIView) {
        let end = observer?.writes(view, for: node)
        node.description.applyBeforeLayout(to: view)
        node.attributes.apply(to: view)
        node.description.apply(to: view)
        end?()
    }
}

extension LayoutAttributes {
    /// Writes frame and appearance to a view.
    func apply(to view: UIView) {
        view.bounds.size = bounds.size
        view.center = center
        guard !hasDefaultAppearance || view.hasLayoutAppearance else { return }
        view.transform3D = transform
        view.alpha = alpha
        view.isUserInteractionEnabled = isUserInteractionEnabled
        view.isHidden = isHidden
        view.tintAdjustmentMode = tintAdjustmentMode
    }
}

extension UIView {
    /// Whether anything that a layout can set beside the frame differs from its default.
    fileprivate var hasLayoutAppearance: Bool {
        alpha != 1 || isHidden || !isUserInteractionEnabled || tintAdjustmentMode != .automatic
            || !CATransform3DIsIdentity(transform3D)
    }
}

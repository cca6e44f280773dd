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
                reuse(mounted[old], for: node, in: container, at: index, transition: transition)
                result.append(mounted[old])
            } else {
                result.append(create(node, in: container, at: index))
            }
        }
        mounted = result
    }

    private mutating func create(_ node: ViewNode, in container: UIView, at index: Int) -> MountedView {
        let view = node.description.build()
        let mounted = MountedView(view: view, node: node)
        observer?.creates(view, for: node, in: container, at: index)
        container.insertSubview(view, at: index)
        write(node, to: view)
        update(&mounted.children, in: node.description.contentView(in: view), to: node.children, transition: nil)
        if let appear = node.description.onAppear { callbacks.append((.appear, view, appear)) }
        return mounted
    }

    private mutating func reuse(
        _ mounted: MountedView,
        for node: ViewNode,
        in container: UIView,
        at index: Int,
        transition outer: AnimationAttributes?
    ) {
        let view = mounted.view
        observer?.reuses(view, for: node, in: container, at: index)
        let isInPlace = index < container.subviews.count && container.subviews[index] === view
        if !isInPlace {
            if let old = container.subviews.firstIndex(where: { $0 === view }) {
                observer?.moves(view, in: container, from: old, to: index)
            }
            container.insertSubview(view, at: index)
        }
        let transition = node.description.layoutTransition.resolved(inheriting: outer)
        if let transition { observer?.applies(.specific(transition), to: view) }
        write(node, to: view)
        mounted.node = node
        update(
            &mounted.children,
            in: node.description.contentView(in: view),
            to: node.children,
            transition: transition
        )
    }

    private mutating func remove(_ mounted: MountedView, from container: UIView) {
        observer?.removes(mounted.view, from: container)
        mounted.view.removeFromSuperview()
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

import HeadlessUIKit

/// The fourth pass: views are created, reused, moved and removed to match the view nodes.
struct ViewUpdater {
    private let observer: (any RenderObserver)?
    private let checkpoint: Checkpoint
    private var moves: [MovedSiblings] = []
    // Called after the whole update, when every view is in place.
    private var calls: [LifecycleCall] = []

    private init(observer: (any RenderObserver)?, checkpoint: Checkpoint) {
        self.observer = observer
        self.checkpoint = checkpoint
    }

    /// Updates the views in a container to match a tree; in the first update no view appears with a transition.
    ///
    /// Returns the siblings among which views have moved, and the lifecycle callbacks to call. If the render is stopped, only
    /// some views match.
    static func update(
        _ mounted: inout ContiguousArray<MountedView>,
        in container: UIView,
        to tree: ViewTree,
        isFirst: Bool,
        observer: (any RenderObserver)?,
        checkpoint: Checkpoint
    ) -> (moves: [MovedSiblings], calls: [LifecycleCall]) {
        var pass = ViewUpdater(observer: observer, checkpoint: checkpoint)
        pass.update(&mounted, in: container, to: tree.roots, isNew: isFirst, transition: nil, level: 0)
        return checkpoint.isStopped() ? ([], []) : (pass.moves, pass.calls)
    }

    /// Updates the views in a container to match nodes.
    ///
    /// In a new container no view appears with its own transition: it appears with the container.
    private mutating func update(
        _ mounted: inout ContiguousArray<MountedView>,
        in container: UIView,
        to nodes: ContiguousArray<ViewNode>,
        isNew containerIsNew: Bool,
        transition: AnimationAttributes?,
        level: Int
    ) {
        if isMatched(mounted, to: nodes) {
            return showAll(nodes, in: mounted, transition: transition, level: level)
        }
        if observer == nil, let ends = SameEnds(of: mounted, and: nodes, in: container),
            replaceMiddle(ends, of: &mounted, in: container, with: nodes, transition, level: level)
        {
            return
        }
        let matches = ViewMatching(old: mounted, new: nodes)
        if observer == nil, !matches.changesViews {
            return showAll(nodes, in: mounted, transition: transition, level: level)
        }
        if observer == nil, matches.onlyAppends, container.subviews.count == mounted.count {
            return append(nodes, to: &mounted, in: container, transition, level: level)
        }
        for index in matches.removed where !checkpoint.isStopped() { remove(mounted[index], from: container) }
        var result = ContiguousArray<MountedView>()
        result.reserveCapacity(nodes.count)
        for (index, node) in nodes.enumerated() {
            if checkpoint.isStopped() { return }
            if let old = matches.reused[index] {
                observer?.reuses(mounted[old].view, for: node, in: container, at: index)
                result.append(mounted[old])
            } else {
                let view = node.description.build()
                observer?.creates(view, for: node, in: container, at: index)
                prepare(view, for: node)
                result.append(MountedView(view: view, node: node))
            }
        }
        if let observer {
            for move in matches.moves {
                observer.moves(result[move.new].view, in: container, from: move.old, to: move.new)
            }
        }
        if !matches.moves.isEmpty { moves.append(MovedSiblings(from: mounted, to: result, matches)) }
        if matches.changesViews { setSubviews(of: container, from: mounted, to: result) }
        for index in nodes.indices {
            if checkpoint.isStopped() { return }
            let isNew = matches.reused[index] == nil
            show(nodes[index], in: result[index], isNew: isNew, transition: transition, level: level)
            if isNew, !containerIsNew, let observer, let appearing = nodes[index].description.appearingTransition {
                observer.appears(result[index].view, with: appearing)
            }
        }
        // A view disappears after the one in its place has appeared.
        for index in matches.removed { calls += LifecycleCall.calls(.disappear, of: [mounted[index]]) }
        mounted = result
    }

    /// Lays out a new view in its size before it is inserted, so that it never appears without one.
    private func prepare(_ view: UIView, for node: ViewNode) {
        view.setGeometry(center: node.attributes.center, size: node.attributes.bounds.size)
        view.layoutIfNeeded()
        // A Blueprint view inside was laid out without its surroundings, which it finds only when it is inserted.
        var pending = view.subviews
        while let next = pending.popLast() {
            (next as? BlueprintView)?.setNeedsRender()
            pending += next.subviews
        }
    }

    /// Adds views behind those that stay, and updates these; does the same as the general case without its lists.
    private mutating func append(
        _ nodes: ContiguousArray<ViewNode>,
        to mounted: inout ContiguousArray<MountedView>,
        in container: UIView,
        _ transition: AnimationAttributes?,
        level: Int
    ) {
        let first = mounted.count
        var new = ContiguousArray<MountedView>()
        for node in nodes[first...] {
            if checkpoint.isStopped() { return }
            let view = node.description.build()
            prepare(view, for: node)
            new.append(MountedView(view: view, node: node))
        }
        mounted += new
        container.appendSubviews(new.map { $0.view })
        for index in nodes.indices {
            if checkpoint.isStopped() { return }
            show(nodes[index], in: mounted[index], isNew: index >= first, transition: transition, level: level)
        }
    }

    /// Applies the changes of nodes to views that stay where they are.
    private mutating func showAll(
        _ nodes: ContiguousArray<ViewNode>,
        in mounted: ContiguousArray<MountedView>,
        transition: AnimationAttributes?,
        level: Int
    ) {
        nodes.forEachUnretained(with: mounted) { node, mounted in
            guard !node.change.isEmpty || !mounted.hasNode(node), !checkpoint.isStopped() else { return }
            show(node, in: mounted, isNew: false, transition: transition, level: level)
        }
    }

    /// Updates views of which the first and the last show the same nodes as before; returns false, with nothing changed, if
    /// a view between them moves.
    ///
    /// It does the same as the general case, without lists of all views.
    private mutating func replaceMiddle(
        _ ends: SameEnds,
        of mounted: inout ContiguousArray<MountedView>,
        in container: UIView,
        with nodes: ContiguousArray<ViewNode>,
        _ transition: AnimationAttributes?,
        level: Int
    ) -> Bool {
        let old = ContiguousArray(mounted[ends.first..<mounted.count - ends.last])
        let new = ContiguousArray(nodes[ends.first..<nodes.count - ends.last])
        let matches = ViewMatching(old: old, new: new)
        guard matches.moves.isEmpty else { return false }
        var middle = ContiguousArray<MountedView>()
        for (index, node) in new.enumerated() {
            if checkpoint.isStopped() { return true }
            if let reused = matches.reused[index] {
                middle.append(old[reused])
            } else {
                let view = node.description.build()
                prepare(view, for: node)
                middle.append(MountedView(view: view, node: node))
            }
        }
        mounted.replaceSubrange(ends.first..<mounted.count - ends.last, with: middle)
        if matches.changesViews {
            container.replaceSubviews(ends.first..<ends.first + old.count, with: middle.map { $0.view })
        }
        var place = -ends.first
        let (count, reused) = (new.count, matches.reused)
        nodes.forEachUnretained(with: mounted) { node, mounted in
            defer { place += 1 }
            if checkpoint.isStopped() { return }
            let isNew = place >= 0 && place < count && reused[place] == nil
            guard isNew || !node.change.isEmpty || !mounted.hasNode(node) else { return }
            show(node, in: mounted, isNew: isNew, transition: transition, level: level)
        }
        // A view disappears after the one in its place has appeared.
        for index in matches.removed { calls += LifecycleCall.calls(.disappear, of: [old[index]]) }
        return true
    }

    /// Returns true if each view already shows its node, changed or not.
    private func isMatched(_ mounted: ContiguousArray<MountedView>, to nodes: ContiguousArray<ViewNode>) -> Bool {
        guard mounted.count == nodes.count else { return false }
        for index in nodes.indices {
            guard mounted[index].hasNode(nodes[index]), mounted[index].canShow(nodes[index]) else { return false }
        }
        return true
    }

    /// Sets the subviews of a container in order; other subviews stay in front of them.
    private func setSubviews(
        of container: UIView,
        from old: ContiguousArray<MountedView>,
        to new: ContiguousArray<MountedView>
    ) {
        // By a key path, the exclusivity of each access would be checked.
        var views = new.map { $0.view }
        let present = container.subviews
        if present.count > old.count {
            let ours = Set(old.map { ObjectIdentifier($0.view) })
            views += present.filter { !ours.contains(ObjectIdentifier($0)) }
        }
        container.setSubviews(views)
    }

    /// Applies the changes of a node to its view, and then updates the subviews.
    private mutating func show(
        _ node: ViewNode,
        in mounted: MountedView,
        isNew: Bool,
        transition outer: AnimationAttributes?,
        level: Int
    ) {
        let change = isNew || !mounted.hasNode(node) ? .everything : node.change
        if change.isEmpty { return }
        node.change = []
        if change.contains(.description), isNew || !mounted.hasDescription(of: node) {
            mounted.recording.isContentNeeded = true
        }
        // Shown with the same description, the view has both already.
        if change.contains(.description) {
            mounted.node = node
            mounted.description = node.description
        }
        mounted.recording.isNeeded = true
        let updatesChildren = change.contains(.below) && (!mounted.children.isEmpty || !node.children.isEmpty)
        // A view whose rounded frame stays the same is not even read.
        if change == .below, !updatesChildren, observer == nil { return }
        let view = mounted.view
        // Nobody needs the transition of a view without views in it.
        let needsTransition = !isNew && (updatesChildren || observer != nil)
        let transition = needsTransition ? transition(of: node, in: view, inheriting: outer) : nil
        if let transition { observer?.applies(.specific(transition), to: view) }
        if change.contains(.description) {
            write(node, to: view)
        } else if change.contains(.attributes) {
            node.applyAttributes(to: view)
        }
        if isNew, let appear = node.description.onAppear {
            calls.append(LifecycleCall(event: .appear, view: view, callback: appear))
        }
        if updatesChildren {
            updateChildren(of: node, in: mounted, isNew: isNew, transition: transition, level: level + 1)
        }
    }

    private mutating func updateChildren(
        of node: ViewNode,
        in mounted: MountedView,
        isNew: Bool,
        transition: AnimationAttributes?,
        level: Int
    ) {
        let container = node.description.contentView(in: mounted.view)
        let nodes = node.children
        if DeepStack.begins(at: level) {
            DeepStack.run {
                update(&mounted.children, in: container, to: nodes, isNew: isNew, transition: transition, level: level)
            }
        } else {
            update(&mounted.children, in: container, to: nodes, isNew: isNew, transition: transition, level: level)
        }
    }

    /// Returns the animation of a reused view: its own transition applies only if its layout attributes change.
    private func transition(
        of node: ViewNode,
        in view: UIView,
        inheriting outer: AnimationAttributes?
    ) -> AnimationAttributes? {
        let own = node.description.layoutTransition
        if case .inherited = own { return outer }
        return node.attributes.agree(with: view) ? outer : own.resolved(inheriting: outer)
    }

    private func remove(_ mounted: MountedView, from container: UIView) {
        guard let observer else { return }
        if let disappearing = mounted.description.disappearingTransition {
            observer.disappears(mounted.view, with: disappearing)
        }
        observer.removes(mounted.view, from: container)
    }

    private func write(_ node: ViewNode, to view: UIView) {
        let end = observer?.writes(view, for: node)
        node.description.applyBeforeLayout(to: view)
        node.applyAttributes(to: view)
        node.description.apply(to: view)
        end?()
    }
}

extension ViewNode {
    /// Writes the layout attributes to the view.
    fileprivate func applyAttributes(to view: UIView) {
        // Attributes are not copied for nearly all views, which have only a frame.
        if hasDefaultAppearance, view.hasDefaultAppearance {
            view.setGeometry(center: attributes.center, size: attributes.bounds.size)
        } else {
            attributes.apply(to: view)
        }
    }
}

extension LayoutAttributes {
    /// Writes the layout attributes to a view.
    func apply(to view: UIView) {
        view.setGeometry(center: center, size: bounds.size)
        guard !hasDefaultAppearance || !view.hasDefaultAppearance else { return }
        view.transform3D = transform
        view.alpha = alpha
        view.isUserInteractionEnabled = isUserInteractionEnabled
        view.isHidden = isHidden
        view.tintAdjustmentMode = tintAdjustmentMode
    }
    /// Returns true if a view has these layout attributes already.
    fileprivate func agree(with view: UIView) -> Bool {
        guard center == view.center, bounds.size == view.bounds.size else { return false }
        if hasDefaultAppearance, view.hasDefaultAppearance { return true }
        return alpha == view.alpha && isHidden == view.isHidden
            && isUserInteractionEnabled == view.isUserInteractionEnabled
            && tintAdjustmentMode == view.tintAdjustmentMode
            && CATransform3DEqualToTransform(transform, view.transform3D)
    }
}

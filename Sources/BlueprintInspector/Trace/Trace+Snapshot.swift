import Foundation

extension Trace {
    /// The render as it was after so many events: frames given so far, views as they were on the screen.
    ///
    /// Elements keep their positions, so labels and selections hold; those without a frame yet say so by their stage.
    /// - Note: What views show is what they show in the end: events say which properties are written, not what that
    ///   looks like.
    public func snapshot(at position: Int) -> RenderSnapshot {
        position < events.count ? snapshot(of: state(at: position)) : snapshot
    }

    /// Everything that is known after so many events; before the first below 1, after the last beyond.
    public func state(at position: Int) -> TraceState {
        var state = TraceState(before: self)
        for index in events.indices.prefix(max(0, position)) { state.apply(events[index]) }
        return state
    }

    /// The views on the screen after so many events.
    public func viewState(at position: Int) -> ViewState { state(at: position).views }

    /// A state of this render in the form of a result.
    public func snapshot(of state: TraceState) -> RenderSnapshot {
        var result = snapshot
        for index in result.elements.indices where state.elements.indices.contains(index) {
            let element = state.elements[index]
            result.elements[index].stage = element.stage
            result.elements[index].frame = element.frame
            result.elements[index].attributes = element.attributes
            result.elements[index].view = element.view
            result.elements[index].nativeClass = element.kept?.className
        }
        result.views = views(of: state, in: result)
        return result
    }

    /// What the place of an element in the view above is the sum of: the offsets of the elements without a view between
    /// them, outermost first, then its own.
    public func offsets(of node: Int) -> [ViewRecord.Flattened] {
        guard snapshot.elements.indices.contains(node) else { return [] }
        var outer = snapshot.elements[node].parent
        while let index = outer, !snapshot.elements[index].isViewBacked { outer = snapshot.elements[index].parent }
        let own = ViewRecord.Flattened(element: node, offset: snapshot.elements[node].frame.origin)
        return snapshot.flattened(above: node, below: outer) + [own]
    }

    private func views(of state: TraceState, in result: RenderSnapshot) -> [ViewRecord] {
        let before = Dictionary(viewsBefore.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
        var contents: [Int: Seldom<ShownContent>] = [:]
        for view in snapshot.views { contents[view.number] = view.boxedContent }
        var positions: [Int: Int] = [:]
        var views: [ViewRecord] = []
        for (number, depth) in state.views.order {
            guard let item = state.views.items[number] else { continue }
            let parent = item.parent.flatMap { positions[$0] }
            positions[number] = views.count
            let known = before[number]
            let kept = item.node.flatMap { state.elements.indices.contains($0) ? state.elements[$0].kept : nil }
            // What a view shows changes with its node; one that shows none yet shows what it did before.
            let isNew = item.node != nil || known == nil
            views.append(
                ViewRecord(
                    number: number,
                    className: item.className,
                    parent: parent,
                    depth: depth,
                    element: item.node,
                    frame: item.frame,
                    unroundedFrame: kept?.rounding?.from ?? kept?.frame,
                    attributes: kept?.attributes ?? known?.attributes ?? ShownAttributes(defaults: ()),
                    flattened: item.node.map { element in
                        result.flattened(above: element, below: parent.flatMap { views[$0].element })
                    } ?? [],
                    boxedContent: (isNew ? contents[number] : nil) ?? known?.boxedContent ?? Seldom()
                )
            )
        }
        return views
    }
}

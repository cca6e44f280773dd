import Foundation

extension Trace {
    /// The render as it was after so many events: frames given so far, views as they were on the screen.
    ///
    /// Elements keep their positions, so labels and selections hold; those without a frame yet say so by their stage.
    public func snapshot(at position: Int) -> RenderSnapshot {
        let position = max(0, min(position, events.count))
        guard position < events.count else { return snapshot }
        var result = snapshot
        for index in result.elements.indices {
            result.elements[index].stage = .unplaced
            result.elements[index].frame = .zero
            result.elements[index].attributes = ShownAttributes()
            result.elements[index].view = nil
            result.elements[index].nativeClass = nil
        }
        for event in events.prefix(position) { apply(event, to: &result) }
        result.views = views(at: position)
        return result
    }

    private func apply(_ event: TraceEvent, to result: inout RenderSnapshot) {
        guard let node = event.node, result.elements.indices.contains(node) else { return }
        switch event.kind {
        case .placed(let frame, _):
            result.elements[node].stage = .placed
            result.elements[node].frame = frame
            result.elements[node].attributes = snapshot.elements[node].attributes
        case .kept(let className, _):
            result.elements[node].stage = .flattened
            result.elements[node].nativeClass = className
        case .vanished:
            result.elements[node].stage = .flattened
        case .created, .reused:
            result.elements[node].view = event.view
        default:
            break
        }
    }

    /// The views on the screen after so many events.
    public func viewState(at position: Int) -> ViewState {
        var state = ViewState(viewsBefore)
        for event in events.prefix(max(0, position)) where event.phase == .update {
            state.apply(event, className: classNames[event.view ?? 0] ?? "")
        }
        return state
    }

    private func views(at position: Int) -> [ViewRecord] {
        let state = viewState(at: position)
        let before = Dictionary(viewsBefore.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
        let after = Dictionary(snapshot.views.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
        var positions: [Int: Int] = [:]
        var views: [ViewRecord] = []
        for (number, depth) in state.order {
            guard let item = state.items[number] else { continue }
            let isNew = item.node != nil || before[number] == nil
            let source = (isNew ? after[number] : before[number]) ?? before[number]
            positions[number] = views.count
            views.append(
                ViewRecord(
                    number: number,
                    className: item.className,
                    parent: item.parent.flatMap { positions[$0] },
                    depth: depth,
                    element: item.node,
                    frame: item.frame,
                    unroundedFrame: isNew ? source?.unroundedFrame : nil,
                    attributes: source?.attributes ?? ShownAttributes(),
                    vanished: isNew ? source?.vanished ?? [] : [],
                    content: source?.content ?? ShownContent()
                )
            )
        }
        return views
    }
}

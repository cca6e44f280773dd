import BlueprintUI
import Foundation

extension Trace {
    /// Returns the render as it was at a position: the frames placed so far, and the views on the screen.
    ///
    /// Elements keep their positions, so labels and selections stay valid; an element that is not placed yet has the
    /// stage ``ElementRecord/Stage/unplaced``.
    /// - Note: The content of a view changes at once, with the last of its properties, because events record values and
    ///   not their effect on the drawing.
    public func snapshot(at position: Int) -> RenderSnapshot {
        position < events.count ? snapshot(of: state(at: position)) : snapshot
    }

    /// Returns the state at a position: before the first step for 0 and below, after the last one beyond it.
    public func state(at position: Int) -> TraceState {
        var state = TraceState(before: self)
        for index in events.indices.prefix(max(0, position)).interruptible { state.apply(events[index]) }
        return state
    }

    /// Returns the views on the screen at a position.
    public func viewState(at position: Int) -> ViewState { state(at: position).views }

    /// Returns a state of this render as a snapshot.
    public func snapshot(of state: TraceState) -> RenderSnapshot {
        var result = snapshot
        for index in result.elements.indices.interruptible where state.elements.indices.contains(index) {
            let element = state.elements[index]
            result.elements[index].stage = element.stage
            result.elements[index].frame = element.frame
            result.elements[index].attributes = element.attributes
            result.elements[index].view = element.view
            result.elements[index].nativeClass = element.backing?.className
        }
        result.views = views(of: state, in: result)
        return result
    }

    /// Returns the origins whose sum is the origin of an element in its parent view: those of the flattened elements in
    /// between, outermost first, then the element's own.
    public func offsets(of node: Int) -> [ViewRecord.Flattened] { snapshot.offsets(of: node) }

    private func views(of state: TraceState, in result: RenderSnapshot) -> [ViewRecord] {
        let before = Dictionary(viewsBefore.map { ($0.number, $0) }, uniquingKeysWith: { first, _ in first })
        // Only a view that the update has reached shows anything of the result.
        let isUpdating = state.views.items.values.contains { $0.node != nil }
        let after = isUpdating ? Dictionary(snapshot.views.map { ($0.number, $0) }) { first, _ in first } : [:]
        let writes = isUpdating ? writeCounts : [:]
        var positions: [Int: Int] = [:]
        var views: [ViewRecord] = []
        for (number, depth) in state.views.order.interruptible {
            guard let item = state.views.items[number] else { continue }
            let parent = item.parent.flatMap { positions[$0] }
            positions[number] = views.count
            let known = before[number]
            let backing = item.node.flatMap { state.elements.indices.contains($0) ? state.elements[$0].backing : nil }
            // A view keeps its old frame and properties until the update writes its new ones.
            let isContentWritten = item.node == nil || item.written.count == writes[number, default: 0]
            let isFrameWritten = item.node == nil || after[number].map { $0.frame.isSame(as: item.frame) } ?? true
            let shown = isContentWritten && item.node != nil ? after[number] : known
            var view = ViewRecord(
                number: number,
                className: item.className,
                parent: parent,
                depth: depth,
                element: item.node,
                frame: item.frame,
                unroundedFrame: isFrameWritten ? backing?.rounding?.from ?? backing?.frame : nil,
                attributes: shown?.attributes ?? ShownAttributes(defaults: ()),
                flattened: item.node.map { element in
                    result.flattened(above: element, below: parent.flatMap { views[$0].element })
                } ?? [],
                boxedContent: shown?.boxedContent ?? RecordedContent()
            )
            view.isFrameWritten = isFrameWritten
            view.isContentWritten = isContentWritten
            views.append(view)
        }
        return views
    }

    /// The number of properties that the update writes to each view, by the view's number.
    private var writeCounts: [Int: Int] {
        var counts: [Int: Int] = [:]
        guard let steps = range(of: .update) else { return counts }
        for event in events[(steps.lowerBound - 1)...].interruptible {
            if case .wrote = event.kind, let view = event.view { counts[view, default: 0] += 1 }
        }
        return counts
    }
}

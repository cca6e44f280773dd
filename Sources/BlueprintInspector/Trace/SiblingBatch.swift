import BlueprintUI

/// The subviews of one parent in the order of the update, which lists them before their moves.
///
/// An update first lists its views, then the moves. The indexes in the events are such that the events can be applied
/// one after another: a created view follows the nearest view before it that does not move, a moved one follows the
/// view before it. A view that has reached its index because others have moved does not move.
struct SiblingBatch {
    private let parent: Int
    private var events: [TraceEvent]
    /// The numbers of the views in their new order, with the positions of the events that created them; nil for those
    /// that stay.
    private var views: [(number: Int, created: Int?)] = []
    /// The moved views by number, with the positions of their events.
    private var moves: [Int: Int] = [:]

    /// The views that events list: those that create and reuse them, in their order, then those that move them.
    init(parent: Int, events: ArraySlice<TraceEvent>) {
        self.parent = parent
        self.events = Array(events)
        for (position, event) in self.events.enumerated() {
            guard let view = event.view else { continue }
            switch event.kind {
            case .created: views.append((view, position))
            case .reused: views.append((view, nil))
            case .moved: moves[view] = position
            default: break
            }
        }
    }

    /// Returns the events with their indexes, given the views from before the update, in order.
    func placed(_ present: [Int]) -> [TraceEvent] {
        var events = events
        var order = orderBeforeMoves(present)
        var places: [Int: Int] = [:]
        for (place, view) in order.enumerated() { places[view] = place }
        for view in views {
            guard let created = view.created else { continue }
            events[created].kind = .created(parent: parent, index: places[view.number] ?? 0)
        }
        let slots = Set(moves.values)
        var result = events.enumerated().filter { !slots.contains($0.offset) }.map(\.element)
        var before: Int?
        for view in views {
            defer { before = view.number }
            guard let slot = moves[view.number], let from = order.firstIndex(of: view.number) else { continue }
            order.remove(at: from)
            let to = before.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            order.insert(view.number, at: to)
            guard from != to else { continue }
            var event = events[slot]
            event.kind = .moved(from: from, to: to)
            result.append(event)
        }
        return result
    }

    /// The views from before the update, each followed by the created ones after it.
    private func orderBeforeMoves(_ present: [Int]) -> [Int] {
        var followers: [Int: [Int]] = [:]
        var first: [Int] = []
        var staying: Int?
        for view in views {
            if view.created != nil {
                if let staying {
                    followers[staying, default: []].append(view.number)
                } else {
                    first.append(view.number)
                }
            } else if moves[view.number] == nil {
                staying = view.number
            }
        }
        return first + present.flatMap { [$0] + (followers[$0] ?? []) }
    }
}

/// The views on the screen before a render.
///
/// The view that holds the tree may have got another size since the last render; the list is not copied for it.
package struct EarlierViews {
    /// The views after the last render.
    let list: [ViewRecord]
    private let root: ViewRecord?

    /// Creates a list of views.
    ///
    /// - Parameter root: the view that holds the tree, if it differs from the first view.
    package init(_ list: [ViewRecord] = [], root: ViewRecord? = nil) {
        self.list = list
        self.root = root
    }

    /// The views just before the render.
    var views: [ViewRecord] {
        guard let root, !list.isEmpty else { return list }
        var views = list
        views[0] = root
        return views
    }
}

/// A node or a view that knows the position of its record in the last list of its recorder.
protocol Positioned: AnyObject {
    var position: Int { get set }
    var childCount: Int { get }
    func child(atIndex index: Int) -> Self
}

extension LayoutNode: Positioned {}
extension MountedView: Positioned {}

extension Positioned {
    /// Changes the positions of this one and of all in it.
    func movePositions(by shift: Int) {
        position += shift
        var remaining: ContiguousArray<Self> = [self]
        while let next = remaining.popLast() {
            for index in 0..<next.childCount {
                let child = next.child(atIndex: index)
                child.position += shift
                if child.childCount > 0 { remaining.append(child) }
            }
        }
    }
}

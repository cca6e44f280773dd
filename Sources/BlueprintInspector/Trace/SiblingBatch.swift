/// The views of one parent as an update lists them, before it is known which of them change their place.
///
/// An update first says which views there are to be, then which move. The places written into events are such that the
/// events can be applied one after another: a created view goes behind the nearest view before it that stays in place,
/// a moved one behind the view before it. A view that stands there already, because others have moved, does not move.
struct SiblingBatch {
    /// The number of the parent view.
    let parent: Int
    /// The numbers of the views in their new order, with the events that created them; nil for views that stay.
    private(set) var views: [(number: Int, created: Int?)] = []
    /// The moved views by number, and the events that say so.
    private var moves: [Int: Int] = [:]

    init(parent: Int) {
        self.parent = parent
    }

    /// Takes a view as the last; `created` is the position of the event that creates it.
    mutating func append(_ number: Int, created: Int?) {
        views.append((number, created))
    }

    /// Notes that a view moves, by the event at a position.
    mutating func move(_ number: Int, event: Int) {
        moves[number] = event
    }

    /// The batch's events with their places filled in, given the views that were there, in order.
    ///
    /// `events` are those that the batch's positions count from `start` on.
    func placed(_ events: [TraceEvent], start: Int, present: [Int]) -> [TraceEvent] {
        var events = events
        var order = orderBeforeMoves(present)
        var places: [Int: Int] = [:]
        for (place, view) in order.enumerated() { places[view] = place }
        for view in views {
            guard let created = view.created else { continue }
            events[created - start].kind = .created(parent: parent, index: places[view.number] ?? 0)
        }
        guard !moves.isEmpty else { return events }
        let slots = Set(moves.values)
        var result = events.enumerated().filter { !slots.contains($0.offset + start) }.map(\.element)
        var before: Int?
        for view in views {
            defer { before = view.number }
            guard let slot = moves[view.number], let from = order.firstIndex(of: view.number) else { continue }
            order.remove(at: from)
            let to = before.flatMap { order.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
            order.insert(view.number, at: to)
            guard from != to else { continue }
            var event = events[slot - start]
            event.kind = .moved(from: from, to: to)
            result.append(event)
        }
        return result
    }

    /// The views that were there, each followed by the created ones that go behind it.
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

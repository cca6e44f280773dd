extension Trace {
    /// The numbers of the views that moved among their siblings, in the order of the steps.
    public var movedViews: [Int] {
        var known: Set<Int> = []
        return events.compactMap { event in
            guard case .moved = event.kind, let view = event.view, known.insert(view).inserted else { return nil }
            return view
        }
    }
}

/// The subviews of one view, some of which an update has moved.
package struct MovedSiblings {
    /// The views from before the update that were not removed, in their old order.
    package let before: ContiguousArray<MountedView>
    /// The views after the update, in order.
    package let after: ContiguousArray<MountedView>
    /// For each view after the update, true if the update created it.
    package let isCreated: ContiguousArray<Bool>
    /// The indexes after the update of the views whose order among the reused ones has changed.
    package let moved: [Int]

    init(from old: ContiguousArray<MountedView>, to new: ContiguousArray<MountedView>, _ matches: ViewMatching) {
        let removed = Set(matches.removed)
        before = ContiguousArray(old.indices.lazy.filter { !removed.contains($0) }.map { old[$0] })
        after = new
        isCreated = ContiguousArray(matches.reused.map { $0 == nil })
        moved = matches.moves.map(\.new)
    }
}

import Foundation

/// Keeping what a stack decided for whoever asks why.
extension StackPlan {
    // None of this becomes a part of the functions that measure and place, which are the faster for it.

    /// The decision on the stack's size, once it is known.
    @inline(never)
    func decision(within limits: Limits) -> StackDecision {
        decision(of: StackVector(limits, layout.axis), isPlaced: false)
    }

    /// The decision on the children's places, once they are known.
    @inline(never)
    func decision(in size: CGSize) -> StackDecision {
        decision(of: StackVector(size, layout.axis), isPlaced: true)
    }

    private func decision(of space: StackVector, isPlaced: Bool) -> StackDecision {
        var children: ContiguousArray<StackDecision.Child> = []
        children.reserveCapacity(slots.count)
        let notes = crossNotes?.pointee ?? StackCrossNotes()
        for index in slots.indices {
            children.append(
                StackDecision.Child(
                    slot: slots[index],
                    grow: traits.grow(index),
                    shrink: traits.shrink(index),
                    crossAsked: notes.lengths.isEmpty ? slots[index].crossLength : notes.lengths[index],
                    guide: notes.guides.isEmpty
                        ? notes.guide?.kind.position(across: slots[index].crossLength) ?? 0 : notes.guides[index],
                    hasOwnGuide: traits.guide(index) != nil
                )
            )
        }
        return StackDecision(
            axis: layout.axis,
            underflow: layout.underflow,
            overflow: layout.overflow,
            spacing: layout.minimumSpacing,
            isPlaced: isPlaced,
            space: space,
            guide: notes.guide,
            children: children
        )
    }

    /// Notes the lengths across that the children asked for, before all are made as long as the longest.
    @inline(never)
    func note(lengthsIn notes: UnsafeMutablePointer<StackCrossNotes>) {
        notes.pointee.lengths = ContiguousArray(slots.map(\.crossLength))
    }

    /// Notes where the guides lie: in each child, in the stack and in the children together.
    @inline(never)
    func note(
        _ guide: CrossGuide,
        _ ownPosition: CGFloat,
        _ groupPosition: CGFloat,
        in notes: UnsafeMutablePointer<StackCrossNotes>
    ) {
        // Where the usual guides lie follows from the lengths.
        if guide.kind == .custom || slots.indices.contains(where: { traits.guide($0) != nil }) {
            notes.pointee.guides = ContiguousArray(slots.map { -$0.crossOrigin })
        }
        notes.pointee.guide = StackDecision.Guide(
            kind: guide.kind,
            name: guide.kind == .custom ? guide.id.name : "",
            ownPosition: ownPosition,
            groupPosition: groupPosition
        )
    }
}

/// What a stack knows of its children across while it aligns them, and its slots forget.
struct StackCrossNotes {
    /// The lengths that the children asked for, where they all become as long as the longest.
    var lengths: ContiguousArray<CGFloat> = []
    /// Where each child's guide lies in it, where that does not follow from its length.
    var guides: ContiguousArray<CGFloat> = []
    /// What they are aligned by.
    var guide: StackDecision.Guide?
}

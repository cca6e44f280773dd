import Foundation

/// Recording the decision of a stack.
extension StackPlan {
    // Not inlined, to keep the functions that measure and place small and fast.

    /// Returns the decision on the stack's size, once it is known.
    @inline(never)
    func decision(within limits: Limits) -> StackDecision {
        decision(of: StackVector(limits, layout.axis), isPlaced: false)
    }

    /// Returns the decision on the children's frames, once they are known.
    @inline(never)
    func decision(in size: CGSize) -> StackDecision {
        decision(of: StackVector(size, layout.axis), isPlaced: true)
    }

    private func decision(of space: StackVector, isPlaced: Bool) -> StackDecision {
        var children: ContiguousArray<StackDecision.Child> = []
        children.reserveCapacity(slots.count)
        let notes = crossNotes?.pointee ?? StackCrossNotes()
        for index in slots.indices.interruptible {
            children.append(
                StackDecision.Child(
                    slot: slots[index],
                    grow: traits.grow(index),
                    shrink: traits.shrink(index),
                    crossMeasured: notes.lengths.isEmpty ? slots[index].crossLength : notes.lengths[index],
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

    /// Notes the measured lengths across the stack, before all children get that of the longest.
    @inline(never)
    func note(lengthsIn notes: UnsafeMutablePointer<StackCrossNotes>) {
        notes.pointee.lengths = ContiguousArray(slots.map(\.crossLength))
    }

    /// Notes the positions of the guides in each child, in the stack and in the children together.
    @inline(never)
    func note(
        _ guide: CrossGuide,
        _ ownPosition: CGFloat,
        _ groupPosition: CGFloat,
        in notes: UnsafeMutablePointer<StackCrossNotes>
    ) {
        // The positions of the standard guides follow from the lengths.
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

/// Facts about the alignment that the slots of a stack do not keep.
struct StackCrossNotes {
    /// The measured lengths of the children, where all get that of the longest.
    var lengths: ContiguousArray<CGFloat> = []
    /// The position of the guide in each child, where that does not follow from its length.
    var guides: ContiguousArray<CGFloat> = []
    /// The guide that the children are aligned by.
    var guide: StackDecision.Guide?
}

import Foundation

/// Alignment of a stack's children across its axis.
extension StackPlan {
    /// Sets the cross origin and length of each child; `length` is the stack's own, or nil while it is measured.
    mutating func alignAcross(limit: CGFloat, length: CGFloat?) {
        switch layout.alignment {
        case .fill: fillAcross(limit: limit, length: length)
        case .align(let id):
            align(to: AlignmentGuideID(id, declared: layout.declaredGuide), limit: limit, length: length)
        }
    }

    /// Stretches all children to the stack's cross length; a stack that is measured is as wide as its widest child.
    private mutating func fillAcross(limit: CGFloat, length: CGFloat?) {
        var width = length ?? 0
        if length == nil {
            measureAcross(limit: limit)
            if let crossNotes { note(lengthsIn: crossNotes) }
            for slot in slots { width = Swift.max(width, slot.crossLength) }
            narrowCross(to: width, within: limit)
            width = fitting(width, within: limit)
        }
        for index in slots.indices {
            slots[index].crossOrigin = 0
            slots[index].crossLength = width
        }
    }

    /// Measures each child at its main length.
    private mutating func measureAcross(limit: CGFloat) {
        for index in slots.indices {
            let space = StackVector(main: slots[index].length, cross: limit)
            slots[index].crossLength = measure(index, space).length.cross
        }
    }

    /// Aligns the guides of the children, and then the group with the guide of the stack.
    private mutating func align(to id: AlignmentGuideID, limit: CGFloat, length: CGFloat?) {
        measureAcross(limit: limit)
        let guide = CrossGuide(id)
        var start = CGFloat.infinity
        var end = -CGFloat.infinity
        for index in slots.indices {
            let origin = -guidePosition(index, guide)
            slots[index].crossOrigin = origin
            start = Swift.min(start, origin)
            end = Swift.max(end, origin + slots[index].crossLength)
        }
        let group = end - start
        if length == nil, !guide.isStart { narrowCross(to: group, within: limit) }
        let width = length ?? fitting(group, within: limit)
        let ownPosition = guide.position(across: width, layout.axis)
        let groupPosition = guide.position(across: group, layout.axis)
        if let crossNotes { note(guide, ownPosition, groupPosition, in: crossNotes) }
        let shift = ownPosition - groupPosition - start
        for index in slots.indices { slots[index].crossOrigin += shift }
    }

    @inline(__always)
    private func guidePosition(_ index: Int, _ guide: CrossGuide) -> CGFloat {
        let own = traits.guide(index)
        if own == nil, let position = guide.simplePosition(across: slots[index].crossLength) { return position }
        let vector = StackVector(main: slots[index].length, cross: slots[index].crossLength)
        let dimensions = ElementDimensions(size: vector.size(layout.axis))
        return own?.computeValue(dimensions) ?? guide.id.defaultValue(in: dimensions)
    }

    /// Returns the measured cross length: the length that the children need, at most the limit.
    @inline(__always)
    private func fitting(_ needed: CGFloat, within limit: CGFloat) -> CGFloat {
        limit == .infinity ? needed : Swift.min(limit, needed)
    }

    /// Narrows the range to limits that fit the needed length or, if this one does not, to exactly this limit.
    @inline(__always)
    private mutating func narrowCross(to needed: CGFloat, within limit: CGFloat) {
        range.cross.narrow(
            to: needed <= limit ? AxisRange(lower: needed, upper: .infinity) : .exactly(limit)
        )
    }
}

/// The guide of a stack's alignment; standard guides are recognised without calling their type.
struct CrossGuide {
    let id: AlignmentGuideID
    // The position of the guide relative to the length, or `custom` for a guide of the app.
    let kind: Kind

    enum Kind: Sendable {
        case start
        case middle
        case end
        case custom

        /// Returns the position of the guide for a length; nil for a custom guide.
        @inline(__always)
        func position(across length: CGFloat) -> CGFloat? {
            switch self {
            case .start: 0
            case .middle: length / 2
            case .end: length
            case .custom: nil
            }
        }
    }

    @inline(__always)
    init(_ id: AlignmentGuideID) {
        self.id = id
        let type = id.type
        if type == HorizontalAlignment.Leading.self || type == VerticalAlignment.Top.self {
            kind = .start
        } else if type == HorizontalAlignment.Center.self || type == VerticalAlignment.Center.self {
            kind = .middle
        } else if type == HorizontalAlignment.Trailing.self || type == VerticalAlignment.Bottom.self {
            kind = .end
        } else {
            kind = .custom
        }
    }

    /// True if the guide is the leading or top edge.
    var isStart: Bool { kind == .start }

    /// Returns the position of the guide for a length; nil for a custom guide.
    @inline(__always)
    func simplePosition(across length: CGFloat) -> CGFloat? { kind.position(across: length) }

    /// Returns the position of the guide in a stack with a cross length.
    func position(across length: CGFloat, _ axis: StackLayout.Axis) -> CGFloat {
        simplePosition(across: length)
            ?? id.defaultValue(in: ElementDimensions(size: StackVector(main: 0, cross: length).size(axis)))
    }
}

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
        let notes = crossNotes ?? StackCrossNotes()
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
    func note(lengthsIn notes: StackCrossNotes) {
        notes.lengths = ContiguousArray(slots.map(\.crossLength))
    }

    /// Notes the positions of the guides in each child, in the stack and in the children together.
    @inline(never)
    func note(
        _ guide: CrossGuide,
        _ ownPosition: CGFloat,
        _ groupPosition: CGFloat,
        in notes: StackCrossNotes
    ) {
        // The positions of the standard guides follow from the lengths.
        if guide.kind == .custom || slots.indices.contains(where: { traits.guide($0) != nil }) {
            notes.guides = ContiguousArray(slots.map { -$0.crossOrigin })
        }
        notes.guide = StackDecision.Guide(
            kind: guide.kind,
            name: guide.kind == .custom ? guide.id.name : "",
            ownPosition: ownPosition,
            groupPosition: groupPosition
        )
    }
}

/// Facts about the alignment that the slots of a stack do not keep.
final class StackCrossNotes {
    /// The measured lengths of the children, where all get that of the longest.
    var lengths: ContiguousArray<CGFloat> = []
    /// The position of the guide in each child, where that does not follow from its length.
    var guides: ContiguousArray<CGFloat> = []
    /// The guide that the children are aligned by.
    var guide: StackDecision.Guide?
}

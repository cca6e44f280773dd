import Foundation

/// Aligning the children of a stack across it.
extension StackPlan {
    /// Gives each child its place and length across; `length` is the stack's own, or nil while it is measured.
    mutating func alignAcross(limit: CGFloat, length: CGFloat?) {
        switch layout.alignment {
        case .fill: fillAcross(limit: limit, length: length)
        case .align(let id):
            align(to: AlignmentGuideID(id, declared: layout.declaredGuide), limit: limit, length: length)
        }
    }

    /// Makes all children as wide as the stack; one that is measured is as wide as its widest child.
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

    /// Measures each child at the main length that it got.
    private mutating func measureAcross(limit: CGFloat) {
        for index in slots.indices {
            let space = StackVector(main: slots[index].length, cross: limit)
            slots[index].crossLength = ask(index, space).length.cross
        }
    }

    /// Brings the guides in line, and then the group as a whole to the stack.
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

    /// The length of a stack that is measured: what the children need, within the limit.
    @inline(__always)
    private func fitting(_ needed: CGFloat, within limit: CGFloat) -> CGFloat {
        limit == .infinity ? needed : Swift.min(limit, needed)
    }

    /// Narrows the range to the limits that give the children all they need, or to the limit if it does not.
    @inline(__always)
    private mutating func narrowCross(to needed: CGFloat, within limit: CGFloat) {
        range.cross.narrow(
            to: needed <= limit ? AxisRange(lower: needed, upper: .infinity) : .exactly(limit)
        )
    }
}

/// The guide that a stack aligns to, the usual ones known without asking their type.
struct CrossGuide {
    let id: AlignmentGuideID
    // The part of the length at which the guide lies; nil for a guide of someone's own.
    let kind: Kind

    enum Kind: Sendable {
        case start
        case middle
        case end
        case custom

        /// Where the guide lies across a length; nil if that is its own affair.
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

    /// Whether the guide lies at the leading or top edge of everything.
    var isStart: Bool { kind == .start }

    /// Where the guide lies across a length, if that needs no other.
    @inline(__always)
    func simplePosition(across length: CGFloat) -> CGFloat? { kind.position(across: length) }

    /// Where the guide lies in a stack of a length across.
    func position(across length: CGFloat, _ axis: StackLayout.Axis) -> CGFloat {
        simplePosition(across: length)
            ?? id.defaultValue(in: ElementDimensions(size: StackVector(main: 0, cross: length).size(axis)))
    }
}

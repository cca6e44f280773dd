import Foundation

/// Aligns the children of a stack across it.
struct StackCrossAxis {
    let layout: StackLayout
    /// The limit within which the children are measured.
    let limit: SizeConstraint.Axis
    /// The stack's own length across, or nil while it is measured.
    let length: CGFloat?

    func segments(
        of subelements: LayoutSubelements,
        main: ContiguousArray<StackSegment>
    ) -> ContiguousArray<StackSegment> {
        if case .fill = layout.alignment, let length {
            return ContiguousArray(repeating: StackSegment(origin: 0, length: length), count: subelements.count)
        }
        var segments = measured(subelements, main: main)
        switch layout.alignment {
        case .fill:
            let widest = fitting(segments.reduce(0) { Swift.max($0, $1.length) })
            for index in segments.indices { segments[index].length = widest }
        case .align(let id):
            align(&segments, subelements, main: main, to: id)
        }
        return segments
    }

    /// Measures each child at the main length that it got.
    private func measured(
        _ subelements: LayoutSubelements,
        main: ContiguousArray<StackSegment>
    ) -> ContiguousArray<StackSegment> {
        var segments = ContiguousArray<StackSegment>()
        segments.reserveCapacity(main.count)
        for index in main.indices {
            let space = StackSpace(main: .atMost(main[index].length), cross: limit)
            let size = subelements[index].sizeThatFits(layout.axis.constraint(space))
            segments.append(StackSegment(origin: 0, length: layout.axis.vector(size).cross))
        }
        return segments
    }

    /// Brings the guides in line, and then the group as a whole to the stack.
    private func align(
        _ segments: inout ContiguousArray<StackSegment>,
        _ subelements: LayoutSubelements,
        main: ContiguousArray<StackSegment>,
        to id: any AlignmentID.Type
    ) {
        var start = CGFloat.infinity
        var end = -CGFloat.infinity
        for index in segments.indices {
            let size = layout.axis.size(StackVector(main: main[index].length, cross: segments[index].length))
            let dimensions = ElementDimensions(size: size)
            let guide = subelements[index].traits(forLayoutType: StackLayout.self).alignmentGuide
            let position = guide?.computeValue(dimensions) ?? id.defaultValue(in: dimensions)
            segments[index].origin = -position
            start = Swift.min(start, segments[index].origin)
            end = Swift.max(end, segments[index].end)
        }
        let group = end - start
        let shift = guidePosition(length ?? fitting(group), id) - guidePosition(group, id) - start
        for index in segments.indices { segments[index].origin += shift }
    }

    /// The length of a stack that is measured: what the children need, within the limit.
    private func fitting(_ needed: CGFloat) -> CGFloat {
        limit.constrainedValue.map { Swift.min($0, needed) } ?? needed
    }

    private func guidePosition(_ length: CGFloat, _ id: any AlignmentID.Type) -> CGFloat {
        id.defaultValue(in: ElementDimensions(size: layout.axis.size(StackVector(main: 0, cross: length))))
    }
}

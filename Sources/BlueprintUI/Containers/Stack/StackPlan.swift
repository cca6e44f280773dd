import Foundation

/// Where a stack puts its children: computed once, in slots that whoever measures, places or explains reads.
///
/// The main axis is shared out first (`StackPlan+Main`), then each child is measured across at the length that it got
/// (`StackPlan+Cross`). While the stack is measured, `range` collects the limits for which every step would come out
/// the same.
struct StackPlan<Traits: StackTraitSource> {
    let layout: StackLayout
    let nodes: ContiguousArray<LayoutNode>
    let traits: Traits
    let slots: UnsafeMutableBufferPointer<StackSlot>
    /// Where to note what the slots do not keep of the alignment; nil unless a recorder listens.
    let crossNotes: UnsafeMutablePointer<StackCrossNotes>?

    /// The limits for which the plan holds, while the stack is measured.
    var range = StackRange(main: .everywhere, cross: .everywhere)

    init(
        layout: StackLayout,
        nodes: ContiguousArray<LayoutNode>,
        traits: Traits,
        slots: UnsafeMutableBufferPointer<StackSlot>,
        crossNotes: UnsafeMutablePointer<StackCrossNotes>? = nil
    ) {
        self.layout = layout
        self.nodes = nodes
        self.traits = traits
        self.slots = slots
        self.crossNotes = crossNotes
    }

    /// The room that the children take within limits.
    mutating func answer(within limits: Limits) -> Answer {
        guard !nodes.isEmpty else { return .always(.zero) }
        let space = StackVector(limits, layout.axis)
        shareMain(of: space, length: nil)
        alignAcross(limit: space.cross, length: nil)
        var extent = StackVector(main: 0, cross: 0)
        for slot in slots {
            extent.main = max(extent.main, slot.origin + slot.length)
            extent.cross = max(extent.cross, slot.crossOrigin + slot.crossLength)
        }
        return Answer(extent.size(layout.axis), for: range.range(layout.axis))
    }

    /// Places the children in a size.
    mutating func place(in size: CGSize) {
        guard !nodes.isEmpty else { return }
        let space = StackVector(size, layout.axis)
        shareMain(of: space, length: space.main)
        alignAcross(limit: space.cross, length: space.cross)
        for index in slots.indices {
            let slot = slots[index]
            let origin = StackVector(main: slot.origin, cross: slot.crossOrigin).size(layout.axis)
            nodes[index].place(
                from: CGPoint(x: origin.width, y: origin.height),
                size: StackVector(main: slot.length, cross: slot.crossLength).size(layout.axis)
            )
        }
    }

    /// Asks a child, and narrows the range across to that for which its answer holds.
    @inline(__always)
    mutating func ask(_ index: Int, _ space: StackVector) -> (length: StackVector, range: AxisRange) {
        let answer = nodes[index].answer(within: space.limits(layout.axis))
        let held = StackRange(answer.range, layout.axis)
        range.cross.narrow(to: held.cross)
        return (StackVector(answer.size, layout.axis), held.main)
    }
}

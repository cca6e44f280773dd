import Foundation

/// The computed positions of a stack's children, in slots that are read for measuring, placing and explaining.
///
/// The main lengths are determined first (`StackPlan+Main`); then each child is measured across the axis at its main
/// length (`StackPlan+Cross`). During a measurement, `range` collects the limits for which every step has the same
/// result.
struct StackPlan<Traits: StackTraitSource> {
    let layout: StackLayout
    let nodes: ContiguousArray<LayoutNode>
    let traits: Traits
    let slots: UnsafeMutableBufferPointer<StackSlot>
    /// The place to note details of the alignment that the slots do not hold; nil without a recorder.
    let crossNotes: UnsafeMutablePointer<StackCrossNotes>?

    /// The limits for which the plan is valid, during a measurement.
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

    /// Returns the space that the children take within limits.
    mutating func measure(within limits: Limits) -> MeasuredSize {
        guard !nodes.isEmpty else { return .always(.zero) }
        let space = StackVector(limits, layout.axis)
        shareMain(of: space, length: nil)
        if isStopped { return MeasuredSize(.zero, for: .exactly(limits)) }
        alignAcross(limit: space.cross, length: nil)
        var extent = StackVector(main: 0, cross: 0)
        for slot in slots {
            extent.main = max(extent.main, slot.origin + slot.length)
            extent.cross = max(extent.cross, slot.crossOrigin + slot.crossLength)
        }
        return MeasuredSize(extent.size(layout.axis), for: range.range(layout.axis))
    }

    /// Places the children in a size; does not if the work is interrupted meanwhile.
    mutating func place(in size: CGSize) {
        guard !nodes.isEmpty else { return }
        let space = StackVector(size, layout.axis)
        shareMain(of: space, length: space.main)
        if isStopped { return }
        alignAcross(limit: space.cross, length: space.cross)
        if isStopped { return }
        for index in slots.indices {
            let slot = slots[index]
            let origin = StackVector(main: slot.origin, cross: slot.crossOrigin).size(layout.axis)
            nodes[index].place(
                from: CGPoint(x: origin.width, y: origin.height),
                size: StackVector(main: slot.length, cross: slot.crossLength).size(layout.axis)
            )
        }
    }

    /// True if the layout has been stopped; asked between passes over more children than a person waits for.
    private var isStopped: Bool { nodes.count > manyChildren && nodes[0].context.isStopped() }

    private var manyChildren: Int { 4096 }

    /// Measures a child, and narrows the cross range to the one for which the measured size is valid.
    @inline(__always)
    mutating func measure(_ index: Int, _ space: StackVector) -> (length: StackVector, range: AxisRange) {
        let limits = space.limits(layout.axis)
        // The plan retains the nodes.
        let measured = Unmanaged.passUnretained(nodes[index])._withUnsafeGuaranteedRef { $0.measure(within: limits) }
        let validity = StackRange(measured.range, layout.axis)
        range.cross.narrow(to: validity.cross)
        return (StackVector(measured.size, layout.axis), validity.main)
    }
}

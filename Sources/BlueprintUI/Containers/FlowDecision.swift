import Foundation

/// The decision of a flow: the lines and the frames of its children.
struct FlowDecision: LayoutDecision {
    let layout: FlowLayout
    /// The constraint proposed to the children.
    let proposal: SizeConstraint
    /// True if the children were placed, false if the flow was measured.
    let isPlaced: Bool
    let children: ContiguousArray<Child>

    /// The input and the result for a child.
    struct Child: Equatable, Sendable {
        let measured: CGSize
        let grows: Bool
        let frame: CGRect
    }

    var size: SizeReason? {
        if isPlaced { return nil }
        let sums = FlowSums(self)
        return SizeReason(width: sums.width, height: sums.height)
    }

    func frame(ofChild index: Int) -> FrameReason? { frames(index) }

    var frames: @Sendable (Int) -> FrameReason? {
        let sums = FlowSums(self)
        return { isPlaced && children.indices.contains($0) ? sums.frame(of: $0) : nil }
    }

    var table: ReasonTable? { children.isEmpty ? nil : FlowSums(self).table }
}

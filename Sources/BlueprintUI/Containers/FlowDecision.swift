import Foundation

/// What a flow decided: which children stand in which line, and where.
struct FlowDecision: LayoutDecision {
    let layout: FlowLayout
    /// What the children were asked within.
    let asked: SizeConstraint
    /// Whether the children were placed; else the flow was measured.
    let isPlaced: Bool
    let children: ContiguousArray<Child>

    /// What a flow knew of a child, and made of it.
    struct Child: Equatable, Sendable {
        let needed: CGSize
        let grows: Bool
        let frame: CGRect
    }

    var size: SizeReason? {
        if isPlaced { return nil }
        let sums = FlowSums(self)
        return SizeReason(width: sums.width, height: sums.height)
    }

    func frame(ofChild index: Int) -> FrameReason? {
        isPlaced && children.indices.contains(index) ? FlowSums(self).frame(of: index) : nil
    }

    var table: ReasonTable? { children.isEmpty ? nil : FlowSums(self).table }
}

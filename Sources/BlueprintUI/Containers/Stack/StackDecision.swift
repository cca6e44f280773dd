import Foundation

/// What a stack decided: its children's natural lengths, how the room was shared out, and how they lie across.
///
/// The sums along the stack are spelt by ``StackSums``, those across it by ``StackCrossSums``.
struct StackDecision: LayoutDecision {
    let axis: StackLayout.Axis
    let underflow: StackLayout.UnderflowDistribution
    let overflow: StackLayout.OverflowDistribution
    let spacing: CGFloat
    /// Whether the children were placed; else the stack was measured.
    let isPlaced: Bool
    /// The stack's own size, or the limits that it was measured within.
    let space: StackVector
    /// What the children were aligned by; nil where they fill the stack.
    let guide: Guide?
    let children: ContiguousArray<Child>

    /// What a stack knew of a child, and made of it.
    struct Child: Equatable, Sendable {
        let slot: StackSlot
        let grow: CGFloat
        let shrink: CGFloat
        /// The length across that it asked for.
        let crossAsked: CGFloat
        /// Where its guide lies across.
        let guide: CGFloat
        /// Whether that is what its own function said.
        let hasOwnGuide: Bool

        var isFixed: Bool { grow == 0 && shrink == 0 }
    }

    /// What children were aligned by.
    struct Guide: Equatable, Sendable {
        let kind: CrossGuide.Kind
        /// The name of a guide of someone's own.
        let name: String
        let ownPosition: CGFloat
        let groupPosition: CGFloat
    }

    /// The direction along the stack.
    var main: Dimension { axis == .horizontal ? .width : .height }

    /// The direction across the stack.
    var cross: Dimension { axis == .horizontal ? .height : .width }

    /// The stack's own length in a direction, or the limit that played its part.
    func own(_ dimension: Dimension) -> Derivation {
        let length = dimension == main ? space.main : space.cross
        return .number(length, isPlaced ? .own(dimension) : .limit(dimension))
    }

    var size: SizeReason? {
        if isPlaced { return nil }
        if children.isEmpty {
            let nothing = Reason("has no children", .rule(0))
            return SizeReason(width: nothing, height: nothing)
        }
        let along = StackSums(self).size
        let across = StackCrossSums(self).size
        return axis == .horizontal
            ? SizeReason(width: along, height: across) : SizeReason(width: across, height: along)
    }

    func frame(ofChild index: Int) -> FrameReason? {
        guard isPlaced, children.indices.contains(index) else { return nil }
        let along = StackSums(self).place(of: index)
        let across = StackCrossSums(self).place(of: index)
        return axis == .horizontal
            ? FrameReason(x: along.origin, y: across.origin, width: along.length, height: across.length)
            : FrameReason(x: across.origin, y: along.origin, width: across.length, height: along.length)
    }

    var table: ReasonTable? { children.isEmpty ? nil : StackSums(self).table }
}

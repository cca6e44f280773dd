import Foundation

/// The decision of a stack: the measured lengths of its children, the distribution, and the alignment.
///
/// ``StackSums`` builds the sums along the stack, ``StackCrossSums`` those across it.
struct StackDecision: LayoutDecision {
    let axis: StackLayout.Axis
    let underflow: StackLayout.UnderflowDistribution
    let overflow: StackLayout.OverflowDistribution
    let spacing: CGFloat
    /// True if the children were placed, false if the stack was measured.
    let isPlaced: Bool
    /// The stack's own size, or the constraint proposed to it.
    let space: StackVector
    /// The guide that the children were aligned by; nil if they fill the stack.
    let guide: Guide?
    let children: ContiguousArray<Child>

    /// The input and the result for a child.
    struct Child: Equatable, Sendable {
        let slot: StackSlot
        let grow: CGFloat
        let shrink: CGFloat
        /// The measured length across the stack.
        let crossMeasured: CGFloat
        /// The position of its guide across the stack.
        let guide: CGFloat
        /// True if the child's own function gave that position.
        let hasOwnGuide: Bool

        var isFixed: Bool { grow == 0 && shrink == 0 }
    }

    /// A guide that children were aligned by.
    struct Guide: Equatable, Sendable {
        let kind: CrossGuide.Kind
        /// The name of a custom guide.
        let name: String
        let ownPosition: CGFloat
        let groupPosition: CGFloat
    }

    /// The direction along the stack.
    var main: Dimension { axis == .horizontal ? .width : .height }

    /// The direction across the stack.
    var cross: Dimension { axis == .horizontal ? .height : .width }

    /// Returns the stack's own length in a direction, or the limit proposed to it.
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

    func frame(ofChild index: Int) -> FrameReason? { frames(index) }

    var frames: @Sendable (Int) -> FrameReason? {
        let (sums, crossSums) = (StackSums(self), StackCrossSums(self))
        return { index in
            guard isPlaced, children.indices.contains(index) else { return nil }
            let along = sums.place(of: index)
            let across = crossSums.place(of: index)
            return axis == .horizontal
                ? FrameReason(x: along.origin, y: across.origin, width: along.length, height: across.length)
                : FrameReason(x: across.origin, y: along.origin, width: across.length, height: along.length)
        }
    }

    var table: ReasonTable? { children.isEmpty ? nil : StackSums(self).table }
}

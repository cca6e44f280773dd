import Foundation

/// Shares out the room along a stack.
struct StackMainAxis {
    private let layout: StackLayout
    private let limit: CGFloat?
    // The stack's own length, or nil while it is measured.
    private let length: CGFloat?
    private var children: ContiguousArray<Child> = []
    private var totalBasis: CGFloat = 0
    private let totalSpacing: CGFloat

    /// A child's natural length and its priorities.
    private struct Child {
        var basis: CGFloat
        var traits: StackLayout.Traits
    }

    init(_ subelements: LayoutSubelements, layout: StackLayout, space: StackSpace, length: CGFloat?) {
        self.layout = layout
        self.length = length
        limit = space.main.constrainedValue
        totalSpacing = layout.minimumSpacing * CGFloat(subelements.count - 1)
        measure(subelements, in: space)
    }

    /// Measures the fixed children within the whole space, then the others within what is left.
    private mutating func measure(_ subelements: LayoutSubelements, in space: StackSpace) {
        children.reserveCapacity(subelements.count)
        var hasFlexible = false
        var fixedLength: CGFloat = 0
        let whole = layout.axis.constraint(space)
        for subelement in subelements {
            let traits = subelement.traits(forLayoutType: StackLayout.self)
            var basis: CGFloat = 0
            if traits.isFixed {
                basis = layout.axis.vector(subelement.sizeThatFits(whole)).main
                fixedLength += basis
            } else {
                hasFlexible = true
            }
            children.append(Child(basis: basis, traits: traits))
        }
        totalBasis = fixedLength
        guard hasFlexible else { return }
        let left = space.main - fixedLength - totalSpacing
        // A child is offered all that is left, not its share; with nothing left it starts from zero.
        guard left.isGreaterThanZero else { return }
        let offer = layout.axis.constraint(StackSpace(main: left, cross: space.cross))
        for index in children.indices where !children[index].traits.isFixed {
            let basis = layout.axis.vector(subelements[index].sizeThatFits(offer)).main
            children[index].basis = basis
            totalBasis += basis
        }
    }

    /// The children's stretches.
    func segments() -> ContiguousArray<StackSegment> {
        guard let available = length ?? limit else { return natural(from: 0) }
        if totalBasis + totalSpacing >= available { return overflow(available) }
        guard let length else { return natural(from: 0) }
        return underflow(length)
    }

    /// The children at their natural lengths, with none of the room left over.
    private func natural(
        from start: CGFloat,
        spacing: CGFloat? = nil,
        without extra: CGFloat = 0
    ) -> ContiguousArray<StackSegment> {
        // None of a room that is not a number is not a number either: in a stack without a length nobody has one.
        let none = extra * 0
        return segments(from: start, spacing: spacing ?? layout.minimumSpacing) { $0.basis + none }
    }

    private func segments(
        from start: CGFloat,
        spacing: CGFloat,
        length: (Child) -> CGFloat
    ) -> ContiguousArray<StackSegment> {
        var segments = ContiguousArray<StackSegment>()
        segments.reserveCapacity(children.count)
        var origin = start
        for child in children {
            // A child that needs less than nothing counts as that while the stack is measured, and gets nothing.
            let length = self.length == nil ? length(child) : Swift.max(0, length(child))
            segments.append(StackSegment(origin: origin, length: length))
            origin = origin + length + spacing
        }
        return segments
    }

    private func overflow(_ available: CGFloat) -> ContiguousArray<StackSegment> {
        let extra = available - (totalBasis + totalSpacing)
        return share(extra, isProportional: layout.overflow == .condenseProportionally) { $0.shrinkPriority }
    }

    private func underflow(_ available: CGFloat) -> ContiguousArray<StackSegment> {
        let extra = available - (totalBasis + totalSpacing)
        switch layout.underflow {
        case .spaceEvenly:
            let gaps = CGFloat(Swift.max(1, children.count - 1))
            return natural(from: 0, spacing: (available - totalBasis) / gaps, without: extra)
        case .growProportionally: return share(extra, isProportional: true) { $0.growPriority }
        case .growUniformly: return share(extra, isProportional: false) { $0.growPriority }
        case .justifyToStart: return natural(from: 0, without: extra)
        case .justifyToCenter: return natural(from: extra / 2, without: extra)
        case .justifyToEnd: return natural(from: extra, without: extra)
        }
    }

    /// Gives each child its part of the room left over or missing, by priority.
    private func share(
        _ extra: CGFloat,
        isProportional: Bool,
        priority: (StackLayout.Traits) -> CGFloat
    ) -> ContiguousArray<StackSegment> {
        func weight(_ child: Child) -> CGFloat {
            guard isProportional else { return priority(child.traits) }
            return totalBasis > 0 ? priority(child.traits) * child.basis / totalBasis : 0
        }
        let sum = children.reduce(0) { $0 + weight($1) }
        // Where nobody takes part the children keep their lengths and stick out or leave room.
        let total = sum > 0 ? sum : 1
        return segments(from: 0, spacing: layout.minimumSpacing) { child in
            Swift.max(0, child.basis + weight(child) / total * extra)
        }
    }
}

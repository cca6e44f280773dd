import Foundation

/// Sharing out the room along a stack.
extension StackPlan {
    /// Gives each child its place and length; `length` is the stack's own, or nil while it is measured.
    mutating func shareMain(of space: StackVector, length: CGFloat?) {
        let spacing = layout.minimumSpacing * CGFloat(nodes.count - 1)
        let basis = measureBases(in: space, spacing: spacing, isMeasuring: length == nil)
        let needed = basis + spacing
        guard let length else { return shareMeasured(within: space.main, basis: basis, needed: needed) }
        if needed >= length {
            share(length - needed, basis: basis, isShrinking: true, isMeasuring: false)
        } else {
            underflow(length, basis: basis, needed: needed)
        }
    }

    /// Measures the fixed children within the whole space, then the others within what is left; returns the sum.
    private mutating func measureBases(in space: StackVector, spacing: CGFloat, isMeasuring: Bool) -> CGFloat {
        var hasFlexible = false
        var fixed: CGFloat = 0
        for index in slots.indices {
            guard traits.isFixed(index) else {
                hasFlexible = true
                continue
            }
            let answer = ask(index, space)
            range.main.narrow(to: answer.range)
            slots[index].basis = answer.length.main
            fixed += answer.length.main
        }
        guard hasFlexible else { return fixed }
        // Without a limit there is always room; a stack of infinite length that is placed has what is left.
        let isUnlimited = isMeasuring && space.main == .infinity
        let left = isUnlimited ? space.main : space.main - fixed - spacing
        // A child is offered all that is left, not its share; with nothing left it starts from zero.
        guard left > 0 else {
            let none = AxisRange(lower: -.infinity, upper: 0)
            range.main.narrow(to: none.adding(fixed, spacing, present: space.main))
            return fixed
        }
        range.main.narrow(
            to: AxisRange(lower: .leastNonzeroMagnitude, upper: .infinity)
                .adding(fixed, spacing, present: space.main)
        )
        // Added up in the children's order, as in the reference: rounding to pixels depends on the last bit.
        var basis: CGFloat = 0
        for index in slots.indices {
            if !traits.isFixed(index) {
                let answer = ask(index, StackVector(main: left, cross: space.cross))
                range.main.narrow(to: answer.range.adding(fixed, spacing, present: space.main))
                slots[index].basis = answer.length.main
            }
            basis += slots[index].basis
        }
        return basis
    }

    /// The natural lengths, or within a limit that is too small for them what is left of each.
    private mutating func shareMeasured(within limit: CGFloat, basis: CGFloat, needed: CGFloat) {
        guard limit != .infinity, needed >= limit else {
            // An exact fit counts as too small, but takes nothing from children that need something.
            let isExactSame = slots.allSatisfy { $0.basis >= 0 } && basis.isFinite
            range.main.narrow(from: isExactSame ? needed : needed.nextUp)
            return natural(from: 0, spacing: layout.minimumSpacing, isMeasuring: true)
        }
        let isShared = share(limit - needed, basis: basis, isShrinking: true, isMeasuring: true)
        // Without takers all limits that are too small come out the same, as long as they are numbers.
        let unshared = AxisRange(lower: -.greatestFiniteMagnitude, upper: needed)
        range.main.narrow(to: isShared ? .exactly(limit) : unshared)
    }

    /// The children at their natural lengths, with none of the room left over.
    private func natural(from start: CGFloat, spacing: CGFloat, without extra: CGFloat = 0, isMeasuring: Bool) {
        // None of a room that is not a number is not a number either: in a stack without a length nobody has one.
        let none = extra * 0
        var origin = start
        for index in slots.indices {
            origin = set(index, slots[index].basis + none, from: origin, isMeasuring) + spacing
        }
    }

    /// Sets place and length of a child, and returns its end.
    @inline(__always)
    private func set(_ index: Int, _ length: CGFloat, from origin: CGFloat, _ isMeasuring: Bool) -> CGFloat {
        // A child that needs less than nothing counts as that while the stack is measured, and gets nothing.
        let length = isMeasuring ? length : Swift.max(0, length)
        slots[index].origin = origin
        slots[index].length = length
        return origin + length
    }

    private func underflow(_ length: CGFloat, basis: CGFloat, needed: CGFloat) {
        let extra = length - needed
        let spacing = layout.minimumSpacing
        switch layout.underflow {
        case .spaceEvenly:
            let gaps = CGFloat(Swift.max(1, nodes.count - 1))
            natural(from: 0, spacing: (length - basis) / gaps, without: extra, isMeasuring: false)
        case .growProportionally, .growUniformly:
            share(extra, basis: basis, isShrinking: false, isMeasuring: false)
        case .justifyToStart: natural(from: 0, spacing: spacing, without: extra, isMeasuring: false)
        case .justifyToCenter: natural(from: extra / 2, spacing: spacing, without: extra, isMeasuring: false)
        case .justifyToEnd: natural(from: extra, spacing: spacing, without: extra, isMeasuring: false)
        }
    }

    /// Gives each child its part of the room left over or missing, by priority; false if no child takes part.
    @discardableResult
    private func share(_ extra: CGFloat, basis: CGFloat, isShrinking: Bool, isMeasuring: Bool) -> Bool {
        let isProportional =
            isShrinking ? layout.overflow == .condenseProportionally : layout.underflow == .growProportionally
        var total: CGFloat = 0
        for index in slots.indices {
            let weight = weight(index, of: basis, isProportional: isProportional, isShrinking: isShrinking)
            // The length is not known yet: its field holds the weight until it is.
            slots[index].length = weight
            total += weight
        }
        // Where nobody takes part the children keep their lengths and stick out or leave room.
        let whole = total > 0 ? total : 1
        var origin: CGFloat = 0
        for index in slots.indices {
            let length = Swift.max(0, slots[index].basis + slots[index].length / whole * extra)
            origin = set(index, length, from: origin, isMeasuring) + layout.minimumSpacing
        }
        return total > 0
    }

    @inline(__always)
    private func weight(_ index: Int, of basis: CGFloat, isProportional: Bool, isShrinking: Bool) -> CGFloat {
        let priority = isShrinking ? traits.shrink(index) : traits.grow(index)
        guard isProportional else { return priority }
        return basis > 0 ? priority * (slots[index].basis / basis) : 0
    }
}

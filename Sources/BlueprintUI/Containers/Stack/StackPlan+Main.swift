import Foundation

/// Distribution of the main length among a stack's children.
extension StackPlan {
    /// Sets the main origin and length of each child; `length` is the stack's own, or nil while it is measured.
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

    /// Measures the fixed children within the whole space, then the others within the remaining space; returns the
    /// total.
    private mutating func measureBases(in space: StackVector, spacing: CGFloat, isMeasuring: Bool) -> CGFloat {
        var hasFlexible = false
        var fixed: CGFloat = 0
        for index in slots.indices {
            guard traits.isFixed(index) else {
                hasFlexible = true
                continue
            }
            let measured = measure(index, space)
            range.main.narrow(to: measured.range)
            slots[index].basis = measured.length.main
            fixed += measured.length.main
        }
        guard hasFlexible else { return fixed }
        // Without a limit there is always space left; a stack placed at infinite length has the difference.
        let isUnlimited = isMeasuring && space.main == .infinity
        let left = isUnlimited ? space.main : space.main - fixed - spacing
        // A child is proposed all of the remaining space, not its share; if none remains, its measured length counts
        // as zero.
        guard left > 0 else {
            let none = AxisRange(lower: -.infinity, upper: 0)
            range.main.narrow(to: none.adding(fixed, spacing, present: space.main))
            return fixed
        }
        range.main.narrow(
            to: AxisRange(lower: .leastNonzeroMagnitude, upper: .infinity)
                .adding(fixed, spacing, present: space.main)
        )
        // Added in the order of the children, as in the reference: the result of rounding to pixels depends on the
        // last bit.
        var basis: CGFloat = 0
        for index in slots.indices {
            if !traits.isFixed(index) {
                let measured = measure(index, StackVector(main: left, cross: space.cross))
                range.main.narrow(to: measured.range.adding(fixed, spacing, present: space.main))
                slots[index].basis = measured.length.main
            }
            basis += slots[index].basis
        }
        return basis
    }

    /// Sets the measured lengths or, if the limit is too small, the lengths after sharing the overflow.
    private mutating func shareMeasured(within limit: CGFloat, basis: CGFloat, needed: CGFloat) {
        guard limit != .infinity, needed >= limit else {
            // An exact fit counts as overflow, but takes nothing from children with positive lengths.
            let isExactSame = slots.allSatisfy { $0.basis >= 0 } && basis.isFinite
            range.main.narrow(from: isExactSame ? needed : needed.nextUp)
            return setMeasuredLengths(from: 0, spacing: layout.minimumSpacing, isMeasuring: true)
        }
        let isShared = share(limit - needed, basis: basis, isShrinking: true, isMeasuring: true)
        // If no child shares the overflow, all limits that are too small give the same result, as long as they are
        // numbers.
        let unshared = AxisRange(lower: -.greatestFiniteMagnitude, upper: needed)
        range.main.narrow(to: isShared ? .exactly(limit) : unshared)
    }

    /// Sets the measured lengths, without a share of the underflow.
    private func setMeasuredLengths(
        from start: CGFloat,
        spacing: CGFloat,
        without extra: CGFloat = 0,
        isMeasuring: Bool
    ) {
        // Zero times a NaN or infinite underflow is NaN: in a stack without a length, no child has one either.
        let none = extra * 0
        var origin = start
        for index in slots.indices {
            origin = set(index, slots[index].basis + none, from: origin, isMeasuring) + spacing
        }
    }

    /// Sets the origin and length of a child, and returns its end.
    @inline(__always)
    private func set(_ index: Int, _ length: CGFloat, from origin: CGFloat, _ isMeasuring: Bool) -> CGFloat {
        // A negative measured length counts as such in a measurement, but is placed as zero.
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
            setMeasuredLengths(from: 0, spacing: (length - basis) / gaps, without: extra, isMeasuring: false)
        case .growProportionally, .growUniformly:
            share(extra, basis: basis, isShrinking: false, isMeasuring: false)
        case .justifyToStart: setMeasuredLengths(from: 0, spacing: spacing, without: extra, isMeasuring: false)
        case .justifyToCenter: setMeasuredLengths(from: extra / 2, spacing: spacing, without: extra, isMeasuring: false)
        case .justifyToEnd: setMeasuredLengths(from: extra, spacing: spacing, without: extra, isMeasuring: false)
        }
    }

    /// Adds each child's share of the underflow or overflow, by priority; returns false if no child takes part.
    @discardableResult
    private func share(_ extra: CGFloat, basis: CGFloat, isShrinking: Bool, isMeasuring: Bool) -> Bool {
        let isProportional =
            isShrinking ? layout.overflow == .condenseProportionally : layout.underflow == .growProportionally
        var total: CGFloat = 0
        for index in slots.indices {
            let weight = weight(index, of: basis, isProportional: isProportional, isShrinking: isShrinking)
            // The field holds the weight until the length is known.
            slots[index].length = weight
            total += weight
        }
        // If no child takes part, the children keep their lengths and overflow or leave space.
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

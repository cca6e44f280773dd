import Foundation

/// The slots of a stack's children, which only ``with(count:_:)`` makes; their indices are those of the children.
typealias StackSlots = UnsafeMutableBufferPointer<StackSlot>

extension StackSlots {
    /// Calls a function with new slots, which it must not keep: a plan, which reads and changes them, ends with it.
    ///
    /// They are on the stack, since an array for each measurement would cost more than it.
    @inline(__always)
    static func with<Result>(count: Int, _ body: (StackSlots) -> Result) -> Result {
        // Initialized before they are used; they need no end, as they hold only numbers.
        withUnsafeTemporaryAllocation(of: StackSlot.self, capacity: count) { slots in
            slots.initialize(repeating: StackSlot())
            return body(slots)
        }
    }
}

/// The computed positions of a stack's children, in slots that are read for measuring, placing and explaining.
///
/// The main lengths are determined first (`StackPlan+Main`); then each child is measured across the axis at its main
/// length (`StackPlan+Cross`). During a measurement, `range` collects the limits for which every step has the same
/// result.
struct StackPlan<Traits: StackTraitSource> {
    let layout: StackLayout
    let nodes: ContiguousArray<LayoutNode>
    let traits: Traits
    let slots: StackSlots
    /// The place to note details of the alignment that the slots do not hold; nil without a recorder.
    let crossNotes: StackCrossNotes?

    /// The limits for which the plan is valid, during a measurement.
    var range = StackRange(main: .everywhere, cross: .everywhere)

    init(
        layout: StackLayout,
        nodes: ContiguousArray<LayoutNode>,
        traits: Traits,
        slots: StackSlots,
        crossNotes: StackCrossNotes? = nil
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

/// The stored children of a stack, in an array shared by the element, its copies and its content.
struct StackMembers {
    private(set) var all: [StackLayout.Child] = []
    /// True if no child has its own alignment guide, which may depend on mutable state.
    private(set) var haveNoGuides = true

    init() {}

    init(_ children: [StackLayout.Child]) {
        all = children
        // By index, so that no child is copied.
        haveNoGuides = children.indices.allSatisfy { children[$0].traits.alignmentGuide == nil }
    }

    init(_ children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)]) {
        self.init(children.map { StackLayout.Child(element: $0.element, traits: $0.traits, key: $0.key) })
    }

    init(_ children: ContiguousArray<ContentChild>) {
        self.init(children.map { StackLayout.Child($0.element, $0.traits.traits(of: StackLayout.self), $0.key) })
    }

    /// The children in the form of the public interface.
    var children: [(element: any Element, traits: StackLayout.Traits, key: AnyHashable?)] {
        all.map { ($0.element, $0.traits, $0.key) }
    }

    mutating func add(_ child: StackLayout.Child) {
        if child.traits.alignmentGuide != nil { haveNoGuides = false }
        all.append(child)
    }
}

/// The underflow of a stack and the priorities of its children, by which it shares its length.
package struct StackPriorities {
    /// The distribution of the extra length.
    package let underflow: StackLayout.UnderflowDistribution
    /// The priorities of each child.
    package let children: [Child]

    /// The priorities of one child.
    package struct Child {
        /// The share of the extra length.
        package let grow: CGFloat
        /// The share of the missing length.
        package let shrink: CGFloat

        /// True if the child only grows or only shrinks.
        package var isHalf: Bool { (grow > 0) != (shrink > 0) }
    }
}

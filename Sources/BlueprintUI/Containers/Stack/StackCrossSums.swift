import Foundation

/// The sums across the axis of a stack, built from its decision.
struct StackCrossSums {
    let decision: StackDecision
    /// The highest child and the one that ends farthest, once their guides are aligned; nil for lengths that are not
    /// finite.
    private let ends: (first: Int?, last: Int?)
    /// True if a child has a guide of its own.
    private let hasOwnGuides: Bool

    init(_ decision: StackDecision) {
        self.decision = decision
        ends = Self.ends(of: decision)
        hasOwnGuides = decision.children.contains(where: \.hasOwnGuide)
    }

    private var names: StackSums.Names { StackSums.Names(decision.cross) }

    /// Returns the measured length of a child across the stack, at its placed length along it.
    private func measured(_ index: Int) -> Derivation {
        let child = decision.children[index]
        let space = StackVector(main: child.slot.length, cross: decision.space.cross)
        let limits = SizeConstraint(space.limits(decision.axis))
        return .number(child.crossMeasured, .measured(child: index, within: limits, decision.cross))
    }

    /// Returns the reasons for the origin and the length of a child across the stack.
    func place(of index: Int) -> (origin: Reason, length: Reason) {
        guard decision.guide != nil else {
            return (
                Reason("places it at the \(names.before) edge", .origin(.rule(0), of: decision.own(decision.cross))),
                Reason(
                    "gives it its whole \(names.length)",
                    decision.own(decision.cross),
                    choice: Reason.Choice(argument: "alignment", value: "fill")
                )
            )
        }
        let length = measured(index)
        let along = StackSums.Names(decision.main).length
        return (
            Reason(alignmentRule, .origin(origin(of: index), of: length)),
            Reason("gives it its measured \(names.length) at that \(along)", length)
        )
    }

    /// The reason for the measured length across the stack.
    var size: Reason {
        decision.guide == nil ? filledSize : alignedSize
    }

    /// The child with the greatest length across, if that is at least 0.
    private var longest: Int? {
        var longest: Int?
        for index in decision.children.indices {
            let length = decision.children[index].crossMeasured
            if length >= (longest.map { decision.children[$0].crossMeasured } ?? 0) { longest = index }
        }
        return longest
    }

    private var filledSize: Reason {
        guard let longest else { return none }
        let measured = measured(longest)
        let decided = decision.children[longest].slot.crossLength
        let fitting = measured.ifEqual(to: decided, else: .least(decision.own(decision.cross), measured))
        let isFitting = measured.isEqual(to: decided)
        let rule = "is as \(names.large) as its \(decision.cross.largest) child"
        return Reason(
            isFitting ? rule : "\(rule), at most its constraint",
            decided >= 0 ? fitting : .greatest(.rule(0), fitting)
        )
    }

    private var none: Reason { Reason("is 0 \(names.large): no child measures more", .rule(0)) }

    private var alignedSize: Reason {
        var decided: CGFloat = 0
        var farthest: Int?
        for index in decision.children.indices {
            let slot = decision.children[index].slot
            let end = slot.crossOrigin + slot.crossLength
            if end >= decided { (decided, farthest) = (end, index) }
        }
        guard let farthest else { return none }
        if let longest {
            let length = measured(longest)
            if length.isEqual(to: decided) {
                return Reason("is as \(names.large) as its \(decision.cross.largest) child", length)
            }
        }
        return Reason("reaches to the farthest end of its children", origin(of: farthest) + measured(farthest))
    }
}

// MARK: - Guides

extension StackCrossSums {
    private var alignmentRule: String {
        if let guide = decision.guide, !hasOwnGuides {
            switch guide.kind {
            case .start: return "places it at the \(names.before) edge"
            case .middle: return "centres it"
            case .end: return "places it at the \(decision.cross == .width ? "right" : "bottom") edge"
            case .custom: return "aligns its guide \(guide.name) with those of the other children"
            }
        }
        return "aligns its guide with those of the other children"
    }

    /// Returns the origin of a child across the stack.
    private func origin(of index: Int) -> Derivation {
        let decided = decision.children[index].slot.crossOrigin
        let stepByStep = Derivation.rule(0) - position(in: index) + shift
        guard let guide = decision.guide, !hasOwnGuides, decision.isPlaced else {
            return belowHighest(index).ifEqual(to: decided, else: stepByStep)
        }
        let own = decision.own(decision.cross)
        switch guide.kind {
        case .start: return .rule(0).ifEqual(to: decided, else: stepByStep)
        case .middle: return ((own - measured(index)) / .rule(2)).ifEqual(to: decided, else: stepByStep)
        case .end: return (own - measured(index)).ifEqual(to: decided, else: stepByStep)
        case .custom: return belowHighest(index).ifEqual(to: decided, else: stepByStep)
        }
    }

    /// Returns the distance of a child from the highest one, whose guide has the others' as far below its top, and of
    /// that one from the edge of the stack.
    private func belowHighest(_ index: Int) -> Derivation {
        let highest = ends.first ?? index
        let (ownPosition, groupPosition) = positions
        let parts = [(isAdded: true, part: ownPosition), (false, groupPosition)]
        return Self.sum(parts + distance(from: highest, to: index))
    }

    /// Returns the parts of the distance between the tops of two children whose guides are aligned.
    private func distance(from one: Int, to other: Int) -> [(isAdded: Bool, part: Derivation)] {
        one == other ? [] : [(true, position(in: one)), (false, position(in: other))]
    }

    /// Returns a sum without the parts that are 0 by the rule; parts that are added come first.
    private static func sum(_ parts: [(isAdded: Bool, part: Derivation)]) -> Derivation {
        var parts = parts.filter { $0.part != .rule(0) }
        let first = parts.firstIndex(where: \.isAdded).map { parts.remove(at: $0).part } ?? .rule(0)
        return parts.reduce(first) { $1.isAdded ? $0 + $1.part : $0 - $1.part }
    }

    /// Returns the position of the guide in a child.
    private func position(in index: Int) -> Derivation {
        let child = decision.children[index]
        if child.hasOwnGuide { return .number(child.guide, .trait(child: index, "alignmentGuide")) }
        return position(across: measured(index))
            ?? .number(child.guide, .guide(decision.guide?.name ?? "", child: index))
    }

    /// Returns the position of the guide in a length; nil for a custom guide.
    private func position(across length: Derivation) -> Derivation? {
        switch decision.guide?.kind {
        case .start: .rule(0)
        case .middle: length / .rule(2)
        case .end: length
        case .custom, nil: nil
        }
    }

    private static func ends(of decision: StackDecision) -> (first: Int?, last: Int?) {
        var first: Int?
        var last: Int?
        var start = CGFloat.infinity
        var end = -CGFloat.infinity
        for (index, child) in decision.children.enumerated() {
            let origin = -child.guide
            if origin < start { (start, first) = (origin, index) }
            if origin + child.crossMeasured >= end { (end, last) = (origin + child.crossMeasured, index) }
        }
        return (first, last)
    }

    /// The place of the highest child's top, if all guides are at 0.
    private var highestTop: Derivation { ends.first.map { .rule(0) - position(in: $0) } ?? .rule(.infinity) }

    /// The distance from the highest child's top to the end of the one that ends farthest; nil without finite lengths.
    private var heightTogether: Derivation? {
        guard let first = ends.first, let last = ends.last else { return nil }
        return Self.sum([(true, measured(last))] + distance(from: first, to: last))
    }

    /// The positions of the guide in the stack and in the children together.
    private var positions: (own: Derivation, group: Derivation) {
        let to = ends.last.map { .rule(0) - position(in: $0) + measured($0) } ?? .rule(-.infinity)
        let stepByStep = to - highestTop
        let group = Derivation.named(
            "the children together",
            heightTogether.map { $0.ifEqual(to: stepByStep.value, else: stepByStep) } ?? stepByStep
        )
        let limit = decision.own(decision.cross)
        let isLimited = decision.isPlaced || limit.value != .infinity
        let own = decision.isPlaced ? limit : isLimited ? .least(limit, group) : group
        let name = decision.guide?.name ?? ""
        let ownPosition =
            position(across: own) ?? .number(decision.guide?.ownPosition ?? 0, .guide(name, child: nil))
        let groupPosition =
            position(across: group)
            ?? .named("in the children together", .number(decision.guide?.groupPosition ?? 0, .guide(name, child: nil)))
        return (ownPosition, groupPosition)
    }

    /// The distance that all children are moved by once their guides are aligned.
    private var shift: Derivation {
        let (own, group) = positions
        return own - group - highestTop
    }
}

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

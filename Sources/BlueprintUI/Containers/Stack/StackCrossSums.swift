import Foundation

/// The sums of a stack across its axis, spelt from what it decided.
struct StackCrossSums {
    let decision: StackDecision

    init(_ decision: StackDecision) {
        self.decision = decision
    }

    private var names: StackSums.Names { StackSums.Names(decision.cross) }

    /// What a child asked for across, at the length that it got along the stack.
    private func asked(_ index: Int) -> Derivation {
        let child = decision.children[index]
        let space = StackVector(main: child.slot.length, cross: decision.space.cross)
        let limits = SizeConstraint(space.limits(decision.axis))
        return .number(child.crossAsked, .answer(child: index, within: limits, decision.cross))
    }

    /// Where a child lies across the stack, and how long it is there.
    func place(of index: Int) -> (origin: Reason, length: Reason) {
        guard decision.guide != nil else {
            return (
                Reason("puts it at its own \(names.before) edge", .origin(.rule(0), of: decision.own(decision.cross))),
                Reason("gives it all its \(names.length)", decision.own(decision.cross))
            )
        }
        let length = asked(index)
        let along = StackSums.Names(decision.main).length
        return (
            Reason(alignmentRule, .origin(origin(of: index), of: length)),
            Reason("gives it the \(names.length) that it asks for at that \(along)", length)
        )
    }

    /// How the length across of a stack that is measured came about.
    var size: Reason {
        decision.guide == nil ? filledSize : alignedSize
    }

    /// The longest child and its length, if any has one that is not less than zero.
    private var longest: Int? {
        var longest: Int?
        for index in decision.children.indices {
            let length = decision.children[index].crossAsked
            if length >= (longest.map { decision.children[$0].crossAsked } ?? 0) { longest = index }
        }
        return longest
    }

    private var filledSize: Reason {
        guard let longest else { return none }
        let asked = asked(longest)
        let decided = decision.children[longest].slot.crossLength
        let fitting = asked.ifEqual(to: decided, else: .least(decision.own(decision.cross), asked))
        let isFitting = asked.isEqual(to: decided)
        let rule = "is as \(names.large) as its \(decision.cross.largest) child"
        return Reason(
            isFitting ? rule : "\(rule), but not beyond its limit",
            decided >= 0 ? fitting : .greatest(.rule(0), fitting)
        )
    }

    private var none: Reason { Reason("is 0 \(names.large), as no child asks for more", .rule(0)) }

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
            let length = asked(longest)
            if length.isEqual(to: decided) {
                return Reason("is as \(names.large) as its \(decision.cross.largest) child", length)
            }
        }
        return Reason("reaches to the end of the child that reaches farthest", origin(of: farthest) + asked(farthest))
    }
}

// MARK: - Guides

extension StackCrossSums {
    private var hasOwnGuides: Bool { decision.children.contains(where: \.hasOwnGuide) }

    private var alignmentRule: String {
        if let guide = decision.guide, !hasOwnGuides {
            switch guide.kind {
            case .start: return "puts it at its own \(names.before) edge"
            case .middle: return "puts it in its middle: half of what is left"
            case .end: return "puts it at its own \(decision.cross == .width ? "right" : "bottom") edge"
            case .custom: return "puts its guide \(guide.name) in line with the others'"
            }
        }
        return "puts its guide in line with the others'"
    }

    /// Where a child lies across.
    private func origin(of index: Int) -> Derivation {
        let decided = decision.children[index].slot.crossOrigin
        let stepByStep = Derivation.rule(0) - position(in: index) + shift
        guard let guide = decision.guide, !hasOwnGuides, decision.isPlaced else { return stepByStep }
        let own = decision.own(decision.cross)
        switch guide.kind {
        case .start: return .rule(0).ifEqual(to: decided, else: stepByStep)
        case .middle: return ((own - asked(index)) / .rule(2)).ifEqual(to: decided, else: stepByStep)
        case .end: return (own - asked(index)).ifEqual(to: decided, else: stepByStep)
        case .custom: return stepByStep
        }
    }

    /// Where the guide lies in a child.
    private func position(in index: Int) -> Derivation {
        let child = decision.children[index]
        if child.hasOwnGuide { return .number(child.guide, .trait(child: index, "alignmentGuide")) }
        return position(across: asked(index)) ?? .number(child.guide, .guide(decision.guide?.name ?? "", child: index))
    }

    /// Where the guide lies across a length; nil if that is its own affair.
    private func position(across length: Derivation) -> Derivation? {
        switch decision.guide?.kind {
        case .start: .rule(0)
        case .middle: length / .rule(2)
        case .end: length
        case .custom, nil: nil
        }
    }

    /// How far all children are moved together once their guides are in line.
    private var shift: Derivation {
        var first: Int?
        var last: Int?
        var start = CGFloat.infinity
        var end = -CGFloat.infinity
        for (index, child) in decision.children.enumerated() {
            let origin = -child.guide
            if origin < start { (start, first) = (origin, index) }
            if origin + child.crossAsked >= end { (end, last) = (origin + child.crossAsked, index) }
        }
        let from = first.map { .rule(0) - position(in: $0) } ?? .rule(.infinity)
        let to = last.map { .rule(0) - position(in: $0) + asked($0) } ?? .rule(-.infinity)
        let group = Derivation.named("all of them together", to - from)
        let limit = decision.own(decision.cross)
        let isLimited = decision.isPlaced || limit.value != .infinity
        let own = decision.isPlaced ? limit : isLimited ? .least(limit, group) : group
        let name = decision.guide?.name ?? ""
        let ownPosition =
            position(across: own) ?? .number(decision.guide?.ownPosition ?? 0, .guide(name, child: nil))
        let groupPosition =
            position(across: group)
            ?? .named("in all of them together", .number(decision.guide?.groupPosition ?? 0, .guide(name, child: nil)))
        return ownPosition - groupPosition - from
    }
}

import Foundation

/// The sums of a stack along its axis, spelt from what it decided.
///
/// Sums over all children are made once and shared by those that they are a part of.
struct StackSums {
    let decision: StackDecision
    let sharing: Sharing
    /// The stack's own length, or the limit that played its part.
    let own: Derivation
    /// What each child asked for, in order.
    let bases: [Derivation]
    /// All that the children asked for.
    let natural: Derivation
    /// That and the spacing.
    let needed: Derivation
    /// What is left over or missing.
    let rest: Derivation
    /// How much of the rest each child takes or gives, relative to the others; none where nothing is shared out.
    let weights: [Derivation]
    /// What the weights are parts of.
    let whole: Derivation
    /// The limit that children which are not fixed were asked within along the stack; nil if they were not asked.
    let left: CGFloat?

    /// What becomes of the room that is left over or missing.
    enum Sharing {
        /// Nothing: the stack is as long as the children.
        case natural
        /// The children give what is missing.
        case shrinks
        /// The children take what is left over.
        case grows
        /// It goes between the children.
        case between
        /// It stays behind the children.
        case behind
        /// It stays on both sides of the children.
        case around
        /// It stays before the children.
        case before
    }

    init(_ decision: StackDecision) {
        self.decision = decision
        own = decision.own(decision.main)
        left = decision.roomForFlexible
        let names = Names(decision.main)
        let bases = decision.bases(askedWithin: left)
        let natural = Derivation.named("natural \(names.lengths)", .sum(bases))
        let spacing = Self.spacing(decision)
        let needed = spacing.value == 0 ? natural : .named("needed", natural + spacing)
        let sharing = Self.sharing(decision, needed: needed.value)
        self.bases = bases
        self.natural = natural
        self.needed = needed
        self.sharing = sharing
        rest = sharing == .shrinks ? .named("missing", needed - own) : .named("left over", own - needed)
        weights = decision.weights(sharing, bases: bases, natural: natural)
        let sum = Derivation.sum(weights)
        whole = sum.value > 0 ? .named("weights", sum) : .rule(1)
    }

    private static func spacing(_ decision: StackDecision) -> Derivation {
        let gaps = Derivation.number(CGFloat(decision.children.count), .count) - .rule(1)
        return .argument("minimumSpacing", decision.spacing) * gaps
    }

    private static func sharing(_ decision: StackDecision, needed: CGFloat) -> Sharing {
        let length = decision.space.main
        guard decision.isPlaced else { return length != .infinity && needed >= length ? .shrinks : .natural }
        if needed >= length { return .shrinks }
        switch decision.underflow {
        case .spaceEvenly: return .between
        case .growProportionally, .growUniformly: return .grows
        case .justifyToStart: return .behind
        case .justifyToCenter: return .around
        case .justifyToEnd: return .before
        }
    }

    /// The words for lengths along an axis.
    struct Names {
        let length: String
        let lengths: String
        let large: String
        let before: String

        init(_ dimension: Dimension) {
            length = dimension.rawValue
            lengths = dimension.rawValue + "s"
            large = dimension.large
            before = dimension == .width ? "left" : "top"
        }
    }

    var names: Names { Names(decision.main) }
}

extension StackDecision {
    /// The room that the fixed children leave the others to ask within; nil if there is none, or are no others.
    fileprivate var roomForFlexible: CGFloat? {
        guard children.contains(where: { !$0.isFixed }) else { return nil }
        if !isPlaced, space.main == .infinity { return space.main }
        let fixed = children.reduce(0) { $1.isFixed ? $0 + $1.slot.basis : $0 }
        let left = space.main - fixed - spacing * CGFloat(children.count - 1)
        return left > 0 ? left : nil
    }

    /// What each child asked for; nothing if it was not asked.
    fileprivate func bases(askedWithin left: CGFloat?) -> [Derivation] {
        let whole = SizeConstraint(space.limits(axis))
        let rest = left.map { SizeConstraint(StackVector(main: $0, cross: space.cross).limits(axis)) }
        return children.indices.map { index in
            guard let asked = children[index].isFixed ? whole : rest else { return .rule(0) }
            return .number(children[index].slot.basis, .answer(child: index, within: asked, main))
        }
    }

    /// How much of the rest each child takes or gives.
    fileprivate func weights(
        _ sharing: StackSums.Sharing,
        bases: [Derivation],
        natural: Derivation
    ) -> [Derivation] {
        guard sharing == .shrinks || sharing == .grows else { return [] }
        let hasLength = natural.value > 0
        return children.indices.map { index in
            let priority = priority(of: index, sharing)
            if !isProportional(sharing) { return priority }
            return hasLength ? priority * (bases[index] / natural) : .rule(0)
        }
    }

    /// Whether children take or give by their natural lengths too.
    func isProportional(_ sharing: StackSums.Sharing) -> Bool {
        sharing == .shrinks ? overflow == .condenseProportionally : underflow == .growProportionally
    }

    /// The part of the rest that a child may take or give.
    func priority(of index: Int, _ sharing: StackSums.Sharing) -> Derivation {
        let child = children[index]
        return sharing == .shrinks
            ? .number(child.shrink, .trait(child: index, "shrinkPriority"))
            : .number(child.grow, .trait(child: index, "growPriority"))
    }
}

// MARK: - Children

extension StackSums {
    /// Whether the children take or give.
    var isShared: Bool { sharing == .shrinks || sharing == .grows }

    /// A child's part of what is left over or missing.
    func share(of index: Int) -> Derivation { weights[index] / whole * rest }

    /// What a child gets: what it asked for and its part, but not less than nothing.
    func length(of index: Int) -> Derivation {
        let decided = decision.children[index].slot.length
        let basis = bases[index]
        guard isShared else {
            // None of a room that is not a number is not a number either.
            let stepByStep = Derivation.greatest(.rule(0), basis + rest * .rule(0))
            return basis.ifEqual(to: decided, else: .greatest(.rule(0), basis).ifEqual(to: decided, else: stepByStep))
        }
        let share = Derivation.named("its part", share(of: index))
        let sum = sharing == .shrinks ? basis - share : basis + share
        if weights[index].value == 0, basis.isEqual(to: decided) { return basis }
        return sum.ifEqual(to: decided, else: .greatest(.rule(0), sum))
    }

    /// Where a child lies along the stack, and how long it is there.
    func place(of index: Int) -> (origin: Reason, length: Reason) {
        let length = length(of: index)
        return (
            Reason(originRule(of: index), .origin(origin(of: index), of: length)),
            Reason(lengthRule(of: index), length)
        )
    }

    private func lengthRule(of index: Int) -> String {
        let child = decision.children[index]
        let itsOwn = "gives it its natural \(names.length)"
        if left == nil, !child.isFixed { return "gives it nothing, as nothing is left for it" }
        if !(child.slot.basis >= 0), child.slot.length == 0 { return "gives it nothing, as it asks for less than that" }
        if !isShared { return itsOwn }
        if weights[index].value == 0 {
            if rest.value == 0 || decision.priority(of: index, sharing).value != 0 { return itsOwn }
            let verb = sharing == .shrinks ? "shrinks" : "grows"
            return child.isFixed ? "\(itsOwn), as it is fixed" : "\(itsOwn), as it never \(verb)"
        }
        if sharing == .grows { return "\(itsOwn) and its part of what is left over" }
        if rest.value == 0 { return "\(itsOwn), as all fits exactly" }
        if child.slot.length == 0, child.slot.basis > 0 {
            return "gives it nothing, as its part of what is missing is all of its natural \(names.length) or more"
        }
        return "\(itsOwn) less its part of what is missing"
    }

    /// What lies between two neighbours; nil if nothing does.
    var gap: Derivation? {
        if sharing == .between {
            let gaps = Derivation.number(CGFloat(decision.children.count), .count) - .rule(1)
            return .named("gap", (own - natural) / gaps)
        }
        return decision.spacing == 0 ? nil : .argument("minimumSpacing", decision.spacing)
    }

    /// Where the first child begins.
    private var start: Derivation {
        switch sharing {
        case .around: rest / .rule(2)
        case .before: rest
        case .behind, .between, .grows, .natural, .shrinks: .rule(0)
        }
    }

    private func origin(of index: Int) -> Derivation {
        guard index > 0 else { return start }
        let previous = decision.children[index - 1].slot
        // A child that is infinitely long ends nowhere, but the stack goes on counting.
        guard previous.length.isFinite else { return origin(of: index, from: start) }
        let end = Derivation.number(previous.origin + previous.length, .end(child: index - 1, decision.main))
        return gap.map { end + $0 } ?? end
    }

    /// The sum of all that lies before a child.
    private func origin(of index: Int, from start: Derivation) -> Derivation {
        let gap = gap
        var parts = [start]
        for before in 0..<index {
            parts.append(given(before))
            if let gap { parts.append(gap) }
        }
        return .sum(parts)
    }

    private func given(_ index: Int) -> Derivation {
        .number(decision.children[index].slot.length, .given(child: index, decision.main))
    }

    private func originRule(of index: Int) -> String {
        guard index > 0 else {
            switch sharing {
            case .around: return "puts it behind half of what is left over"
            case .before: return "puts it behind all that is left over"
            case .behind, .between, .grows, .natural, .shrinks: return "puts it at its own \(names.before) edge"
            }
        }
        if sharing == .between { return "puts it behind the child before it and an even part of what they leave" }
        return decision.spacing == 0
            ? "puts it right behind the child before it" : "puts it behind the child before it and the spacing"
    }
}

// MARK: - The stack

extension StackSums {
    /// How the length of a stack that is measured came about.
    var size: Reason {
        var decided: CGFloat = 0
        var farthest: Int?
        for index in decision.children.indices {
            let slot = decision.children[index].slot
            let end = slot.origin + slot.length
            // A stack is never shorter than nothing, and an end that is not a number is none.
            if end >= decided { (decided, farthest) = (end, index) }
        }
        guard let farthest else { return Reason("is never less than 0 \(names.large)", .greatest(.rule(0), needed)) }
        let simple = sharing == .shrinks && hasTakers ? own : needed
        // From the first child, which begins at 0.
        let ends = origin(of: farthest, from: .rule(0)) + given(farthest)
        return Reason(sizeRule, simple.ifEqual(to: decided, else: ends))
    }

    private var hasTakers: Bool { weights.contains { $0.value != 0 } }

    private var sizeRule: String {
        if sharing == .shrinks, rest.value != 0 {
            return hasTakers
                ? "is as \(names.large) as it may be: its children give what is missing"
                : "adds up what its children ask for, as none of them gives any of it"
        }
        if decision.children.count == 1 { return "is as \(names.large) as its child asks for" }
        return decision.spacing == 0
            ? "adds up what its children ask for" : "adds up what its children ask for, and the spacing"
    }
}

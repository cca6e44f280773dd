import Foundation
import HeadlessUIKit

/// The sums along the axis of a stack, built from its decision.
///
/// Sums over all children are built once and shared by the sums that contain them.
struct StackSums {
    let decision: StackDecision
    let distribution: Distribution
    /// The stack's own length, or the limit proposed to it.
    let own: Derivation
    /// The measured length of each child, in order.
    let measured: [Derivation]
    /// The sum of the measured lengths.
    let total: Derivation
    /// The measured lengths and the spacing.
    let needed: Derivation
    /// The underflow or overflow.
    let rest: Derivation
    /// The weight of each child in the distribution; empty if nothing is shared.
    let weights: [Derivation]
    /// The sum of the weights.
    let totalWeight: Derivation
    /// The limit along the stack that was proposed to flexible children; nil if they were not measured.
    let flexibleLimit: CGFloat?

    /// The use of the underflow, or the source of the overflow.
    enum Distribution {
        /// None: the stack is as long as its children.
        case none
        /// The children shrink by the overflow.
        case overflow
        /// The children grow by the underflow.
        case growth
        /// The underflow becomes equal gaps.
        case gaps
        /// The underflow stays after the children.
        case start
        /// Half of the underflow stays on each side of the children.
        case center
        /// The underflow stays before the children.
        case end
    }

    init(_ decision: StackDecision) {
        self.decision = decision
        own = decision.own(decision.main)
        flexibleLimit = decision.limitForFlexible
        let names = Names(decision.main)
        let measured = decision.measured(within: flexibleLimit)
        let total = Derivation.named("total measured \(names.length)", .sum(measured))
        let spacing = Self.spacing(decision)
        let needed = spacing.value == 0 ? total : .named("needed", total + spacing)
        let distribution = Self.distribution(decision, needed: needed.value)
        self.measured = measured
        self.total = total
        self.needed = needed
        self.distribution = distribution
        rest = distribution == .overflow ? .named("overflow", needed - own) : .named("underflow", own - needed)
        weights = decision.weights(distribution, measured: measured, total: total)
        let sum = Derivation.sum(weights)
        totalWeight = sum.value > 0 ? .named("total weight", sum) : .rule(1)
    }

    private static func spacing(_ decision: StackDecision) -> Derivation {
        let gaps = Derivation.number(CGFloat(decision.children.count), .count) - .rule(1)
        return .argument("minimumSpacing", decision.spacing) * gaps
    }

    private static func distribution(_ decision: StackDecision, needed: CGFloat) -> Distribution {
        let length = decision.space.main
        guard decision.isPlaced else { return length != .infinity && needed >= length ? .overflow : .none }
        if needed >= length { return .overflow }
        switch decision.underflow {
        case .spaceEvenly: return .gaps
        case .growProportionally, .growUniformly: return .growth
        case .justifyToStart: return .start
        case .justifyToCenter: return .center
        case .justifyToEnd: return .end
        }
    }

    /// The words for lengths in a direction.
    struct Names {
        let length: String
        let large: String
        let before: String

        init(_ dimension: Dimension) {
            length = dimension.rawValue
            large = dimension.large
            before = dimension == .width ? "left" : "top"
        }
    }

    var names: Names { Names(decision.main) }
}

extension StackDecision {
    /// The length that fixed children leave for flexible ones; nil if there is none, or no flexible child.
    fileprivate var limitForFlexible: CGFloat? {
        guard children.contains(where: { !$0.isFixed }) else { return nil }
        if !isPlaced, space.main == .infinity { return space.main }
        let fixed = children.reduce(0) { $1.isFixed ? $0 + $1.slot.basis : $0 }
        let left = space.main - fixed - spacing * CGFloat(children.count - 1)
        return left > 0 ? left : nil
    }

    /// Returns the measured length of each child; 0 if it was not measured.
    fileprivate func measured(within limit: CGFloat?) -> [Derivation] {
        let whole = SizeConstraint(space.limits(axis))
        let rest = limit.map { SizeConstraint(StackVector(main: $0, cross: space.cross).limits(axis)) }
        return children.indices.map { index in
            guard let proposal = children[index].isFixed ? whole : rest else { return .rule(0) }
            return .number(children[index].slot.basis, .measured(child: index, within: proposal, main))
        }
    }

    /// Returns the weight of each child in a distribution.
    fileprivate func weights(
        _ distribution: StackSums.Distribution,
        measured: [Derivation],
        total: Derivation
    ) -> [Derivation] {
        guard distribution == .overflow || distribution == .growth else { return [] }
        let hasLength = total.value > 0
        return children.indices.map { index in
            let priority = priority(of: index, distribution)
            if !isProportional(distribution) { return priority }
            return hasLength ? priority * (measured[index] / total) : .rule(0)
        }
    }

    /// Returns true if the measured lengths count in the distribution.
    func isProportional(_ distribution: StackSums.Distribution) -> Bool {
        distribution == .overflow ? overflow == .condenseProportionally : underflow == .growProportionally
    }

    /// Returns the priority of a child in a distribution.
    func priority(of index: Int, _ distribution: StackSums.Distribution) -> Derivation {
        let child = children[index]
        return distribution == .overflow
            ? .number(child.shrink, .trait(child: index, "shrinkPriority"))
            : .number(child.grow, .trait(child: index, "growPriority"))
    }
}

// MARK: - Children

extension StackSums {
    /// True if the children shrink or grow.
    var isShared: Bool { distribution == .overflow || distribution == .growth }

    /// Returns the share of a child in the underflow or overflow.
    func share(of index: Int) -> Derivation { weights[index] / totalWeight * rest }

    /// Returns the length of a child: its measured length plus or minus its share, at least 0.
    func length(of index: Int) -> Derivation {
        let decided = decision.children[index].slot.length
        let basis = measured[index]
        // Where all children fit exactly, there is nothing to share.
        if rest.value == 0, basis.isEqual(to: decided) { return basis }
        guard isShared else {
            // 0 × a rest that is not a number is not a number either.
            let stepByStep = Derivation.greatest(.rule(0), basis + rest * .rule(0))
            return basis.ifEqual(to: decided, else: .greatest(.rule(0), basis).ifEqual(to: decided, else: stepByStep))
        }
        let name = distribution == .overflow ? "share of the overflow" : "share of the underflow"
        let share = Derivation.named(name, share(of: index))
        let sum = distribution == .overflow ? basis - share : basis + share
        if weights[index].value == 0, basis.isEqual(to: decided) { return basis }
        return sum.ifEqual(to: decided, else: .greatest(.rule(0), sum))
    }

    /// Returns the reasons for the origin and the length of a child along the stack.
    func place(of index: Int) -> (origin: Reason, length: Reason) {
        let length = length(of: index)
        return (
            Reason(originRule(of: index), .origin(origin(of: index), of: length)),
            Reason(lengthRule(of: index), length)
        )
    }

    private func lengthRule(of index: Int) -> String {
        let child = decision.children[index]
        let itsOwn = "gives it its measured \(names.length)"
        if flexibleLimit == nil, !child.isFixed {
            return "gives it 0: the fixed children leave no \(names.length) for it"
        }
        if !(child.slot.basis >= 0), child.slot.length == 0 {
            return "gives it 0: its measured \(names.length) is negative"
        }
        if !isShared { return itsOwn }
        if weights[index].value == 0 {
            if rest.value == 0 || decision.priority(of: index, distribution).value != 0 { return itsOwn }
            let verb = distribution == .overflow ? "shrink" : "grow"
            return child.isFixed ? "\(itsOwn): its priority is fixed" : "\(itsOwn): it does not \(verb)"
        }
        if distribution == .growth { return "\(itsOwn) plus its share of the underflow" }
        if rest.value == 0 { return "\(itsOwn): all children fit exactly" }
        if child.slot.length == 0, child.slot.basis > 0 {
            return "gives it 0: its share of the overflow is its whole measured \(names.length) or more"
        }
        return "\(itsOwn) minus its share of the overflow"
    }

    /// The space between two neighbours; nil if there is none.
    var gap: Derivation? {
        if distribution == .gaps {
            let gaps = Derivation.number(CGFloat(decision.children.count), .count) - .rule(1)
            return .named("gap", (own - total) / gaps)
        }
        return decision.spacing == 0 ? nil : .argument("minimumSpacing", decision.spacing)
    }

    /// The origin of the first child.
    private var start: Derivation {
        switch distribution {
        case .center: rest / .rule(2)
        case .end: rest
        case .gaps, .growth, .none, .overflow, .start: .rule(0)
        }
    }

    private func origin(of index: Int) -> Derivation {
        guard index > 0 else { return start }
        let previous = decision.children[index - 1].slot
        // An infinitely long child has no end, but the stack adds up what precedes each child.
        guard previous.length.isFinite else { return origin(of: index, from: start) }
        let end = Derivation.number(previous.origin + previous.length, .end(child: index - 1, decision.main))
        return gap.map { end + $0 } ?? end
    }

    /// Returns the sum of the lengths and gaps before a child.
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
        .number(decision.children[index].slot.length, .placed(child: index, decision.main))
    }

    private func originRule(of index: Int) -> String {
        guard index > 0 else {
            switch distribution {
            case .center: return "starts it after half of the underflow"
            case .end: return "starts it after the underflow"
            case .gaps, .growth, .none, .overflow, .start: return "starts it at the \(names.before) edge"
            }
        }
        let end = "starts it where the previous child ends"
        if distribution == .gaps { return "\(end), plus the gap" }
        return decision.spacing == 0 ? end : "\(end), plus the spacing"
    }
}

// MARK: - The stack

extension StackSums {
    /// The reason for the measured length of the stack.
    var size: Reason {
        var decided: CGFloat = 0
        var farthest: Int?
        for index in decision.children.indices {
            let slot = decision.children[index].slot
            let end = slot.origin + slot.length
            // A stack is at least 0 long, and an end that is not a number does not count.
            if end >= decided { (decided, farthest) = (end, index) }
        }
        guard let farthest else { return Reason("is at least 0 \(names.large)", .greatest(.rule(0), needed)) }
        let simple = distribution == .overflow && hasWeight ? own : needed
        // From the first child, which begins at 0.
        let ends = origin(of: farthest, from: .rule(0)) + given(farthest)
        return Reason(sizeRule, simple.ifEqual(to: decided, else: ends))
    }

    private var hasWeight: Bool { weights.contains { $0.value != 0 } }

    private var sizeRule: String {
        if distribution == .overflow, rest.value != 0 {
            return hasWeight
                ? "is as \(names.large) as its constraint: its children share the overflow"
                : "adds up the measured \(names.length)s of its children, as none of them shrinks"
        }
        if decision.children.count == 1 { return "is as \(names.large) as its child" }
        let sum = "adds up the measured \(names.length)s of its children"
        return decision.spacing == 0 ? sum : "\(sum), plus the spacing"
    }
}

/// The distribution of a stack, child by child.
extension StackSums {
    /// The table with the measured length, the share and the placed length of each child.
    var table: ReasonTable {
        let shares = isShared && rest.value != 0
        let isProportional = shares && decision.isProportional(distribution)
        var columns = ["measured"]
        if shares { columns += isProportional ? ["priority", "weight", "share"] : ["priority", "share"] }
        columns.append("placed")
        let rows = decision.children.indices.map { index in
            var cells: [ReasonTable.Cell] = [.number(measured[index])]
            if shares {
                cells.append(.number(decision.priority(of: index, distribution)))
                if isProportional { cells.append(.number(weights[index])) }
                cells.append(.number(share(of: index)))
            }
            cells.append(.number(length(of: index)))
            return ReasonTable.Row(child: index, cells: cells, remark: remark(on: index))
        }
        return ReasonTable(title: title, columns: columns, rows: rows, of: decision.main)
    }

    private var title: String {
        let length = decision.space.main.shortDescription
        let isUnlimited = !decision.isPlaced && decision.space.main == .infinity
        let needs = "needs \(needed.value.shortDescription)"
        if isUnlimited { return "\(needs), proposed no limit" }
        let fit = decision.isPlaced ? "\(needs) and has \(length)" : "\(needs), proposed ≤\(length)"
        return rest.value == 0 ? "\(fit): an exact fit" : fit + use
    }

    /// The underflow or overflow, and its use.
    private var use: String {
        let amount = rest.value.shortDescription
        let hasWeight = weights.contains { $0.value != 0 }
        let isProportional = isShared && decision.isProportional(distribution)
        let base = isProportional ? "priority × measured \(names.length)" : "priority"
        // The weights of all children add up to 1, unless some of them take no part.
        let total = Double(totalWeight.value)
        let weight =
            isProportional && abs(total - 1) >= 0.0005 ? "; total weight \(totalWeight.value.shortDescription)" : ""
        switch distribution {
        case .none: return ""
        case .overflow:
            if !hasWeight { return ": overflow \(amount), but no child shrinks" }
            let name = isProportional ? "condenseProportionally" : "condenseUniformly"
            return ": overflow \(amount), shared by \(base) (\(name)\(weight))"
        case .growth:
            if !hasWeight { return ": underflow \(amount), but no child grows" }
            let name = isProportional ? "growProportionally" : "growUniformly"
            return ": underflow \(amount), shared by \(base) (\(name)\(weight))"
        case .gaps:
            guard decision.children.count > 1, let gap else {
                return ": underflow \(amount), after the only child (spaceEvenly)"
            }
            return ": underflow \(amount), each gap is \(gap.value.shortDescription) (spaceEvenly)"
        case .start: return ": underflow \(amount), after the children (justifyToStart)"
        case .center: return ": underflow \(amount), half of it before the children (justifyToCenter)"
        case .end: return ": underflow \(amount), before the children (justifyToEnd)"
        }
    }

    private func remark(on index: Int) -> String? {
        let child = decision.children[index]
        var remarks: [String] = []
        if child.isFixed { remarks.append("fixed") }
        if let limit = child.isFixed ? decision.space.main : flexibleLimit {
            if child.slot.basis > limit {
                remarks.append("proposed ≤\(limit.shortDescription)")
            }
        } else {
            remarks.append("its \(names.length) is not measured: none is left")
        }
        if isRaised(index) { remarks.append("at least 0") }
        return remarks.isEmpty ? nil : remarks.joined(separator: ", ")
    }

    /// Returns true if the length of a child would be negative.
    private func isRaised(_ index: Int) -> Bool {
        let child = decision.children[index].slot
        guard child.length == 0 else { return false }
        guard isShared else { return child.basis != 0 }
        let share = share(of: index).value
        return (distribution == .overflow ? child.basis - share : child.basis + share) != 0
    }
}

import Foundation
import HeadlessUIKit

/// What a grid row decided: how wide its children are, and how they lie in its height.
struct GridRowDecision: LayoutDecision {
    let alignment: Row.RowAlignment
    let spacing: CGFloat
    /// What the row was asked within, or its own size as limits.
    let proposal: SizeConstraint
    /// The row's own size; nil if it was measured.
    let own: CGSize?
    let children: ContiguousArray<Child>

    /// What a grid row knew of a child, and made of it.
    struct Child: Equatable, Sendable {
        let width: GridRow.Width
        /// What it answered; nil if it was not asked.
        let needed: CGSize?
        let frame: CGRect
    }

    var size: SizeReason? {
        guard own == nil else { return nil }
        guard !children.isEmpty else { return SizeReason { _ in Reason("has no children", .rule(0)) } }
        return SizeReason(width: GridRowSums(self).width, height: GridRowSums(self).height)
    }

    func frame(ofChild index: Int) -> FrameReason? {
        own != nil && children.indices.contains(index) ? GridRowSums(self).frame(of: index) : nil
    }

    var table: ReasonTable? { children.isEmpty ? nil : GridRowSums(self).table }
}

/// The sums of a grid row, spelt from what it decided.
struct GridRowSums {
    let decision: GridRowDecision
    /// The limit on the width; nil if there is none.
    private let limit: CGFloat?
    /// All shares together.
    private let shares: Derivation
    /// What one share is wide; nil if there is no room to share.
    private let unit: Derivation?

    init(_ decision: GridRowDecision) {
        self.decision = decision
        limit = decision.proposal.width.constrainedValue
        shares = .named("shares", .sum(decision.children.indices.compactMap { decision.share(of: $0) }))
        guard let limit else {
            unit = decision.unlimitedUnit
            return
        }
        let absolute = decision.children.indices.compactMap { decision.points(of: $0) }
        let own = Derivation.number(limit, decision.own == nil ? .limit(.width) : .own(.width))
        let count = Derivation.number(CGFloat(decision.children.count), .count)
        let gaps = Derivation.argument("spacing", decision.spacing) * (count - .rule(1))
        let room = Derivation.named("left over", own - .sum(absolute) - gaps)
        unit = room.value > 0 && shares.value > 0 ? .named("one share", room / shares) : nil
    }

    // MARK: Widths

    private func width(of index: Int) -> Derivation {
        if let points = decision.points(of: index) { return points }
        guard let share = decision.share(of: index), let unit else { return .rule(0) }
        return share * unit
    }

    private func given(_ index: Int) -> Derivation {
        .number(decision.children[index].frame.size.width, .given(child: index, .width))
    }

    private func x(of index: Int) -> Derivation {
        guard index > 0 else { return .rule(0) }
        let spacing = Derivation.argument("spacing", decision.spacing)
        let before = decision.children[index - 1].frame
        // Beside a child without an end the row goes on counting.
        guard decision.own != nil, before.size.width.isFinite else {
            return .sum((0..<index).map { given($0) + spacing })
        }
        return .number(before.origin.x, .start(child: index - 1, .width)) + (given(index - 1) + spacing)
    }

    private func widthRule(_ index: Int) -> String {
        switch decision.children[index].width {
        case .absolute(let width): "makes it \(width.shortDescription) wide, as its width says"
        case .proportional:
            if unit == nil {
                "gives it nothing, as nothing is left to share out"
            } else if limit == nil {
                "makes a share as wide as the child that needs the most for it"
            } else {
                "gives it its share of what the others leave"
            }
        }
    }

    // MARK: Heights

    private func needed(_ index: Int, _ dimension: Dimension) -> Derivation {
        let child = decision.children[index]
        guard let needed = child.needed else { return .rule(0) }
        return .answer(needed, of: index, within: decision.question(to: index), dimension)
    }

    private func y(of index: Int) -> Reason {
        let own = Derivation.number(decision.own?.height ?? 0, .own(.height))
        let atTop = Reason("puts it at its own top edge", .rule(0))
        guard case .align(let guide) = decision.alignment else { return atTop }
        let height = needed(index, .height)
        let decided = decision.children[index].frame.origin.y
        switch CrossGuide(guide.guide).kind {
        case .start: return atTop
        case .middle:
            let stepByStep = own / .rule(2) - height / .rule(2)
            let half = (own - height) / .rule(2)
            return Reason("puts it in its middle: half of what is left", half.ifEqual(to: decided, else: stepByStep))
        case .end: return Reason("puts it at its own bottom edge", own - height)
        case .custom:
            let name = guide.guide.name
            let width = decision.children[index].frame.size.width
            let child = ElementDimensions(size: CGSize(width: width, height: height.value))
            let row = ElementDimensions(size: CGSize(width: width, height: own.value))
            let distance =
                Derivation.number(row[guide], .guide(name, child: nil))
                - .number(child[guide], .guide(name, child: index))
            return Reason(
                "puts its guide \(name) at the row's",
                distance.ifEqual(to: decided, else: .number(decided, .guide(name, child: index)))
            )
        }
    }

    // MARK: Reasons

    func frame(of index: Int) -> FrameReason {
        let width = width(of: index)
        let isFilled = decision.alignment == .fill
        let height = isFilled ? .number(decision.own?.height ?? 0, .own(.height)) : needed(index, .height)
        let y = y(of: index)
        let xRule =
            index == 0
            ? "puts it at its own left edge"
            : decision.spacing == 0
                ? "puts it right behind the child before it" : "puts it behind the child before it and the spacing"
        return FrameReason(
            x: Reason(xRule, .origin(x(of: index), of: width)),
            y: Reason(y.rule, .origin(y.derivation, of: height)),
            width: Reason(widthRule(index), width),
            height: Reason(
                isFilled ? "gives it all its height" : "gives it the height that it asks for at that width",
                height
            )
        )
    }

    /// How the width of a row that is measured came about.
    var width: Reason {
        let last = decision.children.count - 1
        let end = x(of: last) + given(last)
        // A width below zero ends where it begins.
        let edge = end.ifEqual(to: decision.children[last].frame.maxX, else: x(of: last))
        return Reason(
            decision.spacing == 0
                ? "adds up the widths of its children" : "adds up the widths of its children, and the spacing",
            edge
        )
    }

    /// How the height of a row that is measured came about.
    var height: Reason {
        var highest: Int?
        var decided: CGFloat = 0
        for index in decision.children.indices {
            let height = abs(decision.children[index].needed?.height ?? 0)
            if height >= decided { (highest, decided) = (index, height) }
        }
        guard let highest else { return Reason("is 0 high, as no child asks for more", .rule(0)) }
        let height = needed(highest, .height)
        return Reason("is as high as its highest child", height.value < 0 ? .magnitude(height) : height)
    }

    /// How the width was shared out.
    var table: ReasonTable {
        let rows = decision.children.indices.map { index in
            let isShared = decision.points(of: index) == nil
            return ReasonTable.Row(
                child: index,
                cells: [
                    isShared ? .words("share") : .words("points"),
                    .number(decision.points(of: index) ?? decision.share(of: index) ?? .rule(0)),
                    .number(width(of: index)),
                ],
                remark: decision.children[index].needed == nil ? "not asked, as nothing is left" : nil
            )
        }
        return ReasonTable(title: title, columns: ["kind", "width", "result"], rows: rows)
    }

    private var title: String {
        let hasShares = decision.children.indices.contains { decision.share(of: $0) != nil }
        guard hasShares else { return "gives its children the widths that they say" }
        guard let unit else { return "has nothing left to share out, so children with a share get nothing" }
        let width = unit.value.shortDescription
        return limit == nil
            ? "has no limit, so one share is as wide as the child needs that needs the most for it: \(width)"
            : "shares out what the children with widths of their own leave: one share is \(width) wide"
    }
}

extension GridRowDecision {
    /// The width that a child says, if it says one.
    fileprivate func points(of index: Int) -> Derivation? {
        guard case .absolute(let width) = children[index].width else { return nil }
        return .number(width, .trait(child: index, "width"))
    }

    /// The share that a child says, if it says one.
    fileprivate func share(of index: Int) -> Derivation? {
        guard case .proportional(let share) = children[index].width else { return nil }
        return .number(share, .trait(child: index, "width"))
    }

    /// Without a limit, what a share needs to be wide for all children.
    fileprivate var unlimitedUnit: Derivation {
        var most: Derivation = .rule(0)
        for index in children.indices {
            guard let share = share(of: index), share.value > 0, let needed = children[index].needed else { continue }
            let unit = Derivation.answer(needed, of: index, within: proposal, .width) / share
            if unit.value >= most.value { most = unit }
        }
        return .named("one share", most)
    }

    /// What a child was asked within.
    fileprivate func question(to index: Int) -> SizeConstraint {
        if proposal.width.constrainedValue == nil, case .proportional = children[index].width { return proposal }
        return SizeConstraint(width: .atMost(children[index].frame.size.width), height: proposal.height)
    }
}

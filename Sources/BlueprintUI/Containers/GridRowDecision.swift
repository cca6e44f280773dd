import Foundation
import HeadlessUIKit

/// The decision of a grid row: the widths of its children and their vertical alignment.
struct GridRowDecision: LayoutDecision {
    let alignment: Row.RowAlignment
    let spacing: CGFloat
    /// The constraint proposed to the row, or its own size as limits.
    let proposal: SizeConstraint
    /// The row's own size; nil if the row was measured.
    let own: CGSize?
    let children: ContiguousArray<Child>

    /// The input and the result for a child.
    struct Child: Equatable, Sendable {
        let width: GridRow.Width
        /// The measured size; nil if the child was not measured.
        let measured: CGSize?
        let frame: CGRect
    }

    var size: SizeReason? {
        guard own == nil else { return nil }
        guard !children.isEmpty else { return SizeReason { _ in Reason("has no children", .rule(0)) } }
        return SizeReason(width: GridRowSums(self).width, height: GridRowSums(self).height)
    }

    func frame(ofChild index: Int) -> FrameReason? { frames(index) }

    var frames: @Sendable (Int) -> FrameReason? {
        let sums = GridRowSums(self)
        return { own != nil && children.indices.contains($0) ? sums.frame(of: $0) : nil }
    }

    var table: ReasonTable? { children.isEmpty ? nil : GridRowSums(self).table }
}

/// The sums of a grid row, built from its decision.
struct GridRowSums {
    let decision: GridRowDecision
    /// The limit on the width; nil if there is none.
    private let limit: CGFloat?
    /// The sum of all shares.
    private let shares: Derivation
    /// The width of one share; nil if no width remains to share.
    private let unit: Derivation?

    init(_ decision: GridRowDecision) {
        self.decision = decision
        limit = decision.proposal.width.constrainedValue
        shares = .named("total shares", .sum(decision.children.indices.compactMap { decision.share(of: $0) }))
        guard let limit else {
            unit = decision.unlimitedUnit
            return
        }
        let absolute = decision.children.indices.compactMap { decision.points(of: $0) }
        let own = Derivation.number(limit, decision.own == nil ? .limit(.width) : .own(.width))
        let count = Derivation.number(CGFloat(decision.children.count), .count)
        let gaps = Derivation.argument("spacing", decision.spacing) * (count - .rule(1))
        let room = Derivation.named("remaining width", own - .sum(absolute) - gaps)
        unit = room.value > 0 && shares.value > 0 ? .named("one share", room / shares) : nil
    }

    // MARK: Widths

    private func width(of index: Int) -> Derivation {
        if let points = decision.points(of: index) { return points }
        guard let share = decision.share(of: index), let unit else { return .rule(0) }
        return share * unit
    }

    private func given(_ index: Int) -> Derivation {
        .number(decision.children[index].frame.size.width, .placed(child: index, .width))
    }

    private func x(of index: Int) -> Derivation {
        guard index > 0 else { return .rule(0) }
        let spacing = Derivation.argument("spacing", decision.spacing)
        let before = decision.children[index - 1].frame
        // An infinitely wide child has no end, but the row adds up what precedes each child.
        guard decision.own != nil, before.size.width.isFinite else {
            return .sum((0..<index).map { given($0) + spacing })
        }
        return .number(before.origin.x, .start(child: index - 1, .width)) + (given(index - 1) + spacing)
    }

    private func widthRule(_ index: Int) -> String {
        switch decision.children[index].width {
        case .absolute(let width): "gives it its absolute width, \(width.shortDescription)"
        case .proportional:
            if unit == nil {
                "gives it 0: no width remains to share"
            } else if limit == nil {
                "gives it its share: without a limit, the child that measures the most per share decides"
            } else {
                "gives it its share of the remaining width"
            }
        }
    }

    // MARK: Heights

    private func measured(_ index: Int, _ dimension: Dimension) -> Derivation {
        let child = decision.children[index]
        guard let measured = child.measured else { return .rule(0) }
        return .measured(measured, of: index, within: decision.proposal(to: index), dimension)
    }

    private func y(of index: Int) -> Reason {
        let own = Derivation.number(decision.own?.height ?? 0, .own(.height))
        let atTop = Reason("places it at the top edge", .rule(0))
        guard case .align(let guide) = decision.alignment else { return atTop }
        let height = measured(index, .height)
        let decided = decision.children[index].frame.origin.y
        switch CrossGuide(guide.guide).kind {
        case .start: return atTop
        case .middle:
            let stepByStep = own / .rule(2) - height / .rule(2)
            let half = (own - height) / .rule(2)
            return Reason("centres it", half.ifEqual(to: decided, else: stepByStep))
        case .end: return Reason("places it at the bottom edge", own - height)
        case .custom:
            let name = guide.guide.name
            let width = decision.children[index].frame.size.width
            let child = ElementDimensions(size: CGSize(width: width, height: height.value))
            let row = ElementDimensions(size: CGSize(width: width, height: own.value))
            let distance =
                Derivation.number(row[guide], .guide(name, child: nil))
                - .number(child[guide], .guide(name, child: index))
            return Reason(
                "aligns its guide \(name) with that of the row",
                distance.ifEqual(to: decided, else: .number(decided, .guide(name, child: index)))
            )
        }
    }

    // MARK: Reasons

    func frame(of index: Int) -> FrameReason {
        let width = width(of: index)
        let isFilled = decision.alignment == .fill
        let height = isFilled ? .number(decision.own?.height ?? 0, .own(.height)) : measured(index, .height)
        let y = y(of: index)
        let xRule =
            index == 0
            ? "places it at the left edge"
            : decision.spacing == 0
                ? "starts it where the previous child ends"
                : "starts it where the previous child ends, plus the spacing"
        return FrameReason(
            x: Reason(xRule, .origin(x(of: index), of: width)),
            y: Reason(y.rule, .origin(y.derivation, of: height)),
            width: Reason(widthRule(index), width),
            height: Reason(
                isFilled ? "gives it its whole height" : "gives it its measured height at that width",
                height,
                choice: isFilled ? Reason.Choice(argument: "verticalAlignment", value: "fill") : nil
            )
        )
    }

    /// The reason for the measured width of the row.
    var width: Reason {
        let last = decision.children.count - 1
        let end = x(of: last) + given(last)
        // A width below zero ends where it begins.
        let edge = end.ifEqual(to: decision.children[last].frame.maxX, else: x(of: last))
        return Reason(
            decision.spacing == 0
                ? "adds up the widths of its children" : "adds up the widths of its children, plus the spacing",
            edge
        )
    }

    /// The reason for the measured height of the row.
    var height: Reason {
        var highest: Int?
        var decided: CGFloat = 0
        for index in decision.children.indices {
            let height = abs(decision.children[index].measured?.height ?? 0)
            if height >= decided { (highest, decided) = (index, height) }
        }
        guard let highest else { return Reason("is 0 high: no child measures more", .rule(0)) }
        let height = measured(highest, .height)
        return Reason("is as high as its tallest child", height.value < 0 ? .magnitude(height) : height)
    }

    /// The table of the widths.
    var table: ReasonTable {
        let rows = decision.children.indices.map { index in
            let isShared = decision.points(of: index) == nil
            return ReasonTable.Row(
                child: index,
                cells: [
                    isShared ? .words("proportional") : .words("absolute"),
                    .number(decision.points(of: index) ?? decision.share(of: index) ?? .rule(0)),
                    .number(width(of: index)),
                ],
                remark: decision.children[index].measured == nil ? "not measured: no width remains" : nil
            )
        }
        return ReasonTable(title: title, columns: ["kind", "width", "placed"], rows: rows, of: .width)
    }

    private var title: String {
        let hasShares = decision.children.indices.contains { decision.share(of: $0) != nil }
        guard hasShares else { return "gives its children their absolute widths" }
        guard let unit else { return "has no remaining width: proportional children get 0" }
        let width = unit.value.shortDescription
        return limit == nil
            ? "has no limit: one share is \(width), the most that any child measures per share"
            : "shares the remaining width: one share is \(width)"
    }
}

extension GridRowDecision {
    /// Returns the absolute width of a child; nil if its width is proportional.
    fileprivate func points(of index: Int) -> Derivation? {
        guard case .absolute(let width) = children[index].width else { return nil }
        return .number(width, .trait(child: index, "width"))
    }

    /// Returns the share of a child; nil if its width is absolute.
    fileprivate func share(of index: Int) -> Derivation? {
        guard case .proportional(let share) = children[index].width else { return nil }
        return .number(share, .trait(child: index, "width"))
    }

    /// The width of one share without a limit: the most that any child measures per share.
    fileprivate var unlimitedUnit: Derivation {
        var most: Derivation = .rule(0)
        for index in children.indices {
            guard let share = share(of: index), share.value > 0, let measured = children[index].measured else {
                continue
            }
            let unit = Derivation.measured(measured, of: index, within: proposal, .width) / share
            if unit.value >= most.value { most = unit }
        }
        return .named("one share", most)
    }

    /// Returns the constraint proposed to a child.
    fileprivate func proposal(to index: Int) -> SizeConstraint {
        if proposal.width.constrainedValue == nil, case .proportional = children[index].width { return proposal }
        return SizeConstraint(width: .atMost(children[index].frame.size.width), height: proposal.height)
    }
}

import Foundation
import HeadlessUIKit

/// The decision of a constrained size, with the constraint proposed to it, the one it proposed, and the measured size.
struct ConstrainedSizeDecision: LayoutDecision {
    let width: ConstrainedSize.Constraint
    let height: ConstrainedSize.Constraint
    let proposed: SizeConstraint
    /// The measured size of the child; nil if it was not measured.
    let inner: CGSize?

    var size: SizeReason? {
        SizeReason { Reason(rule($0), result($0)) }
    }

    var table: ReasonTable? {
        guard inner != nil else { return nil }
        let rows = Dimension.allCases.map { dimension in
            ReasonTable.Row(
                child: nil,
                cells: [
                    .words(dimension.rawValue), .number(.limit(proposed, dimension)), .number(childLimit(dimension)),
                    measured(dimension).map(ReasonTable.Cell.number) ?? .words(""), .number(result(dimension)),
                ]
            )
        }
        return ReasonTable(
            title: "applies its constraints to the limits that it proposes and to the size of its child",
            columns: ["axis", "proposed", "proposes", "child", "measures"],
            rows: rows
        )
    }

    private func constraint(_ dimension: Dimension) -> ConstrainedSize.Constraint {
        dimension == .width ? width : height
    }

    /// The constraint proposed to the child.
    private var childProposal: SizeConstraint {
        SizeConstraint(
            Limits(
                width: width.limit(for: Dimension.width.limit(of: proposed)),
                height: height.limit(for: Dimension.height.limit(of: proposed))
            )
        )
    }

    private func measured(_ dimension: Dimension) -> Derivation? {
        inner.map { .measured($0, within: childProposal, dimension) }
    }

    private func childLimit(_ dimension: Dimension) -> Derivation {
        let limit = Derivation.limit(proposed, dimension)
        return constrained(limit, dimension).ifEqual(to: dimension.limit(of: childProposal), else: limit)
    }

    private func result(_ dimension: Dimension) -> Derivation {
        constrained(measured(dimension) ?? .rule(0), dimension)
    }

    /// Returns a length with the constraint applied.
    private func constrained(_ length: Derivation, _ dimension: Dimension) -> Derivation {
        let name = dimension.rawValue
        switch constraint(dimension) {
        case .unconstrained: return length
        case .atMost(let most): return .least(.argument(name, most), length)
        case .atLeast(let least): return .greatest(.argument(name, least), length)
        case .within(let range):
            return .greatest(
                .least(length, .argument(name, range.upperBound)),
                .argument(name, range.lowerBound)
            )
        case .absolute(let value): return .argument(name, value)
        }
    }

    private func rule(_ dimension: Dimension) -> String {
        let isAsChild = "is as \(dimension.large) as its child"
        switch constraint(dimension) {
        case .unconstrained: return isAsChild
        case .atMost(let most): return "\(isAsChild), at most \(most.shortDescription)"
        case .atLeast(let least): return "\(isAsChild), at least \(least.shortDescription)"
        case .within(let range):
            let (least, most) = (range.lowerBound.shortDescription, range.upperBound.shortDescription)
            return "\(isAsChild), at least \(least) and at most \(most)"
        case .absolute(let value):
            let always = "is always \(value.shortDescription) \(dimension.large)"
            return inner == nil ? "\(always), without measuring its child" : "\(always), whatever its child measures"
        }
    }
}

import Foundation
import HeadlessUIKit

/// What a constrained size decided: what it was asked, what it asked its child, and what it made of the answer.
struct ConstrainedSizeDecision: LayoutDecision {
    let width: ConstrainedSize.Constraint
    let height: ConstrainedSize.Constraint
    let proposed: SizeConstraint
    /// What the child answered; nil if it was not asked.
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
                    .words(dimension.rawValue), .number(.limit(proposed, dimension)), .number(asked(dimension)),
                    answer(dimension).map(ReasonTable.Cell.number) ?? .words(""), .number(result(dimension)),
                ]
            )
        }
        return ReasonTable(
            title: "holds what it asks its child, and what that answers, to its constraints",
            columns: ["axis", "was asked within", "asks its child within", "is told", "answers"],
            rows: rows
        )
    }

    private func constraint(_ dimension: Dimension) -> ConstrainedSize.Constraint {
        dimension == .width ? width : height
    }

    /// What the child is asked within.
    private var question: SizeConstraint {
        SizeConstraint(
            Limits(
                width: width.limit(for: Dimension.width.limit(of: proposed)),
                height: height.limit(for: Dimension.height.limit(of: proposed))
            )
        )
    }

    private func answer(_ dimension: Dimension) -> Derivation? {
        inner.map { .answer($0, within: question, dimension) }
    }

    private func asked(_ dimension: Dimension) -> Derivation {
        let limit = Derivation.limit(proposed, dimension)
        return held(limit, dimension).ifEqual(to: dimension.limit(of: question), else: limit)
    }

    private func result(_ dimension: Dimension) -> Derivation {
        held(answer(dimension) ?? .rule(0), dimension)
    }

    /// A length held to the constraint.
    private func held(_ length: Derivation, _ dimension: Dimension) -> Derivation {
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
        case .atMost(let most): return "\(isAsChild), but no more than \(most.shortDescription)"
        case .atLeast(let least): return "\(isAsChild), but no less than \(least.shortDescription)"
        case .within(let range):
            let (least, most) = (range.lowerBound.shortDescription, range.upperBound.shortDescription)
            return "\(isAsChild), but no less than \(least) and no more than \(most)"
        case .absolute(let value):
            let always = "is always \(value.shortDescription) \(dimension.large)"
            return inner == nil ? "\(always), and so does not ask its child" : "\(always), whatever its child asks for"
        }
    }
}

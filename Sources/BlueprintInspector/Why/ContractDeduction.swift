import BlueprintUI
import Foundation

/// The rules of the layout contract that deduce a measured size within one constraint from that within another.
struct ContractDeduction {
    private let measured: WhyMeasurement.Earlier
    private let proposal: SizeConstraint
    private let holding: MeasurementSource.ConstraintRange

    init(
        _ measured: WhyMeasurement.Earlier,
        within proposal: SizeConstraint,
        holding: MeasurementSource.ConstraintRange
    ) {
        self.measured = measured
        self.proposal = proposal
        self.holding = holding
    }

    private enum Rule {
        /// The limit is the same.
        case same
        /// A size that fits its limit is valid for every limit between the two.
        case between
        /// A size measured without a limit is valid for every limit that it fits in.
        case unlimited
        /// The layout of the element returns the limits for which its size is valid.
        case own
    }

    /// The rules in words.
    var words: String {
        let width = rule(measured.proposal.width, proposal.width, measured.size.width)
        let height = rule(measured.proposal.height, proposal.height, measured.size.height)
        switch Set([width, height]).subtracting([.same]) {
        case [.between]: return "a size that fits stays the same within a smaller constraint"
        case [.unlimited]: return "a size measured without a limit stays the same within any constraint that it fits in"
        case [.between, .unlimited]: return "a size stays the same within any constraint that it fits in"
        default:
            let ranges = [
                width == .own ? "widths \(range(holding.width))" : nil,
                height == .own ? "heights \(range(holding.height))" : nil,
            ]
            let words = ranges.compactMap { $0 }.joined(separator: " and ")
            return words.isEmpty ? "the constraint is the same" : "its layout says that this holds for \(words)"
        }
    }

    private func rule(_ limit: SizeConstraint.Axis, _ proposed: SizeConstraint.Axis, _ length: CGFloat) -> Rule {
        let (old, new) = (limit.constrainedValue ?? .infinity, proposed.constrainedValue ?? .infinity)
        if Number.isSame(old, new) { return .same }
        guard length <= new else { return .own }
        if old == .infinity { return .unlimited }
        return length <= old && new <= old ? .between : .own
    }

    private func range(_ range: ClosedRange<CGFloat>) -> String {
        let (low, high) = (Phrasing.number(range.lowerBound), Phrasing.number(range.upperBound))
        if range.upperBound == .infinity { return range.lowerBound <= 0 ? "of any size" : "from \(low) on" }
        return low == high ? "of \(low)" : "from \(low) to \(high)"
    }
}

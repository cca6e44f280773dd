import BlueprintUI
import Foundation

/// The rules of the layout contract by which an answer within some limits follows from a measurement within others.
struct ContractDeduction {
    private let measured: WhyAnswer.Measurement
    private let asked: SizeConstraint
    private let holding: MeasurementSource.ConstraintRange

    init(_ measured: WhyAnswer.Measurement, within asked: SizeConstraint, holding: MeasurementSource.ConstraintRange) {
        self.measured = measured
        self.asked = asked
        self.holding = holding
    }

    private enum Rule {
        /// The limit is the same.
        case same
        /// An answer that fits holds between itself and its limit.
        case between
        /// An answer without a limit holds for every limit that it fits in.
        case unlimited
        /// The element's layout knows for which limits its answers hold.
        case own
    }

    /// The rules in words.
    var words: String {
        let width = rule(measured.limits.width, asked.width, measured.size.width)
        let height = rule(measured.limits.height, asked.height, measured.size.height)
        switch Set([width, height]).subtracting([.same]) {
        case [.between]: return "what fits stays as it is down to its own size"
        case [.unlimited]: return "what was free to be any size stays so in any room that it fits in"
        case [.between, .unlimited]: return "what fits stays as it is in any room that it fits in"
        default:
            let ranges = [
                width == .own ? "widths \(range(holding.width))" : nil,
                height == .own ? "heights \(range(holding.height))" : nil,
            ]
            let words = ranges.compactMap { $0 }.joined(separator: " and ")
            return words.isEmpty ? "that is the same question" : "by its layout that holds for \(words)"
        }
    }

    private func rule(_ limit: SizeConstraint.Axis, _ asked: SizeConstraint.Axis, _ length: CGFloat) -> Rule {
        let (old, new) = (limit.constrainedValue ?? .infinity, asked.constrainedValue ?? .infinity)
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

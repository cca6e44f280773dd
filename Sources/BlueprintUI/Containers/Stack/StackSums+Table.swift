import Foundation
import HeadlessUIKit

/// How a stack shared out its room, child by child.
extension StackSums {
    /// The table: what each child asked for, what it took or gave, and what it got.
    var table: ReasonTable {
        let shares = isShared && rest.value != 0
        let isProportional = shares && decision.isProportional(sharing)
        var columns = ["basis"]
        if shares { columns += isProportional ? ["priority", "weight", "share"] : ["priority", "share"] }
        columns.append("result")
        let rows = decision.children.indices.map { index in
            var cells: [ReasonTable.Cell] = [.number(bases[index])]
            if shares {
                cells.append(.number(decision.priority(of: index, sharing)))
                if isProportional { cells.append(.number(weights[index])) }
                cells.append(.number(share(of: index)))
            }
            cells.append(.number(length(of: index)))
            return ReasonTable.Row(child: index, cells: cells, remark: remark(on: index))
        }
        return ReasonTable(title: title, columns: columns, rows: rows)
    }

    private var title: String {
        let length = decision.space.main.shortDescription
        let isUnlimited = !decision.isPlaced && decision.space.main == .infinity
        let within = decision.isPlaced ? " of its \(length)" : " within at most \(length)"
        let room = isUnlimited ? ", with no limit" : within
        let needs = "needs \(needed.value.shortDescription)\(room)"
        if isUnlimited || rest.value == 0 { return isUnlimited ? needs : "\(needs): an exact fit" }
        let amount = rest.value.shortDescription
        let isOne = amount == "1"
        let missing = "\(amount) \(isOne ? "is" : "are") missing"
        let over = "\(amount) \(isOne ? "is" : "are") left over"
        switch sharing {
        case .natural: return needs
        case .shrinks:
            if !weights.contains(where: { $0.value != 0 }) { return "\(needs): \(missing), and no child gives any" }
            return decision.overflow == .condenseProportionally
                ? "\(needs): \(missing); each gives by priority × natural length (condenseProportionally)"
                : "\(needs): \(missing); each gives by priority (condenseUniformly)"
        case .grows:
            if !weights.contains(where: { $0.value != 0 }) { return "\(needs): \(over), and no child takes any" }
            return decision.underflow == .growProportionally
                ? "\(needs): \(over); each takes by priority × natural length (growProportionally)"
                : "\(needs): \(over); each takes by priority (growUniformly)"
        case .between: return "\(needs): \(over); \(between) (spaceEvenly)"
        case .behind: return "\(needs): \(over) behind the children (justifyToStart)"
        case .around: return "\(needs): \(over), half of it before the children (justifyToCenter)"
        case .before: return "\(needs): \(over) before the children (justifyToEnd)"
        }
    }

    private var between: String {
        guard decision.children.count > 1, let gap else { return "it stays behind the only child" }
        return "each gap is \(gap.value.shortDescription)"
    }

    private func remark(on index: Int) -> String? {
        let child = decision.children[index]
        var remarks: [String] = []
        if child.isFixed { remarks.append("fixed") }
        if let limit = child.isFixed ? decision.space.main : left {
            if child.slot.basis > limit {
                remarks.append("asked for \(child.slot.basis.shortDescription) in ≤\(limit.shortDescription)")
            }
        } else {
            remarks.append("not asked, as nothing is left")
        }
        if isCut(index) { remarks.append("cut at 0") }
        return remarks.isEmpty ? nil : remarks.joined(separator: ", ")
    }

    private func isCut(_ index: Int) -> Bool {
        let child = decision.children[index].slot
        guard child.length == 0 else { return false }
        guard isShared else { return child.basis != 0 }
        let share = share(of: index).value
        return (sharing == .shrinks ? child.basis - share : child.basis + share) != 0
    }
}

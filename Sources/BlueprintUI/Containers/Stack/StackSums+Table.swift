import Foundation
import HeadlessUIKit

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

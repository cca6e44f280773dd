import Foundation
import HeadlessUIKit

/// The measured sizes of the children of a container within one constraint.
struct MeasuredChildren: Equatable, Sendable {
    let sizes: ContiguousArray<CGSize>
    let proposal: SizeConstraint

    init(_ sizes: ContiguousArray<CGSize>, within proposal: SizeConstraint) {
        self.sizes = sizes
        self.proposal = proposal
    }

    /// Returns the child with the greatest measured length, the last of several.
    ///
    /// The search starts with a number, and returns nil if no child reaches it; or with the first child.
    func largest(_ dimension: Dimension, from start: CGFloat? = nil) -> Int? {
        var found = start == nil && !sizes.isEmpty ? 0 : nil
        for index in sizes.indices {
            let largest = found.map { dimension.length(of: sizes[$0]) } ?? start ?? 0
            if dimension.length(of: sizes[index]) >= largest { found = index }
        }
        return found
    }

    func derivation(of index: Int, _ dimension: Dimension) -> Derivation {
        .measured(sizes[index], of: index, within: proposal, dimension)
    }

    /// Returns a table of the measured sizes.
    func table(title: String) -> ReasonTable? {
        guard sizes.count > 1 else { return nil }
        let widest = largest(.width)
        let tallest = largest(.height)
        let rows = sizes.indices.map { index in
            let remarks = [index == widest ? "the widest" : nil, index == tallest ? "the tallest" : nil]
            let remark = remarks.compactMap(\.self).joined(separator: ", ")
            return ReasonTable.Row(
                child: index,
                cells: [.number(derivation(of: index, .width)), .number(derivation(of: index, .height))],
                remark: remark.isEmpty ? nil : remark
            )
        }
        return ReasonTable(title: title, columns: ["width", "height"], rows: rows)
    }
}

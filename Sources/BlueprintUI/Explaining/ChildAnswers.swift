import Foundation
import HeadlessUIKit

/// What the children of a container answered to one question: what it takes the largest of.
struct ChildAnswers: Equatable, Sendable {
    let sizes: ContiguousArray<CGSize>
    let asked: SizeConstraint

    init(_ sizes: ContiguousArray<CGSize>, within asked: SizeConstraint) {
        self.sizes = sizes
        self.asked = asked
    }

    /// The child whose answer is the largest, the last of several, as a running maximum finds it.
    ///
    /// The maximum begins with a number, and there is none if no answer comes up to it; or with the first child.
    func largest(_ dimension: Dimension, from start: CGFloat? = nil) -> Int? {
        var found = start == nil && !sizes.isEmpty ? 0 : nil
        for index in sizes.indices {
            let largest = found.map { dimension.length(of: sizes[$0]) } ?? start ?? 0
            if dimension.length(of: sizes[index]) >= largest { found = index }
        }
        return found
    }

    func derivation(of index: Int, _ dimension: Dimension) -> Derivation {
        .answer(sizes[index], of: index, within: asked, dimension)
    }

    /// The answers side by side.
    func table(title: String) -> ReasonTable? {
        guard sizes.count > 1 else { return nil }
        let widest = largest(.width)
        let highest = largest(.height)
        let rows = sizes.indices.map { index in
            let remarks = [index == widest ? "the widest" : nil, index == highest ? "the highest" : nil]
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

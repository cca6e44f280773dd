/// The rows of a long list with like siblings folded, for a list that can be unfolded by hand.
package struct FoldedList {
    /// One row.
    package enum Row: Equatable {
        /// A node.
        case node(Int)
        /// Siblings that are like earlier ones: their number, and the first, the last and the earlier ones, one of each shape.
        case more(Int, first: Int, last: Int, like: [Int])
    }

    /// The rows.
    package let rows: [Row]
    /// The position after the subtree of each node.
    package let ends: [Int]

    /// Creates the rows of a list of nodes in pre-order, given by their depths and kinds.
    package init(depths: [Int], kinds: [String]) {
        ends = ListRows.ends(depths)
        rows = ListRows(depths, kinds: kinds, marked: nil, options: ListOptions()).rows.compactMap { row in
            switch row {
            case .node(let index): .node(index)
            case .more(let count, let first, let last, let like): .more(count, first: first, last: last, like: like)
            case .inside: nil
            }
        }
    }

    /// Returns the text of a row of siblings without their references: `11 more like Inset #2 and Rule #3`.
    package static func words(_ count: Int, like: [String]) -> String {
        ListRows.Row.words(count, like: like)
    }
}

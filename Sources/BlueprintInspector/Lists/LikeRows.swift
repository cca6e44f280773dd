import BlueprintUI

/// The rows of a flat list; in a long list, rows that are like an earlier one wait below it.
struct LikeRows<Row> {
    /// A row with those that are like it, in their order.
    struct Group {
        /// The row that is listed.
        let first: Row
        /// The rows that share one line below it; none if each has its own.
        fileprivate(set) var others: [Row] = []
    }

    /// The rows that have a line of their own, in their order.
    private(set) var groups: [Group] = []

    /// Creates the groups of rows.
    ///
    /// - Parameters:
    ///   - options: whether a long list is folded.
    ///   - kind: what is the same for rows that are alike.
    init<Kind: Hashable>(_ rows: [Row], _ options: ListOptions, kind: (Row) -> Kind) {
        guard options.folds, rows.count > ListRows.longList else {
            groups = rows.map { Group(first: $0) }
            return
        }
        let kinds = rows.interruptible.map(kind)
        let counts = kinds.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        var positions: [Kind: Int] = [:]
        for (row, kind) in zip(rows, kinds) {
            if let position = positions[kind] {
                groups[position].others.append(row)
            } else {
                // A line for the others saves room only if there are some.
                if counts[kind, default: 0] > ListRows.fewLines { positions[kind] = groups.count }
                groups.append(Group(first: row))
            }
        }
    }
}

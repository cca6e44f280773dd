import BlueprintInspector

/// The rows of a list that were folded and unfolded by hand, by the references of their nodes.
struct ListFolding: Equatable {
    /// The nodes whose insides are folded away.
    var closed: Set<String> = []
    /// The first of like siblings that are listed each.
    var opened: Set<String> = []
}

/// The rows of the inspector's list: the nodes of a tree in pre-order, without those that are folded away.
struct InspectRows: Equatable {
    /// One row.
    enum Row: Equatable {
        /// A node.
        case node(Int)
        /// Like siblings on one row: their number, the first and the last node, and the nodes that they are like.
        case more(Int, first: Int, last: Int, like: [Int])
    }

    /// The rows.
    private(set) var rows: [Row] = []
    /// The nodes whose insides are folded away.
    private(set) var closed: Set<Int> = []

    /// Creates the rows of a list.
    ///
    /// - Parameters:
    ///   - depths: the depths of all nodes, in pre-order.
    ///   - kinds: the kind of each node.
    ///   - reference: Returns the reference of a node.
    init(depths: [Int], kinds: [String], folding: ListFolding, reference: (Int) -> String) {
        let list = FoldedList(depths: depths, kinds: kinds)
        var closedUntil = 0
        for row in list.rows {
            switch row {
            case .node(let index):
                guard index >= closedUntil else { continue }
                add(index, folding, reference, &closedUntil, end: list.ends[index])
            case .more(let count, let first, let last, let like):
                guard first >= closedUntil else { continue }
                guard folding.opened.contains(reference(first)) else {
                    rows.append(.more(count, first: first, last: last, like: like))
                    continue
                }
                for index in first..<list.ends[last] where index >= closedUntil {
                    add(index, folding, reference, &closedUntil, end: list.ends[index])
                }
            }
        }
    }

    private mutating func add(
        _ index: Int,
        _ folding: ListFolding,
        _ reference: (Int) -> String,
        _ closedUntil: inout Int,
        end: Int
    ) {
        rows.append(.node(index))
        if !folding.closed.isEmpty, folding.closed.contains(reference(index)) {
            closedUntil = end
            closed.insert(index)
        }
    }

    /// Returns the row of a node, or of what it is folded into; nil if there is none.
    func row(of node: Int) -> Int? {
        // Rows are in the order of their first nodes.
        var (low, high) = (0, rows.count)
        while low < high {
            let middle = (low + high) / 2
            if first(of: rows[middle]) <= node { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? low - 1 : nil
    }

    /// Returns the node of a row; of several, the first.
    func first(of row: Row) -> Int {
        switch row {
        case .node(let index): index
        case .more(_, let first, _, _): first
        }
    }
}

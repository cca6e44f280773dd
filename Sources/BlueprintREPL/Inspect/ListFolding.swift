import BlueprintInspector

/// The rows of a list that were folded and unfolded by hand, by the references of their nodes.
struct ListFolding: Equatable {
    /// The nodes whose insides are folded away.
    var closed: Set<String> = []
    /// The first of like siblings that are listed each.
    var opened: Set<String> = []
    /// The components whose insides are listed.
    var unfolded: Set<String> = []
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

    /// The nodes of a list in pre-order, before any is folded away by hand.
    struct Nodes {
        /// The position of each node.
        var positions: [Int]
        /// The depths of the nodes among each other.
        var depths: [Int]
        /// The kind of each node.
        var kinds: [String]
        /// The components whose insides are none of the nodes.
        var folded: Set<Int> = []
    }

    /// The rows.
    private(set) var rows: [Row] = []
    /// The depth of each row.
    private(set) var depths: [Int] = []
    /// The nodes whose insides are folded away.
    private(set) var closed: Set<Int> = []
    /// Those of them that are components, and were not folded by hand.
    let folded: Set<Int>

    /// Creates the rows of a list.
    ///
    /// - Parameter reference: Returns the reference of a node.
    init(_ nodes: Nodes, folding: ListFolding, reference: (Int) -> String) {
        let list = FoldedList(depths: nodes.depths, kinds: nodes.kinds)
        folded = nodes.folded
        closed = nodes.folded
        var closedUntil = 0
        func add(_ index: Int) {
            guard index >= closedUntil else { return }
            let node = nodes.positions[index]
            append(.node(node), depth: nodes.depths[index])
            guard !folding.closed.isEmpty, folding.closed.contains(reference(node)) else { return }
            closedUntil = list.ends[index]
            closed.insert(node)
        }
        for row in list.rows {
            switch row {
            case .node(let index): add(index)
            case .more(let count, let first, let last, let like):
                guard first >= closedUntil else { continue }
                let (start, end) = (nodes.positions[first], nodes.positions[last])
                if folding.opened.contains(reference(start)) {
                    for index in first..<list.ends[last] { add(index) }
                } else {
                    let kinds = like.map { nodes.positions[$0] }
                    append(.more(count, first: start, last: end, like: kinds), depth: nodes.depths[first])
                }
            }
        }
    }

    private mutating func append(_ row: Row, depth: Int) {
        rows.append(row)
        depths.append(depth)
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

import BlueprintUI

/// The lines of a list of a tree: its nodes in pre-order, with like siblings folded in a long list.
///
/// Siblings are alike if their subtrees have the same kinds of nodes. Of a long list the first of them is listed whole,
/// the others on one line; the marked node is never folded away.
struct ListRows {
    /// One line.
    enum Row: Equatable {
        /// The node at a position.
        case node(Int)
        /// Siblings that are like earlier ones: their number, and the first, the last and the earlier ones, one of each shape.
        case more(Int, first: Int, last: Int, like: [Int])
        /// A number of nodes inside the node above that are below the last level of the list.
        case inside(Int)

        /// The position of the node; nil for other rows.
        var node: Int? { if case .node(let index) = self { index } else { nil } }
    }

    /// The number of nodes from which on a list is long.
    static let longList = 48
    /// The number of lines from which on folding saves room.
    static let fewLines = 3

    /// The lines.
    private(set) var rows: [Row] = []
    /// The depth of each line.
    private(set) var depths: [Int] = []

    /// Creates the lines of a list.
    ///
    /// - Parameters:
    ///   - nodes: the depths of all nodes, in pre-order.
    ///   - kinds: the kind of each node.
    ///   - marked: the position of a node that is listed whatever it is like.
    init(_ nodes: [Int], kinds: [String], marked: Int?, options: ListOptions) {
        let ends = Self.ends(nodes)
        let shown = options.depth.map { limit in nodes.indices.filter { nodes[$0] - (nodes.first ?? 0) <= limit }.count
        }
        guard options.folds, shown ?? nodes.count > Self.longList else {
            for index in nodes.indices { add(index, nodes, ends, options) }
            return
        }
        fold(nodes, ends, Self.shapes(nodes, kinds), marked, options)
    }

    /// The positions of the nodes that are listed.
    var nodes: [Int] { rows.compactMap(\.node) }

    /// Adds a node, unless it is below the last level; after one of the last level, the number of nodes inside is added.
    private mutating func add(_ index: Int, _ nodes: [Int], _ ends: [Int], _ options: ListOptions) {
        let level = nodes[index] - (nodes.first ?? 0)
        guard level <= options.depth ?? .max else { return }
        rows.append(.node(index))
        depths.append(nodes[index])
        if level == options.depth, ends[index] > index + 1 {
            rows.append(.inside(ends[index] - index - 1))
            depths.append(nodes[index] + 1)
        }
    }

    private mutating func fold(_ nodes: [Int], _ ends: [Int], _ shapes: [Int], _ marked: Int?, _ options: ListOptions) {
        /// The siblings of one parent: the first of each shape, and those that wait to be folded.
        struct Siblings {
            var firstOf: [Int: Int] = [:]
            var waiting: [Int] = []
            var like: [Int] = []
        }
        var levels: [Siblings] = []
        let root = nodes.first ?? 0
        func flush(_ siblings: Siblings, into list: inout ListRows) {
            guard let first = siblings.waiting.first, let last = siblings.waiting.last,
                nodes[first] - root <= options.depth ?? .max
            else { return }
            let lines = siblings.waiting.reduce(0) { $0 + ends[$1] - $1 }
            if lines < Self.fewLines {
                for start in siblings.waiting {
                    for index in start..<ends[start] { list.add(index, nodes, ends, options) }
                }
            } else {
                list.rows.append(.more(siblings.waiting.count, first: first, last: last, like: siblings.like))
                list.depths.append(nodes[first])
            }
        }
        var index = 0
        while index < nodes.count, !Interruption.isRequested(atStep: index) {
            let level = nodes[index] - root
            while levels.count > level + 1 { flush(levels.removeLast(), into: &self) }
            while levels.count <= level { levels.append(Siblings()) }
            let isMarked = marked.map { index..<ends[index] ~= $0 } ?? false
            if let like = levels[level].firstOf[shapes[index]], !isMarked, level > 0 {
                if levels[level].waiting.isEmpty { levels[level].like = [] }
                if !levels[level].like.contains(like) { levels[level].like.append(like) }
                levels[level].waiting.append(index)
                index = ends[index]
                continue
            }
            flush(levels[level], into: &self)
            levels[level].waiting = []
            if levels[level].firstOf[shapes[index]] == nil { levels[level].firstOf[shapes[index]] = index }
            add(index, nodes, ends, options)
            index += 1
        }
        while let last = levels.popLast() { flush(last, into: &self) }
    }

    /// Returns the position after the subtree of each node.
    static func ends(_ nodes: [Int]) -> [Int] {
        var ends = Array(repeating: nodes.count, count: nodes.count)
        var open: [Int] = []
        for (index, depth) in nodes.enumerated() {
            while let last = open.last, nodes[last] >= depth {
                ends[last] = index
                open.removeLast()
            }
            open.append(index)
        }
        return ends
    }

    /// Returns a number for each node, the same for subtrees of the same kinds.
    private static func shapes(_ nodes: [Int], _ kinds: [String]) -> [Int] {
        var kindNumbers: [String: Int] = [:]
        var shapeNumbers: [[Int]: Int] = [:]
        var shapes = Array(repeating: 0, count: nodes.count)
        /// The shapes of the children found so far, by depth.
        var children: [[Int]] = []
        let root = nodes.first ?? 0
        for index in nodes.indices.reversed().interruptible {
            let level = max(0, nodes[index] - root)
            while children.count <= level + 1 { children.append([]) }
            let kind = kindNumbers[kinds[index], default: kindNumbers.count]
            kindNumbers[kinds[index]] = kind
            let key = [kind] + children[level + 1]
            children[level + 1].removeAll()
            let shape = shapeNumbers[key, default: shapeNumbers.count]
            shapeNumbers[key] = shape
            shapes[index] = shape
            children[level].append(shape)
        }
        return shapes
    }
}

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

extension ComponentFolding {
    /// Folds the components in the part of a tree that a list shows; nil if it shows their insides.
    init?(_ snapshot: RenderSnapshot, labels: NodeLabels, options: DrawingOptions) {
        guard !options.list.inside else { return nil }
        self.init(
            snapshot,
            in: snapshot.range(focus: options.focus),
            labels: labels,
            isShown: { $0 == options.marked || options.signs[$0] != nil || options.changed.contains($0) },
            isOpened: options.list.unfolded.contains
        )
    }

    /// Returns the words for what is folded into a component: `▸ 5 elements "Wi-Fi"`, with its first text; nil for
    /// nothing.
    package func words(for component: Int, in snapshot: RenderSnapshot, _ glyphs: Glyphs) -> String? {
        guard let count = counts[component] else { return nil }
        let folded = snapshot.descendants(of: component).lazy.filter { fold(of: $0) == component }
        let text = folded.lazy.compactMap { index -> String? in
            guard let content = snapshot.elements[index].content, content.text?.isEmpty == false else { return nil }
            return content.summary(columns: Self.longestText, glyphs: glyphs)
        }.first
        let isTruncated = folded.contains { snapshot.elements[$0].isTruncated }
        let parts = [Phrasing.count(count, "element"), text, isTruncated ? glyphs.cut : nil]
        return ([glyphs.inside] + parts.compactMap { $0 }).joined(separator: " ")
    }

    /// The columns of the text by which one recognises a component.
    private static var longestText: Int { 24 }
}

/// The lines of closures in an outline, each with its nodes.
///
/// An unchanged line need not be visited again.
struct OutlineItems: Sendable {
    /// A line of a closure.
    struct Item: Sendable, TextPart {
        /// Its range, with the white space and the comments around it.
        var range: Range<Int>
        /// Its range without them.
        var inner: Range<Int>
        /// The nodes in it, indices into the outline.
        var nodes: Range<Int> = 0..<0
        /// The outermost of them, with the slots that they had before the surrounding call changed them.
        var outermost: [(node: Int, slot: DocumentNode.Slot)] = []

        /// Returns the same line at another place, with its nodes at other indices.
        func moved(by shift: Int, nodesBy step: Int) -> Item {
            Item(
                range: range.moved(by: shift),
                inner: inner.moved(by: shift),
                nodes: nodes.moved(by: step),
                outermost: outermost.map { ($0.node + step, $0.slot) }
            )
        }
    }

    /// The declared names that make elements.
    ///
    /// Equal lines have equal nodes only while these are equal.
    struct Names: Equatable, Sendable {
        var types: Set<String> = []
        var functions: Set<String> = []
        /// The types of elements by the names of the values that hold them.
        var values: [String: String] = [:]
        /// The variables that hold a `BlueprintView`.
        var views: Set<String> = []
        var runsOpenExpressions = false
    }

    /// The names that the lines were read with.
    var names = Names()
    /// The lines in source order, inner lines after the line that contains them.
    private(set) var items: [Item] = []

    /// Adds a line that begins after all others, and returns its index.
    mutating func append(_ item: Item) -> Int {
        items.append(item)
        return items.count - 1
    }

    /// Sets the nodes of a line.
    mutating func finish(_ index: Int, nodes: Range<Int>, outermost: [(node: Int, slot: DocumentNode.Slot)]) {
        items[index].nodes = nodes
        items[index].outermost = outermost
    }

    /// Returns the line with exactly this range and the lines inside it; nil if there is none.
    func items(at range: Range<Int>) -> ArraySlice<Item>? {
        let first = items.firstIndex(from: range.lowerBound)
        guard first < items.count, items[first].range == range else { return nil }
        return items[first..<items.firstIndex(from: range.upperBound)]
    }
}

/// An outline whose lines may be reused, and the change from its text to the new one.
struct KnownOutline {
    var items: OutlineItems
    /// The nodes of the outline.
    var nodes: [DocumentNode]
    var change: TextChange
}

extension DocumentNode {
    /// Returns the same node at another place of the source, with its neighbours at other indices of the outline.
    ///
    /// - Parameter parents: the indices of possible parents in the old outline.
    func moved(by shift: Int, nodesBy step: Int, parents: Range<Int>) -> DocumentNode {
        var node = self
        node.parent = parent.flatMap { parents.contains($0) ? $0 + step : nil }
        if step != 0 { node.children = children.map { $0 + step } }
        guard shift != 0 else { return node }
        node.nameOffset += shift
        node.range = range.moved(by: shift)
        node.callEnd += shift
        node.base = base?.moved(by: shift)
        node.arguments = arguments.map { $0.moved(by: shift) }
        node.parentheses = parentheses?.moved(by: shift)
        node.closure = closure?.moved(by: shift)
        node.items = items.map { $0.moved(by: shift) }
        node.item = item.moved(by: shift)
        if var traits {
            traits.arguments = traits.arguments.map { $0.moved(by: shift) }
            traits.range = traits.range.moved(by: shift)
            traits.parentheses = traits.parentheses.moved(by: shift)
            node.traits = traits
        }
        return node
    }
}

extension DocumentNode.Argument {
    fileprivate func moved(by shift: Int) -> Self {
        Self(label: label, range: range.moved(by: shift), value: value.moved(by: shift))
    }
}

extension Range<Int> {
    /// Returns the range moved by an offset.
    func moved(by shift: Int) -> Self { lowerBound + shift..<upperBound + shift }
}

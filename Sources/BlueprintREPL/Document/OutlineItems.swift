/// The lines of closures that an outline was made of, each with the nodes found in it: what need not be looked through
/// again while a line stays as it is.
struct OutlineItems: Sendable {
    /// A line of a closure.
    struct Item: Sendable, TextPart {
        /// Where it stands, with the white space and the comments around it.
        var range: Range<Int>
        /// The same without them.
        var inner: Range<Int>
        /// The nodes in it, indices into the outline.
        var nodes: Range<Int> = 0..<0
        /// The outermost of them, with their slots as they were before what is around the line set them.
        var outermost: [(node: Int, slot: DocumentNode.Slot)] = []

        /// The same line at another place, with its nodes at other indices.
        func moved(by shift: Int, nodesBy step: Int) -> Item {
            Item(
                range: range.moved(by: shift),
                inner: inner.moved(by: shift),
                nodes: nodes.moved(by: step),
                outermost: outermost.map { ($0.node + step, $0.slot) }
            )
        }
    }

    /// What a document declares, as far as it decides which names make elements: the same lines have the same nodes only
    /// where this is the same.
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
    /// The lines in the order of the source, those inside another one after it.
    private(set) var items: [Item] = []

    /// Adds a line that begins behind all that were added, and gives its index.
    mutating func append(_ item: Item) -> Int {
        items.append(item)
        return items.count - 1
    }

    /// Sets what was found in a line.
    mutating func finish(_ index: Int, nodes: Range<Int>, outermost: [(node: Int, slot: DocumentNode.Slot)]) {
        items[index].nodes = nodes
        items[index].outermost = outermost
    }

    /// The line at exactly a place and those inside of it; nil if there is none.
    func items(at range: Range<Int>) -> ArraySlice<Item>? {
        let first = items.firstIndex(from: range.lowerBound)
        guard first < items.count, items[first].range == range else { return nil }
        return items[first..<items.firstIndex(from: range.upperBound)]
    }
}

/// An outline whose lines may be taken over, and how the text differs from its text.
struct KnownOutline {
    var items: OutlineItems
    /// The nodes of the outline.
    var nodes: [DocumentNode]
    var change: TextChange
}

extension DocumentNode {
    /// The same node at another place of the source, with its neighbours at other indices of the outline.
    ///
    /// - Parameter parents: the indices at which a node around it may stand, in the old outline.
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
    /// The same range so much further down.
    func moved(by shift: Int) -> Self { lowerBound + shift..<upperBound + shift }
}

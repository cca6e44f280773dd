/// The indices of an outline's nodes in the orders in which they are looked up.
struct NodeOrder: Sendable {
    /// The indices in the order of the nodes' numbers.
    private(set) var byNumber: [Int] = []
    /// The indices in the order of the nodes' names in the source.
    private(set) var byName: [Int] = []

    /// The order of no nodes.
    init() {}

    /// The order of all nodes.
    init(of nodes: [DocumentNode]) {
        byNumber = nodes.indices.sorted { (nodes[$0].number, $0) < (nodes[$1].number, $1) }
        byName = nodes.indices.sorted { nodes[$0].nameOffset < nodes[$1].nameOffset }
    }

    /// Returns the index of the node with a number; nil if there is none.
    func index(ofNumber number: Int, in nodes: [DocumentNode]) -> Int? {
        let place = byNumber.firstIndexInOrder { nodes[$0].number >= number }
        guard place < byNumber.count, nodes[byNumber[place]].number == number else { return nil }
        return byNumber[place]
    }

    /// Returns the index of the node whose name begins at an offset; nil if there is none.
    func index(atName offset: Int, in nodes: [DocumentNode]) -> Int? {
        index(atName: offset, at: place(ofName: offset, in: nodes), in: nodes)
    }

    /// Returns the index of the node at a place among the names if it is the first whose name begins at an offset; nil
    /// otherwise.
    func index(atName offset: Int, at place: Int, in nodes: [DocumentNode]) -> Int? {
        guard place < byName.count, nodes[byName[place]].nameOffset == offset,
            place == 0 || nodes[byName[place - 1]].nameOffset < offset
        else { return nil }
        return byName[place]
    }

    /// Returns the place among the names of the first one that begins at or after an offset.
    func place(ofName offset: Int, in nodes: [DocumentNode]) -> Int {
        byName.firstIndexInOrder { nodes[$0].nameOffset >= offset }
    }

    /// Returns the order after consecutive nodes were replaced, whose names are in one part of the source.
    ///
    /// - Parameters:
    ///   - old: the replaced nodes.
    ///   - new: the nodes in their place, with their final indices.
    ///   - start: the offset at which that part begins.
    ///   - nodes: all nodes before the change.
    func replacing(_ old: Range<Int>, by new: [DocumentNode], from start: Int, in nodes: [DocumentNode]) -> NodeOrder {
        let names = new.sorted { $0.nameOffset < $1.nameOffset }.map(\.index)
        let place = byName.firstIndexInOrder { nodes[$0].nameOffset >= start }
        let places = place..<place + old.count
        // The same nodes with other arguments keep their places.
        if names.elementsEqual(byName[places]), new.elementsEqual(nodes[old], by: { $0.number == $1.number }) {
            return self
        }
        let growth = new.count - old.count
        var result = NodeOrder()
        result.byName = byName.moved(old, by: growth)
        result.byName.replaceSubrange(places, with: names)
        result.byNumber = numbers(old, new.sorted { $0.number < $1.number }, nodes)
        return result
    }

    private func numbers(_ old: Range<Int>, _ new: [DocumentNode], _ nodes: [DocumentNode]) -> [Int] {
        var rest = byNumber
        rest.removeAll { old.contains($0) }
        let places = new.map { node in rest.firstIndexInOrder { nodes[$0].number > node.number } }
        rest = rest.moved(old, by: new.count - old.count)
        var result: [Int] = []
        result.reserveCapacity(rest.count + new.count)
        var start = 0
        for (node, place) in zip(new, places) {
            result += rest[start..<place]
            result.append(node.index)
            start = place
        }
        return result + rest[start...]
    }
}

extension [Int] {
    /// Returns indices after those in a range have become more or fewer.
    fileprivate func moved(_ range: Range<Int>, by growth: Int) -> [Int] {
        let end = range.upperBound
        return map { $0 < end ? $0 : $0 + growth }
    }
}

import BlueprintUI

/// The labels of all elements of one tree.
///
/// The label of an element is its node's number if the node makes only this element, else a path of child positions
/// from the nearest ancestor that has a number, or from the root: `#3/0/1`. Four or more equal steps in a row are
/// written as one: `#3/0*12/1`.
public struct NodeLabels: Equatable, Sendable {
    private struct Entry: Equatable, Sendable {
        var type: String
        var number: Int?
        /// The last step of the path, how often it is taken in a row, and the element from which these steps start.
        var step: Int
        var run: Int
        var start: Int?
    }

    private var entries: [Entry] = []

    /// Creates the labels for a list of types, source tags and parents' positions, each parent before its children.
    ///
    /// Only the first `counted` elements make a node's number ambiguous; the others always have their number.
    public init(
        _ nodes: some Collection<(type: String, tag: Int?, parent: Int?)>,
        names: NodeNames = .paths,
        counted: Int = .max
    ) {
        let nodes = Array(nodes)
        self.init(
            count: nodes.count,
            names: names,
            counted: counted,
            tag: { nodes[$0].tag },
            node: { (nodes[$0].type, nodes[$0].parent) }
        )
    }

    /// Creates the labels of a number of elements, whose tags, types and parents functions return.
    // Inlined, as calling the functions for each element would take as long as the rest.
    @inline(__always)
    private init(
        count: Int,
        names: NodeNames,
        counted: Int,
        tag: (Int) -> Int?,
        node: (Int) -> (type: String, parent: Int?)
    ) {
        let numbers = Self.numbers(of: count, tag, names)
        let repeated = Self.repeated(numbers.prefix(counted))
        var childCounts = ContiguousArray<Int32>(repeating: 0, count: count)
        entries.reserveCapacity(count)
        for index in (0..<count).interruptible {
            let node = node(index)
            let parent = node.parent.flatMap { $0 >= 0 && $0 < index ? $0 : nil }
            var step = 0
            if let parent {
                step = Int(truncatingIfNeeded: childCounts[parent])
                childCounts[parent] += 1
            }
            let number = numbers[index].flatMap { index >= counted || !repeated.contains($0) ? $0 : nil }
            var entry = Entry(type: node.type, number: number, step: step, run: 1, start: parent)
            if number == nil, let parent, entries[parent].number == nil, entries[parent].start != nil,
                entries[parent].step == step
            {
                entry.run = entries[parent].run + 1
                entry.start = entries[parent].start
            }
            entries.append(entry)
        }
    }

    /// Returns the numbers of the nodes that made elements; a loop makes many elements in a row.
    @inline(__always)
    private static func numbers(
        of count: Int,
        _ tag: (Int) -> Int?,
        _ names: NodeNames
    ) -> ContiguousArray<Int?> {
        var last: (tag: Int, number: Int?)?
        return ContiguousArray(
            (0..<count).map { index in
                guard let tag = tag(index) else { return nil }
                if last?.tag != tag { last = (tag, names.number(forTag: tag)) }
                return last?.number
            }
        )
    }

    /// Returns the numbers that occur more than once.
    private static func repeated(_ numbers: ArraySlice<Int?>) -> Set<Int> {
        var repeated: Set<Int> = []
        // Most numbers are small, and a list is faster than a set.
        var isUsed = ContiguousArray(repeating: false, count: 4 * numbers.count + 1024)
        var others: Set<Int> = []
        for case let number? in numbers {
            if isUsed.indices.contains(number) {
                if isUsed[number] { repeated.insert(number) }
                isUsed[number] = true
            } else if !others.insert(number).inserted {
                repeated.insert(number)
            }
        }
        return repeated
    }

    /// Creates the labels of a snapshot's elements.
    public init(_ snapshot: RenderSnapshot, names: NodeNames = .paths) {
        self = snapshot.elements.withUnsafeBufferPointer { elements in
            // A record is large, so only these parts of it are copied.
            NodeLabels(
                count: elements.count,
                names: names,
                counted: .max,
                tag: { elements[$0].sourceTag },
                node: { (elements[$0].typeName, elements[$0].parent) }
            )
        }
    }

    /// The number of elements.
    public var count: Int { entries.count }

    /// Returns the label of the element at a position; a label of question marks for a position that does not exist.
    public subscript(index: Int) -> NodeLabel {
        guard entries.indices.contains(index) else { return NodeLabel(type: "?", reference: "?") }
        return NodeLabel(type: entries[index].type, reference: reference(of: index))
    }

    /// Returns the number of the node that makes the element; nil if the node makes several.
    public func number(of index: Int) -> Int? {
        entries.indices.contains(index) ? entries[index].number : nil
    }

    /// Returns true if an element has the same reference as one among other labels, found without spelling either.
    package func hasSameReference(_ index: Int, as other: Int, in labels: NodeLabels) -> Bool {
        var (mine, theirs): (Int?, Int?) = (index, other)
        while let current = mine, let otherCurrent = theirs {
            guard entries.indices.contains(current), labels.entries.indices.contains(otherCurrent) else {
                return entries.indices.contains(current) == labels.entries.indices.contains(otherCurrent)
            }
            let (number, otherNumber) = (entries[current].number, labels.entries[otherCurrent].number)
            if number != nil || otherNumber != nil { return number == otherNumber }
            guard entries[current].step == labels.entries[otherCurrent].step,
                entries[current].run == labels.entries[otherCurrent].run
            else { return false }
            (mine, theirs) = (entries[current].start, labels.entries[otherCurrent].start)
        }
        return mine == nil && theirs == nil
    }

    /// Returns the position of the element with a reference, `#4` or a path.
    public func index(of reference: String) -> Int? {
        entries.indices.first { self.reference(of: $0) == reference }
    }

    private func reference(of index: Int) -> String {
        if let number = entries[index].number { return "#\(number)" }
        var runs: [Int] = []
        var current = index
        while entries[current].number == nil, let start = entries[current].start {
            runs.append(current)
            current = start
        }
        var path = entries[current].number.map { "#\($0)" } ?? ""
        if runs.isEmpty { path += "/" }
        for entry in runs.reversed() {
            let (step, run) = (String(entries[entry].step), entries[entry].run)
            if run > 3 {
                path += "/\(step)*\(run)"
            } else {
                for _ in 0..<run {
                    path += "/"
                    path += step
                }
            }
        }
        return path
    }
}

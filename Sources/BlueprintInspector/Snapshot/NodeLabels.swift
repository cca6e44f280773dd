import BlueprintUI

/// The labels of all elements of one tree.
///
/// The label of an element is its node's number if the node makes only this element, else a path of child positions
/// from the nearest ancestor that has a number, or from the root: `#3/0/1`. Four or more equal steps in a row are
/// written as one: `#3/0*12/1`. People read a name by types in place of the path: `#3 › Label 2`.
public struct NodeLabels: Equatable, Sendable {
    // Small, and without a string: all labels are made again for each render, and compared with those before.
    private struct Entry: Equatable, Sendable {
        /// The position of the type's name in the list of types.
        private let storedType: Int32
        private let storedNumber: Int32
        /// The last step of the path, and how often it is taken in a row.
        let step: Int32
        var run: Int32 = 1
        private var storedStart: Int32
        private let storedParent: Int32

        init(type: Int, number: Int?, step: Int32, parent: Int?) {
            storedType = Int32(clamping: type)
            storedNumber = Int32(clamping: number ?? -1)
            self.step = step
            storedParent = Int32(clamping: parent ?? -1)
            storedStart = storedParent
        }

        /// The element around it; nil for the root.
        var parent: Int? { storedParent < 0 ? nil : Int(truncatingIfNeeded: storedParent) }

        var type: Int { Int(truncatingIfNeeded: storedType) }

        /// The number of the node; nil if it makes several elements.
        var number: Int? { storedNumber < 0 ? nil : Int(truncatingIfNeeded: storedNumber) }

        /// The element from which the equal steps start; nil for the root.
        var start: Int? {
            get { storedStart < 0 ? nil : Int(truncatingIfNeeded: storedStart) }
            set { storedStart = Int32(clamping: newValue ?? -1) }
        }

        /// Returns true if both have the same number, or none.
        func hasNumber(of other: Entry) -> Bool { storedNumber == other.storedNumber }
    }

    private var entries: [Entry] = []
    private var types: [String] = []
    /// For each type, true if it is one that the app declares.
    private var areComponents: [Bool] = []
    /// The number of elements of the tree; those after them were only measured.
    private var counted = 0
    private var innerNames = KeptInnerNames()

    /// A type of elements, and the app's declaring it.
    private typealias TypedNode = (type: String, isComponent: Bool, parent: Int?)

    /// Creates the labels for a list of types, source tags and parents' positions, each parent before its children.
    ///
    /// Only the first `counted` elements make a node's number ambiguous; the others always have their number. A function
    /// tells which elements are of types that the app declares.
    public init(
        _ nodes: some Collection<(type: String, tag: Int?, parent: Int?)>,
        names: NodeNames = .paths,
        counted: Int = .max,
        isComponent: (Int) -> Bool = { _ in false }
    ) {
        let nodes = Array(nodes)
        self.init(
            count: nodes.count,
            names: names,
            counted: counted,
            tag: { nodes[$0].tag },
            node: { (nodes[$0].type, isComponent($0), nodes[$0].parent) }
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
        node: (Int) -> TypedNode
    ) {
        self.counted = counted
        let numbers = Self.numbers(of: count, tag, names)
        let repeated = Self.repeated(numbers.prefix(counted))
        var childCounts = ContiguousArray<Int32>(repeating: 0, count: count)
        var typeNames = TypeNames()
        entries.reserveCapacity(count)
        for index in (0..<count).interruptible {
            let node = node(index)
            let parent = node.parent.flatMap { $0 >= 0 && $0 < index ? $0 : nil }
            var step: Int32 = 0
            if let parent {
                step = childCounts[parent]
                childCounts[parent] += 1
            }
            let number = numbers[index].flatMap { index >= counted || !repeated.contains($0) ? $0 : nil }
            let type = typeNames.place(of: node.type, isComponent: node.isComponent)
            var entry = Entry(type: type, number: number, step: step, parent: parent)
            if number == nil, let parent, entries[parent].number == nil, entries[parent].start != nil,
                entries[parent].step == step
            {
                entry.run = entries[parent].run + 1
                entry.start = entries[parent].start
            }
            entries.append(entry)
        }
        (types, areComponents) = (typeNames.all, typeNames.areComponents)
    }

    /// The different names of types, in the order in which they occur.
    private struct TypeNames {
        private(set) var all: [String] = []
        private(set) var areComponents: [Bool] = []
        private var places: [String: Int] = [:]
        private var last: Int?

        mutating func place(of name: String, isComponent: Bool) -> Int {
            // Siblings mostly have one type.
            if let last, all[last] == name { return last }
            let place = places[name] ?? all.count
            last = place
            guard place == all.count else { return place }
            all.append(name)
            areComponents.append(isComponent)
            places[name] = place
            return place
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
        let elements = snapshot.elements
        self.init(
            count: elements.count,
            names: names,
            counted: .max,
            tag: { elements[$0].sourceTag },
            node: { (elements[$0].typeName, elements[$0].isComponent, elements[$0].parent) }
        )
    }

    /// The number of elements.
    public var count: Int { entries.count }

    /// Returns the label of the element at a position; a label of question marks for a position that does not exist.
    public subscript(index: Int) -> NodeLabel {
        guard entries.indices.contains(index) else { return NodeLabel(type: "?", reference: "?") }
        let label = NodeLabel(type: type(of: index), reference: reference(of: index))
        guard let (outermost, parts) = chain(to: index) else { return label }
        let start = entries[outermost].number.map { "#\($0)" } ?? ""
        return label.named(from: NodeLabel(type: type(of: outermost), reference: start), parts)
    }

    private func type(of index: Int) -> String { types[entries[index].type] }

    // MARK: - Names by types

    /// Returns the element with which the name of another begins, and the parts of the name behind it; nil for an element
    /// with a number, and for the root.
    private func chain(to index: Int) -> (outermost: Int, parts: [NodeLabel.Part])? {
        var parts: [NodeLabel.Part] = []
        var current = index
        while let place = names.place(of: current) {
            parts.append(NodeLabel.Part(type: type(of: current), ordinal: place.isOnly ? nil : place.ordinal))
            current = place.holder
        }
        return parts.isEmpty ? nil : (current, parts.reversed())
    }

    private var names: InnerNames {
        innerNames.names {
            InnerNames(count: entries.count, counted: counted) { index in
                InnerNames.Node(
                    type: entries[index].type,
                    hasNumber: entries[index].number != nil,
                    parent: entries[index].parent,
                    isComponent: areComponents[entries[index].type]
                )
            }
        }
    }

    /// Returns the elements of a type that are counted in another element, in the order of the tree.
    package func elements(in holder: Int, ofType type: String) -> [Int] {
        guard let place = types.firstIndex(of: type) else { return [] }
        return names.elements(in: holder, ofType: place)
    }

    /// Returns the element whose name holds that of another one; nil for an element with a number, and for the root.
    package func holder(of index: Int) -> Int? {
        entries.indices.contains(index) ? names.place(of: index)?.holder : nil
    }

    /// Returns the place of an element among those of its type in its holder, from 1; nil as for `holder(of:)`.
    package func ordinal(of index: Int) -> Int? {
        entries.indices.contains(index) ? names.place(of: index)?.ordinal : nil
    }

    // MARK: - Comparing

    /// Returns the number of the node that makes the element; nil if the node makes several.
    public func number(of index: Int) -> Int? {
        entries.indices.contains(index) ? entries[index].number : nil
    }

    /// Returns true if the nodes are those of other labels in the same order, apart from consecutive elements that only
    /// one of the two has.
    package func keepOrder(of other: NodeLabels) -> Bool {
        let common = min(entries.count, other.entries.count)
        let (end, otherEnd) = (entries.count - 1, other.entries.count - 1)
        var (first, last) = (0, 0)
        while first < common, entries[first].hasNumber(of: other.entries[first]) { first += 1 }
        while last < common - first, entries[end - last].hasNumber(of: other.entries[otherEnd - last]) { last += 1 }
        return first + last == common
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

    /// Returns the element of some whose reference begins with the most steps of a path; nil if there are none.
    package func nearest(to path: String, among elements: [Int]) -> Int? {
        let steps = path.split(separator: "/")
        let shared = { (index: Int) in
            zip(reference(of: index).split(separator: "/"), steps).prefix { $0 == $1 }.count
        }
        // Of several, the first.
        return elements.reversed().max { shared($0) < shared($1) }
    }

    /// Returns the number or the path of an element; a question mark for a position that does not exist.
    public func reference(of index: Int) -> String {
        guard entries.indices.contains(index) else { return "?" }
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

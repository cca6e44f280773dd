/// The nodes and declarations of a document.
package struct Outline: Sendable {
    /// A declaration before the document's expression.
    package struct Declaration: Hashable, Sendable {
        /// The declared name; for an extension, the extended type.
        package var name: String
        /// The keyword, such as `struct`.
        package var keyword: String
        /// The whole declaration.
        package var range: Range<Int>
        /// True if a call of it makes an element.
        package var makesElement = false
        /// True if it starts the program: a type with the attribute `@main`.
        var isMain = false
        /// The labels and types of a function's parameters; empty for other declarations.
        var parameters = ""

        /// Returns true if another declaration replaces it: one of the same name and, for functions, the same
        /// parameters.
        func isReplaced(by other: Self) -> Bool {
            let areFunctions = keyword == "func" && other.keyword == "func"
            // An operator declaration and the functions of its name do not replace each other.
            let areOfOneKind = (keyword == "operator") == (other.keyword == "operator")
            return areOfOneKind && name == other.name && (!areFunctions || parameters == other.parameters)
        }
    }

    /// Every node, in numbering order: a list before its children, a wrapper after its contents.
    package internal(set) var nodes: [DocumentNode] = []
    /// The declarations in the order of the source.
    package internal(set) var declarations: [Declaration] = []
    /// The statements besides the document's expression, in source order: assignments, `print`, loops that make no
    /// elements, `#if` blocks.
    package internal(set) var statements: [Range<Int>] = []
    /// The declarations of previews, which run only when they are asked for; those in `#if` are among the statements.
    var previews: [Range<Int>] = []
    /// The document's expression; nil while there is none.
    package internal(set) var root: Range<Int>?
    /// The statement that consists of the expression, or that assigns it to the `element` of a view.
    package internal(set) var rootStatement: Range<Int>?
    /// True if the expression calls a member of a name, and so may be a statement: `column.add(child:)`.
    var rootMayBeStatement = false
    /// Statements that make an element that is not shown, because another one follows.
    package internal(set) var unshown: [Range<Int>] = []
    /// True if it contains `#if`.
    package internal(set) var hasConditions = false

    /// The nodes that use a declared element, by the place in the declaration that makes it; only elements used once.
    var usesOfDeclarations: [Int: Int] = [:]

    /// The index of the outermost node of the document's expression.
    var rootIndex: Int?
    /// The indices of the nodes in the order of their numbers, and in the order of the names in the source.
    private(set) var order = NodeOrder()

    /// The outermost node of the document's expression; nil if it has none.
    package var rootNode: DocumentNode? { rootIndex.map { nodes[$0] } }

    /// Returns the node with a number.
    package func node(_ number: Int) -> DocumentNode? { order.index(ofNumber: number, in: nodes).map { nodes[$0] } }

    /// Returns the number of the node whose name begins at an offset, or that uses the declared element made there.
    package func number(atName offset: Int) -> Int? {
        (order.index(atName: offset, in: nodes) ?? usesOfDeclarations[offset]).map { nodes[$0].number }
    }

    /// A function that does the same as ``number(atName:)``, fast for many offsets in the order of the source.
    package var numbersAtNames: (Int) -> Int? {
        let search = NameSearch(outline: self)
        return { search.number(atName: $0) }
    }

    /// Returns the places in the source that make the elements of a node: its own, or one in a declaration.
    func madeAt(_ node: DocumentNode) -> Set<Int> {
        var places: Set = [node.nameOffset]
        for (place, index) in usesOfDeclarations where nodes[index].number == node.number { places.insert(place) }
        return places
    }

    /// Returns the nodes with this number or a greater one.
    func nodes(from number: Int) -> [DocumentNode] {
        order.byNumber[order.byNumber.firstIndexInOrder { nodes[$0].number >= number }...].map { nodes[$0] }
    }

    /// Returns the node around a node.
    package func parent(of node: DocumentNode) -> DocumentNode? {
        node.parent.map { nodes[$0] }
    }

    /// Returns the nodes directly in a node, in the order of the source.
    package func children(of node: DocumentNode) -> [DocumentNode] {
        let children = node.children.map { nodes[$0] }
        let isSorted = zip(children, children.dropFirst()).allSatisfy { $0.nameOffset < $1.nameOffset }
        return isSorted ? children : children.sorted { $0.nameOffset < $1.nameOffset }
    }

    /// Returns the nodes around a node, innermost first.
    package func ancestors(of node: DocumentNode) -> [DocumentNode] {
        var result: [DocumentNode] = []
        var next = node.parent
        while let index = next {
            result.append(nodes[index])
            next = nodes[index].parent
        }
        return result
    }

    /// Returns the same outline with a number for each node: known ones by the offset of the name, new ones in order.
    func numbered(known: [Int: Int], from next: inout Int) -> Outline {
        var result = self
        for index in result.nodes.indices {
            if let old = known[result.nodes[index].nameOffset] {
                result.nodes[index].number = old
            } else {
                result.nodes[index].number = next
                next += 1
            }
        }
        result.order = NodeOrder(of: result.nodes)
        return result
    }

    /// Returns the same outline with these numbers for its nodes; nil if their count is another one.
    func numbered(_ numbers: [Int32]) -> Outline? {
        guard numbers.count == nodes.count else { return nil }
        // By its own indices; there are as many numbers.
        let isNumbered = nodes.withUnsafeBufferPointer { nodes in
            nodes.indices.allSatisfy { nodes[$0].number == Int(truncatingIfNeeded: numbers[$0]) }
        }
        if isNumbered { return self }
        var result = self
        for index in numbers.indices { result.nodes[index].number = Int(truncatingIfNeeded: numbers[index]) }
        result.order = NodeOrder(of: result.nodes)
        return result
    }

    /// Replaces the nodes of changed lines.
    mutating func replace(_ changed: Range<Int>, by new: [DocumentNode], order: NodeOrder) {
        nodes.replaceSubrange(changed, with: new)
        self.order = order
    }

    /// Finds the nodes that use a declared element; only elements used once count.
    mutating func findUses(of names: OutlineNames) {
        usesOfDeclarations = [:]
        guard !names.made.isEmpty else { return }
        var uses: [String: Int] = [:]
        var repeated: Set<String> = []
        for index in nodes.indices where nodes[index].isDeclared {
            let name = nodes[index].name
            if uses.updateValue(index, forKey: name) != nil { repeated.insert(name) }
        }
        for (name, offset) in names.made where !repeated.contains(name) {
            if let index = uses[name] { usesOfDeclarations[offset] = index }
        }
    }
}

/// A search for nodes by the offsets of their names, which begins behind the last one that was found.
private final class NameSearch {
    private let outline: Outline
    // The names are looked up one after another, never during a change.
    @exclusivity(unchecked) private var next = 0

    init(outline: Outline) { self.outline = outline }

    func number(atName offset: Int) -> Int? {
        if let index = outline.order.index(atName: offset, at: next, in: outline.nodes) {
            next += 1
            return outline.nodes[index].number
        }
        next = outline.order.place(ofName: offset, in: outline.nodes) + 1
        return outline.number(atName: offset)
    }
}

extension Document {
    /// Returns a node's element and number, `Label #1`; only the number if there is no such node.
    package func label(_ number: Int?) -> NamedNode {
        guard let number else { return NamedNode(number: nil, description: "the expression") }
        let type = outline.node(number).map { $0.typeName + " " } ?? ""
        return NamedNode(number: number, description: "\(type)#\(number)")
    }

    /// Returns a sentence such as `Label #2 added to Column #1 (1 of 1)`.
    func sentence(added number: Int?, to list: DocumentNode) -> EditSentence {
        guard let number, let child = outline.node(number), let list = outline.node(list.number) else {
            return .adding("added to \(label(list.number))")
        }
        let (place, count) = placeInList(child, list: list)
        return .adding("\(label(number)) added to \(label(list.number)) (\(place) of \(count))")
    }

    /// Returns a sentence such as `Box #4 wraps Inset #3` about the new nodes around a node, outermost first.
    func sentence(wrapping number: Int, since next: Int) -> EditSentence {
        guard let node = outline.node(number) else { return "wrapped" }
        let around = outline.ancestors(of: node).prefix { $0.number >= next }.map { label($0.number) }
        guard !around.isEmpty else { return sentence(aboutTraitsOf: node) ?? "\(label(number)) is wrapped" }
        return "\(EditSentence(listing: around.reversed())) \(around.count == 1 ? "wraps" : "wrap") \(label(number))"
    }

    /// Returns a sentence such as `Label #2 has priority .fixed in Row #1`; nil for a node without traits.
    private func sentence(aboutTraitsOf node: DocumentNode) -> EditSentence? {
        guard let traits = node.traits, !traits.arguments.isEmpty else { return nil }
        let words = traits.arguments.map { "\($0.label ?? "") \(text($0.value))" }.joined(separator: ", ")
        let list = listAround(node.number).flatMap { $0.child == nil ? nil : label($0.list.number) }
        let place: EditSentence = list.map { " in \($0)" } ?? ", which only a list reads"
        return "\(label(node.number)) has \(words)\(place)"
    }

    /// Returns the list around a node, which may be a list itself, and the child of it that contains the node.
    func listAround(_ number: Int) -> (list: DocumentNode, child: DocumentNode?)? {
        guard let node = outline.node(number) else { return nil }
        guard node.isList else { return nearestList(from: number) }
        var child = node
        for ancestor in outline.ancestors(of: node) {
            if ancestor.isList, let closure = ancestor.closure, closure.contains(child.nameOffset) {
                return (ancestor, child)
            }
            child = ancestor
        }
        return nil
    }

    /// Returns a hint on using a declaration; nil unless it makes an element.
    func hint(for entry: Outline.Declaration) -> String? {
        guard entry.makesElement else { return nil }
        return "\(entry.name)(…) makes an element"
    }
}

extension Document {
    /// The number of nodes, declarations and previews: `3 nodes, 1 declaration, 2 previews`.
    var contents: String {
        let nodes = outline.nodes.count
        let declarations = outline.declarations.count
        let previews = previews.count
        let parts = [
            nodes == 1 ? "1 node" : "\(nodes) nodes",
            declarations == 0 ? nil : declarations == 1 ? "1 declaration" : "\(declarations) declarations",
            previews == 0 ? nil : previews == 1 ? "1 preview" : "\(previews) previews",
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    /// Adds an element to a call that can wrap one and wraps none.
    func filling(_ number: Int, with typed: SwiftInput) throws -> Edit {
        let node = try existing(number)
        let splice: Splice
        if let parentheses = node.parentheses {
            let end = parentheses.upperBound - 1
            splice = Splice(end..<end, before: node.arguments.isEmpty ? "wrapping: " : ", wrapping: ", typed: typed)
        } else {
            let end = node.callEnd
            splice = Splice(end..<end, before: "(wrapping: ", typed: typed, after: ")")
        }
        let edited = try rewritten([splice])
        return Edit(document: edited, selection: edited.outermostNew(since: self, in: number))
    }
}

extension Document {
    /// Returns the node to delete together with a node: the node itself, or the outermost wrapper that would be left
    /// empty.
    package func removable(_ number: Int) throws -> DocumentNode {
        let node = try outermost(around: number)
        guard case .declaration(let name) = node.slot else { return node }
        throw InputError(
            "\(node.name) #\(node.number) is the value of \(name)",
            fix: "declare \(name) again to change it"
        )
    }

    /// Returns true if a node makes the value of a declaration.
    func isValueOfDeclaration(_ number: Int) -> Bool {
        if case .declaration? = (try? outermost(around: number))?.slot { true } else { false }
    }

    /// Returns the node itself, or the outermost wrapper around it.
    private func outermost(around number: Int) throws -> DocumentNode {
        var node = try existing(number)
        while true {
            switch node.slot {
            case .root, .item, .declaration: return node
            case .base, .argument, .expression:
                guard let parent = outline.parent(of: node), node.slot != .expression else {
                    throw InputError(
                        "\(node.name) #\(node.number) is part of a larger expression",
                        fix: "type replace and the element that takes its place"
                    )
                }
                node = parent
            }
        }
    }

    /// Deletes a node with its contents and with the wrappers that would be left empty.
    ///
    /// Selects the next child of the list; without one, the previous child; without that, the list.
    package func removing(_ number: Int) throws -> Edit {
        let node = try removable(number)
        // Comments above the outermost expression may be about the whole file.
        let item = node.slot == .item ? withComments(node.item) : node.item
        let edited = try rewritten([Splice(wholeLines(of: item), "")])
        guard let list = outline.parent(of: node) else { return Edit(document: edited, selection: nil) }
        let siblings = outline.children(of: list)
        let index = siblings.firstIndex { $0.number == node.number } ?? 0
        let after = siblings.dropFirst(index + 1).first ?? siblings.prefix(index).last
        return Edit(document: edited, selection: after?.number ?? list.number)
    }

    /// Moves a child with its contents within its list or to another list.
    ///
    /// - Throws: an ``InputError`` if the node is not a child of a list, or the place is inside the node.
    package func moving(_ number: Int, toList target: Int, at position: ListPosition) throws -> Edit {
        let node = try removable(number)
        guard node.slot == .item else {
            throw InputError(
                "\(node.name) #\(node.number) is the root and cannot be moved",
                fix: "only children of a list can be moved"
            )
        }
        let list = try existing(target)
        guard let closure = list.closure, list.isList else {
            throw InputError("#\(target) is not a list", fix: "lists are elements such as Row, Column and Overlay")
        }
        let place = try self.place(position, in: list, closure: closure)
        let item = withComments(node.item)
        guard place <= item.lowerBound || place >= node.item.upperBound else {
            throw InputError("\(node.name) #\(node.number) cannot be moved into itself")
        }
        let margin = "\n" + String(repeating: " ", count: indentation(at: node.item.lowerBound))
        var anchors: [Int: Int] = [:]
        for inner in outline.nodes where node.item.contains(inner.nameOffset) {
            anchors[margin.utf8.count + inner.nameOffset - item.lowerBound] = inner.number
        }
        let insertion = Splice(place..<place, margin + text(item) + lineBreak(after: place), anchors: anchors)
        let edited = try rewritten([Splice(wholeLines(of: item), ""), insertion])
        return Edit(document: edited, selection: number)
    }

    /// Returns the range of a closure's lines with the line break before them and the comment after them.
    private func wholeLines(of item: Range<Int>) -> Range<Int> {
        let bytes = Array(source.utf8)
        var start = min(item.lowerBound, bytes.count)
        while start > 0, bytes[start - 1].isSpace { start -= 1 }
        return start..<max(start, endOfLine(after: item.upperBound))
    }
}

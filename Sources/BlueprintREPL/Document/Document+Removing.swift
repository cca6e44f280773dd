extension Document {
    /// The node that goes when a node is removed: itself, or the outermost wrapper that would be left with nothing in it.
    public func removable(_ number: Int) throws -> DocumentNode {
        var node = try existing(number)
        while true {
            switch node.slot {
            case .root, .item: return node
            case .declaration(let name):
                throw InputError(
                    "\(node.name) #\(node.number) is the value of \(name)",
                    fix: "declare \(name) again to change it"
                )
            case .base, .argument, .expression:
                guard let parent = outline.parent(of: node), node.slot != .expression else {
                    throw InputError(
                        "\(node.name) #\(node.number) is part of a larger expression",
                        fix: "replace puts another element in its place"
                    )
                }
                node = parent
            }
        }
    }

    /// Takes a node and all in it out of the tree, with wrappers that would wrap nothing.
    ///
    /// The next child of the list is selected afterwards, else the one before it, else the list.
    public func removing(_ number: Int) throws -> Edit {
        let node = try removable(number)
        // What stands above the outermost expression may be about the whole file.
        let item = node.slot == .item ? withComments(node.item) : node.item
        let edited = try rewritten([Splice(wholeLines(of: item), "")])
        guard let list = outline.parent(of: node) else { return Edit(document: edited, selection: nil) }
        let siblings = outline.children(of: list)
        let index = siblings.firstIndex { $0.number == node.number } ?? 0
        let after = siblings.dropFirst(index + 1).first ?? siblings.prefix(index).last
        return Edit(document: edited, selection: after?.number ?? list.number)
    }

    /// Moves a child with all in it to another place of its list, or to another list.
    ///
    /// - Throws: a ``InputError`` if the node is no child of a list, or the place is inside it.
    public func moving(_ number: Int, toList target: Int, at position: ListPosition) throws -> Edit {
        let node = try removable(number)
        guard node.slot == .item else {
            throw InputError("\(node.name) #\(node.number) is the root", fix: "only a child of a list can be moved")
        }
        let list = try existing(target)
        guard let closure = list.closure, list.isList else { throw InputError("#\(target) is not a list") }
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

    /// Lines of a closure with the line break before them and a comment behind them.
    private func wholeLines(of item: Range<Int>) -> Range<Int> {
        let bytes = Array(source.utf8)
        var start = min(item.lowerBound, bytes.count)
        while start > 0, bytes[start - 1].isSpace { start -= 1 }
        return start..<max(start, endOfLine(after: item.upperBound))
    }
}

import SwiftSyntax

/// Changes of several children of a list.
extension Document {
    /// Returns the child of a list that contains a node.
    ///
    /// - Throws: an ``InputError`` if the node is in no list.
    func childOfList(_ number: Int) throws -> (list: DocumentNode, child: DocumentNode) {
        guard let (list, child) = listAround(number), let child else {
            throw InputError(
                "\(label(number)) is not in a list",
                fix: "type select #\(number), then column or row, to wrap it in one"
            )
        }
        return (list, child)
    }

    /// Adds a copy of a child behind it.
    func duplicating(_ number: Int) throws -> Edit {
        let node = try removable(number)
        guard node.slot == .item else {
            throw InputError(
                "\(node.name) #\(node.number) is the root, and has no list for a copy",
                fix: "type column or row to wrap it in one first"
            )
        }
        guard !isValueOfClosure(node) else {
            throw InputError(
                "\(node.name) #\(node.number) is the value of a closure, and has no list for a copy",
                fix: "type column or row to wrap it in one first"
            )
        }
        let place = endOfLine(after: node.item.upperBound)
        let margin = "\n" + String(repeating: " ", count: indentation(at: node.item.lowerBound))
        let edited = try rewritten([Splice(place..<place, margin + text(node.item) + lineBreak(after: place))])
        return Edit(document: edited, selection: edited.outermostNew(since: self, in: nil))
    }

    /// Returns true if the line of a node is in a closure that takes values, as `{ theme in … }` does, and that makes one
    /// element of them.
    private func isValueOfClosure(_ node: DocumentNode) -> Bool {
        var next = tree.token(at: AbsolutePosition(utf8Offset: node.item.lowerBound))?.parent
        while let current = next {
            if let closure = current.as(ClosureExprSyntax.self) {
                return closure.signature?.parameterClause != nil
                    && !outline.nodes.contains { $0.isList && $0.closure == closure.range }
            }
            next = current.parent
        }
        return false
    }

    /// Puts the children of a list from one to another into a new list, in their place.
    ///
    /// - Parameter call: the new list without its closure, such as `Row(alignment: .center)`.
    func grouping(_ first: Int, _ last: Int, inList call: String) throws -> Edit {
        let (list, one) = try childOfList(first)
        let (other, two) = try childOfList(last)
        guard list.number == other.number else {
            throw InputError(
                "\(label(first)) is in \(label(list.number)), and \(label(last)) in \(label(other.number))",
                fix: "group takes children of one list"
            )
        }
        let (top, bottom) = one.item.lowerBound <= two.item.lowerBound ? (one.item, two.item) : (two.item, one.item)
        let lines = top.lowerBound..<bottom.upperBound
        guard ClosureText(ClosureText.opening + text(lines)) != nil else {
            throw InputError(
                "\(label(first)) and \(label(last)) are not in the same branch of \(label(list.number))",
                fix: "group takes lines that follow each other"
            )
        }
        let whole = withComments(top).lowerBound..<withComments(bottom).upperBound
        let margin = String(repeating: " ", count: indentation(at: top.lowerBound))
        let opening = Splice(whole.lowerBound..<whole.lowerBound, "\(call) {\n\(margin)")
        let end = withoutSeparator(whole).upperBound
        let closing = Splice(end..<whole.upperBound, "\n\(margin)}" + text(end..<whole.upperBound))
        let edited = try rewritten([opening, closing])
        return Edit(document: edited, selection: edited.outermostNew(since: self, in: nil))
    }

    /// Returns the children of a list, each of which is a line of it.
    ///
    /// - Throws: an ``InputError`` if a line makes no single child, as a loop does.
    func children(eachOnLineOf list: DocumentNode) throws -> [DocumentNode] {
        let nodes = outline.children(of: list)
        return try list.items.map { line in
            guard
                let child = nodes.first(where: {
                    $0.item == line && $0.slot == .item && $0.range.lowerBound == line.lowerBound
                })
            else {
                let first = text(line).prefix { !$0.isNewline }
                throw InputError(
                    "\(label(list.number)) has a line that is no element alone: \(first)",
                    fix: "sort takes lists whose lines are elements"
                )
            }
            return child
        }
    }

    /// Puts the children of a list in another order; comments move with them.
    func ordering(_ children: [DocumentNode], of list: DocumentNode) throws -> Edit {
        let splices = zip(list.items, children).map { line, child in
            var text = MovedText(of: self)
            text.append(withoutSeparator(withComments(child.item)))
            return text.splice(withoutSeparator(withComments(line)))
        }
        return Edit(document: try rewritten(splices), selection: list.number)
    }

    /// Returns the range of a child without the semicolon that separates it from the next one on its line.
    private func withoutSeparator(_ range: Range<Int>) -> Range<Int> {
        text(range).hasSuffix(";") ? range.lowerBound..<range.upperBound - 1 : range
    }
}

import SwiftSyntax

extension Document {
    /// Wraps a node in modifiers.
    package func wrapping(_ number: Int, in chain: SwiftInput) throws -> Edit {
        let node = try existing(number)
        let separator = chain.text.contains("\n") ? "\n" : lineOfChain(behind: node)
        // A comment stays at the code that it is behind.
        let end = separator.isEmpty ? node.range.upperBound : endOfLine(after: node.range.upperBound)
        let edited = try rewritten([Splice(end..<end, before: separator, typed: chain)])
        return Edit(document: edited, selection: edited.outermostWrapper(of: number, since: self))
    }

    /// Returns the line break and indentation before a modifier of a node on its own lines, as the formatter will write
    /// them.
    private func lineOfChain(behind node: DocumentNode) -> String {
        if let next = linesOfChain(of: node)?.lowerBound,
            text(node.range.upperBound..<next).allSatisfy(\.isWhitespace)
        {
            return "\n" + String(repeating: " ", count: indentation(at: next))
        }
        guard node.traits == nil, !isInLine(node), node.slot == .item || node.slot == .root || beginsLine(node)
        else { return "" }
        let isLong = node.isModifier || text(node.range).contains("\n")
        let indent = indentation(at: node.range.upperBound) + (isLong ? 0 : SourceLayout.step)
        return "\n" + String(repeating: " ", count: indent)
    }

    /// Returns true if a node is a modifier whose line begins with it.
    private func beginsLine(_ node: DocumentNode) -> Bool {
        node.isModifier && line(at: node.nameOffset).text.first { !$0.isWhitespace } == "."
    }

    /// Returns true if a node is in a list that is on one line.
    private func isInLine(_ node: DocumentNode) -> Bool {
        listAround(node.number).map { $0.list.closure.map { !text($0).contains("\n") } ?? false } ?? false
    }

    /// Wraps a node in a new list, given as `Column(alignment: .leading)` without its closure.
    package func wrapping(_ number: Int, inList call: String) throws -> Edit {
        let node = try existing(number)
        let indent = indentation(at: node.range.lowerBound)
        let margin = String(repeating: " ", count: indent)
        let opening = Splice(node.range.lowerBound..<node.range.lowerBound, call + " {\n" + margin)
        let end = endOfLine(after: node.range.upperBound)
        let closing = Splice(end..<end, "\n\(margin)}")
        let edited = try rewritten([opening, closing] + indentingChain(of: node, to: indent))
        return Edit(document: edited, selection: edited.outermostWrapper(of: number, since: self))
    }

    /// Wraps a node in a call as its last argument: `Button(wrapping: ` before it and `)` after it.
    package func wrapping(_ number: Int, before: String, after: String) throws -> Edit {
        let node = try existing(number)
        let opening = Splice(node.range.lowerBound..<node.range.lowerBound, before)
        let closing = Splice(node.range.upperBound..<node.range.upperBound, after)
        let edited = try rewritten([opening, closing])
        return Edit(document: edited, selection: edited.outermostWrapper(of: number, since: self))
    }

    /// Returns the document in which the branch of a conditional expression beside a node has the type `any Element`, so that
    /// the node can have any type; nil for another node.
    func erasing(branchBeside number: Int) -> Document? {
        guard let node = outline.node(number),
            let token = tree.token(at: AbsolutePosition(utf8Offset: node.range.lowerBound))
        else { return nil }
        var inner: Syntax? = token.parent
        while let current = inner, let outer = current.parent, node.item.contains(outer.range.lowerBound) {
            defer { inner = outer }
            let branch: (any SyntaxProtocol)?
            if let middle = outer.as(UnresolvedTernaryExprSyntax.self) {
                branch = middle.parent?.as(ExprListSyntax.self)?.last
            } else if let parts = outer.as(ExprListSyntax.self),
                let middle = parts.dropLast().last?.as(UnresolvedTernaryExprSyntax.self), current.id == parts.last?.id
            {
                branch = middle.thenExpression
            } else {
                continue
            }
            return branch.flatMap { branch in
                let end = branch.endPositionBeforeTrailingTrivia.utf8Offset
                return try? rewritten([Splice(end..<end, " as any Element")])
            }
        }
        return nil
    }

    private func outermostWrapper(of number: Int, since old: Document) -> Int {
        guard let node = outline.node(number) else { return number }
        var result = number
        for ancestor in outline.ancestors(of: node) {
            guard ancestor.number >= old.nextNumber else { break }
            result = ancestor.number
        }
        return result
    }

    /// Deletes a wrapper and keeps its contents; the children of a list move to the list around it.
    ///
    /// - Throws: an ``InputError`` if the node wraps nothing, or wraps several nodes where only one is allowed.
    package func unwrapping(_ number: Int) throws -> Edit {
        let node = try existing(number)
        if let base = node.base {
            let end = endOfLine(after: base.upperBound)
            let edited = try rewritten([Splice(end..<max(end, node.range.upperBound), "")])
            return Edit(document: edited, selection: node.children.first.map { outline.nodes[$0].number })
        }
        let inner = try rangeInside(node)
        let indent = indentation(at: node.range.lowerBound)
        let depth = indentation(at: inner.lowerBound) - indent
        let before = Splice(node.range.lowerBound..<inner.lowerBound, "")
        let after = Splice(inner.upperBound..<node.range.upperBound, "")
        // Modifiers of one line are below it, those of several lines below the first of them.
        let chainIndent =
            text(inner).contains("\n")
            ? indentation(at: inner.upperBound) - depth : indent + (depth > 0 ? depth : SourceLayout.step)
        let lines = indenting(inner, by: -depth) + indentingChain(of: node, to: chainIndent)
        let edited = try rewritten([before, after] + lines)
        return Edit(document: edited, selection: outline.children(of: node).first?.number)
    }

    private func rangeInside(_ node: DocumentNode) throws -> Range<Int> {
        if node.isList, let first = node.items.first, let last = node.items.last {
            let isInList = node.slot == .item && node.traits == nil
            guard node.items.count == 1 || isInList else {
                throw InputError(
                    "\(node.name) #\(node.number) holds \(node.items.count) children, but only one can replace it",
                    fix: "remove or move the other children first"
                )
            }
            guard let closure = node.closure, node.slot == .item || node.slot == .root else {
                return first.lowerBound..<last.upperBound
            }
            return inside(closure)
        }
        let children = outline.children(of: node).filter { $0.nameOffset < node.callEnd }
        guard children.count == 1, let child = children.first else {
            let label = "\(node.name) #\(node.number)"
            throw InputError("\(label) wraps no element", fix: "to delete it, type remove #\(node.number)")
        }
        if let argument = node.arguments.first(where: { $0.value.contains(child.nameOffset) }) { return argument.value }
        return child.range
    }

    /// Returns the range between braces, with comments, without the white space around it.
    private func inside(_ closure: Range<Int>) -> Range<Int> {
        let bytes = Array(source.utf8)
        var (start, end) = (min(closure.lowerBound + 1, bytes.count), min(closure.upperBound - 1, bytes.count))
        while start < end, bytes[start].isSpace { start += 1 }
        while end > start, bytes[end - 1].isSpace { end -= 1 }
        return start..<max(start, end)
    }

    /// Returns the node with a number.
    ///
    /// - Throws: an ``InputError`` if there is none.
    func existing(_ number: Int) throws -> DocumentNode {
        guard let node = outline.node(number) else { throw InputError("there is no #\(number)") }
        return node
    }
}

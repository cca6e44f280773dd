import SwiftInterpreter

extension Document {
    /// The result of an edit.
    package struct Edit: Sendable {
        /// The document afterwards.
        package var document: Document
        /// The node to select afterwards; nil if none is left.
        package var selection: Int?
    }

    /// The position of a new child in a list.
    package enum ListPosition: Sendable {
        /// After the last child.
        case end
        /// Before a child.
        case before(Int)
        /// After a child.
        case after(Int)
    }

    // MARK: - Declarations and the root

    /// Adds a declaration after the others, or replaces the one of the same name and kind.
    package func declaring(_ typed: SwiftInput) throws -> Document {
        guard let entry = try typed.declaration() else {
            let old = typed.previewName.flatMap { name in previews.first { $0.isMacro && $0.name == name } }
            guard let old else { return try adding(typed, isDeclaration: true) }
            return try rewritten([Splice(old.statement, typed: typed)])
        }
        if entry.keyword != "extension", let old = outline.declarations.first(where: { $0.isReplaced(by: entry) }) {
            guard let place = placeAfterNames(in: typed, instead: old) else {
                return try rewritten([Splice(old.range, typed: typed)])
            }
            let insertion = Splice(place..<place, before: "\n", typed: typed, after: "\n")
            return try rewritten([Splice(old.range, ""), insertion])
        }
        return try adding(typed, isDeclaration: true)
    }

    /// Adds a statement after the existing declarations and statements.
    ///
    /// - Parameter discards: true to assign its value to `_`, so that it does not become the document's expression.
    func running(_ typed: SwiftInput, discards: Bool) throws -> Document {
        try adding(typed, isDeclaration: false, after: discards ? "_ = " : "")
    }

    /// Adds a statement after the others, or a declaration before the document's expression.
    private func adding(_ typed: SwiftInput, isDeclaration: Bool, after prefix: String = "") throws -> Document {
        try rewritten([addition(of: typed, isDeclaration: isDeclaration, after: prefix)])
    }

    /// Returns the insertion of a statement after the others, or of a declaration before the document's expression.
    func addition(of typed: SwiftInput, isDeclaration: Bool, after prefix: String = "") -> Splice {
        var ends = outline.declarations.map(\.range.upperBound) + outline.statements.map(\.upperBound)
        ends += outline.previews.map(\.upperBound)
        if isDeclaration, let root = outline.rootStatement { ends.removeAll { $0 > root.lowerBound } }
        let place = endOfLine(after: ends.max() ?? endOfDirectives)
        let before = (place > 0 ? "\n" : "") + prefix
        return Splice(place..<place, before: before, typed: typed, after: "\n")
    }

    /// Returns the place at which a redeclared value follows all values that it uses; nil if it can stay.
    private func placeAfterNames(in typed: SwiftInput, instead old: Outline.Declaration) -> Int? {
        let names = Set(typed.text.split { !$0.isPartOfName }.map(String.init))
        let values = outline.declarations.filter { ["let", "var"].contains($0.keyword) }
        guard values.contains(where: { $0.name == old.name }) else { return nil }
        return values.last { $0.range.lowerBound > old.range.lowerBound && names.contains($0.name) }?.range.upperBound
    }

    /// Makes an expression the root, and keeps declarations and statements.
    package func settingRoot(_ typed: SwiftInput) throws -> Edit {
        let end = source.utf8.count
        let isAssigned = outline.root != outline.rootStatement
        let range = isAssigned ? end..<end : outline.root ?? end..<end
        var document = self
        document.runsOpenExpressions = false
        let edited = try document.rewritten([Splice(range, before: "\n", typed: typed, after: "\n")])
        return Edit(document: edited, selection: edited.outline.rootNode?.number)
    }

    // MARK: - Lists

    /// The nearest list at or around a node, and the node's own line in it.
    package func nearestList(from number: Int) -> (list: DocumentNode, child: DocumentNode?)? {
        guard let start = outline.node(number) else { return nil }
        if start.isList, start.closure != nil { return (start, nil) }
        var child = start
        for ancestor in outline.ancestors(of: start) {
            if ancestor.isList, let closure = ancestor.closure, closure.contains(child.nameOffset) {
                return (ancestor, child)
            }
            child = ancestor
        }
        return nil
    }

    /// Returns the position of a node in its list, counted from 1, and the number of children.
    package func placeInList(_ node: DocumentNode, list: DocumentNode) -> (place: Int, count: Int) {
        guard let index = list.items.firstIndex(containing: node.nameOffset) else { return (0, list.items.count) }
        let declarations = list.items.indices.filter { isDeclaration(list.items[$0]) }
        return (index + 1 - declarations.count { $0 < index }, list.items.count - declarations.count)
    }

    /// Returns true if a line of a list declares a name, and so makes no child.
    private func isDeclaration(_ line: Range<Int>) -> Bool {
        let bytes = source.utf8
        let start = bytes.index(bytes.startIndex, offsetBy: line.lowerBound)
        // Most children begin with the name of a type.
        guard start < bytes.endIndex, bytes[start] >= UInt8(ascii: "a") else { return false }
        let word = String(decoding: bytes[start...].prefix(while: SwiftTokens.isPartOfName), as: UTF8.self)
        return ["let", "var", "func", "struct", "enum", "class", "actor", "typealias"].contains(word)
    }

    /// Adds an expression to a list.
    package func adding(_ typed: SwiftInput, toList number: Int, at position: ListPosition) throws -> Edit {
        guard let list = outline.node(number), let closure = list.closure else {
            throw InputError("#\(number) is not a list", fix: "lists are elements such as Row, Column and Overlay")
        }
        let place = try self.place(position, in: list, closure: closure)
        // Text that is inserted with its final indentation is parsed only once.
        let indent = list.items.last.map { indentation(at: $0.lowerBound) } ?? 0
        let before = "\n" + String(repeating: " ", count: indent)
        let splice = Splice(place..<place, before: before, typed: typed, after: lineBreak(after: place))
        let edited = try rewritten([splice])
        let added = edited.outermostNew(since: self, in: number)
        return Edit(document: edited, selection: added ?? number)
    }

    /// Returns the offset at which a child can be inserted: after the previous child and its comment.
    func place(_ position: ListPosition, in list: DocumentNode, closure: Range<Int>) throws -> Int {
        switch position {
        case .end:
            return endOfLine(after: list.items.last?.upperBound ?? closure.lowerBound + 1)
        case .after(let child):
            return endOfLine(after: try existing(child).item.upperBound)
        case .before(let child):
            var place = startOfComments(above: try existing(child).item.lowerBound)
            let bytes = Array(source.utf8)
            while place > 0, place <= bytes.count, bytes[place - 1].isSpace { place -= 1 }
            return place
        }
    }

    /// Returns a line break, unless the source has one after the offset.
    func lineBreak(after offset: Int) -> String {
        let next = source.utf8.dropFirst(offset).first { $0 == UInt8(ascii: "\n") || !$0.isSpace }
        return next == UInt8(ascii: "\n") ? "" : "\n"
    }

    /// Returns the outermost new node; if there are several, the last in source order.
    func outermostNew(since old: Document, in parent: Int?) -> Int? {
        let new = outline.nodes(from: old.nextNumber)
        let outermost = new.filter { node in
            guard let around = outline.parent(of: node) else { return true }
            return around.number < old.nextNumber
        }
        return outermost.max { $0.nameOffset < $1.nameOffset }?.number
    }
}

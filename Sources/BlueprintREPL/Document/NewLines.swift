import SwiftSyntax

/// The lines of a list after an edit: parsed, formatted and visited by themselves.
struct NewLines {
    /// The lines in a closure of their own.
    let closure: ClosureText
    /// The nodes, with offsets in the text of the closure; those that were there before have their numbers.
    private(set) var nodes: [DocumentNode]
    /// The lines with those inside them, with offsets in the text of the closure.
    let lines: [DocumentLine]
    /// The ranges of the lines without the white space around them.
    let items: [Range<Int>]
    /// The outermost nodes.
    let outermost: [Int]
    /// The offsets in the typed text, by the offset of the token in the text of the closure.
    private(set) var typedOffsets: [Int: Int] = [:]
    /// The number of the next new node.
    private(set) var nextNumber: Int

    /// The bytes of the text, which replace the old lines.
    var text: Substring.UTF8View {
        closure.text.utf8.dropFirst(closure.range.lowerBound).prefix(closure.range.count)
    }

    /// Parses, formats and visits lines; nil if they are not complete, or if they could concern the lines around them.
    ///
    /// - Parameter depth: the number of brackets around the lines.
    init?(_ text: Splice.Result, instead old: ChangedLines, of document: Document, names: OutlineNames, depth: Int) {
        let opening = ClosureText.opening
        let vocabulary = document.vocabulary
        guard let parsed = ClosureText(opening + text.text, depth: depth), old.keepsEnds(in: parsed, of: document)
        else { return nil }
        let isFirst = old.items.lowerBound == 0
        let followed = Set(text.anchors.keys).union(text.typed.keys).map { $0 + opening.utf8.count }.sorted()
        let layout = SourceLayout(of: parsed.lines, indent: old.indent, catalog: vocabulary)
        let format = SourceFormat.format(
            parsed.lines,
            after: isFirst ? opening : "x)",
            layout: layout,
            indent: old.indent,
            catalog: vocabulary,
            following: followed
        )
        guard let closure = Self.formatted(parsed, as: format, depth: depth) else { return nil }
        self.closure = closure
        let laid =
            closure.lines == parsed.lines
            ? layout : SourceLayout(of: closure.lines, indent: old.indent, catalog: vocabulary)
        var builder = OutlineBuilder(catalog: vocabulary, laid: laid.items, names: names)
        let found = builder.visitEach(closure.lines, of: old.list)
        (nodes, lines, items, outermost) = (builder.outline.nodes, builder.lines, found.lines, found.outermost)
        nextNumber = document.nextNumber
        for (offset, typed) in text.typed {
            if let place = format.places[offset + opening.utf8.count] { typedOffsets[place] = typed }
        }
        var known: [Int: Int] = [:]
        for (offset, number) in text.anchors {
            if let place = format.places[offset + opening.utf8.count] { known[place] = number }
        }
        number(known)
    }

    /// Returns the formatted lines; nil if formatting would change more than white space.
    private static func formatted(_ parsed: ClosureText, as format: SourceFormat, depth: Int) -> ClosureText? {
        let (old, new) = (parsed.range, parsed.range.lowerBound..<format.text.utf8.count)
        if parsed.text.utf8.dropFirst(old.lowerBound).dropLast(2).elementsEqual(
            format.text.utf8.dropFirst(new.lowerBound)
        ) {
            return parsed
        }
        guard format.text.hasSameTokens(in: new, as: parsed.text, in: old) else { return nil }
        return ClosureText(format.text, depth: depth)
    }

    private mutating func number(_ known: [Int: Int]) {
        for index in nodes.indices {
            if let number = known[nodes[index].nameOffset] {
                nodes[index].number = number
            } else {
                nodes[index].number = nextNumber
                nextNumber += 1
            }
        }
    }
}

extension ChangedLines {
    /// Returns true if the first and the last line, which are next to the edit, are the same in the new text.
    ///
    /// The lines around them are then not concerned.
    fileprivate func keepsEnds(in new: ClosureText, of document: Document) -> Bool {
        let all = document.outline.nodes[list].items
        if items.lowerBound > 0 {
            let first = all[items.lowerBound].moved(by: new.range.lowerBound - range.lowerBound)
            guard new.isLine(first, first: true) else { return false }
        }
        if items.upperBound < all.count {
            let last = all[items.upperBound - 1].moved(by: new.range.upperBound - range.upperBound)
            guard new.isLine(last, first: false) else { return false }
        }
        return true
    }
}

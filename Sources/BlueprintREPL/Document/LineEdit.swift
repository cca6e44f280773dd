import SwiftInterpreter
import SwiftSyntax

/// An edit of lines of one list, which parses, formats and visits only these lines.
///
/// The result is exactly that of looking at the whole document. There is none if the lines are not complete by
/// themselves, or if anything outside them could be concerned.
struct LineEdit {
    /// The document after the edit.
    let document: Document

    /// The limit of nested brackets; deeper edits look at the whole document.
    private static let deepestBrackets = 100

    /// Edits a document; nil if it must be looked at as a whole.
    init?(_ splices: [Splice], of old: Document) {
        guard let cache = old.cache, let first = splices.first,
            cache.names.runsOpenExpressions == old.runsOpenExpressions
        else { return nil }
        let edited = splices.dropFirst().reduce(first.range) { range, splice in
            min(range.lowerBound, splice.range.lowerBound)..<max(range.upperBound, splice.range.upperBound)
        }
        guard let changed = ChangedLines(edited, in: old.outline, lines: cache.lines),
            let text = Self.text(after: splices, of: changed, in: old)
        else { return nil }
        let depth = cache.lines.depth(inside: changed.list, of: old)
        guard depth + BracketScan(text.text).deepest <= Self.deepestBrackets,
            let new = NewLines(text, instead: changed, of: old, names: cache.names, depth: depth),
            let document = old.replacing(changed, by: new, in: cache)
        else { return nil }
        self.document = document
    }

    /// Returns the text of the lines after splices; nil if it may contain directives, or did before.
    private static func text(
        after splices: [Splice],
        of changed: ChangedLines,
        in old: Document
    ) -> Splice.Result? {
        guard !old.directives.entries.contains(where: { $0.range.overlaps(changed.range) }) else { return nil }
        let start = changed.range.lowerBound
        let moved = splices.map { splice in
            var splice = splice
            splice.range = splice.range.moved(by: -start)
            return splice
        }
        var anchors: [Int: Int] = [:]
        for node in old.outline.nodes[changed.nodes] where anchors[node.nameOffset - start] == nil {
            anchors[node.nameOffset - start] = node.number
        }
        let result = Splice.apply(moved, to: old.text(changed.range), anchors: anchors)
        return Directives.mayBegin(in: result.text) ? nil : result
    }
}

extension [DocumentLine] {
    /// Returns the number of brackets around the lines of a list.
    func depth(inside list: Int, of document: Document) -> Int {
        var depth = 0
        var next: Int? = list
        while let index = next {
            let node = document.outline.nodes[index]
            guard let closure = node.closure, var line = indexOfLast(upTo: node.item.lowerBound) else { return depth }
            var end = closure.lowerBound + 1
            // The lines of blocks and of other closures are not those of a list.
            while true {
                let text = document.text(self[line].range.lowerBound..<end)
                depth += BracketScan(text).depth
                end = self[line].range.lowerBound
                guard self[line].list == nil, let around = self[line].parent else { break }
                line = around
            }
            next = self[line].list
        }
        return depth
    }
}

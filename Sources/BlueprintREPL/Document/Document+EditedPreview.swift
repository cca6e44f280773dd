import SwiftInterpreter
import SwiftSyntax

/// Edits of a preview at the root, which are edits of its declaration.
extension Document {
    /// Returns the document after an edit, in which the preview at the root is declared as it is shown; if the root is
    /// another element then, it is that of no preview.
    ///
    /// - Parameter old: the document before the edit.
    func declaringPreview(of old: Document) -> Document {
        guard shownPreview != nil else { return self }
        var result = self
        result.shownPreview = nil
        guard let root = outline.root, let last = old.outline.root, let preview = preview(after: old),
            let expression = preview.expression
        else { return result }
        if !isDeclared(expression, as: root) {
            // An edit of the declaration alone is none of the root.
            guard text(root) != old.text(last), hasNodes(of: old, in: root, last),
                let splice = splice(of: root, into: expression), let declared = try? rewritten([splice])
            else {
                return result
            }
            // The declaration is above the root.
            let growth = declared.source.utf8.count - source.utf8.count
            let typed = typedOffsets.map { ($0 < splice.range.upperBound ? $0 : $0 + growth, $1) }
            result = declared
            result.typedOffsets = Dictionary(typed, uniquingKeysWith: { first, _ in first })
        }
        result.shownPreview = preview.number
        return result
    }

    /// Returns true if a root has nodes of that of an earlier document.
    private func hasNodes(of old: Document, in root: Range<Int>, _ last: Range<Int>) -> Bool {
        let kept = Set(old.outline.nodes.lazy.filter { last.contains($0.nameOffset) }.map(\.number))
        return outline.nodes.contains { root.contains($0.nameOffset) && kept.contains($0.number) }
    }

    /// Returns the preview that was at the root of an earlier document.
    private func preview(after old: Document) -> Preview? {
        outline.previews.count == old.outline.previews.count ? rootPreview : old.rootPreview.flatMap(preview(like:))
    }

    private func isDeclared(_ expression: SwiftInput, as root: Range<Int>) -> Bool {
        expression.text.hasSameTokens(in: 0..<expression.text.utf8.count, as: source, in: root)
    }

    /// Returns the change of the declared expression that makes it the root; nil if there is none in one place.
    private func splice(of root: Range<Int>, into expression: SwiftInput) -> Splice? {
        let splice =
            expression.isCalledClosure
            ? PreviewChange(of: expression, to: text(root)).splice(in: self, rootAt: root.lowerBound)
            : wholeSplice(of: root, into: expression)
        return splice.flatMap { $0.range.upperBound <= root.lowerBound ? $0 : nil }
    }

    private func wholeSplice(of root: Range<Int>, into expression: SwiftInput) -> Splice? {
        guard let start = expression.tokenOffsets.first?.1 else { return nil }
        let place = start..<start + expression.text.utf8.count
        guard text(place) == expression.text else { return nil }
        return Splice(place, text(root).indented(from: indentation(at: root.lowerBound), to: indentation(at: start)))
    }
}

/// The tokens that differ between the expression of a preview that has several statements and the root.
///
/// The statements are in a closure, of which the declaration has no token.
private struct PreviewChange {
    private let expression: SwiftInput
    /// The places of its tokens in the document, by their offsets.
    private let places: [Int: Int]
    private let old: [Range<Int>]
    private let new: [Range<Int>]
    /// The number of tokens that are the same at the start, and at the end.
    private let head, tail: Int

    init(of expression: SwiftInput, to edited: String) {
        self.expression = expression
        places = Dictionary(expression.tokenOffsets, uniquingKeysWith: { first, _ in first })
        let tokens = [expression.text, edited].map { text in
            // Statements on lines of their own need no semicolon.
            SourceParser.parse(text).tokens(viewMode: .sourceAccurate).filter { !["", ";"].contains($0.text) }
        }
        (old, new) = (tokens[0].map(\.range), tokens[1].map(\.range))
        let most = min(tokens[0].count, tokens[1].count)
        let head = zip(tokens[0], tokens[1]).prefix { $0.text == $1.text }.count
        self.head = head
        let same = min(most - head, zip(tokens[0].reversed(), tokens[1].reversed()).prefix { $0.text == $1.text }.count)
        // A bracket goes with the one that it closes.
        tail =
            (0...same).last { kept in
                tokens[0].dropFirst(head).dropLast(kept).reduce(0) { max(0, $0 + $1.tokenKind.growth) } == 0
            } ?? 0
    }

    /// Returns the change in a document that declares the preview; nil if the declaration does not have the tokens.
    ///
    /// - Parameter start: the offset of the root in the document.
    func splice(in document: Document, rootAt start: Int) -> Splice? {
        let (before, after) = (head..<old.count - tail, head..<new.count - tail)
        let (last, next) = (place(of: head - 1), place(of: before.upperBound))
        if let last, before.isEmpty, let end = new[after].last?.upperBound {
            return splice(last.upperBound..<last.upperBound, by: new[head - 1].upperBound..<end, in: document, start)
        }
        if let next, before.isEmpty, let first = new[after].first?.lowerBound, after.upperBound < new.count {
            return splice(
                next.lowerBound..<next.lowerBound,
                by: first..<new[after.upperBound].lowerBound,
                in: document,
                start
            )
        }
        guard let first = place(of: before.lowerBound),
            let end = place(of: before.upperBound - 1), first.lowerBound < end.upperBound,
            document.source.hasSameTokens(
                in: first.lowerBound..<end.upperBound,
                as: expression.text,
                in: old[before.lowerBound].lowerBound..<old[before.upperBound - 1].upperBound
            )
        else { return nil }
        guard let newFirst = new[after].first, let newLast = new[after].last else {
            return Splice((last?.upperBound ?? first.lowerBound)..<end.upperBound, "")
        }
        let range = newFirst.lowerBound..<newLast.upperBound
        return splice(first.lowerBound..<end.upperBound, by: range, in: document, start)
    }

    /// Returns the place of a token of the expression in the document that declares it.
    private func place(of index: Int) -> Range<Int>? {
        guard old.indices.contains(index), let start = places[old[index].lowerBound] else { return nil }
        return start..<start + old[index].count
    }

    private func splice(_ place: Range<Int>, by range: Range<Int>, in document: Document, _ start: Int) -> Splice {
        let text = document.text(range.moved(by: start))
        let indentation = document.indentation(at: start + range.lowerBound)
        return Splice(place, text.indented(from: indentation, to: document.indentation(at: place.lowerBound)))
    }
}

import SwiftInterpreter
import SwiftSyntax

/// The Swift source that a session edits: declarations and one element expression, with a number for each node.
///
/// A document is a value. Every edit rewrites its source and returns a new document. Nodes keep their numbers, and the
/// number of a deleted node is not assigned to another one.
package struct Document: Sendable {
    /// The source: declarations, then the document's expression.
    package internal(set) var source = ""
    /// The nodes and declarations found in the source.
    package internal(set) var outline = Outline()
    /// The number of the next new node.
    package internal(set) var nextNumber = 1
    /// The directives in the comments.
    var directives = Directives()
    /// The imports besides those that every saved file has.
    var imports: [String] = []
    /// True if an expression that makes no element is a statement, as in a program whose last line is a call.
    var runsOpenExpressions = false
    /// The variables outside of functions that get their values when they are first used: those of a module, outside of
    /// its `main.swift`.
    var lateVariables: Set<String> = []
    /// The number of the preview whose expression is the root; nil if it is another one.
    var shownPreview: Int?
    /// The offsets in the typed text of the bytes that the last edit inserted, by their offset in the source.
    var typedOffsets: [Int: Int] = [:]

    /// The files that the document was read from, to which these offsets belong; nil if it was typed.
    var module: ModuleText?
    /// The lines of these files, which stay when the offsets are not needed any more.
    var fileLines = FileLines()

    /// The lines and the syntax tree, which the next edit reuses; nil before the first edit.
    var cache: DocumentCache?
    /// The declaration whose elements have numbers for one edit; nil if there is none.
    var opened: OpenedNumbers?
    /// The source in pieces, for ``stored()``.
    var pieces = SharedText()
    /// The numbers of the nodes of a stored document; nil for others.
    var storedNumbers: [Int32]?

    let catalog: any ElementCatalog & Sendable

    /// An empty document that knows the names of a catalog.
    package init(catalog: any ElementCatalog & Sendable) {
        self.catalog = catalog
    }

    /// True if there is neither a declaration nor a statement nor an expression.
    package var isEmpty: Bool {
        outline.root == nil && outline.declarations.isEmpty && outline.statements.isEmpty && outline.previews.isEmpty
    }

    /// Returns the source of a range.
    package func text(_ range: Range<Int>) -> String {
        let bytes = source.utf8
        let lower = min(max(0, range.lowerBound), bytes.count)
        let upper = min(max(lower, range.upperBound), bytes.count)
        let start = bytes.index(bytes.startIndex, offsetBy: lower)
        return String(decoding: bytes[start..<bytes.index(start, offsetBy: upper - lower)], as: UTF8.self)
    }

    /// Returns the source of an element, formatted as a document of its own; an empty text if there is none.
    func source(of number: Int) -> String {
        guard let node = outline.node(number) else { return "" }
        let text = text(node.range)
        return SourceFormat.format(SourceParser.parse(text), text, catalog: vocabulary).text
    }

    /// Returns the line and column of an offset, counted from 1, columns in characters, and the text of the line.
    package func line(at offset: Int) -> (number: Int, column: Int, text: String) {
        let position = InputError("", at: offset).position(in: source)
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let text = position.line <= lines.count ? String(lines[position.line - 1]) : ""
        return (position.line, position.column, text)
    }

    /// Returns the same document, whose new nodes get numbers from `number` on.
    func numbering(from number: Int) -> Document {
        var result = self
        result.nextNumber = max(nextNumber, number)
        return result
    }

    /// Returns the same document with other numbers: known ones by the offset of the node's name, new ones from `next`
    /// on.
    func renumbered(known: [Int: Int], from next: Int) -> Document {
        var result = self
        result.nextNumber = next
        result.outline = outline.numbered(known: known, from: &result.nextNumber)
        return result
    }

    /// Returns the same document without the offsets in the typed text, which are needed only for errors of the
    /// evaluation; it keeps the lines of its files.
    func withoutTypedOffsets() -> Document {
        var result = self
        if module != nil { result.fileLines = FileLines(of: self) }
        result.typedOffsets = [:]
        result.module = nil
        return result
    }

    /// Returns the offset in the typed text of an offset in the source; nil if the last edit did not insert it.
    func typedOffset(of offset: Int) -> Int? {
        if let exact = typedOffsets[offset] { return exact }
        guard let nearest = typedOffsets.keys.filter({ $0 <= offset }).max(), let typed = typedOffsets[nearest] else {
            return nil
        }
        let word = source.utf8.dropFirst(max(0, nearest)).prefix { !$0.isSpace }
        return offset < nearest + word.count ? typed + offset - nearest : nil
    }
}

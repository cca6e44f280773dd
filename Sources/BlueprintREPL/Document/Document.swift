import SwiftInterpreter
import SwiftSyntax

/// The Swift source that a session edits: declarations and one element expression, with a number for each node.
///
/// A document is a value. Every edit rewrites its source and returns a new document. Nodes keep their numbers, and the
/// number of a deleted node is not assigned to another one.
public struct Document: Sendable {
    /// The source: declarations, then the document's expression.
    public private(set) var source = ""
    /// The nodes and declarations found in the source.
    public private(set) var outline = Outline()
    /// The number of the next new node.
    public private(set) var nextNumber = 1
    /// The directives in the comments.
    private(set) var directives = Directives()
    /// The imports besides those that every saved file has.
    var imports: [String] = []
    /// True if an expression that makes no element is a statement, as in a program whose last line is a call.
    var runsOpenExpressions = false
    /// The offsets in the typed text of the bytes that the last edit inserted, by their offset in the source.
    private(set) var typedOffsets: [Int: Int] = [:]

    /// The parse results that the next edit can reuse; nil after ``withoutCache()``.
    private(set) var cache: DocumentCache?

    let catalog: any ElementCatalog & Sendable

    /// An empty document that knows the names of a catalog.
    public init(catalog: any ElementCatalog & Sendable) {
        self.catalog = catalog
    }

    /// True if there is neither a declaration nor a statement nor an expression.
    public var isEmpty: Bool { outline.root == nil && outline.declarations.isEmpty && outline.statements.isEmpty }

    /// Returns the source of a range.
    public func text(_ range: Range<Int>) -> String {
        let bytes = source.utf8
        let lower = min(max(0, range.lowerBound), bytes.count)
        let upper = min(max(lower, range.upperBound), bytes.count)
        let start = bytes.index(bytes.startIndex, offsetBy: lower)
        return String(decoding: bytes[start..<bytes.index(start, offsetBy: upper - lower)], as: UTF8.self)
    }

    /// Returns the line and column of an offset, counted from 1, columns in characters, and the text of the line.
    public func line(at offset: Int) -> (number: Int, column: Int, text: String) {
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

    /// Returns the same document without the data that only the next edit needs: the syntax tree, which takes more
    /// memory than the rest.
    func withoutCache() -> Document {
        var result = self
        result.cache = nil
        return result.withoutTypedOffsets()
    }

    /// Returns the same document without the offsets in the typed text, which are needed only for errors of the
    /// evaluation.
    func withoutTypedOffsets() -> Document {
        var result = self
        result.typedOffsets = [:]
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

    // MARK: - Rewriting

    /// Replaces parts of the source, formats it, and numbers the new nodes.
    ///
    /// - Throws: an ``InputError`` if the result is not complete Swift.
    func rewritten(_ splices: [Splice]) throws -> Document {
        let spliced = Splice.apply(splices, to: source, anchors: anchors)
        try SourceParser.checkDepth(ofDocument: spliced.text)
        let change = TextChange(from: source, to: spliced.text)
        let parsed = self.cache?.source.changed(to: spliced.text, by: change) ?? IncrementalSyntax(spliced.text)
        if var error = SourceParser.firstError(in: parsed.tree) {
            error.offset = error.offset.flatMap { spliced.typed[$0] }
            throw error
        }
        var result = self
        result.directives = Directives(of: parsed.tree, text: spliced.text)
        let vocabulary = result.vocabulary
        let known = self.cache.flatMap { $0.stubs == result.directives.stubs ? $0 : nil }
        let format = SourceFormat.format(
            parsed.tree,
            spliced.text,
            catalog: vocabulary,
            following: Set(spliced.anchors.keys).union(spliced.typed.keys).sorted(),
            laid: known.map { LaidSource(items: $0.items, change: change) }
        )
        result.typedOffsets = [:]
        var numbers: [Int: Int] = [:]
        if let formatted = Self.formatted(parsed, as: format, catalog: vocabulary) {
            for (offset, number) in spliced.anchors {
                if let place = format.places[offset] { numbers[place] = number }
            }
            for (offset, typed) in spliced.typed {
                if let place = format.places[offset] { result.typedOffsets[place] = typed }
            }
            result.take(formatted.source, items: formatted.items, from: known, of: self)
        } else {
            numbers = spliced.anchors
            result.typedOffsets = spliced.typed
            result.take(parsed, items: SourceItems(), from: nil, of: self)
        }
        result.outline = result.outline.numbered(known: numbers, from: &result.nextNumber)
        return result
    }

    /// Returns the formatted source with its tree and its statements; nil if formatting would change more than white
    /// space.
    private static func formatted(
        _ source: IncrementalSyntax,
        as format: SourceFormat,
        catalog: any ElementCatalog
    ) -> (source: IncrementalSyntax, items: SourceItems)? {
        if let items = format.items, format.text == source.text { return (source, items) }
        let change = TextChange(from: source.text, to: format.text)
        guard format.text.hasSameTokens(in: change.new, as: source.text, in: change.old) else { return nil }
        let formatted = source.changed(to: format.text, by: change)
        guard !formatted.tree.hasError else { return nil }
        let laid = format.items.map { LaidSource(items: $0, change: change) }
        return (formatted, SourceLayout(of: formatted.tree, catalog: catalog, laid: laid).items)
    }

    /// Sets the source and its outline, reusing the outline of the old source where it is unchanged.
    private mutating func take(
        _ source: IncrementalSyntax,
        items: SourceItems,
        from known: DocumentCache?,
        of old: Document
    ) {
        self.source = source.text
        directives = Directives(of: source.tree, text: source.text)
        let found = OutlineBuilder.outline(
            of: source.tree,
            catalog: vocabulary,
            runsOpenExpressions: runsOpenExpressions,
            known: known.map {
                KnownOutline(
                    items: $0.outline,
                    nodes: old.outline.nodes,
                    change: TextChange(from: old.source, to: source.text)
                )
            }
        )
        outline = found.outline
        cache = DocumentCache(source: source, items: items, outline: found.items, stubs: directives.stubs)
    }

    private var anchors: [Int: Int] {
        Dictionary(outline.nodes.map { ($0.nameOffset, $0.number) }, uniquingKeysWith: { first, _ in first })
    }
}

extension String {
    /// Returns true if a part of a text equals a part of another except for white space, semicolons that became
    /// line breaks, and commas after the last element of a literal.
    fileprivate func hasSameTokens(in range: Range<Int>, as other: String, in otherRange: Range<Int>) -> Bool {
        significantBytes(in: range) == other.significantBytes(in: otherRange)
    }

    private func significantBytes(in range: Range<Int>) -> [UInt8] {
        utf8.dropFirst(range.lowerBound).prefix(range.count).filter(\.isSignificant)
    }
}

extension UInt8 {
    fileprivate var isSignificant: Bool { !isSpace && self != UInt8(ascii: ";") && self != UInt8(ascii: ",") }

    var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}

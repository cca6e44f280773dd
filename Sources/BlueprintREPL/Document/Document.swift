import SwiftInterpreter
import SwiftSyntax

/// What a session is about: Swift source that declares names and ends in one element expression, with a number for each node.
///
/// A document is a value. Every edit is a rewrite of its source that gives a new document; nodes that stay keep their
/// numbers, and a number that was given once is not given again.
public struct Document: Sendable {
    /// The source: declarations, then the expression that the document is worth.
    public private(set) var source = ""
    /// The nodes and declarations found in the source.
    public private(set) var outline = Outline()
    /// The next number that is free.
    public private(set) var nextNumber = 1
    /// What the comments say to this program.
    private(set) var directives = Directives()
    /// The imports of modules besides those that a saved file has in any case.
    var imports: [String] = []
    /// Whether expressions in which no element is made are statements, as in a program whose last line is a call.
    var runsOpenExpressions = false
    /// Where the bytes that the last edit brought in stood in what was typed, by their offset in the source.
    private(set) var typedOffsets: [Int: Int] = [:]

    /// The tree of the source, kept until the document is evaluated.
    private(set) var parsed: ParsedSource?

    let catalog: any ElementCatalog & Sendable

    /// An empty document over these names.
    public init(catalog: any ElementCatalog & Sendable) {
        self.catalog = catalog
    }

    /// Whether there is neither a declaration nor a statement nor an expression.
    public var isEmpty: Bool { outline.root == nil && outline.declarations.isEmpty && outline.statements.isEmpty }

    /// The source of a range.
    public func text(_ range: Range<Int>) -> String {
        let bytes = source.utf8
        let lower = min(max(0, range.lowerBound), bytes.count)
        let upper = min(max(lower, range.upperBound), bytes.count)
        let start = bytes.index(bytes.startIndex, offsetBy: lower)
        return String(decoding: bytes[start..<bytes.index(start, offsetBy: upper - lower)], as: UTF8.self)
    }

    /// The line of an offset, both counted from 1, columns in characters, with its text.
    public func line(at offset: Int) -> (number: Int, column: Int, text: String) {
        let position = InputError("", at: offset).position(in: source)
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        let text = position.line <= lines.count ? String(lines[position.line - 1]) : ""
        return (position.line, position.column, text)
    }

    /// The same document, whose new nodes will have numbers from `number` on at least.
    func numbering(from number: Int) -> Document {
        var result = self
        result.nextNumber = max(nextNumber, number)
        return result
    }

    /// The same document with other numbers: known ones by the offset of the node's name, new ones from `next` on.
    func renumbered(known: [Int: Int], from next: Int) -> Document {
        var result = self
        result.nextNumber = next
        result.outline = outline.numbered(known: known, from: &result.nextNumber)
        return result
    }

    /// The same document without what is of use only until it is evaluated: its tree, which takes more room than all
    /// the rest, and where it was typed.
    func settled() -> Document {
        var result = self
        result.parsed = nil
        result.typedOffsets = [:]
        return result
    }

    /// Where in the typed text an offset of the source came from; nil if it was there before.
    func typedOffset(of offset: Int) -> Int? {
        if let exact = typedOffsets[offset] { return exact }
        guard let nearest = typedOffsets.keys.filter({ $0 <= offset }).max(), let typed = typedOffsets[nearest] else {
            return nil
        }
        let word = source.utf8.dropFirst(max(0, nearest)).prefix { !$0.isSpace }
        return offset < nearest + word.count ? typed + offset - nearest : nil
    }

    // MARK: - Rewriting

    /// Replaces parts of the source, lays it out, and numbers what came in.
    ///
    /// - Throws: a ``InputError`` if the result is not complete Swift.
    func rewritten(_ splices: [Splice]) throws -> Document {
        let spliced = Splice.apply(splices, to: source, anchors: anchors)
        try SourceParser.checkDepth(ofDocument: spliced.text)
        let tree = SourceParser.parse(spliced.text)
        if var error = SourceParser.firstError(in: tree) {
            error.offset = error.offset.flatMap { spliced.typed[$0] }
            throw error
        }
        let places = Set(spliced.anchors.keys).union(spliced.typed.keys)
        var result = self
        result.directives = Directives(of: tree, text: spliced.text)
        let vocabulary = result.vocabulary
        let format = SourceFormat.format(tree, catalog: vocabulary, following: places)
        let formatted = format.text == spliced.text ? tree : SourceParser.parse(format.text)
        result.typedOffsets = [:]
        var known: [Int: Int] = [:]
        if !formatted.hasError, format.text.hasSameInk(as: spliced.text) {
            result.source = format.text
            for (offset, number) in spliced.anchors {
                if let place = format.places[offset] { known[place] = number }
            }
            for (offset, typed) in spliced.typed {
                if let place = format.places[offset] { result.typedOffsets[place] = typed }
            }
            result.outline = result.outline(of: formatted, vocabulary)
            result.directives = Directives(of: formatted, text: format.text)
            result.parsed = ParsedSource(format.text, tree: formatted)
        } else {
            result.source = spliced.text
            known = spliced.anchors
            result.typedOffsets = spliced.typed
            result.outline = result.outline(of: tree, vocabulary)
            result.parsed = ParsedSource(spliced.text, tree: tree)
        }
        result.outline = result.outline.numbered(known: known, from: &result.nextNumber)
        return result
    }

    private func outline(of tree: SourceFileSyntax, _ vocabulary: any ElementCatalog) -> Outline {
        OutlineBuilder.outline(of: tree, catalog: vocabulary, runsOpenExpressions: runsOpenExpressions)
    }

    private var anchors: [Int: Int] {
        Dictionary(outline.nodes.map { ($0.nameOffset, $0.number) }, uniquingKeysWith: { first, _ in first })
    }
}

extension String {
    /// Whether two texts differ in nothing but white space, and in semicolons that became line breaks.
    fileprivate func hasSameInk(as other: String) -> Bool {
        utf8.lazy.filter(\.isInk).elementsEqual(other.utf8.lazy.filter(\.isInk))
    }
}

extension UInt8 {
    fileprivate var isInk: Bool { !isSpace && self != UInt8(ascii: ";") }

    var isSpace: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }
}

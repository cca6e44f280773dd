import SwiftSyntax

/// A reader that checks source text, parses it and lowers it.
struct SourceReader {
    let source: SourceBuffer
    let limits: Limits
    /// The declarations of earlier sources.
    var session = SessionSyntax()

    /// A lowered source.
    struct Lowered {
        var statements: [Statement]
        /// The declarations that later sources are parsed with.
        var session: SessionSyntax
        var notes: [Diagnostic]
        /// The mistakes beside which the statements were lowered, in the order of their places.
        var mistakes: [Diagnostic]
    }

    /// Parses and lowers a whole source.
    func lowered() throws -> Lowered {
        try guardText()
        let file = SourceTree.parse(source.text)
        if file.hasError { throw syntaxError(in: file) }
        return try lower(file)
    }

    /// Lowers a syntax tree of the source, which must have no errors.
    func lowered(_ tree: SourceFileSyntax, taking known: KnownLines) throws -> Lowered {
        try guardLength()
        known.begin(source)
        return try lower(tree, taking: known)
    }

    private func lower(_ file: SourceFileSyntax, taking known: KnownLines? = nil) throws -> Lowered {
        let lowerer = Lowerer(source: source, maximumDepth: limits.maximumDepth, session: session)
        lowerer.findWrappers(in: file)
        lowerer.known = known
        let statements = try lowerer.statements(file.statements)
        let mistakes = lowerer.found.mistakes.inOrder
        if lowerer.found.lacksDeclarations, let first = Diagnostic.first(of: mistakes) { throw first }
        source.places = lowerer.open.places.build()
        known?.end(lowerer.open.lines)
        return Lowered(
            statements: statements,
            session: lowerer.session,
            notes: lowerer.found.notes,
            mistakes: mistakes
        )
    }

    /// Parses and lowers a source that is a single expression.
    func expression() throws -> Expression {
        let lowered = try lowered()
        try Diagnostic.throwFirst(of: lowered.mistakes)
        let statements = lowered.statements
        guard statements.count == 1, case .expression(let node) = statements[0].kind else {
            throw source.diagnostic("an expression is expected here", at: 0, kind: .syntax)
        }
        return node
    }

    // MARK: - Before parsing

    private func guardLength() throws {
        guard source.length <= limits.maximumSourceLength else {
            throw source.diagnostic(
                "the source has \(source.length) bytes; more than \(limits.maximumSourceLength) are not read",
                at: 0,
                kind: .stopped
            )
        }
        if let offset = binaryOffset {
            throw source.diagnostic("this is not text: it contains control characters", at: offset, kind: .syntax)
        }
    }

    private func guardText() throws {
        try guardLength()
        let scan = BracketScan(source.text, limit: limits.maximumBrackets)
        if let offset = scan.tooDeep {
            throw source.diagnostic(
                "more than \(limits.maximumBrackets) brackets are open here",
                at: offset,
                kind: .stopped,
                fix: "split it with 'let' or functions"
            )
        }
        if let offset = scan.tooDeepArray {
            throw source.diagnostic(
                "more than \(ArrayRun.limit) square brackets are nested here",
                at: offset,
                kind: .stopped,
                fix: "split it with 'let' or functions"
            )
        }
        if scan.stray == nil, let open = scan.open.last { throw unclosed(open) }
    }

    private var binaryOffset: Int? {
        // Read within their count.
        source.bytes.withUnsafeBytes { bytes in
            func isControl(_ byte: UInt8) -> Bool { byte < 32 && byte != 9 && byte != 10 && byte != 13 }
            var index = 0
            while index + 8 <= bytes.count {
                // Looks at eight bytes at once: only words with a byte below 32 other than a newline are looked at closely.
                let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                if Self.mayHaveControls(word), let found = bytes[index..<(index + 8)].firstIndex(where: isControl) {
                    return found
                }
                index += 8
            }
            return bytes[index...].firstIndex(where: isControl)
        }
    }

    /// Returns true if one of eight bytes is below 32 and no newline.
    @inline(__always)
    private static func mayHaveControls(_ word: UInt64) -> Bool {
        let high: UInt64 = 0x8080_8080_8080_8080
        guard (word &- 0x2020_2020_2020_2020) & ~word & high != 0 else { return false }
        let isAbove31 = ((word | high) &- 0x2020_2020_2020_2020) | word
        let newlines = word ^ 0x0A0A_0A0A_0A0A_0A0A
        let isOther = ((newlines & ~high) &+ ~high) | newlines
        return ~isAbove31 & isOther & high != 0
    }

    /// Returns the error for text that ends inside brackets, located at the opening bracket.
    private func unclosed(_ opener: SwiftTokens.Opener) -> Diagnostic {
        func bracket(_ closer: UInt8, _ offset: Int) -> Diagnostic {
            source.diagnostic(
                "this bracket is never closed",
                at: offset,
                kind: .syntax,
                expected: "'\(UnicodeScalar(closer))'"
            )
        }
        switch opener {
        case .bracket(let closer, let offset): return bracket(closer, offset)
        case .interpolation(let offset): return bracket(UInt8(ascii: ")"), offset)
        case .string(_, let quotes, let offset):
            return source.diagnostic(
                "unterminated string literal",
                at: offset,
                kind: .syntax,
                expected: "\(quotes == 3 ? "\"\"\"" : "a '\"'") at its end"
            )
        case .comment(let offset):
            return source.diagnostic("unterminated '/*' comment", at: offset, kind: .syntax, expected: "'*/'")
        }
    }

    // MARK: - After parsing

    private func syntaxError(in file: SourceFileSyntax) -> Diagnostic {
        if let offset = Self.tooDeep(Syntax(file)) {
            return source.diagnostic("this is not Swift, and too long to find where", at: offset, kind: .syntax)
        }
        guard let fault = SyntaxFault.first(in: file) else {
            return source.diagnostic("this is not Swift", at: 0, kind: .syntax)
        }
        if let hole = missingValue(before: fault.offset) { return hole }
        return source.diagnostic(
            .sentence(fault.message),
            at: fault.offset,
            kind: .syntax,
            fix: fault.fix.map { "fix: \($0)" }
        )
    }

    /// Returns the error for a missing value after an equals sign, if a comment there says that it is omitted.
    private func missingValue(before offset: Int) -> Diagnostic? {
        let line = source.line(around: offset)
        guard let mark = line.text.firstRange(of: "= //") ?? line.text.firstRange(of: "=//") else { return nil }
        let comment = line.text[mark.upperBound...].drop { $0 == " " || $0 == "/" }
        let place = line.offset + line.text[..<mark.upperBound].utf8.count - 2
        return source.diagnostic(
            "a value is missing: the comment '\(comment)' is in its place",
            at: place,
            kind: .meaning,
            fix: "write a value before the comment"
        )
    }

    /// Returns the offset of a node nested too deeply for the parser's diagnostics, which recurse; searches without
    /// recursion.
    private static func tooDeep(_ root: Syntax) -> Int? {
        var pending: [(node: Syntax, depth: Int)] = [(root, 0)]
        while let (node, depth) = pending.popLast() {
            if depth > 3_000 { return node.position.utf8Offset }
            for child in node.children(viewMode: .all) where !child.is(TokenSyntax.self) {
                pending.append((child, depth + 1))
            }
        }
        return nil
    }
}

/// Source text with the syntax tree that the caller has already parsed from it.
package struct PreparsedSource: Sendable {
    /// The source text.
    package let text: String
    /// The syntax tree of exactly this text, without errors.
    package let tree: SourceFileSyntax

    /// Creates a source from a text and its tree; the evaluation uses the tree.
    package init(_ text: String, tree: SourceFileSyntax) {
        self.text = text
        self.tree = tree
    }

    /// Creates a source by parsing a text; nil if it has errors.
    package init?(parsing text: String) {
        let tree = SourceTree.parse(text)
        if tree.hasError { return nil }
        self.init(text, tree: tree)
    }
}

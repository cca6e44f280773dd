extension Document {
    /// Replaces parts of the source, formats it, and numbers the new nodes.
    ///
    /// - Throws: an ``InputError`` if the result is not complete Swift.
    func rewritten(_ splices: [Splice]) throws -> Document {
        if let edited = LineEdit(splices, of: self)?.document { return edited }
        return try wholeRewritten(splices)
    }

    /// Does the same as ``rewritten(_:)`` for edits of any kind, looking at the whole source.
    private func wholeRewritten(_ splices: [Splice]) throws -> Document {
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
            laid: known.map { LaidSource(lines: $0.lines, change: change) }
        )
        (result.typedOffsets, result.module) = ([:], nil)
        var numbers: [Int: Int] = [:]
        if let formatted = Self.formatted(parsed, as: format, catalog: vocabulary) {
            for (offset, number) in spliced.anchors {
                if let place = format.places[offset] { numbers[place] = number }
            }
            for (offset, typed) in spliced.typed {
                if let place = format.places[offset] { result.typedOffsets[place] = typed }
            }
            result.take(formatted.source, laid: formatted.items, from: known, of: self)
        } else {
            numbers = spliced.anchors
            result.typedOffsets = spliced.typed
            result.take(parsed, laid: SourceItems(), from: nil, of: self)
        }
        result.fileLines = fileLines.following(LineChange(from: source, to: result.source), behind: 0)
        result.outline = result.outline.numbered(known: numbers, from: &result.nextNumber)
        return result.reopening(opened, known: numbers)
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
        return (formatted, SourceLayout(of: formatted.tree, catalog: catalog).items)
    }

    /// Sets the source and its outline, reusing the outline of the old source where it is unchanged.
    private mutating func take(
        _ source: IncrementalSyntax,
        laid: SourceItems,
        from known: DocumentCache?,
        of old: Document
    ) {
        let change = TextChange(from: old.source, to: source.text)
        self.source = source.text
        pieces.replace(change.old, by: source.text.utf8.dropFirst(change.new.lowerBound).prefix(change.new.count))
        directives = Directives(of: source.tree, text: source.text)
        let found = OutlineBuilder.outline(
            of: source.tree,
            catalog: vocabulary,
            laid: laid,
            runsOpenExpressions: runsOpenExpressions,
            known: known.map {
                KnownOutline(
                    lines: $0.lines,
                    names: $0.names,
                    nodes: old.outline.nodes,
                    change: change
                )
            }
        )
        outline = found.outline
        cache = DocumentCache(source: source, lines: found.lines, names: found.names, stubs: directives.stubs)
    }

    /// Returns the document with a text that is formatted already and has no errors, with numbers from 1 on.
    func reading(_ text: String) -> Document {
        var result = self
        (result.typedOffsets, result.module, result.fileLines) = ([:], nil, FileLines())
        let parsed = IncrementalSyntax(text)
        result.directives = Directives(of: parsed.tree, text: text)
        result.take(parsed, laid: SourceLayout(of: parsed.tree, catalog: result.vocabulary).items, from: nil, of: self)
        result.nextNumber = 1
        result.outline = result.outline.numbered(known: [:], from: &result.nextNumber)
        return result
    }

    private var anchors: [Int: Int] {
        Dictionary(outline.nodes.map { ($0.nameOffset, $0.number) }, uniquingKeysWith: { first, _ in first })
    }
}

extension String {
    /// Returns true if a part of a text equals a part of another except for white space, semicolons that became
    /// line breaks, and commas after the last element of a literal.
    func hasSameTokens(in range: Range<Int>, as other: String, in otherRange: Range<Int>) -> Bool {
        significantBytes(in: range) == other.significantBytes(in: otherRange)
    }

    private func significantBytes(in range: Range<Int>) -> [UInt8] {
        utf8.dropFirst(range.lowerBound).prefix(range.count).filter(\.isSignificant)
    }
}

extension UInt8 {
    fileprivate var isSignificant: Bool { !isSpace && self != UInt8(ascii: ";") && self != UInt8(ascii: ",") }
}

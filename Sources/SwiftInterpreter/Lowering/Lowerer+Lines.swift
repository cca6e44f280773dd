import SwiftSyntax

/// The line that is being lowered, or the source outside of all lines.
struct OpenLine {
    /// The number of the line; 0 for the source.
    var number: UInt32 = 0
    /// The offset in the source where its text starts.
    var start = 0
    /// The lines in it, in order, and their places.
    var lines: [KnownLine] = []
    var places = LinePlaces.Builder()

    /// The number to add to an offset in the source.
    var base: Int { number == 0 ? 0 : LineOffset.base(of: number, from: start) }

    /// Adds lines, the first of which starts with the spaces before it at an offset in the source.
    mutating func add(_ run: ArraySlice<KnownLine>, at offset: Int) {
        lines += run
        var offset = offset - start
        for line in run {
            places.add(line.number, at: offset + line.written.lead, line.inside.placesIfAny)
            offset += line.byteCount
        }
    }
}

/// Lowering that takes unchanged lines from earlier sources.
extension Lowerer {
    func statements(_ list: CodeBlockItemListSyntax, taking known: KnownLines) throws -> [Statement] {
        var result: [Statement] = []
        result.reserveCapacity(list.count)
        var items = StatementWalk(list)
        var cursor = cursor(at: items, known)
        while items.length != nil {
            take(&items, &cursor, known, into: &result)
            guard let (item, range) = items.next() else { break }
            try recovering(at: item) { try lower(item, source.bytes[range], &cursor, known, into: &result) }
        }
        return result
    }

    /// Takes the lines from a cursor on, as long as the source has exactly their text.
    private func take(
        _ items: inout StatementWalk,
        _ cursor: inout KnownLines.Cursor,
        _ known: KnownLines,
        into result: inout [Statement]
    ) {
        guard mayKeepLines else { return }
        let (context, height) = (context(known), nesting.maximum - nesting.depth)
        while true {
            let start = items.offset
            let run = source.bytes.withUnsafeBytes { bytes in
                known.run(&cursor, in: bytes, &items, context: context, upTo: height)
            }
            guard !run.isEmpty else { return }
            for line in run {
                if let kind = line.lowered.kind {
                    result.append(Statement(kind: kind, offset: line.lowered.offset, line: line))
                }
                nesting.deepest = max(nesting.deepest, nesting.depth + line.height)
            }
            known.use(run, in: open.number, from: open.lines.count)
            open.add(run, at: start)
        }
    }

    /// Returns a cursor at the lines that a list probably begins with.
    private func cursor(at items: StatementWalk, _ known: KnownLines) -> KnownLines.Cursor {
        var items = items
        guard mayKeepLines, items.count >= OpenLine.linesOfSection, let (item, _) = items.next() else {
            return KnownLines.Cursor()
        }
        let text = text(of: item)
        return known.cursor(at: known.line(text, hash: Self.hash(text), in: context(known)))
    }

    /// Returns the bytes of a statement, without the spaces and comments around it.
    private func text(of item: CodeBlockItemSyntax) -> ArraySlice<UInt8> {
        let start = item.positionAfterSkippingLeadingTrivia.utf8Offset
        return source.bytes[start..<max(start, item.endPositionBeforeTrailingTrivia.utf8Offset)]
    }

    private func lower(
        _ item: CodeBlockItemSyntax,
        _ bytes: ArraySlice<UInt8>,
        _ cursor: inout KnownLines.Cursor,
        _ known: KnownLines,
        into result: inout [Statement]
    ) throws {
        if let chosen = try chosenStatements(item) {
            result += try statements(chosen, taking: known)
            return
        }
        let text = text(of: item)
        let start = text.startIndex
        let hash = Self.hash(text)
        let context = context(known)
        if let line = known.line(text, hash: hash, in: context) {
            cursor = known.cursor(after: line, cursor)
            line.surround(with: bytes, lead: start - bytes.startIndex)
            if let form = kept(line) {
                use(line, at: start, known)
                return result.append(form)
            }
            return result.append(try lower(item, as: line, at: start, known))
        }
        let line = known.make(bytes, lead: start - bytes.startIndex, length: text.count, hash: hash, in: context)
        result.append(try lower(item, as: line, at: start, known))
    }

    /// Returns the lowered form of a line if it can be used here.
    private func kept(_ line: KnownLine) -> Statement? {
        guard let form = line.form, mayKeepLines, nesting.depth + line.height <= nesting.maximum else { return nil }
        nesting.deepest = max(nesting.deepest, nesting.depth + line.height)
        return form
    }

    /// True if a statement here means the same as elsewhere in the source.
    private var mayKeepLines: Bool {
        around.covered.isEmpty && !around.returnsVoid && around.generics.isEmpty && around.enclosingTypes.isEmpty
    }

    /// Adds a line to those of the line around it.
    private func use(_ line: KnownLine, at start: Int, _ known: KnownLines) {
        known.use([line], in: open.number, from: open.lines.count)
        open.lines.append(line)
        open.places.add(line.number, at: start - open.start, line.inside.placesIfAny)
    }

    /// Lowers a statement as a line, and keeps its form if it depends on nothing around it and has no notes.
    ///
    /// A line without a form still keeps its number, to which the tags of elements refer.
    private func lower(
        _ item: CodeBlockItemSyntax,
        as line: KnownLine,
        at start: Int,
        _ known: KnownLines
    ) throws -> Statement {
        source.add(line: line.number, at: start)
        line.setForm(nil)
        let before = (found.notes.count, found.mistakes.count, unsharedCount, sessionChanges, around.lacksBody)
        var result = try lowerInside(item, line, at: start, known)
        let isSame =
            (found.notes.count, found.mistakes.count, unsharedCount, sessionChanges, around.lacksBody) == before
            && around.shorthandCount == 0
        let isDeclaration = if case .decl = item.item { true } else { false }
        if !isDeclaration, isSame, mayKeepLines { line.setForm(result) }
        if isDeclaration, open.number != 0 { known.noteLocalDeclaration(result) }
        use(line, at: start, known)
        if isDeclaration || line.lowered.kind != nil { result.line = line }
        if line.version == 0 {
            known.add(line)
            line.version = 1
        }
        return result
    }

    private func lowerInside(
        _ item: CodeBlockItemSyntax,
        _ line: KnownLine,
        at start: Int,
        _ known: KnownLines
    ) throws -> Statement {
        let outer = (open: open, deepest: nesting.deepest)
        open = OpenLine(number: line.number, start: start)
        nesting.deepest = nesting.depth
        defer {
            open = outer.open
            nesting.deepest = max(outer.deepest, nesting.deepest)
        }
        let result = try lowered(item)
        line.height = nesting.deepest - nesting.depth
        // Values that depend on a declaration do not depend on its text alone: they have tags of the lines in it.
        if line.version > 0, !line.lines.elementsEqual(open.lines, by: ===) { line.version += 1 }
        line.lines = open.lines
        line.inside.places = open.places.build()
        known.addOwner(line)
        return result
    }

    /// Returns the number of the current context.
    private func context(_ known: KnownLines) -> Int {
        if let knownContext, knownContext.changes == sessionChanges { return knownContext.number }
        let number = known.number(of: session)
        knownContext = (sessionChanges, number)
        return number
    }

    /// The number of parts of eight bytes of a long text that its hash depends on, at least.
    private static let hashedParts = 1_024

    /// Returns a hash of a text, eight bytes at a time; of a long text, such as that of a whole list, only of some parts.
    private static func hash(_ text: ArraySlice<UInt8>) -> UInt64 {
        text.withUnsafeBytes { bytes in
            let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
            var hash = UInt64(clamping: bytes.count) &* factor
            let step = 8 * max(1, bytes.count / (8 * hashedParts))
            var index = 0
            while index < bytes.count {
                var word: UInt64 = 0
                if index + 8 <= bytes.count {
                    word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                } else {
                    for byte in bytes[index...] { word = word << 8 | UInt64(truncatingIfNeeded: byte) }
                }
                hash = (hash ^ word) &* factor
                hash ^= hash >> 29
                index += step
            }
            return hash
        }
    }
}

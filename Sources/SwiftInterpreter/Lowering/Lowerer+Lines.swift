import SwiftSyntax
@_spi(RawSyntax) import SwiftSyntax

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
            // The bytes are only read, and at offsets within their count.
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
        around.covered.isEmpty && !around.returnsVoid && around.enclosingTypes.isEmpty
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
        // Read within their count.
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

/// The grouping of many lines of a closure into sections.
///
/// An edit looks only at the lines of the section that it changes; the others are taken and evaluated as a whole.
extension OpenLine {
    /// The number of lines of a section.
    static let linesOfSection = 32

    /// Groups the lines of a closure, and returns its statements with sections.
    ///
    /// Lines that are in a section already stay there.
    ///
    /// - Parameters:
    ///   - statements: the statements of the closure.
    ///   - first: the index of its first line.
    mutating func group(
        _ statements: [Statement],
        from first: Int,
        _ known: KnownLines,
        in source: SourceBuffer
    ) -> [Statement] {
        // Each statement is a line, except in a condition for the compiler.
        guard statements.count >= Self.linesOfSection, statements.count == lines.count - first else {
            return statements
        }
        let groups = groups(of: statements, from: first)
        guard !groups.isEmpty else { return statements }
        let (old, starts) = (Array(lines[first...]), places.removeLines(from: first))
        lines.removeSubrange(first...)
        var result: [Statement] = []
        var next = 0
        for group in groups {
            for index in next..<group.lowerBound { add(old[index], at: starts[index]) }
            result += statements[next..<group.lowerBound]
            guard let section = section(statements[group], old[group], starts[group], known, source) else {
                next = group.lowerBound
                continue
            }
            result.append(section)
            next = group.upperBound
        }
        for index in next..<old.count { add(old[index], at: starts[index]) }
        return result + statements[next...]
    }

    private mutating func add(_ line: KnownLine, at start: Int) {
        line.index = lines.count
        lines.append(line)
        places.add(line.number, at: start, line.inside.placesIfAny)
    }

    /// Returns the ranges of statements that become sections.
    private func groups(of statements: [Statement], from first: Int) -> [Range<Int>] {
        var groups: [Range<Int>] = []
        var start = 0
        for index in statements.indices {
            guard let line = statements[index].line, line === lines[first + index], !line.lowered.isSection,
                case .expression? = line.lowered.kind
            else {
                start = index + 1
                continue
            }
            if index > start, line.written.context != lines[first + start].written.context { start = index }
            if index + 1 - start == Self.linesOfSection {
                groups.append(start..<index + 1)
                start = index + 1
            }
        }
        return groups
    }

    /// Adds a section of lines, and returns its statement; nil if there is other text between the lines.
    private mutating func section(
        _ statements: ArraySlice<Statement>,
        _ old: ArraySlice<KnownLine>,
        _ starts: ArraySlice<Int>,
        _ known: KnownLines,
        _ source: SourceBuffer
    ) -> Statement? {
        guard let firstStart = starts.first, let firstLine = old.first else { return nil }
        let start = firstStart - firstLine.written.lead
        var inside = LinePlaces.Builder()
        var end = start
        for (line, place) in zip(old, starts) {
            guard place - line.written.lead == end else { return nil }
            inside.add(line.number, at: place - start, line.inside.placesIfAny)
            end += line.byteCount
        }
        let bytes = source.bytes[(self.start + start)..<(self.start + end)]
        let section = known.makeSection(
            Array(statements),
            Array(old),
            bytes,
            inside.build(),
            in: number,
            at: lines.count
        )
        add(section, at: start)
        return section.form
    }
}

/// The statements of a list, one after the other, with their places in the source.
///
/// The places are computed from lengths: a syntax node for each statement costs more than all the rest.
struct StatementWalk {
    private let list: CodeBlockItemListSyntax
    private let children: RawSyntaxBuffer
    /// The index of the next statement.
    private var position = 0
    /// The last syntax node that was needed, and its position.
    private var node: (index: SyntaxChildrenIndex, position: Int)
    /// The offset of the next statement in the source, with the spaces and comments before it.
    private(set) var offset: Int
    /// The number of bytes of the next statement, with the spaces and comments around it; nil at the end.
    private(set) var length: Int?

    /// Begins at the first statement.
    init(_ list: CodeBlockItemListSyntax) {
        self.list = list
        children = list.raw.layoutView?.children ?? .init(.init(start: nil, count: 0))
        node = (list.startIndex, 0)
        offset = list.position.utf8Offset
        length = children.first.map { $0?.byteLength ?? 0 }
    }

    /// The number of statements.
    var count: Int { children.count }

    /// Moves behind the next statement, which has a length.
    mutating func skip(_ length: Int) {
        offset += length
        position += 1
        self.length = position < children.count ? children[position]?.byteLength ?? 0 : nil
    }

    /// Moves behind the next statements if they have together this many bytes; returns false otherwise.
    ///
    /// - Parameter count: the number of statements.
    mutating func skip(_ count: Int, length: Int) -> Bool {
        guard position + count <= children.count else { return false }
        var sum = 0
        for index in position..<position + count { sum += children[index]?.byteLength ?? 0 }
        guard sum == length else { return false }
        offset += length
        position += count
        self.length = position < children.count ? children[position]?.byteLength ?? 0 : nil
        return true
    }

    /// Returns the next statement and its range, and moves behind it; nil at the end.
    mutating func next() -> (item: CodeBlockItemSyntax, range: Range<Int>)? {
        guard let length else { return nil }
        let range = offset..<offset + length
        node = (index, position)
        skip(length)
        // By a subscript of the list itself, the runtime would look up a generic type, slowly.
        return CodeBlockItemSyntax(list.children(viewMode: .all)[node.index]).map { ($0, range) }
    }

    /// The index of the next statement, found from the last one or from the nearer end.
    private var index: SyntaxChildrenIndex {
        let distance = position - node.position
        // A step in `index(at:)` costs a third of one outside of the library.
        let isNearEnd = min(position, children.count - position) < 3 * distance
        return isNearEnd ? list.index(at: position) : list.index(node.index, offsetBy: distance)
    }
}

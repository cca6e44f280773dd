import Foundation

/// The lines of the last sources that were lowered, found by their text.
///
/// A line is used once in each source, so equal lines are different ones. Lines of earlier sources are kept for a few
/// evaluations, for an undo.
package final class KnownLines {
    /// The number of the current evaluation.
    private(set) var evaluation = 0
    /// The evaluation at whose begin old lines are removed.
    private var nextRemoval = lifetime
    /// The statements of the source that have been lowered before, in order.
    private var statements: [KnownLine] = []
    /// The number of the line that was made last; lines are counted as they are made.
    package private(set) var lastNumber: UInt32 = 0
    private var buckets: [UInt64: Bucket] = [:]
    /// The lines with lines inside, by number.
    private var owners: [UInt32: KnownLine] = [:]
    private var contexts: [SessionSyntax] = []
    private var fileName = ""
    /// True if a block of the current source declares a type.
    private(set) var declaresLocally = false
    /// The tags of values that functions of these lines have returned.
    private(set) var callTags = CallTags()
    /// The findings about these lines that later passes keep.
    var findings: AnyObject?

    /// The number of evaluations for which lines that are gone are kept.
    private static let lifetime = 8
    /// The number of lines that one more evaluation passes for before old ones are looked for.
    private static let linesPerEvaluation = 64
    /// The number of contexts after which all lines are lowered again.
    private static let mostContexts = 100
    /// The number of unused equal lines that are looked at.
    private static let mostCandidates = 64

    private struct Bucket {
        var lines: [KnownLine]
        /// The lines before this index are in use, in an evaluation.
        var used = (count: 0, evaluation: 0)
    }

    /// Creates an empty store.
    package init() {}

    /// The number of lines that are kept.
    package var count: Int { buckets.values.reduce(0) { $0 + $1.lines.count } }

    /// The number of calls that are kept as tags of the values that they returned.
    package var tagCount: Int { callTags.count }

    /// Starts a new source.
    func begin(_ source: SourceBuffer) {
        if source.fileName != fileName || contexts.count > Self.mostContexts { removeAll() }
        fileName = source.fileName
        evaluation += 1
        declaresLocally = false
        if evaluation >= nextRemoval { removeOld() }
    }

    /// Sets the statements of the source that was lowered.
    func end(_ statements: [KnownLine]) { self.statements = statements }

    /// Returns the number of a context, in which equal texts are lowered to equal statements.
    func number(of context: SessionSyntax) -> Int {
        if let index = contexts.lastIndex(of: context) { return index }
        contexts.append(context)
        return contexts.count - 1
    }

    private func removeAll() {
        (statements, buckets, owners, contexts) = ([], [:], [:], [])
        callTags = callTags.kept(in: [])
    }

    // MARK: - Finding lines

    /// The lines after one that was found: probably the next ones.
    struct Cursor {
        fileprivate var lines: [KnownLine] = []
        fileprivate var index = 0
        /// The place behind the section that the lines are in.
        fileprivate var outer: (lines: [KnownLine], index: Int)?
        /// The owner of the lines, if it was found not to be in use.
        fileprivate var owner: UInt32?

        /// Moves to the lines in the next section, or behind the section whose lines are passed; returns false if it is
        /// at neither place.
        fileprivate mutating func changeList() -> Bool {
            if index < lines.count, outer == nil, lines[index].lowered.isSection {
                self = Cursor(lines: lines[index].lines, outer: (lines, index + 1))
                return true
            }
            guard index == lines.count, let outer else { return false }
            self = Cursor(lines: outer.lines, index: outer.index)
            return true
        }
    }

    /// Returns the lines from a cursor on that a source has in the same order, and moves the cursor behind them.
    ///
    /// - Parameters:
    ///   - bytes: the source.
    ///   - items: the statements of the source that follow; those that are lines are taken.
    ///   - height: the number of levels that a line may be deep.
    func run(
        _ cursor: inout Cursor,
        in bytes: UnsafeRawBufferPointer,
        _ items: inout StatementWalk,
        context: Int,
        upTo height: Int
    ) -> ArraySlice<KnownLine> {
        repeat {
            let run = runInList(&cursor, in: bytes, &items, context: context, upTo: height)
            if !run.isEmpty || items.length == nil { return run }
        } while cursor.changeList()
        return []
    }

    /// Returns such lines up to the next section that has changed, or up to the end of a section.
    private func runInList(
        _ cursor: inout Cursor,
        in bytes: UnsafeRawBufferPointer,
        _ items: inout StatementWalk,
        context: Int,
        upTo height: Int
    ) -> ArraySlice<KnownLine> {
        let start = cursor.index
        while cursor.index < cursor.lines.count, let length = items.length {
            let line = cursor.lines[cursor.index]
            guard line.written.context == context, line.evaluation != evaluation, line.lowered.kind != nil,
                line.height <= height,
                line.has(bytes, at: items.offset, line.lowered.isSection ? line.byteCount : length), !line.isBroken
            else { break }
            if line.owner != cursor.owner {
                guard isFree(line) else { break }
                cursor.owner = line.owner
            }
            if line.lowered.isSection {
                guard items.skip(line.lines.count, length: line.byteCount) else { break }
            } else {
                items.skip(length)
            }
            cursor.index += 1
        }
        return cursor.lines[start..<cursor.index]
    }

    /// Returns an unused line with a text; nil if there is none.
    func line(_ text: ArraySlice<UInt8>, hash: UInt64, in context: Int) -> KnownLine? {
        guard var bucket = buckets[hash] else { return nil }
        if bucket.used.evaluation != evaluation { bucket.used = (0, evaluation) }
        defer { buckets[hash]?.used = bucket.used }
        while bucket.used.count < bucket.lines.count, bucket.lines[bucket.used.count].evaluation == evaluation {
            bucket.used.count += 1
        }
        return bucket.lines[bucket.used.count...].prefix(Self.mostCandidates).first {
            $0.written.context == context && isFree($0) && Self.areEqual($0.text, text)
        }
    }

    /// Returns a cursor at the line that followed another one.
    ///
    /// - Parameter cursor: the last cursor, whose lines are looked at first: their owner may be broken by now.
    func cursor(after line: KnownLine, _ cursor: Cursor) -> Cursor {
        if line.index < cursor.lines.count, cursor.lines[line.index] === line {
            return Cursor(lines: cursor.lines, index: line.index + 1, outer: cursor.outer)
        }
        let around = cursor.outer?.lines ?? cursor.lines
        if let section = owners[line.owner], section.lowered.isSection, section.index < around.count,
            around[section.index] === section
        {
            return Cursor(lines: section.lines, index: line.index + 1, outer: (around, section.index + 1))
        }
        // A line of an earlier source may be in no list any more: what follows is where it was looked for before.
        guard var found = place(of: line) else { return cursor }
        found.index += 1
        return found
    }

    /// Returns a cursor at a line, or at the section that begins with it.
    func cursor(at line: KnownLine?) -> Cursor {
        guard let line, let found = place(of: line) else { return Cursor() }
        guard line.index == 0, let outer = found.outer else { return found }
        return Cursor(lines: outer.lines, index: outer.index - 1)
    }

    /// Returns a cursor at a line; nil if its owner is broken.
    private func place(of line: KnownLine) -> Cursor? {
        let owner = owners[line.owner]
        let lines = line.owner == 0 ? statements : owner?.lines ?? []
        guard line.index < lines.count, lines[line.index] === line else { return nil }
        var cursor = Cursor(lines: lines, index: line.index)
        if let owner, owner.lowered.isSection, let around = owners[owner.owner], owner.index < around.lines.count,
            around.lines[owner.index] === owner
        {
            cursor.outer = (around.lines, owner.index + 1)
        }
        return cursor
    }

    /// Returns true if a line is not part of the current source yet, also not inside another line.
    private func isFree(_ line: KnownLine) -> Bool {
        guard line.evaluation != evaluation, !line.isBroken else { return false }
        var owner = line.owner
        while owner != 0, let around = owners[owner] {
            if around.evaluation == evaluation { return false }
            owner = around.owner
        }
        return true
    }

    private static func areEqual(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
        guard one.count == other.count else { return false }
        // As many bytes as both have.
        return one.withUnsafeBytes { one in
            other.withUnsafeBytes { other in
                guard let first = one.baseAddress, let second = other.baseAddress else { return true }
                return memcmp(first, second, one.count) == 0
            }
        }
    }

    // MARK: - Using lines

    /// Returns a new line.
    func make(
        _ bytes: ArraySlice<UInt8>,
        lead: Int,
        length: Int,
        hash: UInt64,
        in context: Int
    ) -> KnownLine {
        lastNumber &+= 1
        if lastNumber == 0 { lastNumber = 1 }
        return KnownLine(number: lastNumber, context: context, hash: hash, bytes: bytes, lead: lead, length: length)
    }

    /// Makes lines part of the line that is being lowered; the line that they were in before cannot be used any more.
    func use(_ lines: ArraySlice<KnownLine>, in owner: UInt32, from index: Int) {
        var index = index
        var broken: UInt32 = 0
        for line in lines {
            if line.owner != owner {
                if line.owner != broken { breakLine(line.owner, for: owner) }
                broken = line.owner
                line.owner = owner
            }
            line.index = index
            line.evaluation = evaluation
            index += 1
        }
    }

    /// Adds a line that later sources may use.
    func add(_ line: KnownLine) {
        buckets[line.written.hash, default: Bucket(lines: [])].lines.append(line)
    }

    /// Notes a declaration in a block.
    func noteLocalDeclaration(_ statement: Statement) {
        switch statement.kind {
        case .variables, .expression, .function: return
        default: declaresLocally = true
        }
    }

    /// Makes a section of lines that are part of the line that is being lowered, and in use.
    ///
    /// - Parameters:
    ///   - bytes: the text of the lines.
    ///   - places: the places of the lines in it.
    ///   - index: the index among the lines of the owner.
    func makeSection(
        _ statements: [Statement],
        _ lines: [KnownLine],
        _ bytes: ArraySlice<UInt8>,
        _ places: LinePlaces,
        in owner: UInt32,
        at index: Int
    ) -> KnownLine {
        let section = make(bytes, lead: 0, length: bytes.count, hash: 0, in: lines[0].written.context)
        section.setForm(Statement(kind: .section(statements), offset: statements[0].offset))
        section.height = lines.reduce(0) { max($0, $1.height) }
        (section.lines, section.inside.places) = (lines, places)
        (section.owner, section.index, section.evaluation) = (owner, index, evaluation)
        for (index, line) in lines.enumerated() { (line.owner, line.index) = (section.number, index) }
        addOwner(section)
        return section
    }

    /// Notes that a line has lines inside.
    func addOwner(_ line: KnownLine) {
        if !line.lines.isEmpty { owners[line.number] = line }
    }

    /// Notes that lines of a line are now those of another one, which may be the line around it.
    private func breakLine(_ number: UInt32, for owner: UInt32) {
        var next = number
        while next != 0, next != owner, let line = owners.removeValue(forKey: next) {
            line.isBroken = true
            remove(line)
            next = line.owner
        }
    }

    private func remove(_ line: KnownLine) {
        guard let index = buckets[line.written.hash]?.lines.firstIndex(where: { $0 === line }) else { return }
        buckets[line.written.hash]?.lines.remove(at: index)
        buckets[line.written.hash]?.used = (0, 0)
        if buckets[line.written.hash]?.lines.isEmpty == true { buckets[line.written.hash] = nil }
    }

    /// Removes the lines that no recent source has.
    private func removeOld() {
        let oldest = evaluation - Self.lifetime
        // It looks at all lines, so of many lines old ones stay for longer.
        nextRemoval = evaluation + max(Self.lifetime, buckets.count / Self.linesPerEvaluation)
        func isRecent(_ line: KnownLine) -> Bool {
            if line.evaluation >= oldest { return true }
            var owner = line.owner
            while owner != 0, let around = owners[owner] {
                if around.evaluation >= oldest { return true }
                owner = around.owner
            }
            return false
        }
        var emptied: [UInt64] = []
        for (hash, bucket) in buckets where !bucket.lines.allSatisfy(isRecent) { emptied.append(hash) }
        for hash in emptied {
            let lines = buckets[hash]?.lines.filter(isRecent) ?? []
            buckets[hash] = lines.isEmpty ? nil : Bucket(lines: lines)
        }
        owners = owners.filter { isRecent($0.value) }
        let lines = buckets.values.flatMap { $0.lines.map(\.number) }
        callTags = callTags.kept(in: Set(lines + owners.keys))
    }
}

import SwiftSyntax

/// The types in sources, found as a compiler finds them; nothing is evaluated.
package final class TypeCheck {
    private var checker: SourceChecker
    /// The declarations of the sources so far.
    var interfaces: Interfaces { checker.interfaces }
    /// The variables outside of functions that get their values when they are first used.
    var lateVariables: Set<String> {
        get { syntax.lateVariables }
        set { syntax.lateVariables = newValue }
    }
    let table: BindingTable
    private let library: Interfaces
    private var syntax: SessionSyntax
    /// Returns true once a check is to end early; the mistakes that it returns then are not those of the source.
    var isCancelled: () -> Bool = { false }
    /// The number of steps that the last check took: a measure of its work that is the same on every machine.
    package var steps: Int { checker.interfaces.session.steps.steps }
    /// The stubs that were declared.
    private(set) var stubs: [Checked] = []

    /// Creates a check that knows a table and no declarations.
    ///
    /// - Parameter acceptsUnfinished: true if a class without initializers is accepted with a note, as at a prompt.
    package convenience init(table: BindingTable, acceptsUnfinished: Bool = false) {
        self.init(table, library: table.interfaces, acceptsUnfinished: acceptsUnfinished)
    }

    /// Creates a check that shares the library of another one, which takes long to read, and none of its declarations.
    package convenience init(sharing other: TypeCheck) {
        self.init(
            other.table,
            library: other.library,
            acceptsUnfinished: other.checker.interfaces.session.acceptsUnfinished
        )
    }

    /// Creates a check that sees the declarations of another one and adds none to them.
    init(above other: TypeCheck) {
        table = other.table
        library = other.interfaces
        checker = SourceChecker(above: other.checker)
        checker.interfaces.session.acceptsUnfinished = true
        checker.interfaces.session.absentNames = table.syntax.absentNames
        syntax = other.syntax
    }

    init(_ table: BindingTable, library: Interfaces, acceptsUnfinished: Bool = false) {
        self.table = table
        self.library = library
        checker = SourceChecker(library: library)
        checker.interfaces.session.acceptsUnfinished = acceptsUnfinished
        checker.interfaces.session.absentNames = table.syntax.absentNames
        syntax = SessionSyntax(wrappers: table.syntax.wrappers, modules: table.syntax.modules)
        syntax.macros = table.syntax.macros
        syntax.optionalMethods = table.syntax.optionalMethods
    }

    /// Declares the types of a source as stubs, whose calls accept any arguments; throws a ``Diagnostic`` if it cannot
    /// be parsed or has a mistake.
    package func declareStubs(_ text: String, fileName: String) throws {
        _ = try declaredStubs(text, fileName: fileName)
    }

    /// Declares the types of a source as stubs, and returns what was found in it; throws its first mistake.
    func declaredStubs(_ text: String, fileName: String) throws -> Checked {
        let source = SourceBuffer(text, fileName: fileName)
        let lowered = try lowered(source)
        try Diagnostic.throwFirst(of: lowered.mistakes)
        let findings = checker.declareStubs(lowered.statements)
        let messages = messages(findings.mistakes, findings.notes, FlowFindings(), source)
        if let mistake = messages.mistakes.first { throw mistake }
        let parts = lowered.statements.map { (statement: $0, findings: findings) }
        let checked = Checked(parts: parts, isWhole: true, messages: Messages(), source: source)
        stubs.append(checked)
        return checked
    }

    /// The messages about a source, each kind in the order of their places.
    package struct Messages {
        package var mistakes: [Diagnostic] = []
        package var warnings: [Diagnostic] = []
        /// The notes on parts that a compiler refuses, and on omitted parts.
        package var notes: [Diagnostic] = []
    }

    /// Returns the mistakes in a source, in the order of their places; throws a ``Diagnostic`` if it cannot be parsed.
    package func mistakes(in text: String, fileName: String) throws -> [Diagnostic] {
        try messages(in: text, fileName: fileName).mistakes
    }

    /// Returns the mistakes in a source and what a compiler warns of; throws a ``Diagnostic`` if it cannot be parsed.
    package func messages(in text: String, fileName: String) throws -> Messages {
        try checked(text, fileName: fileName).messages
    }

    /// A source that was checked.
    struct Checked {
        /// The statements, with the findings about each.
        var parts: [(statement: Statement, findings: Findings)]
        /// True if all findings are the same.
        var isWhole: Bool
        var messages: Messages
        var source: SourceBuffer
        /// The last expression and the type that it is converted to, if the context gives one.
        var expected: (node: Expression, type: Type)?
    }

    /// Checks a source and returns all that was found; throws a ``Diagnostic`` if it cannot be parsed.
    func checked(_ text: String, fileName: String) throws -> Checked {
        let source = SourceBuffer(text, fileName: fileName)
        return try checked(try lowered(source), source, expecting: nil)
    }

    /// Checks a source that was lowered.
    ///
    /// - Parameter expected: the type that the last expression is converted to.
    func checked(_ lowered: SourceReader.Lowered, _ source: SourceBuffer, expecting expected: WrittenType?) throws
        -> Checked
    {
        var last: (node: Expression, type: Type)?
        if let expected, case .expression(let node)? = lowered.statements.last?.kind {
            let resolver = TypeResolver(interfaces: checker.interfaces, scope: TypeScope())
            last = (node, try resolver.resolve(expected))
        }
        begin(checker, source)
        let findings = checker.check(lowered.statements, expecting: last)
        let flow = FlowCheck(interfaces: checker.interfaces, findings: findings).check(lowered.statements)
        return Checked(
            parts: lowered.statements.map { ($0, findings) },
            isWhole: true,
            messages: messages(findings.mistakes, findings.notes, flow, source, lowered.mistakes),
            source: source,
            expected: last
        )
    }

    /// Checks a source that was lowered; its declarations and lines are not checked again as long as they stay the same.
    func checked(
        _ lowered: SourceReader.Lowered,
        _ source: SourceBuffer,
        taking known: KnownLines,
        _ sources: [StubSource]
    ) throws -> Checked {
        guard let key = TypesKey(lowered.statements, known, sources) else {
            try declare(sources)
            return try checked(lowered, source, expecting: nil)
        }
        if let check = known.checks.check(key) {
            begin(check.checker, source)
            if let found = check.recheck(lowered.statements) {
                (checker, stubs) = (check.checker, check.stubs)
                return checked(found, source, lowered.mistakes)
            }
        }
        try declare(sources)
        begin(checker, source)
        let check = DocumentCheck(checker, stubs: stubs)
        let found = check.check(lowered.statements)
        if check.types.mistakes.isEmpty { known.checks.set(check, for: key) }
        return checked(found, source, lowered.mistakes)
    }

    /// Checks unfinished source for what is at the cursor alone.
    func findTypes(in lowered: SourceReader.Lowered, _ source: SourceBuffer, noting cursor: CursorFindings) {
        begin(checker, source)
        checker.interfaces.session.cursor = cursor
        cursor.add(fitting: checker.check(lowered.statements).basesAtCursor)
    }

    /// Counts the steps of another check as those of this one.
    func noteSteps(of other: TypeCheck) { checker.interfaces.session.steps = other.checker.interfaces.session.steps }

    private func begin(_ checker: SourceChecker, _ source: SourceBuffer) {
        checker.interfaces.session.place = source.place
        checker.interfaces.session.isCancelled = isCancelled
        checker.interfaces.session.steps = StepCount(length: source.text.utf8.count)
    }

    private func checked(_ found: DocumentCheck.Found, _ source: SourceBuffer, _ earlier: [Diagnostic]) -> Checked {
        Checked(
            parts: found.parts,
            isWhole: false,
            messages: messages(found.mistakes, found.notes, found.flow, source, earlier),
            source: source
        )
    }

    private func declare(_ sources: [StubSource]) throws {
        for stub in sources { _ = try declaredStubs(stub.text, fileName: stub.fileName) }
    }

    /// - Parameter earlier: the mistakes that were found before the types.
    private func messages(
        _ mistakes: [Mistake],
        _ notes: [Mistake],
        _ flow: FlowFindings,
        _ source: SourceBuffer,
        _ earlier: [Diagnostic] = []
    ) -> Messages {
        var result = Messages()
        let finder = RemedyFinder(interfaces: checker.interfaces)
        result.mistakes = mistakes.inOrder.map { mistake in
            var remedy = mistake.hint.map(finder.remedy) ?? Remedy()
            remedy.add(mistake.forms)
            return source.diagnostic(
                remedy.absence ?? mistake.message,
                at: mistake.offset ?? mistake.node.offset,
                kind: remedy.absence == nil ? .meaning : .unsupported,
                expected: remedy.expected,
                didYouMean: remedy.didYouMean,
                choices: remedy.choices,
                fix: remedy.fix
            )
        }
        result.mistakes += earlier
        var seen: Set<String> = []
        result.mistakes.removeAll { !seen.insert("\($0.offset) \($0.message)").inserted }
        let found = earlier.isEmpty ? flow.mistakes : flow.mistakes.filter { !$0.isOnPath }
        if !found.isEmpty {
            let pairs = BracePairs(source.text)
            result.mistakes += found.map { note in
                let place = pairs.offset(of: note.place.placed(in: source))
                // The brace says little where several functions end.
                let ending = note.unfinished.map {
                    "end '\(source.heading(at: $0))' with 'return' and a value, on each path"
                }
                return source.diagnostic(note.message, at: place, kind: .meaning, fix: note.fix ?? ending)
            }
        }
        // Offsets in lines say nothing about the order of the lines.
        result.mistakes = result.mistakes.enumerated().sorted {
            ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
        }.map(\.element)
        result.notes = notes.map { source.diagnostic($0.message, at: $0.node.offset, kind: .note) }
        let warnings = flow.warnings.map { note in
            (note.isOutermost, source.diagnostic(note.message, at: note.place.written, kind: .warning))
        }
        result.warnings = warnings.map(\.1)
        result.notes += warnings.filter { !$0.0 }.map(\.1)
        return result
    }

    /// Parses and lowers a source; throws a ``Diagnostic`` if it cannot be parsed.
    func lowered(_ source: SourceBuffer, _ limits: Limits = Limits()) throws -> SourceReader.Lowered {
        let lowered = try reader(of: source, limits).lowered()
        syntax = lowered.session
        return lowered
    }

    /// Lowers a source that is parsed, and takes unchanged lines of earlier ones.
    func lowered(
        _ source: SourceBuffer,
        _ limits: Limits,
        _ tree: SourceFileSyntax,
        taking known: KnownLines,
        _ stubs: [StubSource]
    ) throws -> SourceReader.Lowered {
        if !stubs.isEmpty {
            let late = lateVariables
            syntax = try session(with: stubs, known.checks)
            lateVariables = late
        }
        let lowered = try reader(of: source, limits).lowered(tree, taking: known)
        syntax = lowered.session
        return lowered
    }

    /// Returns the syntax that stubs add.
    private func session(with stubs: [StubSource], _ known: KnownChecks) throws -> SessionSyntax {
        if let session = known.session(with: stubs) { return session }
        let reader = TypeCheck(table, library: library)
        for stub in stubs { _ = try reader.lowered(SourceBuffer(stub.text, fileName: stub.fileName)) }
        known.setSession(reader.syntax, with: stubs)
        return reader.syntax
    }

    private func reader(of source: SourceBuffer, _ limits: Limits) -> SourceReader {
        SourceReader(source: source, limits: limits, session: syntax)
    }
}

extension TypeCheck {
    /// Returns the types at the end of unfinished source; nothing if it cannot be read.
    ///
    /// The source is checked after the declarations of the sources so far, and changes none of them.
    ///
    /// - Parameters:
    ///   - text: the source up to the cursor, without the beginning of a name at its end.
    ///   - end: what closes the brackets that are open there.
    ///   - isCancelled: returns true once the check is to end early, and then stays true; the types are then of no use.
    package func cursor(
        after text: String,
        closedBy end: String,
        unless isCancelled: @escaping () -> Bool = { false }
    ) -> CursorTypes {
        let source = SourceBuffer(text + CursorFindings.word + end, fileName: "input")
        let reader = TypeCheck(above: self)
        reader.isCancelled = isCancelled
        defer { noteSteps(of: reader) }
        let cursor = CursorFindings()
        guard !isCancelled(), let lowered = try? reader.lowered(source), !isCancelled() else { return CursorTypes() }
        reader.findTypes(in: lowered, source, noting: cursor)
        return CursorTypes(cursor, reader.interfaces)
    }
}

/// The pairs of braces and the ends of statements in a source, found when the place of a message needs one.
struct BracePairs {
    private var pairs: [(open: Int, close: Int)] = []
    private let statements = StatementEnds(viewMode: .sourceAccurate)

    init(_ text: String) {
        var open: [Int] = []
        let tree = SourceTree.parse(text)
        statements.walk(tree)
        for token in tree.tokens(viewMode: .sourceAccurate) {
            let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
            switch token.tokenKind {
            case .leftBrace: open.append(offset)
            case .rightBrace: if let start = open.popLast() { pairs.append((start, offset)) }
            default: break
            }
        }
    }

    /// Returns the UTF-8 offset of a place.
    func offset(of place: FlowFindings.Place) -> Int {
        switch place {
        case .offset(let offset): offset
        // Inner pairs close first.
        case .end(let inside): pairs.first { $0.open < inside && inside < $0.close }?.close ?? inside
        case .endOfNext(let start): pairs.filter { $0.open >= start }.min { $0.open < $1.open }?.close ?? start
        case .endOfStatement(let start): statements.ends[start] ?? start
        }
    }
}

/// The offsets of the last tokens of statements, by those of the first ones.
private final class StatementEnds: SyntaxVisitor {
    private(set) var ends: [Int: Int] = [:]

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        ends[start] = node.item.lastToken(viewMode: .sourceAccurate)?.positionAfterSkippingLeadingTrivia.utf8Offset
        return .visitChildren
    }
}

/// The types that were asked for last, which the next key mostly asks for again: the letters of a name change nothing
/// before it.
package struct RecentCursors {
    private var answers: [(source: [String], types: CursorTypes)] = []

    /// A name, its call and what is around them are asked about at one key.
    private static var kept: Int { 8 }

    /// Knows nothing yet.
    package init() {}

    /// Returns the types at the end of unfinished source, given with what closes its brackets.
    ///
    /// - Parameter isCancelled: returns true once the check is to end early, and then stays true; the types are then of
    ///   no use, and are not kept.
    package mutating func types(
        after text: String,
        closedBy end: String,
        in check: TypeCheck,
        unless isCancelled: @escaping () -> Bool
    ) -> CursorTypes {
        if let known = answers.first(where: { $0.source == [text, end] }) { return known.types }
        let types = check.cursor(after: text, closedBy: end, unless: isCancelled)
        if isCancelled() { return CursorTypes() }
        answers = answers.suffix(Self.kept - 1) + [([text, end], types)]
        return types
    }
}

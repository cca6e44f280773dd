/// The types in sources, found as a compiler finds them; nothing is evaluated.
package final class TypeCheck {
    private let checker: SourceChecker
    /// The declarations of the sources so far.
    var interfaces: Interfaces { checker.interfaces }
    let table: BindingTable
    private let library: Interfaces
    private var syntax: SessionSyntax

    /// Creates a check that knows a table and no declarations.
    ///
    /// - Parameter acceptsUnfinished: true if a class without initializers is accepted with a note, as at a prompt.
    package convenience init(table: BindingTable, acceptsUnfinished: Bool = false) {
        self.init(table, library: LibraryInterfaces.make(table), acceptsUnfinished: acceptsUnfinished)
    }

    /// Creates a check that shares the library of another one, which takes long to read, and none of its declarations.
    package convenience init(sharing other: TypeCheck) {
        self.init(
            other.table,
            library: other.library,
            acceptsUnfinished: other.checker.interfaces.acceptsUnfinished
        )
    }

    init(_ table: BindingTable, library: Interfaces, acceptsUnfinished: Bool = false) {
        self.table = table
        self.library = library
        checker = SourceChecker(library: library)
        checker.interfaces.acceptsUnfinished = acceptsUnfinished
        syntax = SessionSyntax(wrappers: table.propertyWrappers, modules: table.importableModules)
    }

    /// Declares the types of a source as stubs, whose calls accept any arguments; throws a ``Diagnostic`` if it cannot
    /// be parsed.
    package func declareStubs(_ text: String, fileName: String) throws {
        _ = checker.declareStubs(try lowered(SourceBuffer(text, fileName: fileName)).statements)
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
        var statements: [Statement]
        var findings: Findings
        var messages: Messages
        var source: SourceBuffer
    }

    /// Checks a source and returns all that was found; throws a ``Diagnostic`` if it cannot be parsed.
    func checked(_ text: String, fileName: String) throws -> Checked {
        let source = SourceBuffer(text, fileName: fileName)
        let lowered = try lowered(source)
        let findings = checker.check(lowered.statements)
        let flow = FlowCheck(interfaces: checker.interfaces, findings: findings).check(lowered.statements)
        var result = Messages()
        let finder = RemedyFinder(interfaces: checker.interfaces)
        result.mistakes = findings.mistakes.inOrder.map { mistake in
            var remedy = mistake.hint.map(finder.remedy) ?? Remedy()
            remedy.add(mistake.forms)
            return source.diagnostic(
                remedy.absence ?? mistake.message,
                at: mistake.offset ?? mistake.node.offset,
                kind: remedy.absence == nil ? .meaning : .unsupported,
                expected: remedy.expected,
                didYouMean: remedy.didYouMean,
                fix: remedy.fix
            )
        }
        var seen: Set<String> = []
        result.mistakes.removeAll { !seen.insert("\($0.offset) \($0.message)").inserted }
        if !flow.mistakes.isEmpty {
            let pairs = BracePairs(text)
            result.mistakes += flow.mistakes.map {
                source.diagnostic($0.message, at: pairs.offset(of: $0.place), kind: .meaning)
            }
            result.mistakes.sort { $0.offset < $1.offset }
        }
        result.notes = findings.notes.map { source.diagnostic($0.message, at: $0.node.offset, kind: .note) }
        result.warnings = flow.warnings.map { note in
            guard case .offset(let offset) = note.place else {
                return source.diagnostic(note.message, at: 0, kind: .note)
            }
            return source.diagnostic(note.message, at: offset, kind: .note)
        }
        return Checked(statements: lowered.statements, findings: findings, messages: result, source: source)
    }

    private func lowered(_ source: SourceBuffer) throws -> SourceReader.Lowered {
        var reader = SourceReader(source: source, limits: Limits(), session: syntax)
        reader.checksPaths = false
        reader.checksTypesAlone = true
        let lowered = try reader.lowered()
        syntax = lowered.session
        return lowered
    }
}

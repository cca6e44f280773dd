/// The types in sources, found as a compiler finds them; nothing is evaluated.
package final class TypeCheck {
    private let checker: SourceChecker
    private let table: BindingTable
    private var syntax: SessionSyntax

    /// Creates a check that knows a table and no declarations.
    package init(table: BindingTable) {
        self.table = table
        checker = SourceChecker(library: LibraryInterfaces.make(table))
        syntax = SessionSyntax(wrappers: table.propertyWrappers, modules: table.importableModules)
    }

    /// The messages about a source, each kind in the order of their places.
    package struct Messages {
        package var mistakes: [Diagnostic] = []
        package var warnings: [Diagnostic] = []
    }

    /// Returns the mistakes in a source, in the order of their places; throws a ``Diagnostic`` if it cannot be parsed.
    package func mistakes(in text: String, fileName: String) throws -> [Diagnostic] {
        try messages(in: text, fileName: fileName).mistakes
    }

    /// Returns the mistakes in a source and what a compiler warns of; throws a ``Diagnostic`` if it cannot be parsed.
    package func messages(in text: String, fileName: String) throws -> Messages {
        let source = SourceBuffer(text, fileName: fileName)
        var reader = SourceReader(source: source, limits: Limits(), session: syntax)
        reader.checksPaths = false
        reader.checksTypesAlone = true
        let lowered = try reader.lowered()
        syntax = lowered.session
        let findings = checker.check(lowered.statements)
        let flow = FlowCheck(interfaces: checker.interfaces, findings: findings).check(lowered.statements)
        var result = Messages()
        result.mistakes = findings.mistakes.causes.map { mistake in
            source.diagnostic(
                mistake.message,
                at: mistake.offset ?? mistake.node.offset,
                kind: .meaning,
                didYouMean: mistake.didYouMean,
                fix: mistake.fix
            )
        }
        if !flow.mistakes.isEmpty {
            let pairs = BracePairs(text)
            result.mistakes += flow.mistakes.map {
                source.diagnostic($0.message, at: pairs.offset(of: $0.place), kind: .meaning)
            }
            result.mistakes.sort { $0.offset < $1.offset }
        }
        result.warnings = flow.warnings.map { note in
            guard case .offset(let offset) = note.place else {
                return source.diagnostic(note.message, at: 0, kind: .note)
            }
            return source.diagnostic(note.message, at: offset, kind: .note)
        }
        return result
    }
}

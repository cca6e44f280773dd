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

    /// Returns the mistakes in a source, in the order of their places; throws a ``Diagnostic`` if it cannot be parsed.
    package func mistakes(in text: String, fileName: String) throws -> [Diagnostic] {
        let source = SourceBuffer(text, fileName: fileName)
        let lowered = try SourceReader(source: source, limits: Limits(), session: syntax, checksTypesAlone: true).lowered()
        syntax = lowered.session
        return checker.check(lowered.statements).mistakes.causes.map { mistake in
            source.diagnostic(
                mistake.message,
                at: mistake.offset ?? mistake.node.offset,
                kind: .meaning,
                didYouMean: mistake.didYouMean,
                fix: mistake.fix
            )
        }
    }
}

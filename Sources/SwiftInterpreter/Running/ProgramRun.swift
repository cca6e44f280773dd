/// A run of a source: its declarations are loaded, then its statements are executed.
extension Runner {
    /// Runs the statements of a source that was checked; returns the value of the last one, if it is an expression.
    func run(_ statements: [Statement], _ findings: Findings, _ source: SourceBuffer) throws -> Value? {
        let unit = Compiler.Unit(self, findings, source)
        let names = statements.flatMap { statement -> [String] in
            guard case .variables(let bindings) = statement.kind else { return [] }
            return bindings.flatMap { $0.pattern.paths.map(\.name) }
        }
        load(unit, names.flatMap { [$0, "_" + $0, "$" + $0] }.compactMap { interfaces.variable($0) })
        var context = Compiler.Context()
        context.isTop = true
        let compiler = Compiler(unit, shared: SharedNames(in: statements, findings).names, context)
        budget.start()
        var statements = statements
        if case .expression(let node)? = statements.last?.kind, findings.type(of: node)?.isVoid == false {
            switch node.kind {
            case .conditional, .choice, .assign, .assignWith: break
            default:
                statements.removeLast()
                let value = node
                let run = try compiler.statements(statements)
                let code = try compiler.code(value)
                return try finished(source) {
                    let here = Activation(compiler.variables.size)
                    guard try run(here) == .next else { return nil }
                    return try self.located(at: value.offset, source) { try code.run(here) }
                }
            }
        }
        let run = try compiler.statements(statements)
        return try finished(source) {
            _ = try run(Activation(compiler.variables.size))
            return nil
        }
    }

    private func located<R>(at offset: Int, _ source: SourceBuffer, _ body: () throws -> R) throws -> R {
        do { return try body() } catch { throw located(error, at: offset, source) }
    }

    /// Runs a program and turns its error into a diagnostic.
    private func finished<R>(_ source: SourceBuffer, _ body: () throws -> R) throws -> R {
        do {
            try budget.enter()
            defer { budget.leave() }
            return try body()
        } catch let error as ThrownValue {
            throw error.diagnostic
        } catch let error as BindingError {
            throw source.diagnostic(error.message, at: 0, kind: .runtime, fix: error.fix)
        }
    }
}

/// A program that is checked as a whole and then executed.
package final class CheckedProgram {
    private let checker: SourceChecker
    private let runner: Runner
    private var syntax: SessionSyntax

    /// Creates a program that knows a table and no declarations.
    package init(table: BindingTable, limits: Limits = Limits()) {
        checker = SourceChecker(library: LibraryInterfaces.make(table))
        runner = Runner(checker.interfaces, table: table, limits: limits)
        syntax = SessionSyntax(wrappers: table.propertyWrappers, modules: table.importableModules)
    }

    /// Checks and runs a source; returns the value of the last statement, and throws the first ``Diagnostic``.
    @discardableResult
    package func run(_ text: String, fileName: String) throws -> Value? {
        let source = SourceBuffer(text, fileName: fileName)
        var reader = SourceReader(source: source, limits: runner.budget.limits, session: syntax)
        reader.checksPaths = false
        reader.checksTypesAlone = true
        let lowered = try reader.lowered()
        syntax = lowered.session
        let findings = checker.check(lowered.statements)
        if let mistake = findings.mistakes.causes.first {
            throw source.diagnostic(
                mistake.message,
                at: mistake.offset ?? mistake.node.offset,
                kind: .meaning,
                didYouMean: mistake.didYouMean,
                fix: mistake.fix
            )
        }
        let flow = FlowCheck(interfaces: checker.interfaces, findings: findings).check(lowered.statements)
        if let mistake = flow.mistakes.first {
            throw source.diagnostic(mistake.message, at: BracePairs(text).offset(of: mistake.place), kind: .meaning)
        }
        return try runner.run(lowered.statements, findings, source)
    }

    /// Converts a value to a Swift value of a built-in or registered type; throws a ``BindingError`` if that is not
    /// possible.
    package func convert<T>(_ value: Value, to type: T.Type) throws -> T {
        try runner.table.convert(runner.types.opened(value), to: type, declared: nil)
    }

    /// Returns the lines printed so far, and clears them.
    package func takePrintedLines() -> [String] { runner.console.take().lines }

    /// Returns the errors in code that the library called, and clears them.
    package func takeDeferredErrors() -> [Diagnostic] {
        if let error = runner.state.trap { runner.reportLater(error) }
        runner.state.trap = nil
        defer { runner.state.deferredErrors = [] }
        return runner.state.deferredErrors
    }
}

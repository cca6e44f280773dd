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

    /// Releases the variables, and what only they keep.
    func end() {
        state.hasEnded = true
        let held = globals
        globals = Globals()
        for global in held.statics.values { global.value = .void }
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
    private let check: TypeCheck
    private let runner: Runner

    /// Creates a program that knows a table and no declarations.
    package init(table: BindingTable, limits: Limits = Limits()) {
        check = TypeCheck(table: table)
        runner = Runner(check.interfaces, table: table, limits: limits)
    }

    // Variables of source can form reference cycles, such as a function and itself.
    deinit { runner.end() }

    /// Checks and runs a source; returns the value of the last statement, and throws the first ``Diagnostic``.
    @discardableResult
    package func run(_ text: String, fileName: String) throws -> Value? {
        let checked = try check.checked(text, fileName: fileName)
        if let mistake = checked.messages.mistakes.first { throw mistake }
        return try runner.run(checked.statements, checked.findings, checked.source)
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

/// The run of a source: its declarations are loaded, then its statements are executed.
extension Runner {
    /// Runs the statements of a source that was checked, and returns the result of each.
    func run(_ checked: TypeCheck.Checked) throws -> [StatementOutcome] {
        let source = TopLevel(checked, load(checked))
        budget.start()
        let parts = try source.parts()
        let here = source.activations()
        var outcomes: [StatementOutcome] = []
        try finished(checked.source) {
            for part in parts {
                switch part {
                case .ran: outcomes.append(.ran)
                case .declared(let declarations): outcomes += declarations.map { .declared($0) }
                case .statements(let run, let index): guard try run(here[index]) == .next else { return }
                case .value(let run, let offset, let mayBeIgnored):
                    let value = try located(at: offset, checked.source) { try run(here) }
                    if case .void = value.unwrapped {
                        outcomes.append(.ran)
                    } else {
                        outcomes.append(mayBeIgnored ? .result(value) : .value(value))
                    }
                }
            }
        }
        return outcomes
    }

    /// Takes the declarations of a source that was checked; returns what the code of each statement has in common.
    @discardableResult
    func load(_ checked: TypeCheck.Checked) -> [Compiler.Unit] {
        if checked.isWhole {
            let unit = Compiler.Unit(self, checked.parts.first?.findings ?? Findings(), checked.source)
            load(unit, variables(of: checked.parts.map(\.statement)))
            return checked.parts.map { _ in unit }
        }
        var types: Compiler.Unit?
        return checked.parts.map { part in
            if part.statement.role == .type, let types { return types }
            let unit = Compiler.Unit(self, part.findings, checked.source)
            load(unit, variables(of: [part.statement]))
            if part.statement.role == .type { types = unit }
            return unit
        }
    }

    private func variables(of statements: [Statement]) -> [Declaration] {
        let names = statements.flatMap(\.declaredVariables)
        return names.flatMap { [$0, "_" + $0, "$" + $0] }.compactMap { interfaces.variable($0) }
    }

    /// Releases the variables, and what only they keep.
    func end() {
        state.hasEnded = true
        let held = globals
        globals = Globals()
        for global in held.statics.values { global.value = .void }
        releaseCode()
        // A reused view belongs to the interpreter that used it last.
        for object in state.objects.takeAll() where object.type.runtime === self {
            object.fields = object.fields.map { _ in .void }
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
            throw source.diagnostic(.sentence(error.message), at: 0, kind: .runtime, fix: error.fix)
        }
    }
}

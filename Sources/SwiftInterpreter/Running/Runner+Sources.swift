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

/// The code of the statements of a source, outside of types and functions.
struct TopLevel {
    private let checked: TypeCheck.Checked
    /// The compilers of the statements, which may be the same.
    private let compilers: [Compiler]

    /// A part of a source.
    enum Part {
        /// Statements without a value, with the number of their compiler.
        case statements(Compiler.Run, Int)
        /// An expression, whose value is a result of the source; and whether it is a call whose result may be ignored.
        case value(([Activation]) throws -> Value, offset: Int, mayBeIgnored: Bool)
        case declared([DeclaredName])
        /// A statement that has run.
        case ran
    }

    init(_ checked: TypeCheck.Checked, _ units: [Compiler.Unit]) {
        self.checked = checked
        var context = Compiler.Context()
        context.isTop = true
        let statements = checked.parts.map(\.statement)
        if checked.isWhole {
            let whole = units.first.map { unit in
                Compiler(unit, shared: SharedNames(in: statements, unit.findings).names, context)
            }
            compilers = whole.map { [$0] } ?? []
        } else {
            compilers = zip(units, statements).map { unit, statement in
                Compiler(unit, shared: SharedNames(in: [statement], unit.findings).names, context)
            }
        }
    }

    /// Returns the variables of the statements, once their code is made.
    func activations() -> [Activation] { compilers.map { Activation($0.variables.size) } }

    /// Returns the parts in order.
    func parts() throws -> [Part] {
        let statements = checked.parts.map(\.statement)
        if statements.contains(where: \.isDeferred) {
            return [.statements(try compilers[0].statements(statements), 0), .ran]
        }
        let last = statements.count - 1
        return try statements.enumerated().flatMap {
            try parts(of: $1, checked.isWhole ? 0 : $0, isLast: $0 == last)
        }
    }

    private func parts(of statement: Statement, _ index: Int, isLast: Bool) throws -> [Part] {
        let compiler = compilers[index]
        if case .expression(let node) = statement.kind {
            if compiler.findings.isSettled(statement), let line = statement.line?.settled {
                return value(of: line, compiler, isLast: isLast, at: node.offset)
            }
            // A result that may be ignored would keep an object that the program no longer has.
            let mayBeIgnored = isDiscardable(node, compiler.findings)
            if isValue(node, compiler.findings), isLast || !mayBeIgnored {
                let type = checked.expected.flatMap { $0.node === node ? $0.type : nil }
                let run = try (type.map { try compiler.code(node, as: $0) } ?? compiler.code(node)).run
                let (types, own) = (compiler.types, type ?? compiler.type(of: node))
                return [
                    .value({ types.result(try run($0[index]), own) }, offset: node.offset, mayBeIgnored: mayBeIgnored)
                ]
            }
        }
        let run = try compiler.statements([statement])
        let declarations = statement.declarations.map { declaration in
            var result = declaration
            result.offset = checked.source.place(of: declaration.offset)
            return result
        }
        return [.statements(run, index), declarations.isEmpty ? .ran : .declared(declarations)]
    }

    private func value(of line: SettledLine, _ compiler: Compiler, isLast: Bool, at offset: Int) -> [Part] {
        let (lines, types, type) = (compiler.unit.lines, compiler.types, line.findings.type(of: line.node) ?? .error)
        let mayBeIgnored = isDiscardable(line.node, line.findings)
        return [
            .value(
                { _ in
                    let value = try lines.value(of: line)
                    return isLast || !mayBeIgnored ? types.result(value, type) : .void
                },
                offset: offset,
                mayBeIgnored: mayBeIgnored
            )
        ]
    }

    private func isDiscardable(_ node: Expression, _ findings: Findings) -> Bool {
        let call: Call
        switch node.kind {
        case .call(let own): call = own
        case .chain(let inner), .attempt(let inner, _): return isDiscardable(inner, findings)
        case .tuple(let parts) where parts.count == 1: return isDiscardable(parts[0].value, findings)
        default: return false
        }
        let choice = findings.choice(of: node) ?? findings.choice(of: call.callee)
        return choice?.declaration?.modifiers.contains(.discardable) == true
    }

    private func isValue(_ node: Expression, _ findings: Findings) -> Bool {
        if findings.type(of: node)?.isVoid != false { return false }
        switch node.kind {
        case .assign, .assignWith: return false
        default: return true
        }
    }
}

extension Statement {
    /// The declarations that a statement is, with their offsets.
    var declarations: [DeclaredName] {
        switch kind {
        case .variables(let bindings):
            return bindings.flatMap { binding in
                binding.pattern.names.filter { $0.name != "_" }.map {
                    DeclaredName(kind: binding.isLet ? "let" : "var", name: $0.name, offset: $0.offset)
                }
            }
        case .function(let code): return [.init(kind: "func", name: code.heading.name, offset: code.offset)]
        case .type(let type), .extended(let type):
            return [.init(kind: type.kind.rawValue, name: type.name, offset: type.offset)]
        case .alias(let alias): return [.init(kind: "typealias", name: alias.name, offset: offset)]
        default: return []
        }
    }
}

/// The result of one statement of a source.
package enum StatementOutcome {
    /// The statement declared something.
    case declared(DeclaredName)
    /// The statement was an expression with this value.
    case value(Value)
    /// The statement was a call with this result, which may be ignored: it is called for what it does.
    case result(Value)
    /// The statement ran and has no value: an assignment, a loop, an import.
    case ran

    /// The value of an expression; nil for other statements.
    package var value: Value? {
        switch self {
        case .value(let value), .result(let value): value
        case .declared, .ran: nil
        }
    }
}

/// A name that a source declares outside of types and functions.
package struct DeclaredName {
    /// The kind of declaration, as written: `let`, `var`, `func`, `class`, `struct`, `enum`, `protocol`, `extension`,
    /// `typealias`.
    package var kind: String
    /// The declared name, or the extended type.
    package var name: String
    /// The UTF-8 offset of the declaration in its source.
    package var offset: Int
}

/// An error thrown by interpreted source, which it may catch.
struct ThrownValue: Error {
    private let error: RaisedError
    /// The diagnostic if the error is not caught.
    let diagnostic: Diagnostic

    var value: Value { error.value }

    init(value: Value, diagnostic: Diagnostic) {
        error = RaisedError(value)
        self.diagnostic = diagnostic
    }
}

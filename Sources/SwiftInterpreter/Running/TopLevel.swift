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
            return bindings.filter { !$0.isSynthesized || $0.wrapper == nil }.flatMap { binding in
                binding.pattern.names.filter { $0.name != "_" }.map {
                    DeclaredName(kind: binding.isLet ? "let" : "var", name: $0.name, offset: $0.offset)
                }
            }
        case .function(let code): return [.init(kind: "func", name: code.signature.name, offset: code.offset)]
        case .type(let type), .extended(let type):
            return [.init(kind: type.kind.rawValue, name: type.name, offset: type.offset)]
        case .alias(let name, _, _): return [.init(kind: "typealias", name: name, offset: offset)]
        default: return []
        }
    }
}

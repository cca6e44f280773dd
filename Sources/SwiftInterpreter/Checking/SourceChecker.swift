/// Finds the types in a source: of its declarations first, in any order, then of its statements and bodies.
final class SourceChecker {
    /// The declarations of the sources so far.
    let interfaces: Interfaces
    /// The variables of the statements so far.
    let scope = LexicalScope(parent: nil)

    init(library: Interfaces) {
        interfaces = Interfaces(library: library)
    }

    /// Declares the types of a source as stubs; see ``Interpreter/declareStubs(_:fileName:)``.
    func declareStubs(_ statements: [Statement]) -> Findings {
        let findings = check(statements)
        for case .type(let code) in statements.map(\.kind) {
            interfaces.nominals[code.name]?.modifiers.insert(.stub)
        }
        return findings
    }

    /// Checks a source and returns what was found.
    func check(_ statements: [Statement]) -> Findings {
        let checker = BodyChecker(interfaces)
        let declared = DeclaredInterfaces(interfaces: interfaces)
        interfaces.infer = { [weak checker, scope] declaration in checker?.inferred(declaration, scope) ?? .error }
        hide(statements)
        declared.declare(statements)
        checker.findings.mistakes += declared.errors.map(Mistake.init)
        for statement in statements { checker.checkTop(statement, scope) }
        checker.checkPending()
        let top = checker.findings.mistakes.count
        checker.check(declared, scope)
        checker.checkPending()
        if interfaces.acceptsUnfinished { checker.findings.acceptUnknownTypes(after: top) }
        let known = declared.errors.count
        declared.check()
        checker.findings.mistakes += declared.errors.dropFirst(known).map(Mistake.init)
        interfaces.infer = nil
        let holes = Holes(statements)
        var findings = checker.findings
        findings.mistakes = findings.mistakes.map(holes.explained)
        findings.notes += declared.notes.map(Mistake.init) + holes.notes
        return findings
    }

    /// Removes what earlier sources declared and this one declares again.
    private func hide(_ statements: [Statement]) {
        for statement in statements {
            switch statement.kind {
            case .function(let code):
                interfaces.hideFunctions(labelled: code.signature.labelledName)
                scope.variables[code.signature.name] = nil
            case .variables(let bindings):
                for name in bindings.flatMap(\.pattern.names).map(\.name) { interfaces.hideFunctions(named: name) }
            default: break
            }
        }
    }
}

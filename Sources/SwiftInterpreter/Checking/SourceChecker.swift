/// Finds the types in a source: of its declarations first, in any order, then of its statements and bodies.
final class SourceChecker {
    /// The declarations of the sources so far.
    let interfaces: Interfaces
    /// The variables of the statements so far.
    let scope: LexicalScope

    init(library: Interfaces) {
        interfaces = Interfaces(library: library)
        scope = LexicalScope(parent: nil)
        scope.isOfSource = true
    }

    /// Creates a checker that sees the declarations of another one and adds none to them.
    init(above other: SourceChecker) {
        interfaces = Interfaces(library: other.interfaces)
        scope = LexicalScope(parent: other.scope)
        scope.isOfSource = true
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
    ///
    /// - Parameter expected: the last expression, and the type that it is converted to.
    func check(_ statements: [Statement], expecting expected: (node: Expression, type: Type)? = nil) -> Findings {
        let checker = BodyChecker(interfaces)
        let declared = begin(statements, checker) { self.infer(with: checker) }
        for statement in statements {
            if let expected, case .expression(let node) = statement.kind, node === expected.node {
                checker.check(node, expecting: expected.type, .value, scope)
            } else {
                checker.checkTop(statement, scope)
            }
        }
        checker.checkPending()
        for statement in statements {
            checker.findings.mistakes += DeclaredInterfaces.errors(in: statement, interfaces).map(Mistake.init)
        }
        let top = checker.findings.mistakes.count
        checker.check(declared, scope)
        checker.checkPending()
        if interfaces.session.acceptsUnfinished {
            checker.findings.acceptUnknownTypes(after: top, besides: interfaces.session.absentNames)
        }
        return end(declared, checker.findings, statements)
    }

    /// Declares what statements declare.
    ///
    /// - Parameter infer: sets the function that finds the types of variables from their initial values.
    func begin(_ statements: [Statement], _ checker: BodyChecker, infer: () -> Void) -> DeclaredInterfaces {
        let declared = DeclaredInterfaces(interfaces: interfaces)
        infer()
        hide(statements)
        declared.declare(statements)
        checker.findings.mistakes += declared.errors.map(Mistake.init)
        return declared
    }

    private func infer(with checker: BodyChecker) {
        interfaces.session.infer = { [weak checker, scope] declaration in
            checker?.inferred(declaration, scope) ?? .error
        }
    }

    /// Adds the mistakes that depend on all types, once all bodies are checked.
    func end(_ declared: DeclaredInterfaces, _ findings: Findings, _ statements: [Statement]) -> Findings {
        let known = declared.errors.count
        var findings = findings
        declared.check()
        findings.mistakes += declared.errors.dropFirst(known).map(Mistake.init)
        interfaces.session.infer = nil
        let holes = Holes(statements, interfaces.session.place)
        findings.mistakes = findings.mistakes.map(holes.explained)
        findings.notes += declared.notes.map(Mistake.init) + holes.notes
        return findings
    }

    /// Removes what earlier sources declared and this one declares again.
    func hide(_ statements: [Statement]) {
        for statement in statements {
            switch statement.kind {
            case .function(let code):
                interfaces.hideFunctions(labelled: code.heading.labelledName)
                scope.variables[code.heading.name] = nil
            case .variables(let bindings):
                for name in bindings.flatMap(\.pattern.names).map(\.name) { interfaces.hideFunctions(named: name) }
            default: break
            }
        }
    }
}

/// The check of successive sources with the same types: what did not change from one to the next is not checked again.
final class DocumentCheck {
    let checker: SourceChecker
    let settling: Settling
    /// The findings about the types, extensions and operators.
    private(set) var types = Findings()
    /// The statements that declare types, as they were lowered when they were checked.
    private var typeStatements: [Statement] = []
    /// The mistakes in the bodies of the types, which a later source shares.
    private var typeFlow = FlowFindings()
    /// The names that they may mention.
    private var typeWords = MentionedWords()
    private var entries: [Int: Entry] = [:]
    let stubs: [TypeCheck.Checked]

    /// A variable or function that was checked.
    struct Entry {
        var statement: Statement
        var names: [String]
        var mentions: Set<String>
        var findings: Findings
        var flow: FlowFindings

        var isClean: Bool { findings.mistakes.isEmpty && flow.mistakes.isEmpty }
    }

    /// The findings about a source.
    struct Found {
        /// The statements, with the findings about each; the types share theirs.
        var parts: [(statement: Statement, findings: Findings)]
        /// The mistakes and notes.
        var mistakes: [Mistake]
        var notes: [Mistake]
        var flow: FlowFindings
    }

    init(_ checker: SourceChecker, stubs: [TypeCheck.Checked]) {
        self.checker = checker
        self.stubs = stubs
        let interfaces = checker.interfaces
        settling = Settling(checker.scope) { statement, findings in
            let isClean = FlowCheck(interfaces: interfaces, findings: findings).isClean(statement)
            return isClean ? MentionedNames(in: statement, findings).names : nil
        }
    }

    private var interfaces: Interfaces { checker.interfaces }

    // MARK: - The first source

    /// Checks a source of which nothing is known.
    func check(_ statements: [Statement]) -> Found {
        let checker = BodyChecker(interfaces)
        checker.settling = settling
        let declarations = statements.filter { $0.role != nil }
        let members = BodyChecker(interfaces)
        let declared = self.checker.begin(declarations, checker) { self.infer(members) }
        let start = checker.findings
        checker.findings = Findings()
        for statement in declarations where statement.role != .type { add(statement, declared, checker) }
        checker.findings = start
        let top = checker.findings.mistakes.count
        for function in declared.globals where function.isOperator { checker.check(function, self.checker.scope) }
        for declaration in declared.members { checker.check(declaration, self.checker.scope) }
        checker.checkPending()
        checker.findings.merge(members.findings)
        if interfaces.session.acceptsUnfinished {
            checker.findings.acceptUnknownTypes(after: top, besides: interfaces.session.absentNames)
        }
        for statement in declarations where statement.role == .type {
            checker.findings.mistakes += DeclaredInterfaces.errors(in: statement, interfaces).map(Mistake.init)
        }
        types = self.checker.end(declared, checker.findings, declarations)
        typeStatements = declarations.filter { $0.role == .type }
        for line in typeStatements.compactMap(\.line) { typeWords.add(line.text) }
        typeFlow = FlowCheck(interfaces: interfaces, findings: types).check(typeStatements)
        return rest(of: statements)
    }

    /// Lets the types of variables be found from their initial values: those of members are checked there, and global ones
    /// once more in their statement.
    private func infer(_ members: BodyChecker?) {
        let (interfaces, scope, settling) = (interfaces, checker.scope, settling)
        interfaces.session.infer = { declaration in
            if declaration.owner != nil, let members { return members.inferred(declaration, scope) }
            let checker = BodyChecker(interfaces)
            checker.settling = settling
            return checker.inferred(declaration, scope)
        }
    }

    private func add(_ statement: Statement, _ declared: DeclaredInterfaces, _ checker: BodyChecker) {
        guard let line = statement.line else { return }
        checker.findings = Findings()
        let scope = self.checker.scope
        if case .function(let code) = statement.kind {
            let declaration = declared.globals.first { declaration in
                if case .code(let own)? = declaration.implementation { own === code } else { false }
            }
            if let declaration { checker.check(declaration, scope) }
            if interfaces.session.acceptsUnfinished {
                checker.findings.acceptUnknownTypes(after: 0, besides: interfaces.session.absentNames)
            }
        } else {
            checker.checkTop(statement, scope)
        }
        checker.checkPending()
        checker.findings.mistakes += DeclaredInterfaces.errors(in: statement, interfaces).map(Mistake.init)
        entries[line.stamp] = Entry(
            statement: statement,
            names: statement.declaredNames,
            mentions: MentionedNames(in: statement, checker.findings).names,
            findings: checker.findings,
            flow: FlowCheck(interfaces: interfaces, findings: checker.findings).check([statement])
        )
    }

    // MARK: - Later sources

    /// Checks another source with the same types; returns nil if they depend on what changed.
    func recheck(_ statements: [Statement]) -> Found? {
        let variables = statements.filter { $0.role == .variable || $0.role == .function }
        var kept: Set<Int> = []
        for line in variables.compactMap(\.line) where entries[line.stamp]?.isClean == true { kept.insert(line.stamp) }
        var changed = names(of: variables.filter { $0.line.map { !kept.contains($0.stamp) } ?? true })
        for (stamp, entry) in entries where !kept.contains(stamp) { changed.formUnion(entry.names) }
        spread(&changed, &kept)
        if !changed.isEmpty {
            guard typeWords.words.isDisjoint(with: changed) else { return nil }
            update(variables, keeping: kept, changed)
        }
        return rest(of: statements)
    }

    private func names(of statements: [Statement]) -> Set<String> { Set(statements.flatMap(\.declaredNames)) }

    /// Adds the variables and functions that mention changed ones, until there are no more.
    private func spread(_ changed: inout Set<String>, _ kept: inout Set<Int>) {
        var found = true
        while found {
            found = false
            for stamp in kept {
                guard let entry = entries[stamp], !entry.mentions.isDisjoint(with: changed) else { continue }
                kept.remove(stamp)
                changed.formUnion(entry.names)
                found = true
            }
        }
    }

    private func update(_ variables: [Statement], keeping kept: Set<Int>, _ changed: Set<String>) {
        for (stamp, entry) in entries where !kept.contains(stamp) {
            for name in entry.names { checker.remove(name) }
            entries[stamp] = nil
        }
        settling.note(changed: changed)
        let new = variables.filter { $0.line.map { !kept.contains($0.stamp) } ?? true }
        let body = BodyChecker(interfaces)
        body.settling = settling
        let declared = checker.begin(new, body) { self.infer(nil) }
        let start = body.findings
        for statement in new { add(statement, declared, body) }
        let own = checker.end(declared, start, new)
        // A mistake in a heading belongs to all that were declared with it.
        if let first = new.first?.line, !own.mistakes.isEmpty || !own.notes.isEmpty {
            entries[first.stamp]?.findings.mistakes += own.mistakes
            entries[first.stamp]?.findings.notes += own.notes
        }
    }

    // MARK: - Statements

    /// Checks the statements that declare nothing, and returns what was found in all.
    private func rest(of statements: [Statement]) -> Found {
        let body = BodyChecker(interfaces)
        body.settling = settling
        infer(nil)
        defer { interfaces.session.infer = nil }
        var found = Found(parts: [], mistakes: types.mistakes, notes: types.notes, flow: typeFlow)
        var all = Findings()
        var others: [Statement] = []
        var knownTypes = typeStatements[...]
        for statement in statements {
            switch statement.role {
            case .type: found.parts.append((knownTypes.popFirst() ?? statement, types))
            case .variable, .function:
                guard let line = statement.line, let entry = entries[line.stamp] else { continue }
                found.parts.append((entry.statement, entry.findings))
                found.mistakes += entry.findings.mistakes
                found.notes += entry.findings.notes
                found.flow.add(entry.flow)
            case nil:
                body.findings = Findings()
                body.checkSettling(statement, checker.scope)
                body.checkPending()
                found.parts.append((statement, body.findings))
                found.mistakes += body.findings.mistakes
                found.notes += body.findings.notes
                all.merge(body.findings)
                others.append(statement)
            }
        }
        found.flow.add(FlowCheck(interfaces: interfaces, findings: all).check(others))
        return found
    }
}

extension SourceChecker {
    /// Removes a variable or function.
    func remove(_ name: String) {
        interfaces.removeVariable(name)
        interfaces.hideFunctions(named: name)
        scope.variables[name] = nil
    }
}

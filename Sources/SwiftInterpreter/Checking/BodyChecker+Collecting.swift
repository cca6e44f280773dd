/// The bodies of result builders that collect the parts of their lines in one list, as those of the library do.
///
/// Such a body may have thousands of lines. Each is checked on its own, and not again while it and the declarations stay
/// the same.
extension BodyChecker {
    /// The outcome of collecting the parts of a body.
    enum CollectingResult {
        case collected(CollectedBody)
        case wrong
        /// The builder makes something else of a part.
        case otherwise
    }

    /// Returns the type of the lists that a builder of the library makes; nil if it does something else, or if the body is
    /// in a scope with names of its own.
    func listType(of builder: Type, _ scope: LexicalScope) -> Type? {
        guard let settling, settling.isOpen(scope) else { return nil }
        if let known = settling.lists[builder] { return known }
        let found = foundListType(of: builder)
        settling.lists[builder] = .some(found)
        return found
    }

    private func foundListType(of builder: Type) -> Type? {
        guard let nominal = builder.nominal, nominal.code == nil, nominal.modifiers.contains(.resultBuilder),
            !has("buildFinalResult", builder), !has("buildPartialBlock", builder)
        else { return nil }
        let blocks = lookup.members("buildBlock", of: builder, isStatic: true).map(\.declaration)
        guard blocks.count == 1, blocks[0].parameters.count == 1, blocks[0].parameters[0].isVariadic,
            blocks[0].source == nil
        else { return nil }
        let outer = findings
        defer { findings = outer }
        return call("buildBlock", [], builder, at: [])?.type
    }

    /// Checks the statements of a body, and collects what the builder makes of them.
    func collect(_ statements: [Statement], _ list: Type, _ builder: Type, _ scope: LexicalScope) -> CollectingResult {
        declare(statements, scope)
        switch parts(of: statements, list, builder, scope) {
        case .parts(let parts): return .collected(CollectedBody(parts: parts, type: list, builder: builder))
        case .wrong: return .wrong
        case .otherwise: return .otherwise
        }
    }

    private enum Parts {
        case parts([CollectedBody.Part])
        case wrong
        case otherwise
    }

    private func parts(of statements: [Statement], _ list: Type, _ builder: Type, _ scope: LexicalScope) -> Parts {
        var parts: [CollectedBody.Part] = []
        var isWrong = false
        for statement in statements {
            switch collect(statement, list, builder, scope) {
            case .parts(let more): parts += more
            case .wrong: isWrong = true
            case .otherwise: return .otherwise
            }
        }
        return isWrong ? .wrong : .parts(parts)
    }

    private func collect(_ statement: Statement, _ list: Type, _ builder: Type, _ scope: LexicalScope) -> Parts {
        if case .section(let inner) = statement.kind { return collect(inner, in: statement, list, builder, scope) }
        if let line = statement.line, statement.isPart, settling?.isOpen(scope) == true {
            return collect(line, statement, list, builder, scope)
        }
        var made: [Statement] = []
        return parts(part(of: statement, builder, scope, &made), made, list)
    }

    private func parts(_ contribution: Contribution, _ made: [Statement], _ list: Type) -> Parts {
        switch contribution {
        case .part(let part):
            return part.type == list ? .parts([.statements(made), .variable(name(part))]) : .otherwise
        case .none: return .parts([.statements(made)])
        case .mistake: return .wrong
        }
    }

    /// Checks the lines of a section, unless they are settled.
    private func collect(
        _ lines: [Statement],
        in section: Statement,
        _ list: Type,
        _ builder: Type,
        _ scope: LexicalScope
    ) -> Parts {
        if let settling, let known = section.line?.settledSection, known.builder == builder,
            known.basis.holds(in: settling)
        {
            note(section.line)
            return .parts([.section(known)])
        }
        let found = parts(of: lines, list, builder, scope)
        guard case .parts(let parts) = found else { return found }
        let settled = parts.compactMap { part in if case .line(let line) = part { line } else { nil } }
        guard let settling, let line = section.line, settled.count == parts.count, settled.count == lines.count else {
            return found
        }
        let whole = SettledSection(settled, builder, settling)
        line.settledSection = whole
        note(line)
        return .parts([.section(whole)])
    }

    private func note(_ line: KnownLine?) {
        if let line { findings.details.settled.insert(ObjectIdentifier(line)) }
    }

    /// Returns what an earlier source settled about a line, if it still holds.
    private func known(_ line: KnownLine, _ builder: Type?) -> SettledLine? {
        guard let settling, let known = line.settled, known.builder == builder, known.basis.holds(in: settling) else {
            return nil
        }
        note(line)
        return known
    }

    private func collect(
        _ line: KnownLine,
        _ statement: Statement,
        _ list: Type,
        _ builder: Type,
        _ scope: LexicalScope
    ) -> Parts {
        if let known = known(line, builder) { return .parts([.line(known)]) }
        var made: [Statement] = []
        let plain: Expression? = if case .expression(let node) = statement.kind, node.isPlainValue { node } else { nil }
        let sharing = plain.map { shared($0, builder, scope) } ?? .unknown
        if case .line(let settled) = sharing { return .parts([.line(use(settled, as: line))]) }
        let found = alone(sharing) { () -> (value: Expression?, contribution: Contribution) in
            guard let plain else {
                let result = part(of: statement, builder, scope, &made)
                if case .part(let part) = result { return (name(part), result) }
                return (nil, result)
            }
            guard let value = value(of: plain, builder, scope) else { return (nil, .mistake) }
            return (value.node, .part(BuiltPart(name: "", type: value.type)))
        }
        guard case .part(let part) = found.result.contribution, let value = found.result.value else {
            findings.merge(found.findings)
            return parts(found.result.contribution, made, list)
        }
        guard part.type == list else { return .otherwise }
        if found.isSettled, let basis = settling?.basis(of: statement, found.findings) {
            let settled = SettledLine(builder, made, value, part.type, found.findings, basis)
            settling?.shapes.add(settled)
            return .parts([.line(use(settled, as: line))])
        }
        findings.merge(found.findings)
        guard part.name.isEmpty else { return .parts([.statements(made), .variable(value)]) }
        let bound = bind(value, part.type, to: &made)
        return .parts([.statements(made), .variable(name(bound))])
    }

    /// Notes the findings about a line.
    private func use(_ settled: SettledLine, as line: KnownLine) -> SettledLine {
        line.settled = settled
        note(line)
        return settled
    }

    /// Runs a check with findings of its own, after an attempt to share those of another line.
    ///
    /// - Returns: the result, what was found, and whether nothing else depends on it.
    private func alone<R>(_ sharing: Sharing, _ check: () -> R) -> (result: R, findings: Findings, isSettled: Bool) {
        let (outer, thrown, count) = (findings, context.thrown, pending.count)
        let shares = settling?.sharesShapes ?? false
        // The lines inside have been checked in vain once; not again at each level.
        if case .failed = sharing { settling?.sharesShapes = false }
        defer { settling?.sharesShapes = shares }
        findings = Findings()
        context.thrown = []
        let result = check()
        let own = findings
        let isSettled = own.isClean && context.thrown.isEmpty && pending.count == count
        findings = outer
        context.thrown = thrown + context.thrown
        return (result, own, isSettled)
    }

    /// Checks a statement of a source, unless it is settled.
    func checkSettling(_ statement: Statement, _ scope: LexicalScope) {
        guard let settling, let line = statement.line, case .expression(let node) = statement.kind,
            node.isPlainValue
        else { return checkTop(statement, scope) }
        if known(line, nil) != nil { return }
        let sharing = shared(node, nil, scope)
        if case .line(let settled) = sharing {
            _ = use(settled, as: line)
            return
        }
        let found = alone(sharing) { checkTop(statement, scope) }
        guard found.isSettled, let type = found.findings.type(of: node),
            let basis = settling.basis(of: statement, found.findings)
        else { return findings.merge(found.findings) }
        let settled = use(SettledLine(nil, [], node, type, found.findings, basis), as: line)
        settling.shapes.add(settled)
    }
}

extension Expression {
    /// True for an expression that is neither a branch nor an assignment.
    fileprivate var isPlainValue: Bool {
        switch kind {
        case .conditional, .choice, .assign, .assignWith: false
        default: true
        }
    }
}

extension Statement {
    /// True for a statement that gives a result builder a part.
    fileprivate var isPart: Bool {
        switch kind {
        case .forLoop: true
        case .expression(let node):
            switch node.kind {
            case .assign, .assignWith: false
            default: true
            }
        default: false
        }
    }
}

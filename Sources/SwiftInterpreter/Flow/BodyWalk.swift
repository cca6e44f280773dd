/// The walk over a body that finds mistakes which do not depend on paths: mutation, control, access, exhaustiveness.
final class BodyWalk {
    let body: FlowBody
    let findings: Findings
    let interfaces: Interfaces
    var found = FlowFindings()
    /// The statements around, the outermost first; a closure has none of them.
    var frames: [Frame] = []
    /// The constants that get their value later, and the closure depth of their declaration.
    var openConstants: [String: Int] = [:]
    /// The names bound by patterns of cases, which are no `let` constants in the compiler's words.
    var caseNames: Set<String> = []
    /// The constants in capture lists.
    var captures: Set<String> = []
    /// The parameters of closures that may change.
    var changeable: Set<String> = []
    /// The computed variables of blocks without a setter.
    let getOnly: Set<String>
    /// The number of closures around.
    var closureDepth = 0

    enum Frame {
        case loop
        /// A case of a `switch`, with the names of the next one; nil for the last case.
        case switchCase(next: [String]?)
        case branch
        case deferred
        /// A statement with a label.
        case labeled(String)
        /// A branch of an `if` or `switch` that is a value; the keyword.
        case valueBranch(String)
    }

    init(_ body: FlowBody, _ findings: Findings, _ interfaces: Interfaces, getOnly: Set<String>) {
        self.getOnly = getOnly
        self.body = body
        self.findings = findings
        self.interfaces = interfaces
    }

    func walk() {
        let isResult =
            body.isBuilder
            || body.statements.count == 1 && body.kind != .topLevel
                && (body.kind == .getter || body.result.map { $0 != .void && $0.description != "Void" } == true)
        if body.isValue, case .expression(let value)? = body.statements.first?.kind {
            return expression(value, isSource: body.kind == .initialValue)
        }
        statements(body.statements, isResult: isResult)
        if body.statements.count == 1, case .expression(let value) = body.statements[0].kind { checkSelfResult(value) }
    }

    /// - Parameter isResult: true if the statements have values that are used.
    func statements(_ list: [Statement], isResult: Bool = false) {
        for statement in list where !findings.isSettled(statement) { self.statement(statement, isResult: isResult) }
    }

    private func statement(_ statement: Statement, isResult: Bool) {
        switch statement.kind {
        case .expression(let node):
            switch node.kind {
            case .conditional(let conditional): self.conditional(conditional, isResult: isResult)
            case .choice(let choice): self.choice(choice, node, isResult: isResult)
            default:
                expression(node)
                if !isResult { warnIfUnused(node) }
            }
        case .variables(let bindings): bindings.forEach(declare)
        case .broken(let label): checkBreak(to: label, at: statement.offset)
        case .continued(let label): checkContinue(to: label, at: statement.offset)
        case .fellThrough: checkFallthrough(at: statement.offset)
        case .returned(let value):
            checkReturn(at: statement.offset)
            if let value {
                checkSelfResult(value)
                expression(value, isSource: true)
            }
        case .guarded(let conditions, let body):
            self.conditions(conditions)
            framed(.branch) { statements(body) }
        case .whileLoop(let conditions, let body, let label):
            self.conditions(conditions)
            labeled(label) { framed(.loop) { statements(body) } }
        case .repeatLoop(let body, let condition, let label):
            labeled(label) { framed(.loop) { statements(body) } }
            expression(condition)
        case .forLoop(let loop, let label):
            for node in statement.expressions { expression(node) }
            labeled(label) { framed(.loop) { statements(loop.body, isResult: isResult) } }
        case .block(let body, let label):
            labeled(label) { framed(.branch) { statements(body, isResult: isResult) } }
        case .section(let body): statements(body, isResult: isResult)
        case .deferred(let body): framed(.deferred) { statements(body) }
        case .attempted(let attempt):
            framed(.branch) { statements(attempt.body) }
            for clause in attempt.clauses {
                caseNames.insert("error")
                framed(.branch) { statements(clause.body) }
            }
        case .thrown(let value): expression(value, isSource: true)
        case .function, .type, .extended, .alias, .imported, .noted: break
        }
    }

    private func labeled(_ label: String?, _ walk: () -> Void) {
        if let label { framed(.labeled(label), walk) } else { walk() }
    }

    func framed(_ frame: Frame, _ walk: () -> Void) {
        frames.append(frame)
        walk()
        frames.removeLast()
    }

    private func declare(_ binding: VariableBinding) {
        if let value = binding.value { expression(value, isSource: true) }
        guard binding.isLet, binding.value == nil, binding.accessors == nil, binding.wrappedValue == nil else { return }
        for name in binding.pattern.names { openConstants["\(name.name) \(name.offset)"] = closureDepth }
    }

    func conditions(_ conditions: [Condition]) {
        for node in conditions.flatMap(\.expressions) { expression(node) }
    }

    private func note(_ pattern: Pattern) {
        for name in pattern.names { caseNames.insert("\(name.name) \(name.offset)") }
    }

    // MARK: - Expressions

    /// - Parameter isSource: true for a value that is returned, thrown or assigned, which may be an `if` or `switch`.
    func expression(_ node: Expression, isSource: Bool = false) {
        checkMutation(node)
        checkAccess(node)
        checkSelector(node)
        checkRequirements(node)
        if checkLiteral(node) { return }
        switch node.kind {
        case .conditional(let conditional): value(conditional, node, isSource: isSource)
        case .choice(let choice): value(choice, node, isSource: isSource)
        case .attempt(let inner, _), .cast(let inner, .plain): expression(inner, isSource: isSource)
        case .assign(let target, let source):
            expression(target)
            expression(source, isSource: true)
        case .closure(let closure): self.closure(closure, node)
        case .call(let call):
            checkDelegation(call, node)
            checkOverlaps(in: call)
            expression(call.callee)
            for argument in call.arguments { expression(argument.value) }
        default: for part in node.parts { expression(part) }
        }
    }

    private func conditional(_ node: Conditional, isResult: Bool) {
        conditions(node.conditions)
        framed(.branch) {
            statements(node.body, isResult: isResult)
            statements(node.otherwise ?? [], isResult: isResult)
        }
    }

    /// Returns true if a pattern names a case that there is not, so that it is unknown what it covers.
    private func hasMistakes(_ item: Switch.Case) -> Bool {
        item.patterns.contains { pattern in
            guard case .enumCase(_, _, let parts, let offset) = pattern.pattern else { return false }
            return parts?.isEmpty == true || findings.details.cases[offset] == nil
        }
    }

    private func choice(_ node: Switch, _ expression: Expression, isResult: Bool) {
        choice(node, expression) { statements($0, isResult: isResult) }
    }

    /// Walks over a `switch` with a function for the body of each case.
    func choice(_ choice: Switch, _ node: Expression, _ walk: ([Statement]) -> Void) {
        expression(choice.subject)
        let check = Exhaustiveness(interfaces: interfaces)
        if let type = findings.type(of: choice.subject), !choice.cases.contains(where: hasMistakes),
            !check.covers(choice.cases, type)
        {
            let missing = check.missing(choice.cases, type).prefix(6)
            let cases = missing.count == 1 ? "the missing case" : "the missing cases"
            found.add(
                "switch must be exhaustive",
                at: node.offset,
                fix: missing.isEmpty
                    ? "add a 'default:'" : "add \(cases) \(missing.joined(separator: ", ")), or a 'default:'"
            )
        }
        for (index, item) in choice.cases.enumerated() {
            for pattern in item.patterns {
                for part in pattern.pattern.expressions + [pattern.condition].compactMap({ $0 }) { expression(part) }
                note(pattern.pattern)
            }
            let next = index + 1 < choice.cases.count ? choice.cases[index + 1] : nil
            let names = next.map { $0.patterns.flatMap { $0.pattern.names.map(\.name) } }
            framed(.switchCase(next: names)) { walk(item.body) }
        }
    }

    private func closure(_ closure: ClosureExpression, _ node: Expression) {
        checkCaptures(of: closure, node)
        for capture in closure.captures {
            expression(capture.value)
            captures.insert("\(capture.name) \(capture.value.offset)")
        }
        let parameters = findings.type(of: node)?.withoutOptionals.function?.parameters
        let count = max(closure.parameters?.count ?? 0, parameters?.count ?? 0, closure.shorthandCount)
        for index in 0..<count {
            let name = closure.parameters.flatMap { index < $0.count ? $0[index].name : nil } ?? "$\(index)"
            // A parameter of an unknown type may be `inout`.
            let isChangeable = parameters.map { index < $0.count ? $0[index].isInout : true } ?? true
            if isChangeable { changeable.insert("\(name) \(node.offset)") }
        }
        let outer = frames
        frames = []
        closureDepth += 1
        statements(
            closure.parts,
            isResult: findings.builderClosures.contains(ObjectIdentifier(node)) || closure.parts.count == 1
        )
        closureDepth -= 1
        frames = outer
    }
}

/// The generic arguments of types that are inferred: the elements of a set are hashable.
extension BodyWalk {
    /// Notes a collection or a call whose type has arguments that do not satisfy its requirements.
    func checkRequirements(_ node: Expression) {
        switch node.kind {
        case .array, .call, .dictionary: break
        default: return
        }
        guard let type = findings.type(of: node)?.withoutOptionals, !type.hasParameters, let nominal = type.nominal,
            let unmet = Lookup(interfaces: interfaces).unmetRequirement(of: type), !unmet.type.isAny
        else { return }
        let kind = nominal.kind == .classType ? "class" : nominal.kind == .enumeration ? "enum" : "struct"
        found.add(
            "generic \(kind) '\(nominal.lastName)' requires that '\(unmet.type)' conform to '\(unmet.kind.name)'",
            at: node.offset
        )
    }
}

/// The initializers of classes that call others: convenience ones those of the class, designated ones those above.
extension BodyWalk {
    func checkDelegation(_ call: Call, _ node: Expression) {
        guard body.kind == .initializer, let owner = body.owner, owner.isClass, let code = body.code,
            let name = owner.nominal?.lastName
        else { return }
        if call.callee.isInitializer(of: "self"), !code.traits.isConvenience, !owner.isExtension {
            found.add(
                "designated initializer for '\(name)' cannot delegate (with 'self.init'); did you mean this to be a "
                    + "convenience initializer?",
                at: code.offset,
                fix: "write 'convenience' before 'init'"
            )
        }
        guard call.callee.isInitializer(of: "super") else { return }
        if code.traits.isConvenience {
            found.add(
                "convenience initializer for '\(name)' must delegate (with 'self.init') rather than chaining to a "
                    + "superclass initializer (with 'super.init')",
                at: call.callee.offset
            )
        } else if let called = findings.callee(of: call, node)?.declaration, called.modifiers.contains(.convenience),
            call.arguments.allSatisfy({ argument in called.parameters.contains { $0.label == argument.label } }),
            let above = owner.nominal?.superclass?.nominal?.lastName
        {
            found.add("must call a designated initializer of the superclass '\(above)'", at: call.callee.offset)
        }
    }
}

/// The assignments of variables to themselves.
extension BodyWalk {
    /// Notes a stored variable or property that its own value is assigned to.
    func checkSelfAssignment(of value: Expression, to target: Expression) {
        let (value, target) = (value.withoutParentheses, target.withoutParentheses)
        guard let own = named(target), let other = named(value), own == other else { return }
        let isProperty = findings.choice(of: target)?.declaration?.owner != nil
        found.add("assigning a \(isProperty ? "property" : "variable") to itself", at: target.offset)
    }

    /// A stored variable, or a stored property of one.
    private struct Named: Equatable {
        /// The variable before the dot.
        var base: ObjectIdentifier?
        /// The variable or property.
        var name: ObjectIdentifier
    }

    private func named(_ node: Expression) -> Named? {
        switch node.kind {
        case .name: return variable(node).map { Named(base: nil, name: $0) }
        case .member(let base, _):
            guard let property = variable(node) else { return nil }
            if case .name("self") = base.kind { return Named(base: nil, name: property) }
            guard case .name = base.kind, let base = variable(base) else { return nil }
            return Named(base: base, name: property)
        default: return nil
        }
    }

    /// Returns the stored variable that an expression names.
    private func variable(_ node: Expression) -> ObjectIdentifier? {
        guard let choice = findings.choice(of: node) else { return nil }
        if let variable = choice.variable { return ObjectIdentifier(variable) }
        guard let declaration = choice.declaration, case .variable(let binding)? = declaration.implementation,
            binding.accessors == nil, binding.attributes.isEmpty
        else { return nil }
        return ObjectIdentifier(declaration)
    }
}

/// Results of the type `Self`, which is the class of the value in a subclass.
extension BodyWalk {
    /// Notes a new value of a named class that a function of a class returns as `Self`.
    func checkSelfResult(_ value: Expression) {
        guard closureDepth == 0, body.owner?.isClass == true, ["Self", "Self?"].contains(body.result?.description),
            case .call(let call) = value.withoutParentheses.kind, let type = findings.type(of: value)?.withoutOptionals,
            let nominal = type.nominal, nominal.isClass, let name = call.callee.constructedName,
            name == nominal.name || name == nominal.lastName
        else { return }
        found.add(.conversion(from: type.description, to: "Self", .returned), at: value.offset)
    }
}

extension Expression {
    /// The name of the type whose initializer a callee may be: `A` or `A.init`.
    fileprivate var constructedName: String? {
        switch kind {
        case .name(let name): name
        case .member(let base, "init"): base.constructedName
        default: nil
        }
    }
}

/// Checks statements one after the other: each gets its types from those before it and from its own text.
final class BodyChecker {
    let interfaces: Interfaces
    let standard: StandardNominals
    /// The requirements on the generic parameters around.
    let requirements: [Requirement]
    /// The function that the statements are in.
    var context: Context
    var findings = Findings()
    /// The local declarations whose bodies are not checked yet, with the blocks that they are in.
    var pending: [(declared: DeclaredInterfaces, scope: LexicalScope)] = []
    /// The number of names given to the parts of result builders.
    var partCount = 0
    /// The bodies of closures in the expression around.
    let checked: CheckedBodies
    /// The facts that lines can be settled by; nil if none can.
    var settling: Settling?

    /// The facts about a function that its body depends on.
    struct Context {
        /// The type of returned values; nil while it is not known.
        var result: Type?
        /// True if the first returned value decides the type.
        var infersResult = false
        /// True if the first returned value is that of an optional.
        var returnsOptional = false
        var builder: Type?
        /// The declaration whose body a result builder transforms.
        var builderOwner: ObjectIdentifier?
        /// The words of the compiler for the function; nil in a closure.
        var function: String?
        /// True in the body of a closure.
        var isOfClosure = false
        /// True in the pattern of a case of a `switch`.
        var isInSwitch = false
        /// True in an initializer, which returns nothing or nil.
        var isInitializer = false
        /// The types of the returned values before they become one of the opaque result.
        var returned: [Type] = []
        /// The type of the errors in `throws(E)`.
        var thrownType: Type?
        /// The types of the errors thrown so far; nil for any error.
        var thrown: [Type?] = []
    }

    init(
        _ interfaces: Interfaces,
        requirements: [Requirement] = [],
        context: Context = Context(),
        checked: CheckedBodies = CheckedBodies()
    ) {
        self.interfaces = interfaces
        self.checked = checked
        self.requirements = requirements
        self.context = context
        standard = StandardNominals(interfaces: interfaces)
    }

    var lookup: Lookup { Lookup(interfaces: interfaces, requirements: requirements) }

    // MARK: - Expressions

    /// Checks an expression and returns its type; after a mistake, the error type.
    @discardableResult
    func check(_ node: Expression, _ scope: LexicalScope) -> Type { check(node, expecting: nil, .value, scope) }

    /// Checks an expression that is converted to a type, and returns that type; after a mistake, the error type.
    @discardableResult
    func check(
        _ node: Expression,
        expecting expected: Type?,
        _ place: Constraint.Conversion,
        _ scope: LexicalScope
    ) -> Type {
        let solver = Solver(lookup, bodies: self)
        var type = solver.generate(node, scope)
        if let expected {
            solver.converts(type, toContext: expected, place, node)
            // The value has the type that it is converted to.
            type = expected
        }
        return finish(solver, type, node)
    }

    /// Solves the constraints of an expression and returns its type.
    func finish(_ solver: Solver, _ type: Type, _ node: Expression) -> Type {
        if interfaces.session.isCancelled() {
            findings.mistakes.append(Mistake(message: "stopped", node: node, weight: 1))
            return .error
        }
        solver.root = node
        return checked.solving { solved(solver, type, node) }
    }

    private func solved(_ solver: Solver, _ type: Type, _ node: Expression) -> Type {
        let start = solver.state
        let solution = solver.solve()
        findings.basesAtCursor += solver.solutions.flatMap(\.foundBases)
        if let solution, solution.mistakes.isEmpty {
            interfaces.session.cursor?.replaceTypes(solution.simplified)
            findings.add(solution)
            checkInterpolations(solution)
            var errors = ThrownErrors(solution)
            errors.add(node)
            context.thrown += errors.types
            return solution.simplified(type)
        }
        if solver.effort.isTooComplex { return giveUp(solver, node) }
        // What is noted of names is all there is, if the rest fits.
        if let first = solver.solutions.first, !first.mistakes.isEmpty {
            findings.add(first)
            return first.simplified(type).closed
        }
        if let ambiguity = solver.ambiguity {
            findings.mistakes.append(ambiguity)
            return .error
        }
        let hasSolution = !solver.solutions.isEmpty
        guard let repaired = solver.repair(start) ?? solver.solutions.first else {
            if solver.effort.isTooComplex { return giveUp(solver, node) }
            findings.mistakes.append(
                Mistake(message: "type of expression is ambiguous without a type annotation", node: node, weight: 1)
            )
            return .error
        }
        if let cursor = interfaces.session.cursor {
            // Of the types that a value may have, the first is meant; a name with a leading dot may be of any.
            if !hasSolution { findings.basesAtCursor += repaired.foundBases.filter { $0.kind == .instance } }
            cursor.replaceTypes(repaired.simplified)
        }
        findings.add(repaired)
        return repaired.simplified(type).closed
    }

    /// Notes what was found in an expression whose search took too many steps.
    private func giveUp(_ solver: Solver, _ node: Expression) -> Type {
        let found = solver.effort.unknownNames + checked.mistakes(inBodiesOf: node)
        findings.mistakes += found.isEmpty ? [.tooComplex(node, solver.effort)] : found
        return .error
    }

    func resolve(_ written: WrittenType, _ scope: LexicalScope, at node: Expression) -> Type {
        do {
            let type = try TypeResolver(interfaces: interfaces, scope: scope.typeScope).resolve(written)
            let reduced = lookup.reduced(type)
            if let problem = lookup.problem(in: reduced) { note(problem, at: written.offset ?? node.offset) }
            return reduced
        } catch let error as TypeError {
            findings.mistakes.append(Mistake(error, at: node))
        } catch {}
        return .error
    }

    func note(_ message: DiagnosticMessage, at offset: Int, _ hint: Hint? = nil) {
        findings.mistakes.append(
            Mistake(message: message, node: Expression(.nilLiteral, at: offset), weight: 1, hint: hint)
        )
    }

    // MARK: - Statements

    func check(_ statements: [Statement], _ scope: LexicalScope) {
        declare(statements, scope)
        checkRedeclarations(in: statements)
        scope.addLater(statements)
        for statement in statements { check(statement, scope) }
    }

    /// Notes the variables of a block that have the name of an earlier one of the same block.
    private func checkRedeclarations(in statements: [Statement]) {
        var names: Set<String> = []
        for case .variables(let bindings) in statements.map(\.kind) {
            for name in bindings.flatMap(\.pattern.names) where !names.insert(name.name).inserted {
                note("invalid redeclaration of '\(name.name)'", at: name.offset)
            }
        }
    }

    /// Checks the body of a function; a single expression is its result.
    func checkBody(_ statements: [Statement], _ scope: LexicalScope) {
        if let builder = context.builder, !statements.contains(where: \.isReturn) {
            let type = build(statements, builder, scope, owner: context.builderOwner, as: context.result)
            if let result = context.result, let type, !type.isError {
                let node = Expression(.nilLiteral, at: statements.first?.offset ?? 0)
                expect(type, as: result, .returned, node)
            } else if context.infersResult {
                context.result = type
            }
            return
        }
        if statements.count == 1, case .expression(let node) = statements[0].kind, context.result?.isVoid != true,
            !context.isInitializer
        {
            if case .assign = node.kind {} else if returns(node, scope) { return }
        }
        check(statements, scope)
    }

    /// Checks the only expression of a body as its result; returns false if it is no value.
    private func returns(_ node: Expression, _ scope: LexicalScope) -> Bool {
        switch node.kind {
        case .conditional(let conditional) where !conditional.isValue: return false
        case .choice(let choice) where !choice.isValue: return false
        default: break
        }
        guard let result = context.result else {
            context.result = check(node, scope)
            return true
        }
        check(node, expecting: result, .returned, scope)
        return true
    }

    /// Notes a mistake if a value of one type cannot be of another one.
    func expect(_ type: Type, as other: Type, _ place: Constraint.Conversion, _ node: Expression) {
        let solver = Solver(lookup, bodies: nil)
        solver.converts(type, to: other, place, node)
        let start = solver.state
        if solver.solve() == nil, let repaired = solver.repair(start) { findings.mistakes += repaired.mistakes }
    }

    private func check(_ statement: Statement, _ scope: LexicalScope) {
        switch statement.kind {
        case .expression(let node): check(statement: node, scope)
        case .variables(let bindings): for binding in bindings { check(binding, scope) }
        case .returned(let value): checkReturn(value, at: statement.offset, scope)
        case .guarded(let conditions, let body):
            // The body does not see what the conditions bind.
            let inner = LexicalScope(parent: scope)
            check(body, inner)
            check(conditions, scope)
        case .whileLoop(let conditions, let body, _):
            let inner = LexicalScope(parent: scope)
            check(conditions, inner)
            check(body, LexicalScope(parent: inner))
        case .repeatLoop(let body, let condition, _):
            check(body, LexicalScope(parent: scope))
            check(condition, expecting: standard.bool, .condition, scope)
        case .forLoop(let loop, _): check(loop, scope)
        case .block(let body, _), .deferred(let body): check(body, LexicalScope(parent: scope))
        case .attempted(let attempt): check(attempt, scope)
        case .thrown(let value):
            context.thrown.append(nil)
            checkThrown(value, scope)
        case .section(let statements): for statement in statements { check(statement, scope) }
        case .imported(let name): checkImport(of: name, at: statement.offset)
        case .function, .type, .extended, .alias, .broken, .continued, .fellThrough, .noted: break
        }
    }

    private func checkImport(of name: String, at offset: Int) {
        guard let modules = interfaces.natives?.modules,
            let module = name.split(separator: ".").first.map(String.init), !modules.contains(module)
        else { return }
        findings.mistakes.append(
            Mistake(
                message: .unknownModule(name),
                node: Expression(.nilLiteral, at: offset),
                weight: 1,
                hint: NearestName.nearest(to: module, among: modules).map { .near($0) }
                    ?? .fix("available modules: " + modules.joined(separator: ", "))
            )
        )
    }

    private func checkThrown(_ value: Expression, _ scope: LexicalScope) {
        if context.thrownType == nil, let kind = interfaces.nominal("Error") {
            let type = BodyChecker(interfaces, requirements: requirements, checked: checked).check(value, scope)
            if type.nominal != nil, !lookup.conforms(type, to: kind) {
                return note(
                    "thrown expression type '\(type)' does not conform to 'Error'",
                    at: value.offset,
                    .fix("declare the type as 'Error'")
                )
            }
        }
        check(value, expecting: context.thrownType ?? anyError, .value, scope)
    }

    var anyError: Type {
        interfaces.nominal("Error").map { Type(.existential(.init(protocols: [$0]))) } ?? .error
    }

    private func check(statement node: Expression, _ scope: LexicalScope) {
        switch node.kind {
        case .conditional(let conditional):
            let inner = LexicalScope(parent: scope)
            check(conditional.conditions, inner)
            check(conditional.body, LexicalScope(parent: inner))
            if let otherwise = conditional.otherwise { check(otherwise, LexicalScope(parent: scope)) }
        case .choice(let choice):
            let type = check(choice.subject, scope)
            for item in choice.cases {
                let inner = self.scope(of: item, matching: type, scope)
                check(item.body, LexicalScope(parent: inner))
            }
        default: check(node, scope)
        }
    }

    /// Checks a statement outside of types and functions, whose declarations are known.
    func checkTop(_ statement: Statement, _ scope: LexicalScope) {
        check(statement, scope)
        guard case .variables(let bindings) = statement.kind, bindings.contains(where: \.isLazy) else { return }
        note("'lazy' cannot be used on an already-lazy global", at: statement.offset)
    }

    private func checkReturn(_ value: Expression?, at offset: Int, _ scope: LexicalScope) {
        if context.isInitializer, value == nil { return }
        guard let value else {
            if let result = context.result, !result.isVoid, !result.isError {
                note("non-void function should return a value", at: offset)
            } else if context.infersResult, context.result == nil {
                context.result = .void
            }
            return
        }
        guard let result = context.result else {
            context.result = inferred(check(value, scope))
            return
        }
        check(value, expecting: result, .returned, scope)
        context.returned.append(findings.types[ObjectIdentifier(value)] ?? .error)
    }

    private func check(_ loop: ForLoop, _ scope: LexicalScope) {
        let element = element(of: loop, scope)
        let inner = LexicalScope(parent: scope)
        check(loop.pattern, element, inner)
        if let condition = loop.condition { check(condition, expecting: standard.bool, .condition, inner) }
        check(loop.body, LexicalScope(parent: inner))
    }

    /// Checks the sequence of a loop, and returns the type of its elements.
    func element(of loop: ForLoop, _ scope: LexicalScope) -> Type {
        let annotated = loop.type.map { resolve($0, scope, at: loop.sequence) }
        let type: Type
        if let annotated, case .array = loop.sequence.kind {
            type = check(loop.sequence, expecting: standard.array(annotated), .value, scope)
        } else {
            let solver = Solver(lookup, bodies: self)
            solver.expectsSequence()
            type = finish(solver, solver.generate(loop.sequence, scope), loop.sequence)
        }
        if let annotated { return annotated }
        if type.isError { return .error }
        if let kind = interfaces.nominal("Sequence"), lookup.conforms(type, to: kind) || type.isExistential {
            return lookup.reduced(Type(.member(type, "Element")))
        }
        let isOptional = type.wrapped != nil
        note(
            isOptional
                ? "for-in loop requires '\(type)' to conform to 'Sequence'; did you mean to unwrap optional?"
                : .misuse(of: type.description, .sequence),
            at: loop.sequence.offset,
            isOptional ? .fix("write '?? []' after it") : nil
        )
        return .error
    }
}

extension Statement {
    var isReturn: Bool {
        if case .returned = kind { return true }
        return false
    }
}

extension Type {
    var isExistential: Bool {
        if case .existential(let existential) = form { return !existential.protocols.isEmpty }
        return false
    }
}

/// The code of statements.
extension Compiler {
    typealias Run = (Activation) throws -> Flow

    /// Returns the code of a function's body; a single expression is its result.
    func body(_ statements: [Statement], isExpression: Bool) throws -> Run {
        if isExpression, statements.count == 1, case .expression(let node) = statements[0].kind, isValue(node) {
            let run = try code(node, as: context.result).run
            return { here in
                here.result = try run(here)
                return .returned
            }
        }
        return try releasing { try self.statements(statements) }
    }

    func isValue(_ node: Expression) -> Bool {
        switch node.kind {
        case .assign: false
        case .conditional(let conditional): conditional.isValue && !type(of: node).isError
        case .choice(let choice): choice.isValue && !type(of: node).isError
        default: true
        }
    }

    /// Returns the code of statements in a block of their own.
    func block(_ statements: [Statement]) throws -> Run {
        variables.push()
        defer { variables.pop() }
        return try releasing { try self.statements(statements) }
    }

    /// Returns the code of statements; local functions are made before the first one runs.
    func statements(_ all: [Statement]) throws -> Run {
        let all = all.flatMap { statement in
            if case .section(let inner) = statement.kind { inner } else { [statement] }
        }
        let functions = localFunctions(of: all)
        let run = try inOrder(all[...])
        return try make(functions, run)
    }

    /// Declares the local functions of a block, with what they share.
    private func localFunctions(of all: [Statement]) -> [(code: FunctionCode, box: Int)] {
        guard !context.isTop || !variables.isInOutermostBlock else { return [] }
        var functions: [(code: FunctionCode, box: Int)] = []
        for statement in all {
            guard case .function(let code) = statement.kind, !code.heading.isOperator else { continue }
            let box = variables.newBox()
            variables.setFunction(Self.localName(code), LocalVariable(place: .box(box)))
            variables.share(SharedNames(in: [statement], findings).names)
            functions.append((code, box))
        }
        return functions
    }

    /// Returns the code of statements, of which those after a `defer` run before its body.
    private func inOrder(_ all: ArraySlice<Statement>) throws -> Run {
        var runs: [Run] = []
        for (index, statement) in zip(all.indices, all) {
            if case .deferred(let body) = statement.kind {
                let ending = try deferred(body)
                let rest = try releasing { try self.inOrder(all[(index + 1)...]) }
                runs.append { here in
                    let flow: Flow
                    do { flow = try rest(here) } catch let error where Self.leaves(error) {
                        let result = here.result
                        _ = try ending(here)
                        here.result = result
                        throw error
                    }
                    let (result, target) = (here.result, here.target)
                    _ = try ending(here)
                    (here.result, here.target) = (result, target)
                    return flow
                }
                break
            }
            if let run = try self.statement(statement) { runs.append(run) }
        }
        return sequence(runs)
    }

    /// Returns the code of the body of a `defer`.
    private func deferred(_ body: [Statement]) throws -> Run {
        let outer = isDeferred
        isDeferred = true
        defer { isDeferred = outer }
        return try block(body)
    }

    /// Returns true for an error that leaves a block as `return` does; after any other one nothing runs any more.
    private static func leaves(_ error: any Error) -> Bool {
        error is ThrownValue || error is InitializerFailure || error is ChainEnd
    }

    func sequence(_ runs: [Run]) -> Run {
        switch runs.count {
        case 0: return { _ in .next }
        case 1: return runs[0]
        case 2:
            let (first, second) = (runs[0], runs[1])
            return { here in
                let flow = try first(here)
                return flow == .next ? try second(here) : flow
            }
        default:
            return { here in
                for run in runs {
                    let flow = try run(here)
                    if flow != .next { return flow }
                }
                return .next
            }
        }
    }

    /// Makes the local functions of a block when it begins, with the variables that they share.
    private func make(_ functions: [(code: FunctionCode, box: Int)], _ body: @escaping Run) throws -> Run {
        guard !functions.isEmpty else { return body }
        let values = try functions.map { try localFunctionValue($0.code) }
        let boxes = functions.map(\.box)
        let own = boxes + variables.boxesOfBlock
        let isWatched = runner.state.watchesLifetimes
        return { here in
            for box in own { here.boxes[box] = Box() }
            for (index, box) in boxes.enumerated() { here.box(box).value = try values[index](here) }
            // A function keeps none of the variables that it uses.
            defer { if isWatched { for box in boxes { here.boxes[box] = nil } } }
            return try body(here)
        }
    }

    // MARK: - Kinds of statements

    func statement(_ statement: Statement) throws -> Run? {
        let run = try kind(statement)
        guard let run else { return nil }
        let budget = runner.budget
        let (runner, place) = (runner, location(statement.offset))
        return { here in
            do {
                try budget.step()
                return try run(here)
            } catch let error as BindingError {
                throw runner.located(error, at: place.offset, place.source)
            } catch let error as Budget.Stop {
                throw runner.located(error, at: place.offset, place.source)
            }
        }
    }

    func kind(_ statement: Statement) throws -> Run? {
        switch statement.kind {
        case .expression(let node): return try expression(node)
        case .variables(let bindings):
            let runs = try bindings.map { try variable($0) }
            return sequence(runs)
        case .returned(let value): return try returned(value)
        case .broken(let label): return try leave(label, .broken, at: statement.offset)
        case .continued(let label): return try leave(label, .continued, at: statement.offset)
        case .fellThrough: return { _ in .fellThrough }
        case .guarded(let conditions, let body):
            let otherwise = try block(body)
            let test = try self.conditions(conditions)
            return { here in try test(here) ? .next : try otherwise(here) }
        case .whileLoop(let conditions, let body, let label): return try whileLoop(conditions, body, label)
        case .repeatLoop(let body, let condition, let label): return try repeatLoop(body, condition, label)
        case .forLoop(let loop, let label): return try forLoop(loop, label)
        case .block(let body, let label?): return try labelled(label) { try block(body) }
        case .block(let body, nil): return try block(body)
        case .attempted(let attempt): return try self.attempt(attempt)
        case .deferred(let body): return try deferred(body)
        case .thrown(let value): return try thrown(value, at: statement.offset)
        case .section(let inner): return try statements(inner)
        case .function, .type, .extended, .alias, .imported, .noted: return nil
        }
    }

    func expression(_ node: Expression) throws -> Run {
        switch node.kind {
        case .conditional, .choice: return try branching(node, into: { try self.block($0) })
        default: break
        }
        let run = try code(node).run
        return { here in
            _ = try run(here)
            return .next
        }
    }

    func returned(_ value: Expression?) throws -> Run {
        guard let value else {
            if let initializer = context.initializer, !context.isClosure, initializer.isFailable {
                return { _ in .returned }
            }
            return { here in
                here.result = .void
                return .returned
            }
        }
        if let initializer = context.initializer, !context.isClosure, initializer.isFailable,
            case .nilLiteral = value.kind
        {
            return { _ in throw InitializerFailure() }
        }
        let run = try code(value, as: context.result).run
        return { here in
            here.result = try run(here)
            return .returned
        }
    }

    func thrown(_ value: Expression, at offset: Int) throws -> Run {
        let own = type(of: value)
        let run = try code(value).run
        let (runner, place, find) = (runner, location(offset), concrete(own))
        let types = types
        return { here in
            let error = types.erased(try run(here), find(here))
            let text = runner.types.opened(error).debugDescription
            throw ThrownValue(
                value: error,
                diagnostic: runner.failure("error raised at top level: \(text)", at: place.offset, place.source)
            )
        }
    }

    func attempt(_ attempt: Attempt) throws -> Run {
        let body = try block(attempt.body)
        let clauses = try attempt.clauses.map { clause in
            variables.push()
            defer { variables.pop() }
            let start = variables.order.count
            let tests = try catchTests(clause)
            let body = try block(clause.body)
            return (tests, body, releases(since: start))
        }
        return { here in
            do { return try body(here) } catch let error as ThrownValue {
                for (tests, run, release) in clauses {
                    defer { release?(here) }
                    for test in tests where try test(here, error.value) { return try run(here) }
                }
                throw error
            }
        }
    }

    private func catchTests(_ clause: Attempt.Clause) throws -> [(Activation, Value) throws -> Bool] {
        let error = declare("error")
        let begin = begin(error.place)
        if clause.patterns.isEmpty {
            return [
                { here, value in
                    begin(here, value)
                    return true
                }
            ]
        }
        return try clause.patterns.map { item in
            let matches = try item.pattern.map { try match($0, .any) }
            let condition = try item.condition.map { try code($0).asBool }
            return { here, value in
                begin(here, value)
                if let matches, !(try matches(here, value)) { return false }
                return try condition?(here) ?? true
            }
        }
    }
}

extension Statement {
    var isDeferred: Bool {
        if case .deferred = kind { return true }
        return false
    }
}

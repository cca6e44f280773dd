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
        return try self.statements(statements)
    }

    private func isValue(_ node: Expression) -> Bool {
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
        return try self.statements(statements)
    }

    /// Returns the code of statements; local functions are made before the first one runs.
    func statements(_ all: [Statement]) throws -> Run {
        let all = all.flatMap { statement in
            if case .section(let inner) = statement.kind { inner } else { [statement] }
        }
        var functions: [(code: FunctionCode, variable: LocalVariable)] = []
        if !context.isTop || variables.blocks.count > 1 {
            for case .function(let code) in all.map(\.kind) where !code.heading.isOperator {
                let variable = LocalVariable(place: .box(variables.newBox()))
                variables.set(Self.localName(code), variable)
                functions.append((code, variable))
            }
        }
        if !functions.isEmpty { predeclare(all) }
        var runs: [Run] = []
        for statement in all {
            if case .deferred(let body) = statement.kind {
                // What follows runs first, however it ends.
                let ending = try block(body)
                let index = all.firstIndex { $0.offset == statement.offset && $0.isDeferred } ?? 0
                let rest = try self.statements(following: Array(all[(index + 1)...]))
                runs.append { here in
                    let flow: Flow
                    do { flow = try rest(here) } catch {
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
        return try make(functions, sequence(runs))
    }

    private func statements(following rest: [Statement]) throws -> Run {
        var runs: [Run] = []
        for (index, statement) in rest.enumerated() {
            if statement.isDeferred {
                runs.append(try statements(Array(rest[index...])))
                break
            }
            if let run = try self.statement(statement) { runs.append(run) }
        }
        return sequence(runs)
    }

    private func sequence(_ runs: [Run]) -> Run {
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

    /// Declares the variables of a block whose local functions may use them before they are declared.
    private func predeclare(_ all: [Statement]) {
        for case .variables(let bindings) in all.map(\.kind) {
            for binding in bindings where binding.accessors == nil {
                for name in binding.pattern.names.map(\.name) where shared.contains(name) {
                    if variables.findInBlock(name) == nil { declare(name) }
                }
            }
        }
    }

    /// Makes the local functions of a block when it begins.
    private func make(_ functions: [(code: FunctionCode, variable: LocalVariable)], _ body: @escaping Run) throws -> Run
    {
        guard !functions.isEmpty else { return body }
        let values = try functions.map { try localFunctionValue($0.code) }
        let boxes = functions.compactMap { function -> Int? in
            if case .box(let box) = function.variable.place { box } else { nil }
        }
        return { here in
            for box in boxes { here.boxes[box] = Box() }
            for (index, box) in boxes.enumerated() { here.box(box).value = try values[index](here) }
            return try body(here)
        }
    }

    // MARK: - Kinds of statements

    private func statement(_ statement: Statement) throws -> Run? {
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

    private func kind(_ statement: Statement) throws -> Run? {
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
        case .block(let body): return try clearing { try block(body) }
        case .attempted(let attempt): return try self.attempt(attempt)
        case .deferred(let body): return try block(body)
        case .thrown(let value): return try thrown(value, at: statement.offset)
        case .section(let inner): return try statements(inner)
        case .function, .type, .extended, .alias, .imported, .noted: return nil
        }
    }

    /// Returns the code of a block whose variables are released at its end.
    private func clearing(_ make: () throws -> Run) throws -> Run {
        let before = variables.size
        let run = try make()
        let after = variables.size
        if before.slots == after.slots, before.boxes == after.boxes { return run }
        return { here in
            defer {
                for index in (before.slots..<after.slots).reversed() { here.slots[index] = .void }
                for index in (before.boxes..<after.boxes).reversed() { here.boxes[index] = nil }
            }
            return try run(here)
        }
    }

    private func expression(_ node: Expression) throws -> Run {
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

    private func returned(_ value: Expression?) throws -> Run {
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

    private func thrown(_ value: Expression, at offset: Int) throws -> Run {
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

    private func attempt(_ attempt: Attempt) throws -> Run {
        let body = try clearing { try block(attempt.body) }
        let clauses = try attempt.clauses.map { clause in
            variables.push()
            defer { variables.pop() }
            let tests = try catchTests(clause)
            return (tests, try block(clause.body))
        }
        return { here in
            do { return try body(here) } catch let error as ThrownValue {
                for (tests, run) in clauses {
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

    // MARK: - Loops

    /// Makes the code of a loop's or block's body, which `break` and `continue` may leave.
    private func leavable(_ label: String?, isLoop: Bool, _ make: () throws -> Run) throws -> (run: Run, number: Int) {
        unit.exitCount += 1
        let number = unit.exitCount
        exits.append(Exit(label: label, number: number, isLoop: isLoop))
        defer { exits.removeLast() }
        return (try make(), number)
    }

    private func leave(_ label: String?, _ flow: Flow, at offset: Int) throws -> Run {
        let exit = exits.last { exit in
            if let label { return exit.label == label }
            return flow == .continued ? exit.isLoop : true
        }
        guard let number = exit?.number else { throw unsupported("this jump", at: offset) }
        return { here in
            here.target = number
            return flow
        }
    }

    private func whileLoop(_ conditions: [Condition], _ body: [Statement], _ label: String?) throws -> Run {
        variables.push()
        defer { variables.pop() }
        let test = try self.conditions(conditions)
        let (run, number) = try leavable(label, isLoop: true) { try block(body) }
        let budget = runner.budget
        return { here in
            while try test(here) {
                try budget.step()
                switch try run(here) {
                case .next: break
                case .broken where here.target == number: return .next
                case .continued where here.target == number: break
                case let flow: return flow
                }
            }
            return .next
        }
    }

    private func repeatLoop(_ body: [Statement], _ condition: Expression, _ label: String?) throws -> Run {
        let (run, number) = try leavable(label, isLoop: true) { try block(body) }
        let test = try code(condition).asBool
        let budget = runner.budget
        return { here in
            repeat {
                try budget.step()
                switch try run(here) {
                case .next: break
                case .broken where here.target == number: return .next
                case .continued where here.target == number: break
                case let flow: return flow
                }
            } while try test(here)
            return .next
        }
    }

    private func forLoop(_ loop: ForLoop, _ label: String?) throws -> Run {
        let sequence = type(of: loop.sequence)
        let values = try code(loop.sequence)
        variables.push()
        defer { variables.pop() }
        let bind = try match(loop.pattern, .any)
        let condition = try loop.condition.map { try code($0).asBool }
        let (run, number) = try leavable(label, isLoop: true) { try block(loop.body) }
        let budget = runner.budget
        let step: (Activation, Value) throws -> Flow = { here, value in
            try budget.step()
            guard try bind(here, value) else { return .next }
            if let condition, !(try condition(here)) { return .next }
            return try run(here)
        }
        if let range = try countedRange(loop, number, run, condition) { return range }
        let (runner, find, place) = (runner, concrete(sequence), location(loop.sequence.offset))
        let evaluate = values.run
        return { here in
            let next = try runner.library.iterate(try evaluate(here), find(here), at: place)
            while let value = try next() {
                switch try step(here, value) {
                case .next: break
                case .broken where here.target == number: return .next
                case .continued where here.target == number: break
                case let flow: return flow
                }
            }
            return .next
        }
    }

    /// Returns the code of a loop over a range of integers.
    private func countedRange(
        _ loop: ForLoop,
        _ number: Int,
        _ run: @escaping Run,
        _ condition: ((Activation) throws -> Bool)?
    ) throws -> Run? {
        guard case .range(let lower?, let upper?, let isClosed) = loop.sequence.kind,
            case .nominal(_, let arguments) = type(of: loop.sequence).form,
            arguments.first == runner.standard.int,
            case .native? = choice(of: loop.sequence)?.declaration?.implementation,
            condition == nil
        else { return nil }
        let index: LocalVariable.Place?
        switch loop.pattern {
        case .wildcard: index = nil
        case .name(let name, _, _): index = variables.find(name)?.place
        default: return nil
        }
        let (first, upperBound) = (
            try code(lower, as: runner.standard.int).asInt, try code(upper, as: runner.standard.int).asInt
        )
        let begin = index.map { self.begin($0) }
        let budget = runner.budget
        let fail = failure(at: loop.sequence.offset)
        return { here in
            var current = try first(here)
            let end = try upperBound(here)
            if end < current { throw fail("range requires lowerBound <= upperBound, not \(current) and \(end)") }
            if isClosed {
            }
            if !isClosed, current == end { return .next }
            let last = isClosed ? end : end - 1
            while true {
                try budget.step()
                begin?(here, .int(current))
                switch try run(here) {
                case .next: break
                case .broken where here.target == number: return .next
                case .continued where here.target == number: break
                case let flow: return flow
                }
                if current == last { return .next }
                current += 1
            }
        }
    }

    // MARK: - Branches

    /// Returns the code of an `if` or `switch`, with the code of each body.
    func branching(_ node: Expression, into body: @escaping ([Statement]) throws -> Run) throws -> Run {
        switch node.kind {
        case .conditional(let conditional):
            variables.push()
            let test = try conditions(conditional.conditions)
            let yes = try body(conditional.body)
            variables.pop()
            guard let otherwise = conditional.otherwise else {
                return { here in try test(here) ? try yes(here) : .next }
            }
            let no = try body(otherwise)
            return { here in try test(here) ? try yes(here) : try no(here) }
        case .choice(let choice): return try self.switching(choice, into: body)
        default: return { _ in .next }
        }
    }

    private func switching(_ choice: Switch, into body: @escaping ([Statement]) throws -> Run) throws -> Run {
        let subject = type(of: choice.subject)
        let value = try code(choice.subject).run
        let (cases, number) = try switchCases(choice, subject, into: body)
        return { here in
            let value = try value(here)
            var isFalling = false
            for (tests, run) in cases {
                var isChosen = isFalling
                if !isChosen {
                    for test in tests where try test(here, value) {
                        isChosen = true
                        break
                    }
                }
                guard isChosen else { continue }
                switch try run(here) {
                case .fellThrough: isFalling = true
                case .broken where here.target == number: return .next
                case let flow: return flow
                }
            }
            return .next
        }
    }

    private typealias CaseCode = (tests: [(Activation, Value) throws -> Bool], run: Run)

    private func switchCases(_ choice: Switch, _ subject: Type, into body: ([Statement]) throws -> Run) throws
        -> (cases: [CaseCode], number: Int)
    {
        unit.exitCount += 1
        let number = unit.exitCount
        exits.append(Exit(label: nil, number: number, isLoop: false))
        defer { exits.removeLast() }
        let cases = try choice.cases.map { item -> CaseCode in
            variables.push()
            defer { variables.pop() }
            var tests: [(Activation, Value) throws -> Bool] = []
            if item.isDefault { tests.append { _, _ in true } }
            for pattern in item.patterns {
                let matches = try match(pattern.pattern, subject, isAgain: tests.count > 0)
                guard let condition = pattern.condition else {
                    tests.append(matches)
                    continue
                }
                let test = try code(condition).asBool
                tests.append { here, value in try matches(here, value) && test(here) }
            }
            return (tests, try body(item.body))
        }
        return (cases, number)
    }
}

extension Statement {
    fileprivate var isDeferred: Bool {
        if case .deferred = kind { return true }
        return false
    }
}

/// The code of loops.
extension Compiler {
    /// Makes the code of a loop's or block's body, which `break` and `continue` may leave.
    private func leavable(_ label: String?, isLoop: Bool, _ make: () throws -> Run) throws -> (run: Run, number: Int) {
        unit.exitCount += 1
        let number = unit.exitCount
        exits.append(Exit(label: label, number: number, isLoop: isLoop))
        defer { exits.removeLast() }
        return (try make(), number)
    }

    func leave(_ label: String?, _ flow: Flow, at offset: Int) throws -> Run {
        let exit = exits.last { exit in
            if let label { return exit.label == label && (flow == .broken || exit.isLoop) }
            return exit.isLoop || flow == .broken && exit.label == nil
        }
        guard let number = exit?.number else { throw unsupported("this jump", at: offset) }
        return { here in
            here.target = number
            return flow
        }
    }

    /// Makes the code of an `if`, `switch` or `do` that a `break` with its label leaves.
    func labelled(_ label: String, _ make: () throws -> Run) throws -> Run {
        let (run, number) = try leavable(label, isLoop: false, make)
        return { here in
            switch try run(here) {
            case .broken where here.target == number: return .next
            case let flow: return flow
            }
        }
    }

    func whileLoop(_ conditions: [Condition], _ body: [Statement], _ label: String?) throws -> Run {
        variables.push()
        defer { variables.pop() }
        let start = variables.order.count
        let test = try self.conditions(conditions)
        let (run, number) = try leavable(label, isLoop: true) { try block(body) }
        let budget = runner.budget
        let release = releases(since: start)
        return { here in
            defer { release?(here) }
            while try test(here) {
                try budget.step()
                defer { release?(here) }
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

    func repeatLoop(_ body: [Statement], _ condition: Expression, _ label: String?) throws -> Run {
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

    func forLoop(_ loop: ForLoop, _ label: String?) throws -> Run {
        let sequence = type(of: loop.sequence)
        let values = try code(loop.sequence)
        variables.push()
        defer { variables.pop() }
        let start = variables.order.count
        let bind = try match(loop.pattern, .any)
        let condition = try loop.condition.map { try code($0).asBool }
        let (run, number) = try leavable(label, isLoop: true) { try block(loop.body) }
        let budget = runner.budget
        let release = releases(since: start)
        let step: (Activation, Value) throws -> Flow = { here, value in
            try budget.step()
            defer { release?(here) }
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
}

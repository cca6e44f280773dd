/// The code of `if` and `switch`.
extension Compiler {
    /// Returns the code of an `if` or `switch`, with the code of each body.
    func branching(_ node: Expression, into body: @escaping ([Statement]) throws -> Run) throws -> Run {
        switch node.kind {
        case .conditional(let conditional):
            variables.push()
            let start = variables.order.count
            let test = try conditions(conditional.conditions)
            let yes = try body(conditional.body)
            variables.pop()
            if let release = releases(since: start) {
                return try releasing(release, test, yes, conditional.otherwise.map { try body($0) })
            }
            guard let otherwise = conditional.otherwise else {
                return { here in try test(here) ? try yes(here) : .next }
            }
            let no = try body(otherwise)
            return { here in try test(here) ? try yes(here) : try no(here) }
        case .choice(let choice): return try self.switching(choice, into: body)
        default: return { _ in .next }
        }
    }

    /// Returns the code of an `if` whose conditions declare variables: they are released before `else`.
    private func releasing(
        _ release: @escaping (Activation) -> Void,
        _ test: @escaping (Activation) throws -> Bool,
        _ yes: @escaping Run,
        _ no: Run?
    ) throws -> Run {
        { here in
            do {
                defer { release(here) }
                if try test(here) { return try yes(here) }
            }
            return try no?(here) ?? .next
        }
    }

    private func switching(_ choice: Switch, into body: @escaping ([Statement]) throws -> Run) throws -> Run {
        let subject = type(of: choice.subject)
        let value = try code(choice.subject).run
        let (cases, number) = try switchCases(choice, subject, into: body)
        // What no pattern names is released before the body; the parts of a tuple are kept.
        let isKept = if case .tuple = choice.subject.kind { true } else { false }
        return { here in
            var value = try value(here)
            var isFalling = false
            for item in cases {
                guard try isFalling || item.matches(value, here) else {
                    item.release?(here)
                    continue
                }
                defer { item.release?(here) }
                if !isKept { value = .void }
                switch try item.run(here) {
                case .fellThrough: isFalling = true
                case .broken where here.target == number: return .next
                case let flow: return flow
                }
            }
            return .next
        }
    }

    /// The code of a case.
    private struct CaseCode {
        var tests: [Match]
        var run: Run
        /// Releases the variables that the patterns bind.
        var release: ((Activation) -> Void)?

        func matches(_ value: Value, _ here: Activation) throws -> Bool {
            for test in tests where try test(here, value) { return true }
            return false
        }
    }

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
            let start = variables.order.count
            var tests: [Match] = []
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
            return CaseCode(tests: tests, run: try body(item.body), release: releases(since: start))
        }
        return (cases, number)
    }
}

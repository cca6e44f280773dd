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
        let (runner, place) = (runner, location(choice.subject.offset))
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
            throw runner.failure(
                "unexpected enum case while switching on value of type '\(subject)'",
                at: place.offset,
                place.source
            )
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

/// The code of patterns and conditions.
extension Compiler {
    typealias Match = (Activation, Value) throws -> Bool

    /// Returns the code of conditions, of which all must hold.
    func conditions(_ all: [Condition]) throws -> (Activation) throws -> Bool {
        let tests = try all.map { try condition($0) }
        switch tests.count {
        case 1: return tests[0]
        default:
            return { here in
                for test in tests where !(try test(here)) { return false }
                return true
            }
        }
    }

    private func condition(_ condition: Condition) throws -> (Activation) throws -> Bool {
        switch condition {
        case .expression(let node): return try code(node).asBool
        case .binding(let pattern, _, let value):
            let run = try code(value).run
            let bind = try match(pattern, .any)
            return { here in
                switch try run(here) {
                case .present(let value): return try bind(here, value)
                case .nil: return false
                case let value: return try bind(here, value)
                }
            }
        case .matching(let pattern, let value):
            let run = try code(value).run
            let matches = try match(pattern, type(of: value))
            return { here in try matches(here, try run(here)) }
        }
    }

    /// Returns the code that matches a value with a pattern, and binds its names.
    ///
    /// - Parameter isAgain: true if another pattern of the same case binds the names as well.
    func match(_ pattern: Pattern, _ type: Type, isAgain: Bool = false) throws -> Match {
        switch pattern {
        case .wildcard: return { _, _ in true }
        case .name(let name, _, _):
            if name == "_" { return { _, _ in true } }
            let variable = isAgain ? variables.findInBlock(name) ?? declare(name) : declare(name)
            let begin = begin(variable.place)
            return { here, value in
                begin(here, value)
                return true
            }
        case .tuple(let parts, _):
            let fields: [Type.Field]
            if case .tuple(let own) = type.form { fields = own } else { fields = [] }
            let places = parts.enumerated().map { index, part in
                part.label.flatMap { label in fields.firstIndex { $0.label == label } } ?? index
            }
            let inner = try zip(parts, places).map { part, place in
                try match(part.pattern, place < fields.count ? fields[place].type : .any, isAgain: isAgain)
            }
            return { here, value in
                guard case .tuple(let fields) = value else { return inner.isEmpty }
                for (match, place) in zip(inner, places) {
                    guard place < fields.count, try match(here, fields[place].value) else { return false }
                }
                return true
            }
        case .expression(let node): return try comparison(node, type)
        case .enumCase(let name, _, let parts, let offset): return try enumCase(name, parts, type, offset, isAgain)
        case .optional(let inner):
            let inner = try match(inner, type.wrapped ?? .any, isAgain: isAgain)
            return { here, value in
                if case .present(let value) = value { return try inner(here, value) }
                return false
            }
        case .type(_, let offset): return try cast(type, offset, nil)
        case .cast(let inner, _, let offset):
            return try cast(
                type,
                offset,
                try match(inner, findings.details.patternTypes[offset] ?? .any, isAgain: isAgain)
            )
        }
    }

    private func cast(_ type: Type, _ offset: Int, _ inner: Match?) throws -> Match {
        guard let target = findings.details.patternTypes[offset] else {
            throw unsupported("this pattern", at: offset)
        }
        let types = types
        let (from, to) = (concrete(type), concrete(target))
        return { here, value in
            guard let result = try types.cast(value, from: from(here), to: to(here)) else { return false }
            return try inner?(here, result) ?? true
        }
    }

    /// Returns the code of a comparison by `~=`.
    private func comparison(_ node: Expression, _ type: Type) throws -> Match {
        if case .nilLiteral = node.kind {
            return { _, value in
                if case .nil = value { return true }
                return false
            }
        }
        guard let test = findings.details.matches[ObjectIdentifier(node)] else {
            throw unsupported("this pattern", at: node.offset)
        }
        return try compared(test)
    }

    private func compared(_ test: Expression) throws -> Match {
        variables.push()
        defer { variables.pop() }
        let subject = variables.newSlot()
        variables.set(Details.matchName, LocalVariable(place: .slot(subject)))
        let run = try code(test).asBool
        return { here, value in
            here.slots[subject] = value
            defer { here.slots[subject] = .void }
            return try run(here)
        }
    }

    private func enumCase(
        _ name: String,
        _ parts: [(label: String?, pattern: Pattern)]?,
        _ type: Type,
        _ offset: Int,
        _ isAgain: Bool
    ) throws -> Match {
        switch findings.details.cases[offset] {
        case .declared(let declaration, let depth)?:
            var inner = type
            for _ in 0..<depth { inner = inner.wrapped ?? inner }
            let found = try declared(declaration, parts, inner, isAgain)
            let types = types
            return { here, value in
                var value = value
                for _ in 0..<depth {
                    guard case .present(let wrapped) = value else { return false }
                    value = wrapped
                }
                return try found(here, types.opened(value))
            }
        case .compared(let node)?: return try comparison(node, type)
        case nil: throw unsupported("this pattern", at: offset)
        }
    }

    private func declared(
        _ declaration: Declaration,
        _ parts: [(label: String?, pattern: Pattern)]?,
        _ type: Type,
        _ isAgain: Bool
    ) throws -> Match {
        var fieldTypes = declaration.parameters.map(\.type)
        if case .nominal(let nominal, let arguments) = type.form {
            fieldTypes = fieldTypes.map {
                runner.lookup.reduced($0.substituting(nominal.generics.parameters, arguments))
            }
        }
        let library = runner.library
        guard let parts else {
            return { _, value in library.payload(of: value, declaration) != nil }
        }
        let labels = declaration.parameters.map(\.label)
        if parts.count == 1, fieldTypes.count > 1 {
            let whole = Type.tuple(zip(labels, fieldTypes).map { .init(label: $0, type: $1) })
            let inner = try match(parts[0].pattern, whole, isAgain: isAgain)
            return { here, value in
                guard let values = library.payload(of: value, declaration) else { return false }
                return try inner(here, .tuple(zip(labels, values).map { .init(label: $0, $1) }))
            }
        }
        if fieldTypes.count == 1, parts.count > 1 {
            let inner = try match(.tuple(parts, offset: 0), fieldTypes[0], isAgain: isAgain)
            return { here, value in
                guard let values = library.payload(of: value, declaration), let first = values.first else {
                    return false
                }
                return try inner(here, first)
            }
        }
        let inner = try zip(parts, fieldTypes).map { try match($0.pattern, $1, isAgain: isAgain) }
        return { here, value in
            guard let values = library.payload(of: value, declaration) else { return false }
            for (match, value) in zip(inner, values) where !(try match(here, value)) { return false }
            return true
        }
    }

    // MARK: - Casts

    /// True if `as` makes another object, rather than to give the value a wider type.
    private func isBridging(_ type: Type, _ target: Type) -> Bool {
        guard let target = target.nominal else { return false }
        if let own = type.nominal, own === target { return false }
        if let own = type.nominal, runner.table.bridgedValues(of: own.name, from: target.name) != nil { return true }
        return runner.table.types[target.name]?.bridge.bridged != nil
    }

    func cast(_ value: Expression, _ kind: Expression.Cast, _ node: Expression) throws -> Code {
        guard let target = findings.details.casts[ObjectIdentifier(node)] else {
            throw unsupported("this cast", at: node.offset)
        }
        let own = type(of: value)
        if kind == .plain, !isBridging(own, target) { return try code(value, as: target) }
        let run = try code(value).run
        let types = types
        let (from, to) = (concrete(own), concrete(target))
        let fail = failure(at: node.offset)
        let runner = runner
        switch kind {
        case .plain:
            return Code { here in
                let value = try run(here)
                return try types.cast(value, from: from(here), to: to(here)) ?? value
            }
        case .optional:
            return Code { here in
                try types.cast(try run(here), from: from(here), to: to(here)).map { .present($0) } ?? .nil
            }
        case .test:
            return Code(bool: { here in try types.cast(try run(here), from: from(here), to: to(here)) != nil })
        case .forced:
            return Code { here in
                let value = try run(here)
                if let result = try types.cast(value, from: from(here), to: to(here)) { return result }
                let actual = types.dynamicType(of: value, from(here))
                throw fail(
                    "could not cast value of type '\(runner.printer.name(of: actual))' to "
                        + "'\(runner.printer.name(of: to(here)))'"
                )
            }
        }
    }
}

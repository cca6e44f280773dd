/// The way in which a statement ended.
enum Completion {
    case normal
    case returned(Value)
    case broken(String?)
    case continued(String?)
    case fellThrough
}

extension Evaluator {
    /// Runs statements in a scope of their own.
    func execute(_ body: [Statement], _ scope: Scope) throws -> Completion {
        try hoist(body, scope)
        return try execute(body[...], scope)
    }

    private func execute(_ body: ArraySlice<Statement>, _ scope: Scope) throws -> Completion {
        for index in body.indices {
            if case .deferred(let last) = body[index].kind {
                return try execute(body[(index + 1)...], before: last, scope)
            }
            let completion = try execute(body[index], scope)
            if case .normal = completion { continue }
            return completion
        }
        return .normal
    }

    /// Runs the statements after a `defer`, then its body, however they ended.
    private func execute(
        _ rest: ArraySlice<Statement>,
        before last: [Statement],
        _ scope: Scope
    ) throws -> Completion {
        let result = Result { try nested(last.first?.offset ?? 0, scope) { try execute(rest, scope) } }
        let completion = try executeBlock(last, in: scope)
        guard case .normal = completion else {
            throw failure(
                "control cannot be transferred out of a 'defer' statement",
                at: last.first?.offset ?? 0,
                scope
            )
        }
        return try result.get()
    }

    private func executeBlock(_ body: [Statement], in outer: Scope) throws -> Completion {
        try execute(body, Scope(parent: outer, frame: outer.frame))
    }

    func execute(_ statement: Statement, _ scope: Scope) throws -> Completion {
        switch statement.kind {
        case .expression(let node): return try execute(node, scope)
        case .variables(let bindings):
            let line = bindings.count == 1 ? statement.line : nil
            for binding in bindings { try declare(binding, at: statement.offset, scope, line: line) }
            return .normal
        case .function, .type, .extended, .alias, .noted: return .normal  // Hoisted.
        case .thrown(let node): throw try thrown(node, at: statement.offset, scope)
        case .attempted(let attempt): return try self.attempt(attempt, scope)
        case .deferred(let body): return try executeBlock(body, in: scope)
        case .returned(let node):
            guard let node else { return .returned(.void) }
            let result = scope.frame.result
            let value = try evaluate(node, result, scope)
            return .returned(
                try result.map { $0 == .void ? value : try coerce(value, to: $0, as: .result, at: node.offset, scope) }
                    ?? value
            )
        case .broken(let label): return .broken(label)
        case .continued(let label): return .continued(label)
        case .fellThrough: return .fellThrough
        case .guarded(let conditions, let body):
            if try holds(conditions, scope) { return .normal }
            let completion = try executeBlock(body, in: scope)
            if case .normal = completion {
                throw failure(
                    "'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope",
                    at: statement.offset,
                    scope
                )
            }
            return completion
        case .imported(let name):
            try accept(importOf: name, at: statement.offset, scope)
            return .normal
        case .block(let body): return try executeBlock(body, in: scope)
        default: return try executeLoop(statement, scope)
        }
    }

    private func execute(_ node: Expression, _ scope: Scope) throws -> Completion {
        switch node.kind {
        case .conditional(let conditional):
            let inner = Scope(parent: scope, frame: scope.frame)
            if try holds(conditional.conditions, inner) { return try executeBlock(conditional.body, in: inner) }
            return try conditional.otherwise.map { try executeBlock($0, in: scope) } ?? .normal
        case .choice(let choice): return try executeChoice(choice, node, scope)
        default:
            _ = try evaluate(node, nil, scope)
            return .normal
        }
    }

    // MARK: - Loops

    private func executeLoop(_ statement: Statement, _ scope: Scope) throws -> Completion {
        switch statement.kind {
        case .whileLoop(let conditions, let body, let label):
            while true {
                try step(statement.offset, scope)
                let inner = Scope(parent: scope, frame: scope.frame)
                guard try holds(conditions, inner) else { return .normal }
                if let end = Self.loopEnd(try executeBlock(body, in: inner), label) { return end }
            }
        case .repeatLoop(let body, let condition, let label):
            repeat {
                try step(statement.offset, scope)
                if let end = Self.loopEnd(try executeBlock(body, in: scope), label) { return end }
            } while try isTrue(condition, scope)
            return .normal
        case .forLoop(let loop, let label):
            var result = Completion.normal
            try forEach(loop, scope) { inner in
                guard let end = Self.loopEnd(try execute(loop.body, inner), label) else { return .normal }
                result = end
                return .broken(nil)
            }
            return result
        default: return .normal
        }
    }

    /// Returns the completion of a loop after an iteration ended; nil if the loop continues.
    private static func loopEnd(_ completion: Completion, _ label: String?) -> Completion? {
        switch completion {
        case .normal, .fellThrough: nil
        case .broken(let target): target == nil || target == label ? .normal : completion
        case .continued(let target): target == nil || target == label ? nil : completion
        case .returned: completion
        }
    }

    /// Calls a closure for each element, in a scope with the pattern's variables, until it returns a completion other
    /// than `normal`.
    func forEach(_ loop: ForLoop, _ scope: Scope, _ body: (Scope) throws -> Completion) throws {
        let sequence = try evaluate(loop.sequence, loop.type.map { .array($0) }, scope)
        try forEachElement(of: sequence, at: loop.sequence.offset, scope) { element in
            try step(loop.sequence.offset, scope)
            let element = try loop.type.map { try coerce(element, to: $0, at: loop.sequence.offset, scope) } ?? element
            let inner = Scope(parent: scope, frame: scope.frame)
            guard try match(loop.pattern, element, inner) else { return true }
            if let condition = loop.condition, !(try isTrue(condition, inner)) { return true }
            if case .normal = try body(inner) { return true }
            return false
        }
    }

    /// Calls a closure for each element of a sequence until it returns false.
    func forEachElement(
        of sequence: Value,
        at offset: Int,
        _ scope: Scope,
        _ body: (Value) throws -> Bool
    ) throws {
        switch sequence {
        case .array(let values):
            for value in values where !(try body(value)) { return }
        case .string(let text):
            for character in text where !(try body(.string(String(character)))) { return }
        case .dictionary(let pairs):
            for pair in pairs.entries {
                let element = Value.tuple([.init(label: "key", pair.key), .init(label: "value", pair.value)])
                if !(try body(element)) { return }
            }
        case .native(let native) where native.base is ValueSet:
            for value in try Value.elements(of: sequence) where !(try body(value)) { return }
        case .native where sequence.slice != nil:
            for value in try Value.places(of: sequence) where !(try body(value)) { return }
        case .range(let range): try forEachNumber(in: range, at: offset, scope, body)
        case .nil:
            throw failure(
                "for-in loop requires a sequence, but the value is nil",
                at: offset,
                scope,
                fix: "write '?? []' after it"
            )
        case .present:
            throw failure(
                "for-in loop requires '\(sequence.typeName)' to conform to 'Sequence'; did you mean to unwrap optional?",
                at: offset,
                scope,
                fix: "write '?? []' after it"
            )
        case .instance where isDeclaredSequence(sequence):
            try forEachDeclaredElement(of: sequence, at: offset, scope, body)
        default:
            throw failure("for-in loop requires '\(sequence.typeName)' to conform to 'Sequence'", at: offset, scope)
        }
    }

    private func forEachNumber(
        in range: RangeValue,
        at offset: Int,
        _ scope: Scope,
        _ body: (Value) throws -> Bool
    ) throws {
        guard case .int(var number)? = range.lower else {
            throw failure(
                "for-in loop requires a range of whole numbers",
                at: offset,
                scope,
                fix: "use 'stride(from:to:by:)' for other numbers"
            )
        }
        var end = Int.max
        if case .int(let upper)? = range.upper { end = upper }
        while range.isClosed ? number <= end : number < end {
            if !(try body(.int(number))) { return }
            if number == .max { return }
            number += 1
        }
    }

    // MARK: - Conditions

    /// Returns true if all conditions hold; binds their names in the scope.
    func holds(_ conditions: [Condition], _ scope: Scope) throws -> Bool {
        for condition in conditions {
            switch condition {
            case .expression(let node):
                if !(try isTrue(node, scope)) { return false }
            case .binding(let pattern, let type, let node, _):
                let optional = try evaluate(node, type.map { .optional($0) }, scope)
                guard let value = optional.wrapped else { return false }
                if !optional.isOptional { try checkBinding(node, optional, scope) }
                guard try match(pattern, value, scope) else { return false }
            case .matching(let pattern, let node):
                guard try match(pattern, try evaluate(node, nil, scope), scope) else { return false }
            }
        }
        return true
    }

    // MARK: - If and switch

    func evaluateConditional(
        _ conditional: Conditional,
        _ node: Expression,
        _ expected: TypeRef?,
        _ scope: Scope
    ) throws -> Value {
        let inner = Scope(parent: scope, frame: scope.frame)
        if try holds(conditional.conditions, inner) {
            return try branchValue(conditional.body, expected, node, Scope(parent: inner, frame: scope.frame))
        }
        guard let otherwise = conditional.otherwise else {
            throw failure("'if' must have an unconditional 'else' to be used as expression", at: node.offset, scope)
        }
        return try branchValue(otherwise, expected, node, Scope(parent: scope, frame: scope.frame))
    }

    func evaluateChoice(_ choice: Switch, _ node: Expression, _ expected: TypeRef?, _ scope: Scope) throws -> Value {
        guard let (body, inner) = try chosenCase(choice, node, scope) else { return .void }
        return try branchValue(body, expected, node, inner)
    }

    private func branchValue(
        _ body: [Statement],
        _ expected: TypeRef?,
        _ node: Expression,
        _ scope: Scope
    ) throws -> Value {
        guard body.count == 1, case .expression(let value) = body[0].kind else {
            throw failure(
                "each branch of an 'if' or 'switch' expression must be a single expression",
                at: node.offset,
                scope
            )
        }
        return try evaluate(value, expected, scope)
    }

    /// Returns the body of the matching case of a `switch`, and the scope with the variables of its pattern.
    func chosenCase(_ choice: Switch, _ node: Expression, _ scope: Scope) throws -> ([Statement], Scope)? {
        guard let (index, inner) = try chosenIndex(choice, node, scope) else { return nil }
        return (choice.cases[index].body, inner)
    }

    func chosenIndex(_ choice: Switch, _ node: Expression, _ scope: Scope) throws -> (Int, Scope)? {
        let subject = try evaluate(choice.subject, nil, scope)
        try checkExhaustive(choice, subject, at: node.offset, scope)
        for (index, element) in choice.cases.enumerated() {
            for (pattern, condition) in element.patterns {
                let inner = Scope(parent: scope, frame: scope.frame)
                guard try match(pattern, subject, inner) else { continue }
                if let condition, !(try isTrue(condition, inner)) { continue }
                return (index, inner)
            }
        }
        if let index = choice.cases.firstIndex(where: \.isDefault) {
            return (index, Scope(parent: scope, frame: scope.frame))
        }
        throw failure(
            "switch must be exhaustive: no case matches \(subject.debugDescription)",
            at: node.offset,
            scope,
            kind: .runtime,
            fix: "add the missing case, or a 'default:'"
        )
    }

    private func executeChoice(_ choice: Switch, _ node: Expression, _ scope: Scope) throws -> Completion {
        guard var (index, inner) = try chosenIndex(choice, node, scope) else { return .normal }
        while true {
            switch try execute(choice.cases[index].body, inner) {
            case .fellThrough where index + 1 < choice.cases.count:
                index += 1
                inner = Scope(parent: scope, frame: scope.frame)
            case .broken(nil), .fellThrough: return .normal
            case let completion: return completion
            }
        }
    }
}

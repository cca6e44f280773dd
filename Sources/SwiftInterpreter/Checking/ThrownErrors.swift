/// The types of the errors that the calls in an expression may throw, once its types are known.
struct ThrownErrors {
    private let solution: State
    /// The types; nil for any error.
    private(set) var types: [Type?] = []

    init(_ solution: State) { self.solution = solution }

    /// Adds the errors of an expression and of those in it; `try?` and `try!` let none out.
    mutating func add(_ node: Expression) {
        switch node.kind {
        case .attempt, .closure: return
        case .assign(let target, let value), .assignWith(_, let target, let value):
            add(target)
            add(value)
        case .call(let call):
            add(call, node)
            add(call.callee)
            for argument in call.arguments { add(argument.value) }
        case .string(let parts): for case .value(let part) in parts { add(part) }
        case .array(let elements): elements.forEach { add($0) }
        case .dictionary(let pairs): for pair in pairs { [pair.key, pair.value].forEach { add($0) } }
        case .tuple(let parts): for part in parts { add(part.value) }
        case .member(let base, _), .unary(_, let base), .cast(let base, _), .optionalLink(let base),
            .chain(let base), .forced(let base), .reference(let base):
            add(base)
        case .subscripted(let base, let indices):
            add(base)
            for index in indices { add(index.value) }
        case .binary(_, let left, let right), .and(let left, let right), .or(let left, let right),
            .coalesce(let left, let right):
            add(left)
            add(right)
        case .ternary(let condition, let yes, let no): [condition, yes, no].forEach { add($0) }
        case .range(let lower, let upper, _): [lower, upper].compactMap { $0 }.forEach { add($0) }
        default: break
        }
    }

    private mutating func add(_ call: Call, _ node: Expression) {
        let callee = solution.constructors[ObjectIdentifier(node)] ?? call.callee
        let declaration = solution.choices[ObjectIdentifier(callee)]?.declaration
        let function = solution.types[ObjectIdentifier(call.callee)].flatMap { solution.simplified($0).function }
        if declaration?.modifiers.contains(.rethrows) == true {
            // Its errors are those of the functions that it is given.
            guard call.arguments.contains(where: { throwsErrors($0.value) }) else { return }
        } else {
            guard declaration?.isThrowing == true || function?.isThrowing == true else { return }
        }
        let type = declaration?.place.thrown
        types.append(type?.hasParameters == true ? nil : type)
    }

    /// Returns true if a function that is an argument may throw.
    private func throwsErrors(_ argument: Expression) -> Bool {
        switch argument.kind {
        case .closure(let closure): return closure.throwsErrors
        case .keyPath: return false
        default:
            let declaration = solution.choices[ObjectIdentifier(argument)]?.declaration
            if let declaration, declaration.kind == .function { return declaration.modifiers.contains(.throws) }
            let type = solution.types[ObjectIdentifier(argument)].map { solution.simplified($0).withoutOptionals }
            return type?.function?.isThrowing == true
        }
    }
}

/// The errors that the clauses of a `do` catch.
extension BodyChecker {
    func check(_ attempt: Attempt, _ scope: LexicalScope) {
        let (thrown, thrownType) = (context.thrown, context.thrownType)
        let written = attempt.thrown.map { resolve($0, scope, at: Expression(.type, at: attempt.offset)) }
        context.thrown = []
        if let written { context.thrownType = written }
        check(attempt.body, LexicalScope(parent: scope))
        // Errors of one type are caught as such, but not in a closure: there only a written type is.
        let common = context.thrown.first.flatMap { first in
            !context.isOfClosure && context.thrown.allSatisfy { $0 == first } ? first : nil
        }
        let error = written ?? common ?? anyError
        (context.thrown, context.thrownType) = (thrown + context.thrown, thrownType)
        for clause in attempt.clauses {
            let inner = LexicalScope(parent: scope)
            if !clause.patterns.contains(where: { $0.pattern != nil }) {
                inner.add(.init(name: "error", type: error, isLet: true, offset: 0))
            }
            for item in clause.patterns {
                if let pattern = item.pattern { check(pattern, error, inner) }
                if let condition = item.condition { check(condition, expecting: standard.bool, .condition, inner) }
            }
            check(clause.body, LexicalScope(parent: inner))
        }
    }
}

extension ClosureExpression {
    /// True if it lets an error out, as its text shows: by `throws`, or by a `try` or `throw` that it does not catch.
    var throwsErrors: Bool { heading.isThrowing || body.contains(where: \.throwsErrors) }
}

extension Statement {
    fileprivate var throwsErrors: Bool {
        switch kind {
        case .thrown: true
        case .function, .type, .extended: false
        case .attempted(let attempt):
            !attempt.catchesAll && attempt.body.contains(where: \.throwsErrors)
                || attempt.clauses.contains { $0.body.contains(where: \.throwsErrors) }
        default: expressions.contains(where: \.triesCalls) || bodies.joined().contains(where: \.throwsErrors)
        }
    }
}

extension Expression {
    fileprivate var triesCalls: Bool {
        switch kind {
        case .attempt, .closure: false
        case .call(let call) where call.isTried: true
        default: parts.contains(where: \.triesCalls) || bodies.joined().contains(where: \.throwsErrors)
        }
    }
}

/// The parts of expressions and statements, for walks that treat most kinds alike.
extension Expression {
    /// The expressions that it consists of, in order, without those in closures and branches.
    var parts: [Expression] {
        switch kind {
        case .integer, .largeInteger, .float, .boolean, .nilLiteral, .name, .globalName, .implicitMember, .keyPath,
            .type,
            .operatorFunction, .special, .conditional, .choice:
            []
        case .string(let parts): parts.compactMap { if case .value(let node) = $0 { node } else { nil } }
        case .array(let elements): elements
        case .dictionary(let pairs): pairs.flatMap { [$0.key, $0.value] }
        case .tuple(let parts): parts.map(\.value)
        case .member(let base, _), .unary(_, let base), .optionalLink(let base), .chain(let base), .forced(let base),
            .reference(let base), .attempt(let base, _), .cast(let base, _):
            [base]
        case .call(let call): [call.callee] + call.arguments.map(\.value)
        case .subscripted(let base, let indices): [base] + indices.map(\.value)
        case .closure(let closure): closure.captures.map(\.value)
        case .binary(_, let left, let right), .and(let left, let right), .or(let left, let right),
            .coalesce(let left, let right), .assign(let left, let right), .assignWith(_, let left, let right):
            [left, right]
        case .ternary(let condition, let yes, let no): [condition, yes, no]
        case .range(let lower, let upper, _): [lower, upper].compactMap { $0 }
        }
    }
}

extension Pattern {
    /// The expressions in the pattern that the value is compared with.
    var expressions: [Expression] {
        switch self {
        case .wildcard, .name, .type: []
        case .expression(let node): [node]
        case .tuple(let parts, _): parts.flatMap(\.pattern.expressions)
        case .enumCase(_, _, let parts, _): (parts ?? []).flatMap(\.pattern.expressions)
        case .optional(let inner), .cast(let inner, _, _): inner.expressions
        }
    }

    /// The variables that the pattern binds.
    var names: [(name: String, isLet: Bool, offset: Int)] {
        switch self {
        case .wildcard, .expression, .type: []
        case .name(let name, let isLet, let offset): [(name, isLet, offset)]
        case .tuple(let parts, _): parts.flatMap(\.pattern.names)
        case .enumCase(_, _, let parts, _): (parts ?? []).flatMap(\.pattern.names)
        case .optional(let inner), .cast(let inner, _, _): inner.names
        }
    }
}

extension Condition {
    var expressions: [Expression] {
        switch self {
        case .expression(let node): [node]
        case .binding(let pattern, _, let value), .matching(let pattern, let value): [value] + pattern.expressions
        }
    }
}

extension Statement {
    /// The statements in it that are of the same function.
    var bodies: [[Statement]] {
        switch kind {
        case .guarded(_, let body), .whileLoop(_, let body, _), .repeatLoop(let body, _, _), .block(let body, _),
            .deferred(let body), .section(let body):
            [body]
        case .forLoop(let loop, _): [loop.body]
        case .attempted(let attempt): [attempt.body] + attempt.clauses.map(\.body)
        default: []
        }
    }

    /// The expressions in it, without those in ``bodies``.
    var expressions: [Expression] {
        switch kind {
        case .expression(let node), .thrown(let node): [node]
        case .variables(let bindings): bindings.compactMap(\.value)
        case .returned(let value): value.map { [$0] } ?? []
        case .guarded(let conditions, _), .whileLoop(let conditions, _, _): conditions.flatMap(\.expressions)
        case .repeatLoop(_, let condition, _): [condition]
        case .forLoop(let loop, _): [loop.sequence] + loop.pattern.expressions + (loop.condition.map { [$0] } ?? [])
        case .attempted(let attempt):
            attempt.clauses.flatMap(\.patterns).flatMap {
                ($0.pattern?.expressions ?? []) + [$0.condition].compactMap { $0 }
            }
        default: []
        }
    }
}

extension Expression {
    /// The statements of a closure, of the branches of an `if` and of the cases of a `switch`.
    var bodies: [[Statement]] {
        switch kind {
        case .closure(let closure): [closure.parts]
        case .conditional(let conditional): [conditional.body, conditional.otherwise ?? []]
        case .choice(let choice): choice.cases.map(\.body)
        default: []
        }
    }

    /// The expressions that decide between branches.
    var branchExpressions: [Expression] {
        switch kind {
        case .conditional(let conditional): conditional.conditions.flatMap(\.expressions)
        case .choice(let choice):
            [choice.subject]
                + choice.cases.flatMap(\.patterns).flatMap { $0.pattern.expressions + [$0.condition].compactMap { $0 } }
        default: []
        }
    }
}

/// The parts of an expression as written that do not affect how it is evaluated, but its type.
final class Notation {
    /// The type of a cast or of an expression that is a type; the root of a key path.
    ///
    /// For a name or member with generic arguments, its last part is the name with them.
    let type: WrittenType?
    /// The argument labels of a compound name, `f(a:_:)`; nil for a simple name.
    let labels: [String?]?
    /// The module that qualifies the name.
    let module: String?
    /// The effects that `try` and `await` around it cover; those of a call are ``Call/covered``.
    let covered: FunctionEffects

    /// The value of a key path with subscripts or optional links, as an expression in ``keyPathRoot``.
    let value: Expression?

    /// The name of the root in the value of a key path.
    static let keyPathRoot = "\\"

    init(
        type: WrittenType? = nil,
        labels: [String?]? = nil,
        module: String? = nil,
        covered: FunctionEffects = [],
        value: Expression? = nil
    ) {
        self.value = value
        self.type = type
        self.labels = labels
        self.module = module
        self.covered = covered
    }
}

extension Expression {
    /// The type as written; see ``Notation/type``.
    var written: WrittenType? { notation?.type }

    /// Returns the type that a name denotes, with its generic arguments and with the module that qualifies it.
    func type(named name: String) -> WrittenType {
        guard let module = notation?.module, case .named(let parts) = written ?? WrittenType(name) else {
            return written ?? WrittenType(name)
        }
        return .named([.init(name: module)] + parts)
    }

    /// The generic arguments that are written after a name or member.
    var genericArguments: [WrittenType] {
        switch kind {
        case .name, .globalName, .member, .implicitMember, .type: break
        default: return []
        }
        guard case .named(let parts)? = notation?.type else { return [] }
        return parts.last?.arguments ?? []
    }
}

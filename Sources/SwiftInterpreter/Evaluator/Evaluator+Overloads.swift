/// A call with its resolved overload, and the arguments that were evaluated to resolve it.
struct ChosenCall {
    var candidate: Candidate
    var matcher: ArgumentMatcher
    var evaluated: [Int: Value] = [:]
}

extension Evaluator {
    /// Resolves an overload: by labels first, then by the types of the arguments.
    func resolveOverload(
        _ candidates: [Candidate],
        _ call: Call,
        name: String,
        _ scope: Scope
    ) throws -> ChosenCall {
        var fitting: ChosenCall?
        var others: [ChosenCall] = []
        var best: (mismatch: ArgumentMatcher.Mismatch, signature: Signature)?
        for candidate in candidates {
            let signature = candidate.signature
            let matcher = ArgumentMatcher(signature, call.arguments)
            if let mismatch = matcher.mismatch {
                if best == nil || mismatch.reach > best?.mismatch.reach ?? 0 { best = (mismatch, signature) }
            } else if fitting == nil {
                fitting = ChosenCall(candidate: candidate, matcher: matcher)
            } else {
                others.append(ChosenCall(candidate: candidate, matcher: matcher))
            }
        }
        guard let fitting else {
            let failure = best.map { ArgumentFailure($0.mismatch, $0.signature, call.arguments, name: name) }
            throw labelFailure(failure, candidates, call, name, scope)
        }
        return others.isEmpty ? fitting : try resolveByType([fitting] + others, call, name: name, scope)
    }

    private func labelFailure(
        _ failure: ArgumentFailure?,
        _ candidates: [Candidate],
        _ call: Call,
        _ name: String,
        _ scope: Scope
    ) -> Diagnostic {
        let offset = failure?.argument.map { call.arguments[$0].offset } ?? call.nameOffset
        var fix: String?
        if candidates.count > 1 {
            let forms = candidates.prefix(6).map { Self.form($0.signature, name) }
            fix = "call it as " + forms.joined(separator: ", ")
        }
        return self.failure(
            failure?.message ?? "'\(name)' cannot be called",
            at: offset,
            scope,
            expected: failure?.expected,
            didYouMean: failure?.didYouMean,
            fix: fix
        )
    }

    static func form(_ signature: Signature, _ name: String) -> String {
        let name = signature.name == "init" ? name : signature.name
        return "\(name)(\(signature.parameters.map { ($0.label ?? "_") + ":" }.joined()))"
    }

    private func resolveByType(
        _ fitting: [ChosenCall],
        _ call: Call,
        name: String,
        _ scope: Scope
    ) throws -> ChosenCall {
        var evaluated: [Int: Value] = [:]
        var best: (choices: [ChosenCall], score: Int)?
        for choice in fitting {
            let parameters = choice.candidate.signature.parameters
            var score = 0
            for (parameter, indices) in zip(parameters, choice.matcher.arguments) {
                // An overload that needs fewer default values is preferred.
                if indices.isEmpty { score -= 1 }
                for index in indices {
                    score += try fit(call.arguments[index].value, parameter, index, &evaluated, scope)
                }
            }
            if best == nil || score > best?.score ?? 0 {
                best = ([choice], score)
            } else if score == best?.score {
                best?.choices.append(choice)
            }
        }
        guard let best, var choice = best.choices.first else { return fitting[0] }
        if best.score >= 0, best.choices.count > 1,
            let ambiguity = ambiguity(best.choices, call, name: name, scope)
        {
            throw ambiguity
        }
        choice.evaluated = evaluated
        return choice
    }

    /// Returns a score of how well an argument matches a parameter; far below zero if it does not.
    private func fit(
        _ node: Expression,
        _ parameter: Signature.Parameter,
        _ index: Int,
        _ evaluated: inout [Int: Value],
        _ scope: Scope
    ) throws -> Int {
        let type = parameter.type.unwrapped
        let no = -1000
        if parameter.isBuilder {
            if case .closure(let closure) = node.kind {
                return closure.parameters == nil && closure.shorthandCount == 0 ? 20 : no
            }
        }
        if type == .any || type == .anyHashable { return 1 }
        switch node.kind {
        case .integer: return isFloatingPoint(type, scope) ? 15 : type == .int ? 20 : no
        case .float: return isFloatingPoint(type, scope) ? 20 : no
        case .boolean: return type == .bool ? 20 : no
        case .string: return type == .string ? 20 : type == .character ? 10 : no
        case .nilLiteral: return parameter.type.isOptional ? 20 : no
        case .closure(let closure):
            guard let function = type.function else { return no }
            let count = closure.parameters?.count ?? closure.shorthandCount
            let wanted = function.parameters.count
            let isShort = closure.parameters == nil && count < wanted
            let fit = count == wanted ? 20 : count == 0 ? 5 : isShort ? 10 : -500
            return fit + fitOfResult(closure, type, scope)
        case .array:
            if case .array = type { return 20 }
            return type.name.flatMap { table.type(named: $0) }?.joinLiteral == nil ? no : 20
        case .dictionary:
            if case .dictionary = type { return 20 }
            return no
        case .ternary(_, let yes, let no):
            return min(
                try fit(yes, parameter, index, &evaluated, scope),
                try fit(no, parameter, index, &evaluated, scope)
            )
        case .tuple(let parts) where parts.count == 1:
            return try fit(parts[0].value, parameter, index, &evaluated, scope)
        default: break
        }
        if node.isFlexibleNumber { return isFloatingPoint(type, scope) ? 15 : type == .int ? 20 : no }
        if node.isImplicit {
            guard let name = implicitRoot(node), let owner = try? resolve(type, at: node.offset, scope) else {
                return no
            }
            return name == "init" || hasStaticMember(name, of: owner) ? 20 : no
        }
        let value = try evaluated[index] ?? evaluate(node, nil, scope)
        evaluated[index] = value
        guard (try? converted(value, to: parameter.type, at: node.offset, scope)) != nil else { return no }
        return exactness(value, type)
    }

    /// Returns a higher score for a concrete parameter type than for a protocol.
    private func exactness(_ value: Value, _ type: TypeRef) -> Int {
        switch value {
        case .native(let native): native.type.name == type.name ? 20 : 10
        case .instance(let instance): instance.type.name == type.name ? 20 : 10
        default: 20
        }
    }

    func implicitRoot(_ node: Expression) -> String? {
        switch node.kind {
        case .implicitMember(let name): name
        case .member(let base, _), .optionalLink(let base), .chain(let base), .forced(let base): implicitRoot(base)
        case .call(let call): implicitRoot(call.callee)
        default: nil
        }
    }
}

/// Overloads that differ in the closure they take: the result of the closure selects one of them.
extension Evaluator {
    /// The quality of the match between an expression that is not yet evaluated and a type.
    private enum ResultFit: Int, Comparable {
        case none
        case unknown
        case convertible
        case exact

        static func < (a: ResultFit, b: ResultFit) -> Bool { a.rawValue < b.rawValue }

        /// The points of an overload whose closure matches like this.
        var score: Int {
            switch self {
            case .none: -1000
            case .unknown: 0
            case .convertible: 1
            case .exact: 2
            }
        }
    }

    /// Returns points for the match between the values that a closure returns and the result type of its parameter; far
    /// below zero if they cannot match.
    func fitOfResult(_ closure: ClosureExpression, _ function: TypeRef, _ scope: Scope) -> Int {
        guard let function = function.function, function.result != .any else { return 0 }
        let wanted = function.result
        if let declared = closure.result { return fit(declared, to: wanted, scope).score }
        let returned = StaticTypes(self, scope).returned(by: closure, function.parameters.map(\.type))
        let givesNothing = returned.allSatisfy { $0.node == nil }
        if wanted == .void {
            if givesNothing { return ResultFit.exact.score }
            // If no value is wanted, that of a single expression is discarded, but `return` with a value is an error.
            guard case .expression(let node)? = closure.onlyStatement?.kind else {
                return ResultFit.none.score
            }
            let type = returned.first.flatMap { first in first.node.flatMap { first.types.type(of: $0) } }
            if case .assign = node.kind { return ResultFit.exact.score }
            if case .assignWith = node.kind { return ResultFit.exact.score }
            return type == .void ? ResultFit.exact.score : ResultFit.unknown.score
        }
        if returned.isEmpty { return closure.onlyStatement != nil ? 0 : ResultFit.none.score }
        return returned.map { fit($0, to: wanted, scope) }.min()?.score ?? 0
    }

    private func fit(_ returned: ReturnedExpression, to wanted: TypeRef, _ scope: Scope) -> ResultFit {
        guard let node = returned.node else { return .none }
        let target = wanted.unwrapped
        switch node.kind {
        case .nilLiteral: return wanted.isOptional ? .exact : .none
        case .float: return isFloatingPoint(target, scope) ? .exact : .none
        case .ternary(_, let yes, let no):
            return [yes, no].map { fit(ReturnedExpression(node: $0, types: returned.types), to: wanted, scope) }.min()
                ?? .unknown
        case .array:
            if case .array = target { return .convertible }
            return isKnown(target, scope) && !takesArrayLiteral(target) ? .none : .unknown
        case .closure: return target.function == nil && isKnown(target, scope) ? .none : .unknown
        default: break
        }
        if node.isFlexibleNumber {
            if target == .int { return .exact }
            return isFloatingPoint(target, scope) ? .convertible : isKnown(target, scope) ? .none : .unknown
        }
        if node.isImplicit {
            guard let owner = try? resolve(target, at: node.offset, scope), let name = implicitRoot(node) else {
                return .unknown
            }
            let isThere = name == "init" ? takesInitializer(node, of: owner) : hasStaticMember(name, of: owner)
            return isThere ? .convertible : .none
        }
        guard let type = returned.types.type(of: node) else { return .unknown }
        return fit(type, to: wanted, scope)
    }

    private func takesArrayLiteral(_ type: TypeRef) -> Bool {
        type.name.flatMap { table.type(named: $0) }?.joinLiteral != nil
    }

    private func takesInitializer(_ node: Expression, of owner: TypeValue) -> Bool {
        guard case .call(let call) = node.kind, case .implicitMember = call.callee.kind else { return true }
        if case .builtIn = owner { return true }
        return initializers(of: owner).contains { ArgumentMatcher($0.signature, call.arguments).mismatch == nil }
    }

    /// Returns true if a type is registered or declared, so that its conversions are known.
    private func isKnown(_ type: TypeRef, _ scope: Scope) -> Bool {
        switch type {
        case .named(let name), .existential(let name): findType(name, scope) != nil
        default: type.name == nil
        }
    }

    // MARK: - Types in place of others

    private func fit(_ type: TypeRef, to wanted: TypeRef, _ scope: Scope) -> ResultFit {
        if type == wanted { return .exact }
        if wanted == .any || wanted == .anyHashable { return .convertible }
        switch (type, wanted) {
        case (.optional(.any), .optional): return .convertible
        case (.optional(let inner), .optional(let other)): return min(fit(inner, to: other, scope), .convertible)
        case (.optional, _): return wanted.name == nil || isKnown(wanted, scope) ? .none : .unknown
        case (_, .optional(let other)): return min(fit(type, to: other, scope), .convertible)
        case (.array(let inner), .array(let other)): return fit(inner, to: other, scope)
        case (.dictionary, .dictionary), (.tuple, .tuple), (.function, .function), (.generic, _), (_, .generic):
            return type == .void || wanted == .void ? .none : .unknown
        default: break
        }
        if type.isFloatingPoint, isFloatingPoint(wanted, scope) { return .exact }
        guard let name = type.name, let wantedName = wanted.name, let found = findType(name, scope),
            let target = findType(wantedName, scope)
        else { return type.name == nil && isKnown(wanted, scope) ? .none : .unknown }
        return fit(found, to: target)
    }

    private func fit(_ type: TypeValue, to target: TypeValue) -> ResultFit {
        if type.name == target.name { return .exact }
        switch (type, target) {
        case (.native(let native), .native(let wanted)):
            if table.isKind(native, of: wanted.name) { return .convertible }
            let sources = wanted.conversions.compactMap { table.types[$0.from] }
            return sources.contains { table.isKind(native, of: $0.name) } ? .convertible : .none
        case (.declared(let declared), .native(let wanted)):
            let names = declared.ancestry.flatMap { table.conformances(of: $0) }
            let isKind = declared.nativeClass.map { table.isKind($0, of: wanted.name) } ?? false
            return isKind || names.contains(wanted.name) ? .convertible : .none
        case (.declared(let declared), .declared(let wanted)):
            if declared.ancestry.contains(where: { $0 === wanted }) { return .convertible }
            return wanted.kind == .protocolType ? .unknown : .none
        case (_, .declared(let wanted)): return wanted.kind == .protocolType ? .unknown : .none
        case (.exact, _), (_, .exact): return .unknown
        case (.builtIn(let name), .builtIn(let wanted)):
            let isProtocol = BuiltInTypes.protocols.contains(wanted)
            return BuiltInTypes.canonical(name) == BuiltInTypes.canonical(wanted)
                ? .exact : isProtocol ? .unknown : .none
        case (_, .builtIn(let wanted)): return BuiltInTypes.protocols.contains(wanted) ? .unknown : .none
        case (.builtIn, .native(let wanted)):
            return wanted.conversions.contains { $0.from == type.name } ? .convertible : .none
        }
    }

    // MARK: - Overloads that are equally good

    /// Returns the error for an ambiguous call that a result type of a closure would make unambiguous; nil for others.
    func ambiguity(_ choices: [ChosenCall], _ call: Call, name: String, _ scope: Scope) -> Diagnostic? {
        guard let first = choices.first else { return nil }
        for index in call.arguments.indices {
            guard case .closure(let closure) = call.arguments[index].value.kind else { continue }
            let results = choices.map { $0.parameter(of: index)?.type.function?.result }
            guard let wanted = results.first, let other = results.first(where: { $0 != wanted }) else { continue }
            let count = first.parameter(of: index)?.type.function?.parameters.count ?? 0
            let names = closure.parameters?.map(\.name) ?? Array(repeating: "_", count: count)
            let start = names.isEmpty ? "()" : names.joined(separator: ", ")
            let types = [wanted, other].compactMap { $0 }.map { "'{ \(start) -> \($0) in …'" }
            return failure(
                "ambiguous use of '\(name)'",
                at: call.nameOffset,
                scope,
                fix: "write what the closure returns: " + types.joined(separator: " or ")
            )
        }
        return nil
    }
}

extension ChosenCall {
    /// Returns the parameter of an argument.
    fileprivate func parameter(of argument: Int) -> Signature.Parameter? {
        matcher.arguments.firstIndex { $0.contains(argument) }.map { candidate.signature.parameters[$0] }
    }
}

/// The walk over an expression that notes what must hold in it.
extension Solver {
    /// Returns the type of an expression, most often one that is looked for.
    @discardableResult
    func generate(_ node: Expression, _ scope: LexicalScope) -> Type {
        let type = generateAny(node, scope)
        noteTypeAlone(node, type)
        return type
    }

    /// Notes a type that is used as a value, without `.self`.
    private func noteTypeAlone(_ node: Expression, _ type: Type) {
        guard case .name(let name) = node.kind, name != "self", name != "super", case .metatype = type.form,
            state.choices[ObjectIdentifier(node)] == nil
        else { return }
        note("expected member name or initializer call after type name", node, .fix("write '.self' after it"))
    }

    /// Returns the type of an expression, which may be the name of a type.
    private func generateAny(_ node: Expression, _ scope: LexicalScope) -> Type {
        guard node.isImplicit, !isInChain(node) else { return record(type(of: node, scope), node) }
        // `.name` and what follows: its result is of the type that the name is looked up in.
        let base = state.variable()
        state.noteBase(base)
        state.implicitBases.append(base)
        let type = type(of: node, scope)
        state.implicitBases.removeLast()
        add(.chain(type, base), node)
        return record(base, node)
    }

    private func isInChain(_ node: Expression) -> Bool { state.inChain.contains(ObjectIdentifier(node)) }

    private func record(_ type: Type, _ node: Expression) -> Type {
        state.types[ObjectIdentifier(node)] = type
        return type
    }

    /// Generates the base of a chain, which belongs to the same `.name` if it has one.
    func generateBase(_ node: Expression, _ scope: LexicalScope) -> Type {
        if node.isImplicit { state.inChain.insert(ObjectIdentifier(node)) }
        return generateAny(node, scope)
    }

    private func type(of node: Expression, _ scope: LexicalScope) -> Type {
        if let type = optionalType(node, scope) { return type }
        switch node.kind {
        case .integer, .largeInteger: return state.variable(.integer)
        case .float: return state.variable(.float)
        case .boolean: return state.variable(.boolean)
        case .nilLiteral: return state.variable(.nothing)
        case .string(let parts): return string(parts, node, scope)
        case .special(let literal): return state.variable(literal.isNumber ? .integer : .string)
        case .array(let elements): return array(elements, node, scope)
        case .dictionary(let pairs): return dictionary(pairs, scope)
        case .tuple(let parts):
            if parts.count == 1 { return generate(parts[0].value, scope) }
            return .tuple(parts.map { .init(label: $0.label, type: generate($0.value, scope)) })
        case .name(let name): return self.name(name, node, scope, call: nil)
        case .globalName(let name): return self.global(name, node, scope, call: nil)
        case .implicitMember, .member: return member(node, scope, call: nil)
        case .call(let call): return self.call(call, node, scope)
        case .subscripted(let base, let indices): return element(of: base, indices, node, scope)
        case .closure(let closure): return self.closure(closure, node, scope)
        case .unary(let name, let operand): return apply(name, [operand], node, scope, isPrefix: isPrefix(name, node))
        case .binary(let name, let left, let right): return apply(name, [left, right], node, scope)
        case .and(let left, let right), .or(let left, let right):
            converts(generate(left, scope), to: standard.bool, .operand(nil), left)
            converts(generate(right, scope), to: standard.bool, .operand(nil), right)
            return standard.bool
        case .coalesce(let left, let right): return apply("??", [left, right], node, scope)
        case .ternary(let condition, let yes, let no):
            converts(generate(condition, scope), to: standard.bool, .condition, condition)
            return joined([(yes, scope), (no, scope)], node)
        case .assign(let target, let value): return assign(value, to: target, node, scope)
        case .assignWith(let name, let target, let value):
            return apply(name, [target, value], node, scope, isAssignment: true)
        case .range(let lower, let upper, let isClosed): return range(lower, upper, isClosed, node, scope)
        case .cast(let value, let kind): return cast(value, kind, node, scope)
        case .optionalLink(let base), .forced(let base):
            let object = state.variable()
            add(.unwrapped(generateBase(base, scope), object), node)
            return object
        case .chain(let inner):
            let type = generateBase(inner, scope)
            if let link = inner.firstLink, optionalType(link, scope) != nil { return type }
            return optional(type, node, isChain: true)
        case .keyPath(let names): return keyPath(names, node, scope)
        case .conditional, .choice: return branches(node, scope)
        case .reference(let place): return generate(place, scope)
        case .type: return .metatype(node.written.map { resolve($0, scope, node) } ?? .error)
        case .operatorFunction(let name):
            let type = state.variable()
            let candidates = interfaces.operators(name).map { State.Candidate(declaration: $0, isBound: true) }
            if case .failed = decide(candidates, type, node, call: nil, site: nil) {
                note(.unknownOperator(name), node)
            }
            return type
        case .attempt(let value, let isForced):
            let type = generate(value, scope)
            return isForced ? type : optional(type, node)
        }
    }

    /// Returns the optional of a type; that type itself if it is optional.
    private func optional(_ type: Type, _ node: Expression, isChain: Bool = false) -> Type {
        let object = state.variable()
        if isChain { state.noteChain(object) }
        state.noteJoin(object, .optional(of: type))
        let result = standard.optional(object)
        converts(type, to: result, .value, node)
        return result
    }

    // MARK: - Literals

    private func string(_ parts: [Expression.StringPart], _ node: Expression, _ scope: LexicalScope) -> Type {
        let isCollected = parts.contains {
            if case .value(let value) = $0 { value.collectedArguments != nil } else { false }
        }
        if isCollected, interfaces.declaresCollectors {
            let type = state.variable(.interpolated)
            state.interpolations.append(.init(node: node, parts: parts, scope: scope, type: type))
            return type
        }
        var isInterpolated = false
        for case .value(let node) in parts {
            isInterpolated = true
            generate(node, scope)
        }
        if !isInterpolated, case .text(let text)? = parts.first, parts.count == 1, text.count == 1 {
            return state.variable(text.unicodeScalars.count == 1 ? .scalar : .character)
        }
        return state.variable(isInterpolated ? .interpolated : .string)
    }

    private func array(_ elements: [Expression], _ node: Expression, _ scope: LexicalScope) -> Type {
        let element = state.variable()
        for node in elements { converts(generate(node, scope), to: element, .element(.element), node) }
        return state.variable(.array(element))
    }

    private func dictionary(_ pairs: [(key: Expression, value: Expression)], _ scope: LexicalScope) -> Type {
        let (key, value) = (state.variable(), state.variable())
        for pair in pairs {
            converts(generate(pair.key, scope), to: key, .element(.key), pair.key)
            converts(generate(pair.value, scope), to: value, .element(.value), pair.value)
        }
        return state.variable(.dictionary(key, value))
    }

    /// Returns the type that several expressions have in common.
    func joined(_ nodes: [(node: Expression, scope: LexicalScope)], _ whole: Expression) -> Type {
        let result = state.variable()
        for (node, scope) in nodes { converts(generate(node, scope), to: result, .branch(whole), node) }
        if case .ternary = whole.kind { state.noteJoin(result, .ternary) } else { state.noteJoin(result, .statement) }
        return result
    }

    private func branches(_ node: Expression, _ scope: LexicalScope) -> Type {
        guard let bodies, let branches = bodies.branches(of: node, scope, into: &state) else { return .error }
        return joined(branches, node)
    }

    // MARK: - Operators

    private func isPrefix(_ name: String, _ node: Expression) -> Bool {
        let all = interfaces.operators(name)
        return all.contains { $0.modifiers.contains(.prefix) } || !all.contains { $0.modifiers.contains(.postfix) }
    }

    private func apply(
        _ name: String,
        _ operands: [Expression],
        _ node: Expression,
        _ scope: LexicalScope,
        isPrefix: Bool = true,
        isAssignment: Bool = false
    ) -> Type {
        let (function, result) = (state.variable(), state.variable())
        let arguments = operands.enumerated().map { index, operand in
            CallSite.Argument(
                type: isAssignment && index == 0 ? target(operand, scope, isWhole: false) : generate(operand, scope),
                node: operand,
                isReference: isAssignment && index == 0
            )
        }
        let call = CallSite(
            function: function,
            arguments: arguments,
            result: result,
            callee: node,
            node: node,
            isOperator: true
        )
        let candidates = operators(name, count: operands.count, isPrefix: isPrefix)
        if candidates.isEmpty {
            note(.unknownOperator(name), node)
            return .error
        }
        add(.call(call), node)
        if candidates.count == 1 {
            if !choose(candidates[0], function, node) { note(.unknownOperator(name), node) }
        } else {
            state.places[ObjectIdentifier(node)] = node
            state.disjunctions.append(.init(type: function, members: candidates, node: node, call: call))
        }
        return result
    }

    private func operators(_ name: String, count: Int, isPrefix: Bool) -> [State.Candidate] {
        interfaces.operators(name).filter { declaration in
            guard declaration.parameters.count == count else { return false }
            return count == 2 || declaration.modifiers.contains(isPrefix ? .prefix : .postfix)
        }.map { State.Candidate(declaration: $0, isBound: true) }
    }

    private func range(
        _ lower: Expression?,
        _ upper: Expression?,
        _ isClosed: Bool,
        _ node: Expression,
        _ scope: LexicalScope
    ) -> Type {
        let name = isClosed ? "..." : "..<"
        let bounds = [lower, upper].compactMap { $0 }
        guard !bounds.isEmpty else { return standard.unboundedRange }
        return apply(name, bounds, node, scope, isPrefix: lower == nil)
    }

    // MARK: - Assignments and casts

    private func assign(_ value: Expression, to target: Expression, _ node: Expression, _ scope: LexicalScope) -> Type {
        if case .name("_") = target.kind {
            generate(value, scope)
            return .void
        }
        let type = self.target(target, scope, isWhole: true)
        converts(generate(value, scope), to: type, .assigned, value)
        return assigned(target)
    }

    /// Returns the type of an assignment: that to a chain may not happen.
    private func assigned(_ target: Expression) -> Type {
        if case .chain = target.withoutParentheses.kind { return standard.optional(.void) }
        return .void
    }

    /// Returns the type of a place that is assigned to; `a?.b` is assigned to only if `a` is not nil.
    ///
    /// - Parameter isWhole: true if the value is replaced, false if an operator changes it.
    private func target(_ node: Expression, _ scope: LexicalScope, isWhole: Bool) -> Type {
        if case .chain(let inner) = node.kind {
            if isWhole { state.assigned.insert(ObjectIdentifier(inner)) }
            return generateBase(inner, scope)
        }
        if case .tuple(let parts) = node.kind, parts.count > 1 {
            return .tuple(
                parts.map { part in
                    if case .name("_") = part.value.kind { return .init(type: state.variable()) }
                    return .init(label: part.label, type: target(part.value, scope, isWhole: isWhole))
                }
            )
        }
        if isWhole { state.assigned.insert(ObjectIdentifier(node)) }
        return generate(node, scope)
    }

    private func cast(_ value: Expression, _ kind: Expression.Cast, _ node: Expression, _ scope: LexicalScope) -> Type {
        let type = node.written.map { resolve($0, scope, node) } ?? .error
        state.details.casts[ObjectIdentifier(node)] = type
        let own = generate(value, scope)
        switch kind {
        case .plain:
            converts(own, to: type, .explicit, value)
            return type
        case .optional: return standard.optional(type)
        case .forced: return type
        case .test: return standard.bool
        }
    }

    private func keyPath(_ names: [String], _ node: Expression, _ scope: LexicalScope) -> Type {
        let root = node.written.map { resolve($0, scope, node) } ?? state.variable()
        var value = root
        if let written = node.notation?.value {
            let inner = LexicalScope(parent: scope)
            inner.add(.init(name: Notation.keyPathRoot, type: root, isLet: false, offset: node.offset))
            value = generate(written, inner)
        }
        for (index, name) in names.enumerated() {
            let next = state.variable()
            let component = Expression(.implicitMember(name), at: node.offset)
            // A property of type `T!` at the end of a path is a `T?`.
            if index == names.count - 1 { state.assigned.insert(ObjectIdentifier(component)) }
            state.details.components[ObjectIdentifier(node), default: []].append(component)
            add(.member(MemberSite(base: value, name: name, type: next, node: component)), node)
            value = next
        }
        let type = state.variable()
        let site = KeyPathSite(type: type, root: root, value: value, node: node)
        add(.keyPath(site), node)
        state.keyPaths.append(site)
        return type
    }

    private func closure(_ closure: ClosureExpression, _ node: Expression, _ scope: LexicalScope) -> Type {
        let type = state.variable()
        for capture in closure.captures { generate(capture.value, scope) }
        add(.closure(ClosureSite(closure: closure, type: type, node: node, scope: scope)), node)
        return type
    }

    // MARK: - Types

    /// Returns a written type; generic arguments that are left out are looked for.
    func resolve(_ written: WrittenType, _ scope: LexicalScope, _ node: Expression) -> Type {
        do {
            let type = try TypeResolver(interfaces: interfaces, scope: scope.typeScope).resolve(written)
            if let problem = lookup.problem(in: type) { note(problem, node) }
            return opened(lookup.reduced(type)) { scope.typeScope.nominals.contains($0) }
        } catch let error as TypeError {
            note(Mistake(error, at: node))
        } catch {}
        return .error
    }

    /// Notes a mistake that no other reading of the expression avoids.
    func note(_ message: DiagnosticMessage, _ node: Expression, _ hint: Hint? = nil) {
        note(Mistake(message: message, node: node, weight: 1, hint: hint))
    }

    func note(_ mistake: Mistake) {
        state.mistakes.append(mistake)
        state.score.add(.mistake)
        if mistake.isOfName { noteUnknown(mistake) }
    }
}

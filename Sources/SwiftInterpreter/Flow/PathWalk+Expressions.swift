/// The expressions on the paths through a body.
extension PathWalk {
    func expression(_ node: Expression) {
        switch node.kind {
        case .name: use(node)
        case .assign(let target, let value):
            expression(value)
            assign(target, node)
        case .assignWith(let name, let target, let value):
            passed(target)
            foldChange(name, value, node)
        case .binary, .unary("-", _): folded(node)
        case .reference(let place): passed(place)
        case .and(let left, let right), .or(let left, let right), .coalesce(let left, let right):
            expression(left)
            let keys = keys(in: right)
            capture(keys, at: right.offset)
            let start = state
            // The right side is a closure to the compiler, in which nothing is missing any more.
            for key in keys { state.set(key) }
            expression(right)
            state = start.joined(state)
        case .ternary(let condition, let yes, let no):
            expression(condition)
            branch(literal: Condition.expression(condition).literal) {
                expression(yes)
            } else: {
                expression(no)
            }
        case .conditional(let conditional):
            conditions(conditional.conditions)
            let literals = conditional.conditions.map(\.literal)
            let literal = literals.contains(false) ? false : literals.allSatisfy { $0 == true } ? true : nil
            branch(literal: literal) {
                statements(conditional.body)
            } else: {
                statements(conditional.otherwise ?? [])
            }
        case .choice(let choice): self.choice(choice)
        case .closure(let closure): self.closure(closure, node)
        case .attempt(let value, let isForced):
            jumps.thrown.append(.unreachable)
            expression(value)
            let caught = jumps.thrown.removeLast()
            if !isForced { state.join(caught) }
        case .call(let call): self.call(call, node)
        case .member(let base, let name):
            if let part = tuplePart(node) { usePart(part, at: node.offset) } else { member(base, name, node) }
        default: for part in node.parts { expression(part) }
        }
    }

    private func branch(literal: Bool?, _ yes: () -> Void, else no: () -> Void) {
        let start = state
        if literal == false { state = .unreachable }
        yes()
        let after = state
        state = literal == true ? .unreachable : start
        no()
        state.join(after)
    }

    private func choice(_ choice: Switch) {
        expression(choice.subject)
        let start = state
        var after = PathState.unreachable
        jumps.targets.append(Target(label: nil, isLoop: false))
        let outer = jumps.fallen
        jumps.fallen = .unreachable
        for item in choice.cases {
            state = start
            for pattern in item.patterns {
                for node in pattern.pattern.expressions + [pattern.condition].compactMap({ $0 }) { expression(node) }
            }
            state.join(jumps.fallen)
            jumps.fallen = .unreachable
            statements(item.body)
            after.join(state)
        }
        jumps.fallen = outer
        state = after.joined(jumps.targets.removeLast().after)
    }

    // MARK: - Calls and closures

    private func call(_ call: Call, _ node: Expression) {
        if let making, delegates(call, making, node) { return }
        callee(call, node)
        for (index, argument) in call.arguments.enumerated() {
            let parameter = findings.parameter(of: call, node, index)
            if parameter?.isAutoclosure == true {
                capture(keys(in: argument.value), at: argument.value.offset)
            } else if case .closure(let closure) = argument.value.kind {
                self.closure(closure, argument.value)
            } else {
                self.argument(argument.value, call, isBoxed: parameter?.type.isExistentialOrAny == true)
            }
        }
        if call.isTried, findings.throwing(call, node) != .never { throwing() }
        if findings.neverReturns(call, node) { state = .unreachable }
    }

    private func callee(_ call: Call, _ node: Expression) {
        if let declaration = findings.choice(of: call.callee)?.declaration,
            case .code(let code)? = declaration.implementation,
            let keys = captured[ObjectIdentifier(code)]
        {
            for key in keys where !state.surely.contains(key) {
                guard let open = open[key] else { continue }
                note(
                    "\(open.word) '\(open.name)' used by function definition before being initialized",
                    at: node.offset
                )
            }
            return
        }
        if making != nil, isCallOfSelf(call.callee, node) { return }
        expression(call.callee)
    }

    /// - Parameter isBoxed: true if the value is stored in an existential, for which it is read.
    private func argument(_ value: Expression, _ call: Call, isBoxed: Bool) {
        if making != nil, !isBoxed, case .name("self") = value.kind, let name = call.callee.lastName {
            return useOfSelf("method call '\(name)'", at: value.offset)
        }
        expression(value)
    }

    /// Walks over the body of a closure, whose returns are its own.
    private func closure(_ closure: ClosureExpression, _ node: Expression) {
        let isBuilder = findings.builderClosures.contains(ObjectIdentifier(node))
        for capture in closure.captures { expression(capture.value) }
        capture(self.captured(in: closure.parts), at: node.offset)
        if making != nil, !isInClosure { captureOfSelf(in: closure, at: node.offset) }
        let (outer, outerJumps, outerConstants) = (state, jumps, constants)
        jumps = Jumps()
        // The compiler does not know the values that a closure captures.
        constants = [:]
        // What is missing was noted for the closure as a whole.
        for key in open.keys { state.set(key) }
        if let making { complete(making) }
        let wasInClosure = isInClosure
        isInClosure = true
        statements(closure.parts)
        if !isBuilder || closure.parts.contains(where: \.isReturn), !closure.parts.isSingleValue,
            !closure.parts.isEmpty,
            let function = findings.type(of: node)?.withoutOptionals.function, !function.result.isVoid,
            function.result.nominal?.name != "Never", !function.result.hasParameters || !isBuilder
        {
            let place = closure.parts.first.map { FlowFindings.Place.end(of: $0.offset) } ?? .endOfNext(node.offset)
            let message = "missing return in closure expected to return '\(function.result)'"
            note(.sentence(message), at: place, ending: node.offset)
        }
        isInClosure = wasInClosure
        (state, jumps, constants) = (outer, outerJumps, outerConstants)
    }

    private func capture(_ keys: [PathKey], at offset: Int) {
        for key in keys where !state.surely.contains(key) {
            guard let open = open[key] else { continue }
            let name = open.name + missingPart(of: key)
            note("\(open.word) '\(name)' captured by a closure before being initialized", at: offset)
        }
    }

    // MARK: - Variables

    func key(of node: Expression) -> PathKey? {
        guard case .name(let name) = node.kind, let variable = findings.choice(of: node)?.variable else { return nil }
        let key = PathKey.variable(name, variable.offset)
        return open[key] == nil ? nil : key
    }

    private func use(_ node: Expression) {
        if let key = key(of: node), let variable = open[key] {
            guard !state.surely.contains(key) else { return }
            if case .variable(let name, let offset) = key, findings.details.localWrappers[offset] != nil {
                return note(
                    "variable '_\(name)' used by function definition before being initialized",
                    at: node.offset
                )
            }
            let name = variable.name + missingPart(of: key, findings.type(of: node))
            note("\(variable.word) '\(name)' used before being initialized", at: node.offset)
        } else {
            useOfFunction(node)
            useOfMember(node)
        }
    }

    /// Notes that a local function is used as a value, with what it uses itself.
    private func useOfFunction(_ node: Expression) {
        guard case .code(let code)? = findings.choice(of: node)?.declaration?.implementation else { return }
        for key in captured[ObjectIdentifier(code)] ?? [] where !state.surely.contains(key) {
            guard let open = open[key] else { continue }
            note("\(open.word) '\(open.name)' used before being initialized", at: node.offset)
        }
    }

    /// Notes that a place is passed as `inout`.
    private func passed(_ node: Expression) {
        if let key = key(of: node), let variable = open[key] {
            guard !state.surely.contains(key) else { return }
            note("\(variable.word) '\(variable.name)' passed by reference before being initialized", at: node.offset)
            return state.set(key)
        }
        if let name = ownProperty(node), !state.surely.contains(.property(name)),
            making?.kind == .delegating
                ? !state.surely.contains(.delegation) : making?.properties.contains(name) == true
        {
            // That a constant cannot be changed in place is said elsewhere.
            if making?.constants.contains(name) != true {
                note("variable 'self.\(name)' passed by reference before being initialized", at: node.offset)
            }
            return state.set(.property(name))
        }
        if let part = tuplePart(node), !isSet(part.key), !part.isPreset {
            return note(
                "\(part.isLet ? "constant" : "variable") '\(part.words)' passed by reference before being initialized",
                at: node.offset
            )
        }
        expression(node)
    }

    private func assign(_ target: Expression, _ node: Expression) {
        let target = target.withoutParentheses
        if case .name("_") = target.kind { return }
        if case .tuple(let parts) = target.kind { return parts.forEach { assign($0.value, node) } }
        if let key = key(of: target), let variable = open[key] {
            if variable.isLet, let name = partSet(of: key, findings.type(of: target)) {
                note("immutable value '\(variable.name)\(name)' may only be initialized once", at: target.offset)
            }
            return set(key, findings.type(of: target))
        }
        if let part = tuplePart(target) { return assign(part, at: target.offset) }
        if case .name("self") = target.kind, making != nil { return assignSelf(at: target.offset) }
        if let name = ownProperty(target) { return assign(property: name, at: target.offset) }
        if case .member(let base, _) = target.kind, let key = key(of: base), let variable = open[key],
            !state.surely.contains(key), findings.type(of: base)?.nominal?.kind == .structure
        {
            return note(
                "struct '\(variable.name)' must be completely initialized before a member is stored to",
                at: target.offset
            )
        }
        if making != nil, case .member(let base, let name) = target.kind, case .name("self") = base.kind {
            return useOfSelf("property access '\(name)'", at: target.offset)
        }
        expression(target)
    }

    /// Returns the variables without a value at first that statements use.
    func captured(in statements: [Statement]) -> [PathKey] {
        open.isEmpty ? [] : statements.filter { !findings.isSettled($0) }.flatMap { keys(in: $0) }
    }

    private func keys(in statement: Statement) -> [PathKey] {
        let nested: [PathKey] = if case .function(let code) = statement.kind { captured(in: code.body) } else { [] }
        return nested + statement.expressions.flatMap { keys(in: $0) } + statement.bodies.flatMap { captured(in: $0) }
    }

    private func keys(in node: Expression) -> [PathKey] {
        if open.isEmpty { return [] }
        let own = key(of: node).map { [$0] } ?? []
        return own + (node.parts + node.branchExpressions).flatMap { keys(in: $0) }
            + node.bodies.flatMap { captured(in: $0) }
    }
}

/// The value that an initializer makes: what must be set, and when `self` may be used.
struct Making {
    enum Kind {
        /// A struct whose properties are set.
        case value
        /// A class without superclass.
        case rootClass
        case subclass
        /// A call of `self.init` or an assignment to `self` sets everything.
        case delegating
    }

    let kind: Kind
    /// The stored properties without a value at first, in their order.
    private(set) var properties: [String] = []
    /// The stored properties that are constants.
    private(set) var constants: Set<String> = []
    /// The constants with an initial value.
    private(set) var presets: Set<String> = []
    /// All stored properties of the type itself.
    private(set) var stored: Set<String> = []
    let nominal: Nominal
    /// True if the body calls `super.init`.
    let callsSuper: Bool
    /// True if the compiler adds a call of `super.init()`: the superclass has only that initializer to call.
    let hasImplicitSuper: Bool

    /// Returns nil if too little is known of the type.
    init?(_ body: FlowBody) {
        guard body.kind == .initializer, let owner = body.owner, let nominal = owner.nominal, let code = body.code,
            !nominal.isProtocol, owner.code.traits.hole == nil
        else { return nil }
        self.nominal = nominal
        callsSuper = body.statements.calls("super")
        let above = nominal.superclass?.nominal?.code?.initializers.filter { !$0.traits.isConvenience } ?? []
        hasImplicitSuper = above.count < 2 && above.allSatisfy { $0.heading.parameters.isEmpty }
        let delegates = body.statements.calls("self") || code.traits.isConvenience || nominal.kind == .enumeration
        if delegates || owner.main == nil || owner.isExtension && nominal.isClass {
            kind = .delegating
        } else if nominal.isClass {
            kind = nominal.superclass == nil ? .rootClass : .subclass
        } else {
            kind = .value
        }
        for binding in owner.main?.variables ?? [] { add(binding) }
    }

    /// Returns true for a property whose wrapper needs the value: one that source declares without `init()`.
    private func isUnset(_ name: String, _ binding: VariableBinding) -> Bool {
        guard binding.value == nil, binding.wrappedValue == nil, binding.attributes.count == 1,
            binding.attributes[0].arguments == nil, let storage = nominal.members["_" + name].first,
            let wrapper = storage.result.nominal, wrapper.code != nil
        else { return false }
        return !wrapper.members["init"].contains { $0.parameters.allSatisfy(\.isOptional) }
    }

    /// Returns the type of a stored property.
    func type(of name: String) -> Type? { nominal.members[name].first { !$0.isStatic }?.result }

    private mutating func add(_ binding: VariableBinding) {
        guard binding.isStoredInInstance else { return }
        for name in binding.pattern.names.map(\.name) {
            guard binding.attributes.isEmpty, binding.wrapper == nil else {
                if isUnset(name, binding) {
                    stored.formUnion([name, "_" + name])
                    properties.append(name)
                }
                continue
            }
            stored.insert(name)
            if binding.isLet { constants.insert(name) }
            if binding.value != nil || binding.isLazy {
                if binding.isLet { presets.insert(name) }
            } else if binding.isLet || !binding.isOptionalOrWeak {
                properties.append(name)
            }
        }
    }
}

extension VariableBinding {
    fileprivate var isOptionalOrWeak: Bool {
        switch type {
        case .optional?, .implicitlyUnwrapped?: true
        default: modifiers.contains(.weak)
        }
    }
}

extension [Statement] {
    /// Returns true if the statements call `self.init` or `super.init`.
    fileprivate func calls(_ base: String) -> Bool {
        contains { statement in
            statement.expressions.contains { $0.calls(base) } || statement.bodies.contains { $0.calls(base) }
        }
    }
}

extension Expression {
    fileprivate func calls(_ base: String) -> Bool {
        if case .call(let call) = kind, call.callee.isInitializer(of: base) { return true }
        return (parts + branchExpressions).contains { $0.calls(base) } || bodies.contains { $0.calls(base) }
    }

    /// Returns true for `self.init` or `super.init`.
    func isInitializer(of base: String) -> Bool {
        if case .member(let node, "init") = kind, case .name(base) = node.kind { return true }
        return false
    }
}

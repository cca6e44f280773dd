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
        hasImplicitSuper = above.count < 2 && above.allSatisfy { $0.signature.parameters.isEmpty }
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
        switch writtenType {
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

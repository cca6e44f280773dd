/// Variables and constants.
extension DeclaredInterfaces {
    /// Makes the declarations of the names in a binding; none for a variable with property wrappers and its parts.
    ///
    /// - Parameter all: the bindings of the same declaration, or of all variables of the type.
    func declare(_ binding: VariableBinding, in entry: Entry?, beside all: [VariableBinding]) -> [Declaration] {
        guard binding.attributes.isEmpty else { return [] }
        return binding.pattern.paths.map { name, offset, path in
            variable(name, binding, in: entry, at: offset, path)
        }
    }

    private func variable(
        _ name: String,
        _ binding: VariableBinding,
        in entry: Entry?,
        at offset: Int,
        _ path: [Int]
    ) -> Declaration {
        let result = emptyVariable(name, binding, in: entry, at: offset)
        let scope = result.source?.scope ?? TypeScope()
        result.implementation = .variable(binding)
        result.source?.initialValue = binding.value
        result.source?.path = path
        result.builder = binding.writtenBuilder.flatMap { builder($0, in: scope, at: offset) }
        if let written = binding.type {
            result.result = Self.part(of: type(written, of: result, in: scope), at: path)
        } else if binding.accessors != nil {
            note("computed property must have an explicit type", at: offset)
        } else if binding.value == nil {
            note("type annotation missing in pattern", at: offset)
        } else {
            infer(result)
        }
        return result
    }

    /// Returns a variable without a type.
    func emptyVariable(_ name: String, _ binding: VariableBinding, in entry: Entry?, at offset: Int) -> Declaration {
        let result = Declaration(.variable, name: name, owner: entry?.nominal, result: .error)
        result.modifiers = binding.modifiers
        if binding.isStatic { result.modifiers.insert(.static) }
        result.offset = offset
        mark(result, in: entry)
        let scope = entry.map { self.scope(of: $0) } ?? self.scope(of: nil as Nominal?)
        result.source = DeclarationSource(scope: scope)
        return result
    }

    /// Lets the type of a variable be found from its initial value when it is first needed.
    func infer(_ variable: Declaration) { Self.infer(variable, in: interfaces) }

    private static func infer(_ variable: Declaration, in interfaces: Interfaces) {
        variable.source?.isInferred = true
        variable.finder = { [weak interfaces, unowned variable] in
            guard let interfaces else { return }
            // Without a checker the type remains to be found.
            guard let infer = interfaces.session.infer else { return Self.infer(variable, in: interfaces) }
            variable.result = infer(variable)
        }
    }

    /// Returns the type of a part of a tuple.
    private static func part(of type: Type, at path: [Int]) -> Type {
        path.reduce(type) { type, index in
            guard case .tuple(let fields) = type.form, index < fields.count else { return .error }
            return fields[index].type
        }
    }

    /// Returns true if a stored property has a value before an initializer sets it.
    func hasPreset(_ binding: VariableBinding) -> Bool {
        if binding.value != nil || binding.wrappedValue != nil || binding.isLazy { return true }
        if let wrapper = binding.attributes.first {
            return wrapper.arguments != nil || hasEmptyInitializer(wrapper, binding)
        }
        guard !binding.isLet else { return false }
        switch binding.type {
        case .optional?, .implicitlyUnwrapped?: return true
        default: return binding.modifiers.contains(.weak)
        }
    }
}

extension Pattern {
    /// The names that the pattern binds, each with its place in a tuple.
    var paths: [(name: String, offset: Int, path: [Int])] {
        switch self {
        case .name(let name, _, let offset): name == "_" ? [] : [(name, offset, [])]
        case .tuple(let parts, _):
            parts.enumerated().flatMap { index, part in
                part.pattern.paths.map { ($0.name, $0.offset, [index] + $0.path) }
            }
        default: []
        }
    }
}

extension VariableBinding {
    /// True for a property that an instance stores.
    var isStoredInInstance: Bool {
        !isStatic && !isOverride && (accessors == nil || !attributes.isEmpty)
    }
}

/// Variables with property wrappers, each with the storage `_name` and the projected value `$name`.
extension DeclaredInterfaces {
    /// Adds the members with property wrappers.
    func addWrapped(of entry: Entry) {
        for binding in entry.code.variables where !binding.attributes.isEmpty {
            for variable in declareWrapped(binding, in: entry, beside: entry.code.variables) {
                add(variable, to: entry)
            }
        }
    }

    /// Makes the declarations of a wrapped variable.
    func declareWrapped(_ binding: VariableBinding, in entry: Entry?, beside all: [VariableBinding]) -> [Declaration] {
        guard let attribute = binding.attributes.first, let (name, offset, _) = binding.pattern.paths.first else {
            return []
        }
        let variable = emptyVariable(name, binding, in: entry, at: offset)
        let scope = variable.source?.scope ?? TypeScope()
        let wrapper = resolve(attribute.type, in: scope, at: attribute.offset)
        guard case .nominal(let nominal, let arguments) = wrapper.form else { return [] }
        variable.implementation = .variable(binding)
        variable.source?.initialValue = binding.wrappedValue
        let value = interfaces.members("wrappedValue", of: nominal).first { !$0.isStatic }
        if value?.modifiers.contains(.settable) ?? true { variable.modifiers.insert(.settable) }
        if let value, value.modifiers.contains(.nonmutating) || nominal.isClass {
            variable.modifiers.insert(.nonmutating)
        }
        let storage = part("_" + name, of: binding, .storage(of: name), in: entry, at: offset)
        storage.modifiers.insert(.private)
        storage.modifiers.insert(.settable)
        setTypes(of: variable, storage, binding, WrapperUse(nominal: nominal, arguments: arguments, value: value))
        var result = [storage, variable]
        if let projected = interfaces.members("projectedValue", of: nominal).first(where: { !$0.isStatic }) {
            let projection = part("$" + name, of: binding, .projection(of: name), in: entry, at: offset)
            projection.modifiers.subtract([.settable, .nonmutating, .mutating])
            projection.modifiers.formUnion(projected.modifiers.intersection([.settable, .nonmutating]))
            if nominal.isClass { projection.modifiers.insert(.nonmutating) }
            projection.finder = { [unowned projection, unowned storage] in
                projection.result = Self.type(of: projected, in: storage.result)
            }
            result.append(projection)
        }
        return result
    }

    private struct WrapperUse {
        var nominal: Nominal
        var arguments: [Type]
        /// The wrapper's `wrappedValue`.
        var value: Declaration?

        /// True if the arguments are written, or there are none.
        var isKnown: Bool { arguments != nominal.generics.parameters.map { Type(.parameter($0)) } || arguments.isEmpty }
    }

    private func setTypes(
        of variable: Declaration,
        _ storage: Declaration,
        _ binding: VariableBinding,
        _ use: WrapperUse
    ) {
        if binding.wrappedValue != nil || binding.attributes.first?.arguments != nil
            || binding.attributes.first.map({ hasEmptyInitializer($0, binding) }) ?? false
        {
            storage.source?.initialValue = Self.call(of: binding)
        }
        let wrapper = Type.nominal(use.nominal, use.arguments)
        if let written = binding.type, binding.attributes.count == 1 {
            let type = type(written, of: variable, in: variable.source?.scope ?? TypeScope())
            variable.result = type
            storage.finder = { [unowned storage] in
                guard !use.isKnown, let value = use.value else { return storage.result = wrapper }
                var found: [GenericParameter: Type] = [:]
                value.result.match(type, use.nominal.generics.parameters, &found)
                storage.result = .nominal(use.nominal, use.nominal.generics.parameters.map { found[$0] ?? .error })
            }
            return
        }
        if use.isKnown, binding.attributes.count == 1 {
            storage.result = wrapper
        } else {
            storage.source?.initialValue = Self.call(of: binding)
            infer(storage)
        }
        variable.source?.isInferred = true
        variable.finder = { [unowned variable, unowned storage, weak interfaces] in
            variable.result = binding.attributes.reduce(storage.result) { type, _ in Self.wrapped(in: type, interfaces)
            }
        }
    }

    /// Returns the call that makes the wrapper of a variable, with the calls of the wrappers in it.
    ///
    /// - Parameter given: the value in place of the initial value.
    static func call(of binding: VariableBinding, with given: Expression? = nil) -> Expression? {
        binding.attributes.reversed().reduce(given ?? binding.wrappedValue) { call(of: $1, wrapping: $0) }
    }

    private static func call(of attribute: WrittenAttribute, wrapping value: Expression?) -> Expression? {
        guard case .named(let parts) = attribute.type else { return nil }
        let value = value.map { [LabelledExpression(label: "wrappedValue", offset: $0.offset, value: $0)] }
        let names = parts.map(\.name)
        let notation = Notation(type: attribute.type)
        let first = Expression(.name(names[0]), at: attribute.offset, notation: names.count == 1 ? notation : nil)
        let callee = names.dropFirst().reduce(first) {
            Expression(.member($0, $1), at: attribute.offset, notation: $1 == names.last ? notation : nil)
        }
        let arguments = (value ?? []) + (attribute.arguments ?? [])
        return Expression(
            .call(Call(callee: callee, arguments: arguments, nameOffset: attribute.offset)),
            at: attribute.offset
        )
    }

    /// Returns the type of the value in a wrapper.
    private static func wrapped(in type: Type, _ interfaces: Interfaces?) -> Type {
        guard let nominal = type.nominal,
            let value = interfaces?.members("wrappedValue", of: nominal).first(where: { !$0.isStatic })
        else { return .error }
        return self.type(of: value, in: type)
    }

    private func part(
        _ name: String,
        of binding: VariableBinding,
        _ synthesis: Declaration.Synthesis,
        in entry: Entry?,
        at offset: Int
    ) -> Declaration {
        let result = emptyVariable(name, binding, in: entry, at: offset)
        result.implementation = .synthesized(synthesis)
        return result
    }

    /// Returns the type of a member of a type with its generic arguments.
    private static func type(of member: Declaration, in type: Type) -> Type {
        guard case .nominal(let nominal, let arguments) = type.form else { return .error }
        return member.result.substituting(nominal.generics.parameters, arguments)
    }

    // MARK: - Initialization

    /// The type of the parameter of a memberwise initializer that sets a wrapped variable: the wrapped type if the
    /// wrapper can be made from it, else the wrapper.
    func takesWrapper(_ binding: VariableBinding) -> Bool {
        guard binding.wrappedValue == nil, let nominal = wrapper(of: binding) else { return false }
        if binding.attributes.first?.arguments != nil { return true }
        let initializers = interfaces.members("init", of: nominal)
        return !initializers.contains { $0.parameters.contains { $0.label == "wrappedValue" } }
    }

    /// Returns true if a wrapper has an initializer without arguments.
    func hasEmptyInitializer(_ attribute: WrittenAttribute, _ binding: VariableBinding) -> Bool {
        guard let nominal = wrapper(of: binding) else { return false }
        return interfaces.members("init", of: nominal).contains { $0.parameters.allSatisfy(\.isOptional) }
    }

    private func wrapper(of binding: VariableBinding) -> Nominal? {
        guard let attribute = binding.attributes.first else { return nil }
        let resolver = TypeResolver(interfaces: interfaces, scope: scope(of: nil as Nominal?))
        guard case .nominal(let nominal, _)? = try? resolver.resolve(attribute.type).form else { return nil }
        return nominal
    }
}

extension Declaration.Parameter {
    /// True if a call may omit the argument.
    var isOptional: Bool { hasDefault || isVariadic }
}

extension Type {
    /// Finds what the generic parameters in this type are in another one of the same form.
    func match(_ other: Type, _ parameters: [GenericParameter], _ found: inout [GenericParameter: Type]) {
        switch (form, other.form) {
        case (.parameter(let parameter), _):
            if parameters.contains(where: { $0 === parameter }), found[parameter] == nil { found[parameter] = other }
        case (.nominal(let a, let first), .nominal(let b, let second)) where a === b:
            for (left, right) in zip(first, second) { left.match(right, parameters, &found) }
        case (.tuple(let a), .tuple(let b)):
            for (left, right) in zip(a, b) { left.type.match(right.type, parameters, &found) }
        case (.function(let a), .function(let b)):
            for (left, right) in zip(a.parameters, b.parameters) { left.type.match(right.type, parameters, &found) }
            a.result.match(b.result, parameters, &found)
        case (.metatype(let a), .metatype(let b)): a.match(b, parameters, &found)
        default: break
        }
    }
}

extension GenericParameter: Hashable {
    static func == (left: GenericParameter, right: GenericParameter) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

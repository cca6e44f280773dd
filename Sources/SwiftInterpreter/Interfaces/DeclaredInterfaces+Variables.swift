/// Variables and constants.
extension DeclaredInterfaces {
    /// Makes the declarations of the names in a binding; none for a variable with property wrappers and its parts.
    ///
    /// - Parameter all: the bindings of the same declaration, or of all variables of the type.
    func declare(_ binding: VariableBinding, in entry: Entry?, beside all: [VariableBinding]) -> [Declaration] {
        guard binding.attributes.isEmpty, !binding.isSynthesized else { return [] }
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
        if let written = binding.writtenType {
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
        switch binding.writtenType {
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
        !isStatic && !isSynthesized && !isOverride && (accessors == nil || !attributes.isEmpty)
    }
}

/// Optionals: what source makes one, and what is said where one is not taken apart.
extension Evaluator {
    /// Whether declarations say that an expression, which need not be evaluated, gives an optional; asked where nothing
    /// else says which type is expected.
    func isOptional(_ node: Expression, besides expected: TypeRef?, _ scope: Scope) -> Bool {
        guard expected == nil || expected == .any else { return false }
        switch node.kind {
        case .integer, .float, .boolean, .string, .closure: return false
        default: return StaticTypes(self, scope).type(of: node)?.isPlainOptional ?? false
        }
    }

    /// What a place of type `T!` gives where nothing asks for a `T`: an optional.
    func optionalIfImplicit(_ value: Value, _ node: Expression, _ scope: Scope) -> Value {
        switch node.kind {
        case .name, .member:
            guard syntax.hasImplicitOptionals, StaticTypes(self, scope).type(of: node)?.implicitlyUnwrapped != nil
            else {
                return value
            }
            return value.asOptional
        default: return value
        }
    }

    /// Throws if what is bound by `if let` is a value that cannot be nil.
    func checkBinding(_ node: Expression, _ value: Value, _ scope: Scope) throws {
        guard let type = typeThatIsNoOptional(node, value, scope) else { return }
        var fix = "leave the binding out: the value is always there"
        if case .name(let name) = node.kind { fix = "leave the binding out: '\(name)' is always there" }
        throw failure(
            "the value of a conditional binding must be of optional type, not '\(type)'",
            at: node.offset,
            scope,
            fix: fix
        )
    }

    /// Throws if what `!` or `?` stands behind is a value that cannot be nil.
    func checkUnwrapping(_ node: Expression, _ value: Value, by mark: String, at offset: Int, _ scope: Scope) throws {
        guard !value.isOptional, let type = typeThatIsNoOptional(node, value, scope) else { return }
        throw failure(
            "'\(mark)' stands behind a value of type '\(type)', which is no optional",
            at: offset,
            scope,
            fix: "leave the '\(mark)' out"
        )
    }

    /// The type of an expression whose value is no optional, where declarations say so as well.
    private func typeThatIsNoOptional(_ node: Expression, _ value: Value, _ scope: Scope) -> TypeRef? {
        let type: TypeRef?
        switch node.kind {
        case .name("self"): return nil
        case .name: type = targetType(node, scope)
        case .member, .call: type = StaticTypes(self, scope).type(of: node)
        case .integer: return .int
        case .string: return .string
        case .boolean: return .bool
        default: return nil
        }
        guard let type, !type.isOptional, type.isPlainlyNamed else { return nil }
        return type
    }

    /// What is said where a member of the value in an optional is meant.
    func mustBeUnwrapped(_ value: Value, for name: String, at offset: Int, _ scope: Scope) -> Diagnostic {
        failure(
            "a value of optional type '\(value.typeName)' must be unwrapped to refer to '\(name)' of the value in it",
            at: offset,
            scope,
            fix: "write '?.\(name)' to go on only if there is a value, or '!' if there always is"
        )
    }

    /// Changes what an optional holds; throws the given error if it holds nothing.
    func modifyHeld(
        _ value: inout Value,
        orThrow error: @autoclosure () -> any Error,
        _ change: (inout Value) throws -> Void
    ) throws {
        switch value {
        case .nil: throw error()
        case .present(var held):
            // Out of the optional the value changes in place.
            value = .void
            defer { value = .present(held) }
            try change(&held)
        default: try change(&value)
        }
    }
}

extension TypeRef {
    /// Whether it is an optional, other than a type that any value is of.
    var isPlainOptional: Bool {
        if case .optional = self { return true }
        return false
    }

    /// Whether it is a named type, so that its values are known not to be optionals.
    fileprivate var isPlainlyNamed: Bool {
        if case .named = self { return self != .any && self != .anyHashable }
        return false
    }
}

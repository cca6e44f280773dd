/// Optionals: which expressions produce them, and the errors for missing unwrapping.
extension Evaluator {
    /// Returns true if declarations make an expression optional, without evaluating it; used if no contextual type is
    /// known.
    func isOptional(_ node: Expression, besides expected: TypeRef?, _ scope: Scope) -> Bool {
        guard expected == nil || expected == .any else { return false }
        switch node.kind {
        case .integer, .float, .boolean, .string, .closure: return false
        default: return StaticTypes(self, scope).type(of: node)?.isPlainOptional ?? false
        }
    }

    /// Returns the value of a place of type `T!` as an optional, if the context does not ask for a `T`.
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

    /// Throws if the value bound by `if let` is not optional.
    func checkBinding(_ node: Expression, _ value: Value, _ scope: Scope) throws {
        guard let type = nonOptionalType(node, value, scope) else { return }
        var fix = "delete the binding: the value is never nil"
        if case .name(let name) = node.kind { fix = "delete the binding: '\(name)' is never nil" }
        throw failure(
            "initializer for conditional binding must have Optional type, not '\(type)'",
            at: node.offset,
            scope,
            fix: fix
        )
    }

    /// Throws if the operand of `!` or `?` is not optional.
    func checkUnwrapping(_ node: Expression, _ value: Value, by mark: String, at offset: Int, _ scope: Scope) throws {
        guard !value.isOptional, let type = nonOptionalType(node, value, scope) else { return }
        throw failure(
            (mark == "!" ? "cannot force unwrap value" : "cannot use optional chaining on a value")
                + " of non-optional type '\(type)'",
            at: offset,
            scope,
            fix: "delete the '\(mark)'"
        )
    }

    /// Returns the type of an expression whose value is not optional, if declarations confirm it.
    private func nonOptionalType(_ node: Expression, _ value: Value, _ scope: Scope) -> TypeRef? {
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

    /// Returns the error for a member that belongs to the wrapped value of an optional.
    func mustBeUnwrapped(_ value: Value, for name: String, at offset: Int, _ scope: Scope) -> Diagnostic {
        failure(
            "value of optional type '\(value.typeName)' must be unwrapped to refer to member '\(name)'",
            at: offset,
            scope,
            fix: "write '?.\(name)' to get nil if there is no value, or '!.\(name)' if there always is one"
        )
    }

    /// Mutates the wrapped value of an optional; throws the given error if it is nil.
    func modifyHeld(
        _ value: inout Value,
        orThrow error: @autoclosure () -> any Error,
        _ change: (inout Value) throws -> Void
    ) throws {
        switch value {
        case .nil: throw error()
        case .present(var held):
            // Moved out of the optional, the value changes in place.
            value = .void
            defer { value = .present(held) }
            try change(&held)
        default: try change(&value)
        }
    }
}

extension TypeRef {
    /// True for an optional type, but not for a type that accepts any value.
    var isPlainOptional: Bool {
        if case .optional = self { return true }
        return false
    }

    /// True for a named type, whose values are not optionals.
    fileprivate var isPlainlyNamed: Bool {
        if case .named = self { return self != .any && self != .anyHashable }
        return false
    }
}

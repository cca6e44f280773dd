/// The check that what holds an object without keeping it, `weak` or `unowned`, can hold one.
extension Lookup {
    /// Returns the words of a compiler for a variable that holds what is no object; nil if it holds one.
    ///
    /// A weak variable whose type is written must say that it is optional.
    func problem(holding type: Type, in binding: VariableBinding) -> String? {
        let isWeak = binding.modifiers.contains(.weak)
        guard isWeak || binding.modifiers.contains(.unowned) else { return nil }
        if let problem = problem(holding: type, isWeak: isWeak) { return problem }
        guard isWeak, binding.type != nil, type.wrapped == nil, !type.isError else { return nil }
        if case .implicitlyUnwrapped? = binding.type { return nil }
        return "'weak' variable should have optional type '\(type)?'"
    }

    /// Returns the words of a compiler for a type, or one optional of it, that is no class.
    func problem(holding type: Type, isWeak: Bool) -> String? {
        let held = type.wrapped ?? type
        guard !held.isError, !held.hasVariables, !isClass(held) else { return nil }
        let word = isWeak ? "weak" : "unowned"
        switch held.form {
        case .existential, .parameter, .member, .opaque:
            return "'\(word)' must not be applied to non-class-bound '\(held)'; "
                + "consider adding a protocol conformance that has a class bound"
        case .nominal, .tuple, .function, .metatype:
            return "'\(word)' may only be applied to class and class-bound protocol types, not '\(held)'"
        default: return nil
        }
    }
}

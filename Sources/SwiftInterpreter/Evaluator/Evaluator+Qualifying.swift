/// Qualification of types: a declaration spells them as visible from its scope; calls from elsewhere need full names.
extension Evaluator {
    /// Returns a signature with fully qualified types.
    func qualified(_ signature: Signature, _ scope: Scope) -> Signature {
        var result = signature
        for index in result.parameters.indices {
            result.parameters[index].type = qualified(result.parameters[index].type, scope)
        }
        result.result = qualified(result.result, scope)
        return result
    }

    /// Returns a type with the full names of nested types and with type aliases resolved.
    func qualified(_ type: TypeRef, _ scope: Scope) -> TypeRef {
        switch type {
        case .named(let name): return qualified(name, scope) ?? type
        case .existential(let name):
            if case .declared(let found)? = findType(name, scope) { return .existential(found.name) }
            return type
        case .generic(let name, let arguments): return .generic(name, arguments.map { qualified($0, scope) })
        case .optional(let wrapped): return .optional(qualified(wrapped, scope))
        case .array(let element): return .array(qualified(element, scope))
        case .dictionary(let key, let value): return .dictionary(qualified(key, scope), qualified(value, scope))
        case .tuple(let parts):
            return .tuple(parts.map { .init(label: $0.label, type: qualified($0.type, scope)) })
        case .function(let parameters, let result):
            return .function(
                parameters.map { .init(type: qualified($0.type, scope), isInout: $0.isInout) },
                qualified(result, scope)
            )
        case .metatype(let inner): return .metatype(qualified(inner, scope))
        }
    }

    private func qualified(_ name: String, _ scope: Scope) -> TypeRef? {
        var outer = scope.frame.typeName
        while let current = outer {
            if types["\(current).\(name)"] != nil || table.types["\(current).\(name)"] != nil {
                return .named("\(current).\(name)")
            }
            if let alias = aliases["\(current).\(name)"] { return alias == .named(name) ? nil : alias }
            outer = current.lastIndex(of: ".").map { String(current[..<$0]) }
        }
        if types[name] == nil, let alias = aliases[name], alias.name != name { return alias }
        return nil
    }
}

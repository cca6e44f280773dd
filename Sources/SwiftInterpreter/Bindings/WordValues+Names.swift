/// The names and examples of a type's values, for completion and messages.
extension WordValues {
    /// Returns the names of a type's values.
    func names(for type: TypeRef) -> [String] {
        if type.unwrapped == "Bool" { return ["true", "false"] }
        guard let native = type.unwrapped.name.flatMap({ table.type(named: $0) }) else { return [] }
        return native.members.order.filter { makesValue($0, of: native) && !needsClosure($0, of: native) }
            + native.words.names
    }

    /// Returns the names that can follow an incomplete value: `topLeft` after `corner`.
    func names(after words: ArraySlice<String>, for type: TypeRef) -> [String] {
        guard let name = words.first, let native = type.unwrapped.name.flatMap({ table.type(named: $0) }) else {
            return []
        }
        for callable in native.members.staticMethods[name] ?? [] {
            var rest = words.dropFirst()
            for parameter in callable.signature.parameters {
                if rest.isEmpty { return names(for: parameter.type) }
                guard let value = value(rest, as: parameter.type) else {
                    return names(after: rest, for: parameter.type)
                }
                rest = rest.dropFirst(value.count)
            }
        }
        return []
    }

    /// Returns a description of what to type for a type.
    func expectation(_ type: TypeRef) -> String {
        switch type.unwrapped {
        case let type where type.isFloatingPoint: return "a number"
        case "Int": return "a whole number"
        case "String": return "a text"
        case "Bool": return "true or false"
        case let type where type.function != nil:
            return makesElement(type.function) ? "an element, such as Label(text: \"Hi\")" : "a closure, such as { … }"
        default:
            let names = names(for: type)
            if names.isEmpty || names.count > 8 { return "\(type.unwrapped)" }
            return names.joined(separator: ", ")
        }
    }

    /// Returns Swift source with placeholders if a word names a value whose arguments are missing: `.rounded(radius:
    /// 8)`; nil if none are missing.
    func completed(_ words: ArraySlice<String>, as type: TypeRef) -> String? {
        guard var name = words.first, let native = type.unwrapped.name.flatMap({ table.type(named: $0) }) else {
            return nil
        }
        if name.hasPrefix(".") { name.removeFirst() }
        let callables = native.members.staticMethods[name] ?? []
        guard words.count == 1, native.members.staticProperties[name] == nil, makesValue(name, of: native),
            let signature = callables.first?.signature,
            callables.allSatisfy({ $0.signature.parameters.contains { !$0.isOptional } })
        else { return nil }
        let parts = signature.parameters.filter { !$0.isOptional }.map { parameter in
            (parameter.label.map { "\($0): " } ?? "") + sample(of: parameter.type)
        }
        return ".\(name)(\(parts.joined(separator: ", ")))"
    }

    /// Returns an example value of a type.
    private func sample(of type: TypeRef) -> String {
        switch type.unwrapped {
        case let type where type.isFloatingPoint: "8"
        case "Int": "1"
        case "String": "\"text\""
        case "Bool": "true"
        default: names(for: type).first.flatMap { value([$0], as: type)?.text } ?? "…"
        }
    }

    private func needsClosure(_ name: String, of type: NativeType) -> Bool {
        guard type.members.staticProperties[name] == nil else { return false }
        return (type.members.staticMethods[name] ?? []).allSatisfy { callable in
            callable.signature.parameters.contains { $0.isClosure && !$0.isOptional }
        }
    }
}

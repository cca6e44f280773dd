/// Types and extensions.
extension InterfaceReader {
    /// Reads the head of a type or an extension with its opening brace; nil if something else comes next.
    mutating func head(_ prefix: Prefix) -> WrittenInterface? {
        let kind: WrittenInterface.Kind
        switch byteAfterSpace {
        case 115 where takeWord("struct"): kind = .structure
        case 101 where takeWord("enum"): kind = .enumeration
        case 101 where takeWord("extension"): kind = .extended
        case 99 where takeWord("class"): kind = .classType
        case 112 where takeWord("protocol"): kind = .protocolType
        default: return nil
        }
        guard case .named(let parts)? = name(withArguments: kind == .extended) else { return nil }
        var result = WrittenInterface(kind: kind, name: parts.map(\.name).joined(separator: "."))
        result.modifiers = prefix.modifiers
        if kind == .extended {
            result.arguments = parts.last?.arguments ?? []
        } else {
            guard let generics = genericParameters() else { return nil }
            result.generics.parameters = generics
        }
        if kind == .protocolType {
            result.associated = result.generics.parameters.map { .init(name: $0.name, isPrimary: true) }
            result.generics.parameters = []
        }
        if take(":") {
            guard let inherited = types() else { return nil }
            result.inherited = inherited
        }
        guard let requirements = requirements(), take("{") else { return nil }
        result.generics.requirements = requirements
        return result
    }

    /// Reads a dotted name; generic arguments belong to it only in an extension.
    private mutating func name(withArguments: Bool) -> WrittenType? {
        if withArguments { return name() }
        var parts: [WrittenType.Part] = []
        repeat {
            guard let name = identifier() else { return nil }
            parts.append(.init(name: name))
            guard byte == 46 else { return .named(parts) }
            position += 1
        } while true
    }

    /// Reads the members of a type up to its closing brace, or to the end of the text.
    mutating func body(into interface: inout WrittenInterface) -> Bool {
        while !take("}") {
            if isAtEnd { return true }
            guard let prefix = prefix(), member(prefix, into: &interface) else { return false }
        }
        return true
    }

    private mutating func member(_ prefix: Prefix, into interface: inout WrittenInterface) -> Bool {
        if takeWord("typealias") {
            guard let alias = alias() else { return false }
            interface.aliases.append(alias)
        } else if takeWord("associatedtype") {
            return associated(into: &interface)
        } else if var head = head(prefix) {
            guard body(into: &head) else { return false }
            interface.nested.append(head)
        } else {
            guard let declaration = declaration(prefix) else { return false }
            interface.members.append(declaration)
            // Further cases on the same line.
            while declaration.kind == .enumCase, take(",") {
                guard let next = nextCase(prefix) else { return false }
                interface.members.append(next)
            }
        }
        return true
    }

    private mutating func nextCase(_ prefix: Prefix) -> WrittenDeclaration? {
        var result = bareDeclaration(.enumCase)
        result?.modifiers.formUnion(prefix.modifiers)
        return result
    }

    mutating func alias() -> WrittenInterface.Alias? {
        guard let name = identifier(), let generics = genericParameters(), take("="), let type = type() else {
            return nil
        }
        var alias = WrittenInterface.Alias(name: name, type: type)
        alias.generics.parameters = generics
        guard let requirements = requirements() else { return nil }
        alias.generics.requirements = requirements
        return alias
    }

    private mutating func associated(into interface: inout WrittenInterface) -> Bool {
        guard let name = identifier() else { return false }
        var result = WrittenInterface.Associated(name: name)
        if take(":") {
            guard let bounds = types() else { return false }
            result.bound = bounds.count == 1 ? bounds[0] : .composition(bounds)
        }
        if take("=") {
            guard let preset = type() else { return false }
            result.preset = preset
        }
        guard let requirements = requirements() else { return false }
        interface.generics.requirements += requirements
        if let index = interface.associated.firstIndex(where: { $0.name == name }) {
            result.isPrimary = interface.associated[index].isPrimary
            interface.associated[index] = result
        } else {
            interface.associated.append(result)
        }
        return true
    }
}

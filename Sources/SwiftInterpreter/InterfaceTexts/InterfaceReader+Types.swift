/// Types and generic clauses.
extension InterfaceReader {
    mutating func type() -> WrittenType? {
        while byteAfterSpace == 64 {
            position += 1
            _ = identifier()
        }
        if takeWord("any") { return composition().map { .any($0) } }
        if takeWord("some") { return composition().map { .some($0) } }
        skipSpace()
        if byte == 40, let function = functionType() { return function }
        return composition()
    }

    /// The next byte that is not space.
    var byteAfterSpace: UInt8 {
        mutating get {
            skipSpace()
            return byte
        }
    }

    /// Reads one type or several, joined by `&`.
    private mutating func composition() -> WrittenType? {
        guard let first = suffixedType() else { return nil }
        guard byteAfterSpace == 38 else { return first }
        var parts = [first]
        while take("&") {
            guard let next = suffixedType() else { return nil }
            parts.append(next)
        }
        return .composition(parts)
    }

    private mutating func suffixedType() -> WrittenType? {
        guard var type = primaryType() else { return nil }
        while position < end {
            switch byte {
            case 63: type = .optional(type)
            case 33: type = .implicitlyUnwrapped(type)
            case 46 where starts(with: ".Type"):
                type = .metatype(type)
                position += 4
            default: return type
            }
            position += 1
        }
        return type
    }

    private mutating func primaryType() -> WrittenType? {
        switch byteAfterSpace {
        case 91: return bracketed()
        case 40: return tuple()
        default: return name()
        }
    }

    private mutating func bracketed() -> WrittenType? {
        position += 1
        guard let element = type() else { return nil }
        if take(":") {
            guard let value = type(), take("]") else { return nil }
            return .dictionary(element, value)
        }
        return take("]") ? .array(element) : nil
    }

    private mutating func tuple() -> WrittenType? {
        guard let elements = list() else { return nil }
        if elements.count == 1, elements[0].label == nil { return elements[0].parameter.type }
        return .tuple(elements.map { .init(label: $0.label, type: $0.parameter.type) })
    }

    /// Reads a function type; nil, at the same place, if what is in brackets is something else.
    private mutating func functionType() -> WrittenType? {
        let start = position
        guard let elements = list() else {
            position = start
            return nil
        }
        var effects: FunctionEffects = takeWord("async") ? .async : []
        if takeWord("throws") || takeWord("rethrows") {
            effects.insert(.throws)
            if byte == 40 { _ = list() }
        }
        guard take("->") else {
            position = start
            return nil
        }
        return type().map { .function(elements.map(\.parameter), $0, effects) }
    }

    /// Reads a list in brackets: the elements of a tuple or the parameters of a function.
    private mutating func list() -> [(label: String?, parameter: WrittenType.Parameter)]? {
        guard take("(") else { return nil }
        var elements: [(label: String?, parameter: WrittenType.Parameter)] = []
        if take(")") { return elements }
        repeat {
            let label = listLabel()
            var parameter = WrittenType.Parameter(type: .void)
            while byteAfterSpace == 64 {
                position += 1
                parameter.isAutoclosure = identifier() == "autoclosure" || parameter.isAutoclosure
            }
            parameter.isInout = takeWord("inout")
            guard let type = type() else { return nil }
            parameter.type = type
            parameter.isVariadic = take("...")
            elements.append((label, parameter))
        } while take(",")
        return take(")") ? elements : nil
    }

    /// Reads a label with its colon: `x:`, or `_ x:`, which is none.
    private mutating func listLabel() -> String? {
        let start = position
        guard let first = identifier() else { return nil }
        if take(":") { return first }
        if first == "_", identifier() != nil, take(":") { return nil }
        position = start
        return nil
    }

    /// Reads a name with its qualifiers and generic arguments.
    mutating func name() -> WrittenType? {
        var parts: [WrittenType.Part] = []
        repeat {
            guard let name = identifier() else { return nil }
            var part = WrittenType.Part(name: name)
            if byte == 60 {
                position += 1
                guard let arguments = types(), take(">") else { return nil }
                part.arguments = arguments
            }
            parts.append(part)
        } while takeDot()
        if parts.count == 1, parts[0].name == "Void" { return .void }
        return .named(parts)
    }

    /// Reads the dot before another part of a name.
    private mutating func takeDot() -> Bool {
        guard byte == 46, position + 1 < end, Self.isIdentifier(text[position + 1]), !isMetatypeSuffix else {
            return false
        }
        position += 1
        return true
    }

    private var isMetatypeSuffix: Bool {
        starts(with: ".Type") && (position + 5 >= end || !Self.isIdentifier(text[position + 5]))
    }

    /// Reads types with commas between them.
    mutating func types() -> [WrittenType]? {
        var result: [WrittenType] = []
        repeat {
            guard let type = type() else { return nil }
            result.append(type)
        } while take(",")
        return result
    }

    // MARK: - Generic clauses

    /// Reads `<T, U: P>`, if it comes next.
    mutating func genericParameters() -> [WrittenGeneric]? {
        guard take("<") else { return [] }
        var result: [WrittenGeneric] = []
        repeat {
            guard let name = identifier() else { return nil }
            var parameter = WrittenGeneric(name: name)
            if take(":") {
                guard let bound = type() else { return nil }
                parameter.bound = bound
            }
            result.append(parameter)
        } while take(",")
        return take(">") ? result : nil
    }

    /// Reads a `where` clause, if it comes next.
    mutating func requirements() -> [WrittenRequirement]? {
        guard takeWord("where") else { return [] }
        var result: [WrittenRequirement] = []
        repeat {
            guard let subject = type() else { return nil }
            let isSame = take("==")
            guard isSame || take(":"), let type = type() else { return nil }
            result.append(WrittenRequirement(subject: subject, type: type, isSame: isSame))
        } while take(",")
        return result
    }
}

/// Types and extensions.
extension InterfaceReader {
    /// Reads the kind and the name of a type or an extension; nil if something else comes next.
    mutating func beginning() -> (kind: WrittenInterface.Kind, type: WrittenType)? {
        let kind: WrittenInterface.Kind
        switch byteAfterSpace {
        case 115 where takeWord("struct"): kind = .structure
        case 101 where takeWord("enum"): kind = .enumeration
        case 101 where takeWord("extension"): kind = .extended
        case 99 where takeWord("class"): kind = .classType
        case 112 where takeWord("protocol"): kind = .protocolType
        default: return nil
        }
        return name(withArguments: kind == .extended).map { (kind, $0) }
    }

    /// Skips the rest of a heading with its opening brace.
    mutating func skipHeading() -> Bool {
        while position < end, text[position] != 123 { position += 1 }
        return take("{")
    }

    /// Reads the head of a type or an extension with its opening brace; nil if something else comes next.
    mutating func head(_ prefix: Prefix) -> WrittenInterface? {
        guard let (kind, type) = beginning(), let name = type.name else { return nil }
        var result = WrittenInterface(kind: kind, name: name)
        result.modifiers = prefix.modifiers
        if kind == .extended {
            result.arguments = type.arguments
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

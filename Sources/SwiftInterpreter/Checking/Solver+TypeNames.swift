/// The expressions that are types: `[Int]`, `Int?`, `(Int, String)`.
extension Solver {
    /// Returns the type that an array or dictionary literal of types denotes: `[Int]`.
    func typeNamed(_ node: Expression) -> WrittenType? {
        switch node.kind {
        case .name(let name): return node.type(named: name)
        case .type: return node.written
        case .member(let base, let name):
            guard case .named(let parts)? = typeNamed(base) else { return nil }
            return .named(parts + [.init(name: name, arguments: node.genericArguments)])
        case .array(let elements) where elements.count == 1: return typeNamed(elements[0]).map { .array($0) }
        case .dictionary(let pairs) where pairs.count == 1:
            guard let key = typeNamed(pairs[0].key), let value = typeNamed(pairs[0].value) else { return nil }
            return .dictionary(key, value)
        case .optionalLink(let base), .chain(let base):
            if case .chain = node.kind { return typeNamed(base) }
            return typeNamed(base).map { .optional($0) }
        case .tuple(let parts):
            let types = parts.compactMap { part in
                typeNamed(part.value).map { WrittenType.Element(label: part.label, type: $0) }
            }
            return types.count == parts.count ? (types.count == 1 ? types[0].type : .tuple(types)) : nil
        default: return nil
        }
    }

    /// Returns the type that an expression before a dot or parentheses denotes; nil if it is a value.
    func optionalType(_ node: Expression, _ scope: LexicalScope) -> Type? {
        switch node.kind {
        case .optionalLink, .array, .dictionary, .tuple: return type(denotedBy: node, scope)
        default: return nil
        }
    }

    /// Returns the metatype of the type that an expression of names of types denotes; nil if it is a value.
    func type(denotedBy node: Expression, _ scope: LexicalScope) -> Type? {
        guard let written = typeNamed(node), node.namesTypes({ self.namesType($0, scope) }),
            node.namedMembers.allSatisfy({ isTypeMember($0, scope) }),
            let type = try? TypeResolver(interfaces: interfaces, scope: scope.typeScope).resolve(written)
        else { return nil }
        return .metatype(opened(lookup.reduced(type)) { scope.typeScope.nominals.contains($0) })
    }

    /// Returns true if `a.b` is a type in a type, and not another member of it.
    private func isTypeMember(_ node: Expression, _ scope: LexicalScope) -> Bool {
        guard case .member(let base, let name) = node.kind, let written = typeNamed(base),
            let type = try? TypeResolver(interfaces: interfaces, scope: scope.typeScope).resolve(written)
        else { return false }
        guard let nominal = type.nominal else { return name.first?.isUppercase == true }
        return interfaces.type(name, in: nominal) != nil || lookup.associated(name, of: type) != nil
    }

    /// Returns true if a name is that of a type.
    private func namesType(_ name: String, _ scope: LexicalScope) -> Bool {
        var current: LexicalScope? = scope
        while let here = current {
            if here.variables[name] != nil || here.functions[name] != nil { return false }
            current = here.parent
        }
        guard interfaces.variable(name) == nil else { return false }
        return (try? TypeResolver(interfaces: interfaces, scope: scope.typeScope).resolve(WrittenType(name))) != nil
    }
}

extension Expression {
    /// Returns true if all names in an expression of types are names of types.
    fileprivate func namesTypes(_ isType: (String) -> Bool) -> Bool {
        switch kind {
        case .name(let name): notation?.module != nil || isType(name)
        case .type: true
        case .member(let base, _), .optionalLink(let base), .chain(let base): base.namesTypes(isType)
        case .array(let elements): elements.allSatisfy { $0.namesTypes(isType) }
        case .dictionary(let pairs): pairs.allSatisfy { $0.key.namesTypes(isType) && $0.value.namesTypes(isType) }
        case .tuple(let parts): !parts.isEmpty && parts.allSatisfy { $0.value.namesTypes(isType) }
        default: false
        }
    }

    /// The members in an expression of types.
    fileprivate var namedMembers: [Expression] {
        switch kind {
        case .member(let base, _): [self] + base.namedMembers
        case .optionalLink(let base), .chain(let base): base.namedMembers
        case .array(let elements): elements.flatMap(\.namedMembers)
        case .dictionary(let pairs): pairs.flatMap { $0.key.namedMembers + $0.value.namedMembers }
        case .tuple(let parts): parts.flatMap(\.value.namedMembers)
        default: []
        }
    }

    /// The optional type that a chain begins with, which is no optional chaining: `Int?` in `Int?.none`.
    var firstLink: Expression? {
        switch kind {
        case .optionalLink(let base): base.firstLink ?? self
        case .member(let base, _), .subscripted(let base, _), .forced(let base): base.firstLink
        case .call(let call): call.callee.firstLink
        default: nil
        }
    }
}

/// The declarations that can be named where their types cannot.
extension DeclaredInterfaces {
    /// Notes the types and members whose types are private, although they are not.
    func checkTypeAccess() {
        guard interfaces.hasLimitedTypes else { return }
        var seen: Set<Nominal> = []
        for entry in types + extensions {
            if !entry.isExtension { checkHeading(of: entry) }
            checkAliases(in: entry.code.interface.aliases, of: entry.nominal)
            guard seen.insert(entry.nominal).inserted else { continue }
            for list in [entry.nominal.members, added(to: entry.nominal)] {
                for declaration in list.order.flatMap({ list[$0] }) where declaration.isInSource {
                    checkTypes(of: declaration)
                }
            }
        }
    }

    // MARK: - Types

    private func checkHeading(of entry: Entry) {
        let (nominal, code) = (entry.nominal, entry.code)
        if let superclass = nominal.superclass, nominal.isClass {
            let access = TypeAccess(superclass)
            let isItself = superclass.nominal.map { exceeds(nominal, TypeAccess($0)) } ?? false
            let words = isItself ? "is \(access.word)" : "uses \(access.word.withArticle) type as a generic parameter"
            note("class", of: nominal, access, "its superclass \(words)")
        }
        if let raw = nominal.rawType {
            let access = access(of: raw, code.interface.inherited.first, in: nominal.outer)
            note("enum", of: nominal, access, "its raw type uses \(access.word.withArticle) type")
        }
        if nominal.isProtocol {
            for conformance in nominal.conformances {
                let access = TypeAccess(conformance.type)
                note("protocol", of: nominal, access, "it refines a \(access.word) protocol")
            }
            checkAssociated(of: entry)
        }
        let outer = nominal.outer?.generics.requirements ?? []
        let own = nominal.generics.requirements.filter { !nominal.isProtocol && !outer.contains($0) }
        noteGenerics(
            own,
            "generic \(nominal.kind.rawValue)",
            code.interface.generics,
            nominal.modifiers,
            in: nominal.outer,
            at: code.offset
        )
    }

    private func checkAssociated(of entry: Entry) {
        for associated in entry.code.interface.associated {
            guard let bound = associated.bound, let place = bound.offset else { continue }
            let access = TypeAccess(bounds(bound, in: scope(of: entry), at: place))
            guard exceeds(entry.nominal, access) else { continue }
            note(
                "associated type in \(phrase(for: entry.nominal)) uses \(access.word.withArticle) type in its requirement",
                at: place
            )
        }
    }

    private func note(_ word: String, of nominal: Nominal, _ access: TypeAccess, _ reason: String) {
        note(word, nominal.modifiers, in: nominal.outer, access, reason, at: nominal.code?.offset ?? -1)
    }

    func checkAliases(in aliases: [WrittenInterface.Alias], of owner: Nominal?) {
        for alias in aliases {
            let found =
                owner.map { $0.members.types[alias.name] ?? added(to: $0).types[alias.name] }
                ?? interfaces.type(alias.name)
            guard case .alias(_, let type)? = found else { continue }
            let access = access(of: type, alias.type, in: owner)
            let reason = "its underlying type uses \(access.word.withArticle) type"
            note("type alias", alias.modifiers, in: owner, access, reason, at: alias.place.offset)
        }
    }

    // MARK: - Declarations

    func checkTypes(of declaration: Declaration) {
        let heading = declaration.heading
        if declaration.kind == .enumCase { return checkCase(declaration, heading) }
        let names = Set(declaration.generics.parameters.map(ObjectIdentifier.init))
        noteGenerics(
            declaration.generics.requirements.filter { $0.subject.root.map { names.contains($0) } ?? false },
            declaration.describedKind,
            heading?.generics ?? WrittenGenerics(),
            declaration.modifiers,
            in: declaration.owner,
            isRequirement: declaration.isRequirement,
            at: declaration.offset
        )
        for (index, parameter) in declaration.parameters.enumerated() {
            let written = heading.flatMap { index < $0.parameters.count ? $0.parameters[index].type : nil }
            let access = access(of: parameter.type, written, in: declaration.owner)
            let part = declaration.kind == .subscript ? "index" : "parameter"
            guard !note(declaration, access, "its \(part) uses \(access.word.withArticle) type") else { return }
        }
        guard declaration.kind != .initializer else { return }
        let access = access(of: declaration.result, heading?.type, in: declaration.owner)
        let part =
            switch declaration.kind {
            case .variable: declaration.source?.isInferred == true ? "type '\(declaration.result)'" : "type"
            case .subscript: "element type"
            default: "result"
            }
        note(declaration, access, "its \(part) uses \(access.word.withArticle) type")
    }

    private func checkCase(_ declaration: Declaration, _ heading: WrittenDeclaration?) {
        guard let owner = declaration.owner else { return }
        for (index, parameter) in declaration.parameters.enumerated() {
            let written = heading.flatMap { index < $0.parameters.count ? $0.parameters[index].type : nil }
            let access = access(of: parameter.type, written, in: owner)
            guard exceeds(owner, access) else { continue }
            return note(
                "enum case in \(phrase(for: owner)) uses \(access.word.withArticle) type",
                at: declaration.offset
            )
        }
    }

    /// Returns true if a type can be named where another one cannot.
    private func exceeds(_ owner: Nominal, _ access: TypeAccess) -> Bool {
        !AccessScope(owner).isInside(access.scope) || owner.isPublic && !access.isPublic
    }

    private func phrase(for owner: Nominal) -> String {
        "\(owner.accessWord.withArticle) \(owner.kind.rawValue)"
    }

    @discardableResult
    private func note(_ declaration: Declaration, _ access: TypeAccess, _ reason: String) -> Bool {
        note(
            declaration.accessWord,
            declaration.modifiers,
            in: declaration.owner,
            isRequirement: declaration.isRequirement,
            access,
            reason,
            at: declaration.offset
        )
    }

    private func noteGenerics(
        _ requirements: [Requirement],
        _ word: String,
        _ written: WrittenGenerics,
        _ modifiers: WrittenModifiers,
        in owner: Nominal?,
        isRequirement: Bool = false,
        at offset: Int
    ) {
        var access = TypeAccess.open
        for requirement in requirements {
            switch requirement.kind {
            case .conforms(let bounds): access.narrow(to: TypeAccess(bounds))
            case .same(let type): access.narrow(to: TypeAccess(type))
            }
        }
        let part = written.requirements.isEmpty ? "parameter" : "requirement"
        let reason = "its generic \(part) uses \(access.word.withArticle) type"
        note(word, modifiers, in: owner, isRequirement: isRequirement, access, reason, at: offset)
    }

    /// Notes a declaration that can be named where one of its types cannot; returns true if it did.
    @discardableResult
    private func note(
        _ word: String,
        _ modifiers: WrittenModifiers,
        in owner: Nominal?,
        isRequirement: Bool = false,
        _ access: TypeAccess,
        _ reason: String,
        at offset: Int
    ) -> Bool {
        let isPublic = (modifiers.contains(.public) || isRequirement) && owner?.isPublic ?? true
        guard !AccessScope(modifiers, in: owner).isInside(access.scope) || isPublic && !access.isPublic else {
            return false
        }
        // A type that cannot be named there is a mistake of its own.
        if case .type = access.scope {
            guard let owner, AccessScope.type(owner).isInside(access.scope) else { return false }
        }
        let allowed =
            if owner == nil {
                "private or fileprivate"
            } else if case .type = access.scope { "private" } else { "fileprivate" }
        let own =
            modifiers.contains(.filePrivate)
            ? "fileprivate"
            : isPublic || modifiers.contains(.public) ? "public" : isRequirement ? "internal" : nil
        let verb = own.map { "cannot be declared \($0)" } ?? "must be declared \(allowed)"
        note("\(word) \(verb) because \(reason)", at: offset)
        return true
    }

    /// Returns the access of a type, and of the aliases that it is written with.
    private func access(of type: Type, _ written: WrittenType?, in owner: Nominal?) -> TypeAccess {
        var result = TypeAccess(type)
        for name in written?.firstNames ?? [] {
            if let alias = interfaces.privateAlias(name, in: owner) { result.narrow(to: alias) }
        }
        return result
    }
}

extension Interfaces {
    /// Returns the access of a private alias that a name means in a type; nil for other names.
    fileprivate func privateAlias(_ name: String, in owner: Nominal?) -> TypeAccess? {
        var next = owner
        while let here = next {
            if let modifiers = aliasModifiers[here.name + "." + name] { return access(modifiers, here) }
            if nominal(here.name + "." + name) != nil { return nil }
            next = here.outer
        }
        return aliasModifiers[name].flatMap { access($0, nil) }
    }

    private func access(_ modifiers: WrittenModifiers, _ owner: Nominal?) -> TypeAccess {
        TypeAccess(
            scope: AccessScope(modifiers, in: owner),
            word: modifiers.contains(.private) ? "private" : "fileprivate"
        )
    }
}

extension Declaration {
    /// The heading as written.
    fileprivate var heading: WrittenDeclaration? {
        switch implementation {
        case .code(let code)?: code.heading
        case .accessors(let code)?: code.heading
        case .enumCase(let item)?: item.heading
        case .variable(let binding)?:
            WrittenDeclaration(kind: .variable, name: name, type: binding.type)
        default: nil
        }
    }

    /// The word for it in messages about its access.
    fileprivate var accessWord: String {
        switch kind {
        case .variable: owner != nil ? "property" : isConstant ? "constant" : "variable"
        case .initializer: "initializer"
        case .subscript: "subscript"
        default: owner == nil ? "function" : "method"
        }
    }

    private var isConstant: Bool {
        if case .variable(let binding)? = implementation { return binding.isLet }
        return false
    }

    /// The words for it in messages about its generic parameters.
    fileprivate var describedKind: String {
        switch kind {
        case .initializer: "initializer"
        case .subscript: "subscript"
        default:
            isOperator
                ? "operator function"
                : owner == nil ? "global function" : isStatic ? "static method" : "instance method"
        }
    }
}

extension Type {
    /// The generic parameter that a type is, or is an associated type of.
    fileprivate var root: ObjectIdentifier? {
        switch form {
        case .parameter(let parameter): ObjectIdentifier(parameter)
        case .member(let type, _): type.root
        default: nil
        }
    }
}

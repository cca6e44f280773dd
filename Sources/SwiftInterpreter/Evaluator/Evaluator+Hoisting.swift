extension Evaluator {
    /// Declares the types, extensions and functions of a block before it runs, so that their order does not matter.
    func hoist(_ body: [Statement], _ scope: Scope) throws {
        guard body.contains(where: \.isHoisted) else { return }
        var declared: [(declaration: TypeDeclaration, offset: Int)] = []
        for statement in body {
            switch statement.kind {
            case .alias(let name, let type, _): aliases[name] = type
            case .type(let declaration):
                if try isListing(declaration, scope) { continue }
                try declareNames(declaration, at: statement.offset, scope)
                declared.append((declaration, statement.offset))
            case .function(let code): try define(code, scope)
            default: break
            }
        }
        for statement in body {
            if case .alias(let name, let type, _) = statement.kind {
                try checkAlias(name, type, statement.offset, scope)
            }
        }
        let changesTypes = body.contains(where: \.changesTypes)
        if changesTypes { noteChangedTypes() }
        for (declaration, _) in declared { try declareMembers(declaration, scope) }
        for (declaration, _) in declared { try inherit(declaration, scope) }
        for statement in body {
            if case .extended(let declaration) = statement.kind, try !isListing(declaration, scope) {
                try extend(declaration, scope)
            }
        }
        if changesTypes { noteChangedTypes() }
        for (declaration, _) in declared {
            try checkHole(declaration, scope)
            try checkRequirements(declaration, scope)
            try checkOverrides(declaration, scope)
            noteShadowedExtensions(declaration, scope)
            noteMissingInitializer(declaration, scope)
        }
    }

    /// Throws for a type alias that refers to itself, whose lookup would not end.
    ///
    /// An alias of its own name shadows another type: the module qualifier was removed when it was lowered.
    private func checkAlias(_ name: String, _ type: TypeRef, _ offset: Int, _ scope: Scope) throws {
        if type.name == name { return }
        var open = type.mentionedNames
        var seen: Set<String> = []
        while let next = open.popLast() {
            if next == name { throw failure("type alias '\(name)' references itself", at: offset, scope) }
            guard seen.insert(next).inserted, let alias = aliases[next] else { continue }
            open += alias.mentionedNames
        }
    }

    private func define(_ code: FunctionCode, _ scope: Scope) throws {
        if Self.isOperator(code.signature.name) { declaredOperators.insert(code.signature.name) }
        if !code.isQualified {
            code.signature = qualified(code.signature, scope)
            code.isQualified = true
        }
        scope.define(code)
    }

    /// Returns true if a name consists of operator characters.
    static func isOperator(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first else { return false }
        return !(first.properties.isXIDStart || first == "_" || first == "$")
    }

    // MARK: - Listings

    /// Returns true if a declaration only repeats the interface of an existing type; adds a note.
    private func isListing(_ declaration: TypeDeclaration, _ scope: Scope) throws -> Bool {
        let native = table.types[declaration.name]
        if let native, declaration.kind == .protocolType, native.isProtocol {
            note(
                "protocol '\(declaration.name)' is already defined; this listing is ignored",
                at: declaration.offset,
                scope
            )
            return true
        }
        guard declaration.traits.isListing, declaration.kind != .protocolType else { return false }
        if native != nil || table.builtIns[declaration.name] != nil {
            note(
                "'\(declaration.name)' is already defined; this listing of its interface is ignored",
                at: declaration.offset,
                scope
            )
            return true
        }
        throw failure(
            "the functions of '\(declaration.name)' have no bodies here",
            at: declaration.offset,
            scope,
            fix: "write the bodies, or delete the listing"
        )
    }

    // MARK: - Holes

    /// Throws if a declaration uses names that can only be declared in the part that it omits.
    private func checkHole(_ declaration: TypeDeclaration, _ scope: Scope) throws {
        guard let hole = declaration.traits.hole, let type = types[declaration.name] else { return }
        type.hole = hole
        let probe = Value.instance(Instance(type: type, fields: []))
        for (name, offset) in hole.names {
            let isKnown =
                resolve(name: name, scope) != nil || findType(name, scope) != nil || hasMember(name, of: probe)
                || hasStaticMember(name, of: .declared(type)) || table.functions[name] != nil
                || table.builtInFunctions[name] != nil
            guard !isKnown else { continue }
            throw failure(
                "'\(name)' is not declared: the comment '// \(hole.text)' in '\(type.name)' is in its place",
                at: offset,
                scope,
                fix: "declare it in place of the comment"
            )
        }
        note("'\(type.name)' is incomplete: the comment '// \(hole.text)' is in place of code", at: hole.offset, scope)
    }

    // MARK: - Differences from a compiler

    /// Adds a note for a method of a protocol extension that is not a requirement: the compiler selects it by the
    /// static type of the variable, the interpreter by the value.
    private func noteShadowedExtensions(_ declaration: TypeDeclaration, _ scope: Scope) {
        guard declaration.kind != .protocolType, let type = types[declaration.name] else { return }
        let own = Set(declaration.functions.filter { !$0.isStatic }.map(\.signature.labelledName))
        for name in type.conformances {
            guard let added = extensions[name] else { continue }
            let asked = Set(requirements(of: name))
            for method in added.order.flatMap({ added.methods[$0] ?? [] }) {
                let labelled = method.code.signature.labelledName
                guard own.contains(labelled), !asked.contains(method.code.signature.name) else { continue }
                note(
                    "'\(labelled)' of '\(type.name)' is always called here; compiled code calls the one of the extension "
                        + "where the value is an 'any \(name)', because the protocol does not require it",
                    at: declaration.offset,
                    scope
                )
            }
        }
    }

    private func requirements(of name: String) -> [String] {
        var result = table.types[name]?.requirements ?? []
        var pending = [name]
        var seen: Set<String> = []
        while let next = pending.popLast() {
            guard seen.insert(next).inserted, let type = types[next] else { continue }
            result += type.requirements
            pending += type.conformances
        }
        return result
    }

    // MARK: - Code that a compiler rejects

    private func noteMissingInitializer(_ declaration: TypeDeclaration, _ scope: Scope) {
        guard declaration.kind == .classType, let type = types[declaration.name],
            !type.ancestry.contains(where: \.hasInitializer),
            type.memberwise.contains(where: { $0.value == nil && $0.type?.isOptional != true })
        else { return }
        note(
            "class '\(type.name)' has no initializers: the compiler refuses it; here you can call "
                + Self.form(type.memberwiseSignature, type.name),
            at: declaration.offset,
            scope
        )
    }
}

extension Statement {
    fileprivate var changesTypes: Bool {
        switch kind {
        case .alias, .type, .extended: true
        default: false
        }
    }

    fileprivate var isHoisted: Bool {
        switch kind {
        case .alias, .type, .extended, .function: true
        default: false
        }
    }
}

import SwiftSyntax

extension Lowerer {
    func declaration(_ node: DeclSyntax) throws -> Statement {
        unsharedCount += 1
        checkModifiers(of: node, in: nesting.depth == 0 ? .global : .local)
        return try nested(at: node) { Statement(kind: try declared(node), offset: offset(node)) }
    }

    private func declared(_ node: DeclSyntax) throws -> Statement.Kind {
        switch node.as(DeclSyntaxEnum.self) {
        case .variableDecl(let variable): return .variables(try variables(variable))
        case .functionDecl(let function): return .function(try self.function(function))
        case .classDecl, .actorDecl, .structDecl, .enumDecl, .protocolDecl: return .type(try typeDeclaration(node))
        case .extensionDecl: return .extended(try typeDeclaration(node))
        case .typeAliasDecl(let alias): return .alias(writtenAlias(alias))
        case .importDecl(let node): return .imported(node.path.map { name($0.name) }.joined(separator: "."))
        case .operatorDecl(let node):
            try declare(node)
            return .noted
        case .precedenceGroupDecl(let node):
            try declare(node)
            return .noted
        case .macroExpansionDecl(let macro): throw unsupported("'#\(macro.macroName.text)' is", node)
        case .initializerDecl: throw invalid("initializers may only be declared within a type", node)
        case .subscriptDecl: throw invalid("'subscript' functions may only be declared within a type", node)
        case .missingDecl: throw invalid("expected declaration", node)
        default: throw unsupported("this declaration is", node)
        }
    }

    // MARK: - Modifiers and attributes

    func has(_ keyword: Keyword, in modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.tokenKind == .keyword(keyword) }
    }

    /// Returns the result builder among the attributes: a name that ends in `Builder`, or one declared in source.
    func builder(_ attributes: AttributeListSyntax) -> String? {
        for case .attribute(let attribute) in attributes {
            guard let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text else { continue }
            if name.hasSuffix("Builder") || session.builders.contains(name) { return name }
        }
        return nil
    }

    /// Throws for attributes that would change the meaning of a declaration.
    private func check(_ attributes: AttributeListSyntax) throws {
        for case .attribute(let attribute) in attributes where builder([.attribute(attribute)]) == nil {
            let name = text(attribute.attributeName)
            guard !isHarmless(name) else { continue }
            let isWrapper = name.first?.isUppercase == true
            if Self.attributesOfTypes.contains(name) { continue }
            throw unsupported("the \(isWrapper ? "property wrapper" : "attribute") '@\(name)' is", attribute)
        }
    }

    // MARK: - Variables

    func variables(_ node: VariableDeclSyntax) throws -> [VariableBinding] {
        let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
        let isStatic = has(.static, in: node.modifiers) || has(.class, in: node.modifiers)
        if let wrapped = try wrapped(node, isStatic: isStatic) ?? withDeclaredWrapper(node, isStatic: isStatic) {
            if isLet { report("property wrapper can only be applied to a 'var'", node) }
            return [wrapped]
        }
        try check(node.attributes)
        var bindings: [VariableBinding] = []
        for binding in node.bindings {
            let pattern = try pattern(binding.pattern, binding: isLet ? .constant : .variable)
            if let value = binding.initializer { try checkForHole(value, of: pattern) }
            var result = VariableBinding(
                pattern: pattern,
                type: binding.typeAnnotation.map { written($0.type) },
                value: try binding.initializer.map { initial in
                    let value =
                        has(.async, in: node.modifiers)
                        ? try covered(initial.value, by: .all) : try expression(initial.value)
                    // A weak variable is an optional.
                    return has(.weak, in: node.modifiers) ? Expression(.chain(value), at: value.offset) : value
                },
                isLet: isLet,
                isStatic: isStatic,
                accessors: nil,
                isLazy: !isLet && has(.lazy, in: node.modifiers)
            )
            result.isOverride = has(.override, in: node.modifiers)
            result.isLate = isLate(binding, of: node)
            if let block = binding.accessorBlock {
                try add(block, to: &result)
                if isLet {
                    report("'let' declarations cannot be computed properties", block)
                    result.isLet = false
                }
            }
            if node.parent?.is(MemberBlockItemSyntax.self) == true {
                result.valueText = binding.initializer.flatMap { shortText($0.value) }
            }
            result.writtenBuilder = writtenBuilder(node.attributes)
            result.modifiers = modifiers(of: node, result, binding.accessorBlock)
            bindings.append(result)
        }
        // In `let a, b: Int` the type annotation applies to all preceding names without one.
        for index in bindings.indices.reversed().dropFirst()
        where bindings[index].type == nil && bindings[index].value == nil {
            bindings[index].type = bindings[index + 1].type
        }
        return bindings
    }

    /// Returns true for a variable outside of functions that gets its value when it is first used.
    private func isLate(_ binding: PatternBindingSyntax, of node: VariableDeclSyntax) -> Bool {
        guard !session.lateVariables.isEmpty, binding.initializer != nil,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            session.lateVariables.contains(name)
        else { return false }
        return node.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
    }

    /// Adds the accessors of a computed variable, or the observers of a stored one.
    func add(_ block: AccessorBlockSyntax, to binding: inout VariableBinding) throws {
        guard case .accessors(let list) = block.accessors else {
            if case .getter(let list) = block.accessors {
                binding.accessors = .init(getter: try statements(list, returningVoid: false), setter: nil)
            }
            return
        }
        var accessors = VariableBinding.Accessors(getter: [], setter: nil)
        var observers: VariableBinding.Observers?
        for accessor in list {
            let body = try accessor.body.map { try statements($0.statements, returningVoid: false) } ?? []
            let parameter = accessor.parameters.map { name($0.name) }
            switch accessor.accessorSpecifier.tokenKind {
            case .keyword(.get):
                accessors.getter = body
            case .keyword(.set):
                accessors.setter = (parameter ?? "newValue", body)
                accessors.isNonmutating = accessor.modifier?.name.tokenKind == .keyword(.nonmutating)
            case .keyword(.willSet): observers = observers.with { $0.before = (parameter ?? "newValue", body) }
            case .keyword(.didSet):
                observers = observers.with {
                    $0.after = (parameter ?? "oldValue", body)
                    $0.readsOld = parameter != nil || accessor.names("oldValue")
                }
            default: throw unsupported("'\(accessor.accessorSpecifier.text)' is", accessor)
            }
            if accessor.body == nil { around.lacksBody = true }
        }
        let kinds = list.map(\.accessorSpecifier.tokenKind)
        if kinds.contains(.keyword(.get)),
            let observer = list.first(where: {
                [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind)
            })
        {
            let name = observer.accessorSpecifier.text
            report("'\(name)' cannot be provided together with a getter", observer)
            observers = nil
        }
        if let observers { binding.observers = observers } else { binding.accessors = accessors }
    }

    // MARK: - Functions

    func function(_ node: FunctionDeclSyntax) throws -> FunctionCode {
        if has(.async, in: node.modifiers) {
            report("'async' must be written after the parameter list of a function", node)
        }
        if node.body == nil { checkBody(missingFrom: node) }
        if let body = node.body { try checkForHole(body, of: node) }
        noteInterpolation(node)
        try check(node.attributes)
        let heading = heading(of: node)
        let builder = builder(node.attributes)
        return try function(
            heading: heading,
            parameters: node.signature.parameterClause,
            body: statements(
                node.body?.statements ?? [],
                returningVoid: heading.type == .void && builder == nil
            ),
            traits: FunctionCode.Traits(
                isStatic: has(.static, in: node.modifiers) || has(.class, in: node.modifiers),
                isMutating: has(.mutating, in: node.modifiers),
                isThrowing: node.signature.effectSpecifiers?.throwsClause != nil,
                isRethrowing: node.signature.effectSpecifiers?.throwsClause?.throwsSpecifier.tokenKind
                    == .keyword(.rethrows),
                builder: builder
            ),
            at: offset(node.name)
        )
    }

    func initializer(_ node: InitializerDeclSyntax) throws -> FunctionCode {
        if node.body == nil { around.lacksBody = true }
        var body = try statements(node.body?.statements ?? [])
        if node.optionalMark != nil { body = returningNil(body) }
        return try function(
            heading: heading(of: node),
            parameters: node.signature.parameterClause,
            body: body,
            traits: FunctionCode.Traits(
                isMutating: true,
                isFailable: node.optionalMark != nil,
                isThrowing: node.signature.effectSpecifiers?.throwsClause != nil,
                isConvenience: has(.convenience, in: node.modifiers)
            ),
            at: offset(node.initKeyword)
        )
    }

    /// Returns the body of a failable initializer, of which a single `nil` is returned.
    private func returningNil(_ body: [Statement]) -> [Statement] {
        guard body.count == 1, case .expression(let node) = body[0].kind, case .nilLiteral = node.kind
        else { return body }
        var statement = body[0]
        statement.kind = .returned(node)
        return [statement]
    }

    /// Lowers `deinit`, a function without parameters.
    func deinitializer(_ node: DeinitializerDeclSyntax) throws -> FunctionCode {
        FunctionCode(
            heading: WrittenDeclaration(kind: .function, name: "deinit", type: .void),
            defaults: [],
            body: try statements(node.body?.statements ?? []),
            offset: offset(node.deinitKeyword)
        )
    }

    private func function(
        heading: WrittenDeclaration,
        parameters: FunctionParameterClauseSyntax,
        body: [Statement],
        traits: FunctionCode.Traits,
        at place: Int
    ) throws -> FunctionCode {
        FunctionCode(
            heading: heading,
            defaults: try defaults(parameters),
            wrapperArguments: try wrapperArguments(parameters),
            body: body,
            traits: traits,
            offset: place
        )
    }

    /// Returns the default values of parameters.
    private func defaults(_ clause: FunctionParameterClauseSyntax) throws -> [Expression?] {
        try clause.parameters.map { try $0.defaultValue.map { try expression($0.value) } }
    }

    /// Returns the arguments of the property wrappers of parameters, by the name of the parameter.
    private func wrapperArguments(_ clause: FunctionParameterClauseSyntax) throws -> [String: [LabelledExpression]] {
        var result: [String: [LabelledExpression]] = [:]
        for parameter in clause.parameters where !parameter.attributes.isEmpty {
            let wrappers = custom(parameter.attributes).filter { builder([.attribute($0)]) == nil }
            if wrappers.count > 1 {
                throw unsupported("more than one property wrapper on a parameter is", wrappers[1])
            }
            guard case .argumentList(let list)? = wrappers.first?.arguments else { continue }
            result[name(parameter.secondName ?? parameter.firstName)] = try arguments(list)
        }
        return result
    }

    static func isDelayed(_ type: TypeSyntax) -> Bool { hasAttribute("autoclosure", type) }

    /// Returns true if a type has an attribute.
    static func hasAttribute(_ name: String, _ type: TypeSyntax) -> Bool {
        type.as(AttributedTypeSyntax.self)?.attributes.contains { attribute in
            guard case .attribute(let attribute) = attribute else { return false }
            return attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text == name
        } ?? false
    }

    // MARK: - Subscripts

    func subscriptCode(_ node: SubscriptDeclSyntax) throws -> SubscriptCode {
        let isStatic = has(.static, in: node.modifiers) || has(.class, in: node.modifiers)
        var binding = VariableBinding(pattern: .wildcard, isLet: false, isStatic: false)
        if let block = node.accessorBlock { try add(block, to: &binding) } else { around.lacksBody = true }
        let heading = heading(of: node, binding.accessors)
        let defaults = try defaults(node.parameterClause)
        func code(_ body: [Statement], isSetter: Bool) -> FunctionCode {
            FunctionCode(
                heading: heading,
                defaults: defaults + (isSetter ? [nil] : []),
                body: body,
                traits: .init(
                    isStatic: isStatic,
                    isMutating: !isStatic && isSetter && binding.accessors?.isNonmutating != true,
                    isNonmutating: isSetter && binding.accessors?.isNonmutating == true,
                    builder: isSetter ? nil : builder(node.attributes)
                ),
                offset: offset(node.subscriptKeyword)
            )
        }
        return SubscriptCode(
            isStatic: isStatic,
            getter: code(binding.accessors?.getter ?? [], isSetter: false),
            setter: binding.accessors?.setter.map { code($0.body, isSetter: true) },
            newValue: binding.accessors?.setter?.parameter ?? "newValue"
        )
    }
}

extension AccessorDeclSyntax {
    fileprivate func names(_ name: String) -> Bool {
        body?.tokens(viewMode: .sourceAccurate).contains { $0.text == name } ?? false
    }
}

extension VariableBinding.Observers? {
    fileprivate func with(_ change: (inout VariableBinding.Observers) -> Void) -> VariableBinding.Observers {
        var result = self ?? VariableBinding.Observers()
        change(&result)
        return result
    }
}

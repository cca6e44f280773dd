import SwiftSyntax

extension Lowerer {
    func declaration(_ node: DeclSyntax) throws -> Statement {
        try nested(at: node) { Statement(kind: try declared(node), offset: offset(node)) }
    }

    private func declared(_ node: DeclSyntax) throws -> Statement.Kind {
        switch node.as(DeclSyntaxEnum.self) {
        case .variableDecl(let variable): return .variables(try variables(variable))
        case .functionDecl(let function): return .function(try self.function(function))
        case .structDecl, .enumDecl, .protocolDecl: return .type(try typeDeclaration(node))
        case .extensionDecl: return .extended(try typeDeclaration(node))
        case .typeAliasDecl(let alias): return .alias(name(alias.name), try type(alias.initializer.value))
        case .importDecl(let node): return .imported(node.path.map { name($0.name) }.joined(separator: "."))
        case .classDecl:
            throw unsupported("a class is", node, fix: "declare a 'struct' instead: elements are values")
        case .actorDecl: throw unsupported("an actor is", node)
        case .macroExpansionDecl(let macro): throw unsupported("'#\(macro.macroName.text)' is", node)
        case .ifConfigDecl: throw unsupported("'#if' is", node)
        case .initializerDecl: throw invalid("an initializer belongs into a type", node)
        case .missingDecl: throw invalid("a declaration is missing here", node)
        default: throw unsupported("this declaration is", node)
        }
    }

    // MARK: - Modifiers and attributes

    func has(_ keyword: Keyword, in modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.contains { $0.name.tokenKind == .keyword(keyword) }
    }

    private func isBuilder(_ attributes: AttributeListSyntax) -> Bool {
        attributes.contains { attribute in
            guard case .attribute(let attribute) = attribute else { return false }
            let name = attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
            return name?.hasSuffix("Builder") == true
        }
    }

    // MARK: - Variables

    func variables(_ node: VariableDeclSyntax) throws -> [VariableBinding] {
        if has(.lazy, in: node.modifiers) { throw unsupported("'lazy' is", node) }
        let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
        let isStatic = has(.static, in: node.modifiers)
        if let wrapped = try wrapped(node, isStatic: isStatic) { return wrapped }
        for case .attribute(let attribute) in node.attributes
        where !isBuilder([.attribute(attribute)])
            && !["MainActor", "available"].contains(text(attribute.attributeName))
        {
            throw unsupported("the property wrapper '@\(text(attribute.attributeName))' is", attribute)
        }
        var bindings: [VariableBinding] = []
        for binding in node.bindings {
            bindings.append(
                VariableBinding(
                    pattern: try pattern(binding.pattern, binding: isLet ? .constant : .variable),
                    type: try binding.typeAnnotation.map { try type($0.type) },
                    value: try binding.initializer.map { try expression($0.value) },
                    isLet: isLet,
                    isStatic: isStatic,
                    accessors: try binding.accessorBlock.map { try accessors($0) },
                    isBuilder: isBuilder(node.attributes)
                )
            )
        }
        // In `let a, b: Int` the type belongs to all names before it.
        for index in bindings.indices.reversed().dropFirst()
        where bindings[index].type == nil && bindings[index].value == nil {
            bindings[index].type = bindings[index + 1].type
        }
        return bindings
    }

    private func accessors(_ block: AccessorBlockSyntax) throws -> VariableBinding.Accessors {
        switch block.accessors {
        case .getter(let list): return .init(getter: try statements(list), setter: nil)
        case .accessors(let list):
            var result = VariableBinding.Accessors(getter: [], setter: nil)
            for accessor in list {
                let body = try accessor.body.map { try statements($0.statements) } ?? []
                switch accessor.accessorSpecifier.tokenKind {
                case .keyword(.get): result.getter = body
                case .keyword(.set): result.setter = (accessor.parameters.map { name($0.name) } ?? "newValue", body)
                default: throw unsupported("'\(accessor.accessorSpecifier.text)' is", accessor)
                }
            }
            return result
        }
    }

    // MARK: - Functions

    func function(_ node: FunctionDeclSyntax) throws -> FunctionCode {
        if node.signature.effectSpecifiers?.asyncSpecifier != nil { throw unsupported("'async' is", node) }
        return try withGenerics(node.genericParameterClause) {
            let isRequirement = node.body == nil
            return try function(
                name: name(node.name),
                parameters: node.signature.parameterClause,
                result: try node.signature.returnClause.map { try type($0.type) } ?? .void,
                body: isRequirement ? [] : try statements(node.body?.statements ?? []),
                modifiers: node.modifiers,
                attributes: node.attributes,
                isFailable: false,
                at: offset(node.name)
            )
        }
    }

    func initializer(_ node: InitializerDeclSyntax) throws -> FunctionCode {
        try withGenerics(node.genericParameterClause) {
            try function(
                name: "init",
                parameters: node.signature.parameterClause,
                result: .void,
                body: try statements(node.body?.statements ?? []),
                modifiers: node.modifiers,
                attributes: node.attributes,
                isFailable: node.optionalMark != nil,
                at: offset(node.initKeyword)
            )
        }
    }

    private func function(
        name: String,
        parameters: FunctionParameterClauseSyntax,
        result: TypeRef,
        body: [Statement],
        modifiers: DeclModifierListSyntax,
        attributes: AttributeListSyntax,
        isFailable: Bool,
        at place: Int
    ) throws -> FunctionCode {
        var defaults: [Expression?] = []
        var list: [Signature.Parameter] = []
        for parameter in parameters.parameters {
            let first = self.name(parameter.firstName)
            let second = parameter.secondName.map { self.name($0) }
            list.append(
                Signature.Parameter(
                    label: first == "_" ? nil : first,
                    name: second ?? first,
                    type: try type(Self.withoutSpecifiers(parameter.type)),
                    defaultValue: parameter.defaultValue.map { text($0.value) },
                    isBuilder: isBuilder(parameter.attributes),
                    isVariadic: parameter.ellipsis != nil,
                    isInout: Self.isInout(parameter.type)
                )
            )
            defaults.append(try parameter.defaultValue.map { try expression($0.value) })
        }
        let isStatic = has(.static, in: modifiers) || has(.class, in: modifiers)
        return FunctionCode(
            signature: Signature(name: name, parameters: list, result: result),
            defaults: defaults,
            body: body,
            isStatic: isStatic,
            isMutating: has(.mutating, in: modifiers) || name == "init",
            isBuilder: isBuilder(attributes),
            isFailable: isFailable,
            offset: place,
            source: source
        )
    }
}

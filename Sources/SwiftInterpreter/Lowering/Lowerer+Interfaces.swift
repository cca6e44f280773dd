import SwiftSyntax

/// The headings of types and extensions exactly as they are written.
extension Lowerer {
    /// Returns the interface of a type or extension without its members.
    func interface(of node: DeclSyntax) -> WrittenInterface {
        var result: WrittenInterface
        switch node.as(DeclSyntaxEnum.self) {
        case .classDecl(let type):
            result = interface(.classType, type.name, type)
            result.generics = generics(type.genericParameterClause, type.genericWhereClause)
        case .actorDecl(let type):
            result = interface(.classType, type.name, type)
            result.generics = generics(type.genericParameterClause, type.genericWhereClause)
            result.modifiers.formUnion([.actor, .final])
        case .structDecl(let type):
            result = interface(.structure, type.name, type)
            result.generics = generics(type.genericParameterClause, type.genericWhereClause)
        case .enumDecl(let type):
            result = interface(.enumeration, type.name, type)
            result.generics = generics(type.genericParameterClause, type.genericWhereClause)
        case .protocolDecl(let type):
            result = interface(.protocolType, type.name, type)
            result.generics = generics(nil, type.genericWhereClause)
            markPrimary(type.primaryAssociatedTypeClause, in: &result)
        case .extensionDecl(let type): result = interface(ofExtension: type)
        default: result = WrittenInterface(kind: .structure, name: "")
        }
        return result
    }

    private func interface(
        _ kind: WrittenInterface.Kind,
        _ token: TokenSyntax,
        _ node: some DeclGroupSyntax
    ) -> WrittenInterface {
        var result = WrittenInterface(kind: kind, name: name(token))
        result.inherited = inherited(node.inheritanceClause)
        result.modifiers = modifiers(node.modifiers, node.attributes)
        add(node.memberBlock.members, to: &result)
        return result
    }

    private func inherited(_ clause: InheritanceClauseSyntax?) -> [WrittenType] {
        clause?.inheritedTypes.map { written($0.type) } ?? []
    }

    /// Adds the aliases and associated types.
    private func add(_ members: MemberBlockItemListSyntax, to result: inout WrittenInterface) {
        for member in members {
            switch member.decl.as(DeclSyntaxEnum.self) {
            case .typeAliasDecl(let alias): result.aliases.append(writtenAlias(alias))
            case .associatedTypeDecl(let node):
                result.associated.append(
                    .init(
                        name: name(node.name),
                        bound: bound(inherited(node.inheritanceClause)),
                        preset: node.initializer.map { written($0.value) }
                    )
                )
                // The conditions on an associated type are conditions of the protocol.
                result.associatedConditions += generics(nil, node.genericWhereClause).requirements
            case .ifConfigDecl(let config):
                // The notes on inactive parts are made when the members are lowered.
                let noted = found.notes
                if case .decls(let chosen)? = try? chosenElements(of: config) { add(chosen, to: &result) }
                found.notes = noted
            default: break
            }
        }
    }

    private func bound(_ inherited: [WrittenType]) -> WrittenType? {
        inherited.count > 1 ? .composition(inherited) : inherited.first
    }

    private func markPrimary(_ clause: PrimaryAssociatedTypeClauseSyntax?, in result: inout WrittenInterface) {
        for primary in clause?.primaryAssociatedTypes ?? [] {
            let name = name(primary.name)
            result.primary.append(name)
            for index in result.associated.indices where result.associated[index].name == name {
                result.associated[index].isPrimary = true
            }
        }
    }

    /// Returns the interface of an extension: `[Int]` and `Box<Int>` give the name and its arguments.
    private func interface(ofExtension node: ExtensionDeclSyntax) -> WrittenInterface {
        var result = WrittenInterface(kind: .extended, name: text(node.extendedType))
        switch written(node.extendedType) {
        case .named(let parts):
            result.name = parts.map(\.name).joined(separator: ".")
            result.arguments = parts.flatMap(\.arguments)
        case .array(let element): (result.name, result.arguments) = ("Array", [element])
        case .dictionary(let key, let value): (result.name, result.arguments) = ("Dictionary", [key, value])
        case .optional(let wrapped): (result.name, result.arguments) = ("Optional", [wrapped])
        default: break
        }
        result.inherited = inherited(node.inheritanceClause)
        result.generics = generics(nil, node.genericWhereClause)
        result.modifiers = modifiers(node.modifiers, node.attributes)
        add(node.memberBlock.members, to: &result)
        return result
    }
}

/// Types exactly as they are written, for the search of types; ``WrittenType`` knows less of them.
extension Lowerer {
    /// Returns the type as written.
    ///
    /// A form that is not supported becomes a name that is never found.
    func written(_ node: TypeSyntax) -> WrittenType {
        switch node.as(TypeSyntaxEnum.self) {
        case .identifierType, .memberType: return writtenName(node)
        case .optionalType(let type): return .optional(written(type.wrappedType))
        case .implicitlyUnwrappedOptionalType(let type): return .implicitlyUnwrapped(written(type.wrappedType))
        case .arrayType(let type): return .array(written(type.element))
        case .dictionaryType(let type): return .dictionary(written(type.key), written(type.value))
        case .tupleType(let tuple): return writtenTuple(tuple)
        case .functionType(let function): return writtenFunction(function)
        case .metatypeType(let type): return .metatype(written(type.baseType))
        case .someOrAnyType(let type):
            let inner = written(type.constraint)
            return type.someOrAnySpecifier.tokenKind == .keyword(.some) ? .some(inner) : .any(inner)
        case .compositionType(let type): return .composition(type.elements.map { written($0.type) })
        case .attributedType(let type): return written(type.baseType)
        case .classRestrictionType: return WrittenType("AnyObject")
        default: return unknown(node)
        }
    }

    /// Returns the type at a place where the grammar takes values, too; a value has the name that is its text.
    func writtenChoice(_ node: some SyntaxChildChoices) -> WrittenType {
        Syntax(node).as(TypeSyntax.self).map(written) ?? unknown(node)
    }

    private func unknown(_ node: some SyntaxProtocol) -> WrittenType {
        .named([.init(name: text(node), place: .init(offset: offset(node)))])
    }

    private func writtenName(_ node: TypeSyntax) -> WrittenType {
        guard let parts = writtenParts(node) else { return unknown(node) }
        return parts.count == 1 && parts[0].name == "Void" ? .void : .named(parts)
    }

    private func writtenParts(_ node: TypeSyntax) -> [WrittenType.Part]? {
        switch node.as(TypeSyntaxEnum.self) {
        case .identifierType(let type): return [part(type.name, type.genericArgumentClause)]
        case .memberType(let type):
            return writtenParts(type.baseType).map { $0 + [part(type.name, type.genericArgumentClause)] }
        // `[Int].Index` is a member of a type with a name.
        case .arrayType(let type): return [standard("Array", [type.element], at: node)]
        case .dictionaryType(let type): return [standard("Dictionary", [type.key, type.value], at: node)]
        case .optionalType(let type): return [standard("Optional", [type.wrappedType], at: node)]
        default: return nil
        }
    }

    private func standard(_ name: String, _ arguments: [TypeSyntax], at node: TypeSyntax) -> WrittenType.Part {
        .init(name: name, arguments: arguments.map(written), place: .init(offset: offset(node)))
    }

    private func part(_ token: TokenSyntax, _ clause: GenericArgumentClauseSyntax?) -> WrittenType.Part {
        .init(name: name(token), arguments: writtenArguments(clause), place: .init(offset: offset(token)))
    }

    func writtenArguments(_ clause: GenericArgumentClauseSyntax?) -> [WrittenType] {
        clause?.arguments.map { writtenChoice($0.argument) } ?? []
    }

    private func writtenTuple(_ tuple: TupleTypeSyntax) -> WrittenType {
        let elements = tuple.elements.map { element in
            let label = element.firstName.map { name($0) }
            return WrittenType.Element(label: label == "_" ? nil : label, type: written(element.type))
        }
        return elements.count == 1 ? elements[0].type : .tuple(elements)
    }

    private func writtenFunction(_ function: FunctionTypeSyntax) -> WrittenType {
        .function(
            function.parameters.map { parameter in
                .init(
                    type: written(parameter.type),
                    isInout: Self.isInout(parameter.type),
                    isVariadic: parameter.ellipsis != nil,
                    isAutoclosure: Self.isDelayed(parameter.type)
                )
            },
            written(function.returnClause.type),
            effects(function.effectSpecifiers?.throwsClause, function.effectSpecifiers?.asyncSpecifier).effects
        )
    }

    // MARK: - Expressions

    /// Returns the notation of a name or member with generic arguments, argument labels, a `try` or an `await`; nil for a plain one.
    func notation(
        of name: DeclReferenceExprSyntax,
        arguments: GenericArgumentClauseSyntax? = nil,
        in module: String? = nil
    ) -> Notation? {
        guard arguments != nil || name.argumentNames != nil || !around.covered.isEmpty || module != nil else {
            return nil
        }
        return Notation(
            type: arguments.map { .named([part(name.baseName, $0)]) },
            labels: name.argumentNames?.arguments.map { argument in
                let label = self.name(argument.name)
                return label == "_" ? nil : label
            },
            module: module,
            covered: around.covered
        )
    }

    /// The notation of an expression that a `try` or an `await` covers; nil for others.
    var tried: Notation? { around.covered.isEmpty ? nil : Notation(covered: around.covered) }

    /// Returns the notation of a name with generic arguments: `Box<Int>`, `a.key<Int>`.
    func notation(of generic: GenericSpecializationExprSyntax) -> Notation? {
        switch generic.expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name): notation(of: name, arguments: generic.genericArgumentClause)
        case .memberAccessExpr(let access): notation(of: access.declName, arguments: generic.genericArgumentClause)
        default: nil
        }
    }
}

import SwiftSyntax

extension Lowerer {
    /// Lowers a class, struct, enum, protocol or extension.
    func typeDeclaration(_ node: DeclSyntax) throws -> TypeDeclaration {
        switch node.as(DeclSyntaxEnum.self) {
        case .classDecl(let type): return try declaration(of: type, .classType)
        case .actorDecl(let type): return try declaration(of: type, .classType)
        case .structDecl(let type): return try declaration(of: type, .structure)
        case .enumDecl(let type): return try declaration(of: type, .enumeration)
        case .protocolDecl(let type):
            let associated = type.memberBlock.members.compactMap { member in
                member.decl.as(AssociatedTypeDeclSyntax.self).map { name($0.name) }
            }
            return try declaration(
                heading(.protocolType, type.name, of: node),
                type.attributes,
                generics: associated,
                type.inheritanceClause,
                type.memberBlock
            )
        case .extensionDecl(let type): return try extensionDeclaration(type)
        default: throw unsupported("this declaration is", node)
        }
    }

    private func declaration(
        of type: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax,
        _ kind: TypeDeclaration.Kind
    ) throws -> TypeDeclaration {
        try declaration(
            heading(kind, type.name, of: DeclSyntax(type)),
            type.attributes,
            generics: type.genericParameterClause?.parameters.map { name($0.name) } ?? [],
            type.inheritanceClause,
            type.memberBlock
        )
    }

    private func heading(_ kind: TypeDeclaration.Kind, _ token: TokenSyntax, of node: DeclSyntax) -> Heading {
        .init(kind: kind, name: name(token), place: offset(token), interface: interface(of: node))
    }

    /// Lowers an extension; the generic arguments of the extended type, as in `extension Box<Int>`, are ignored.
    private func extensionDeclaration(_ node: ExtensionDeclSyntax) throws -> TypeDeclaration {
        let name =
            switch try type(node.extendedType) {
            case .array: "Array"
            case .dictionary: "Dictionary"
            case .optional: "Optional"
            case let type: type.name ?? text(node.extendedType)
            }
        let generics: [String] =
            switch name {
            case "Array", "ArraySlice", "BidirectionalCollection", "Collection", "MutableCollection",
                "RandomAccessCollection", "RangeReplaceableCollection", "Sequence", "Set":
                ["Element", "Index", "Iterator", "SubSequence"]
            case "Dictionary": ["Key", "Value", "Element"]
            case "Optional": ["Wrapped"]
            case "ClosedRange", "Range": ["Bound"]
            default: session.generics[name] ?? []
            }
        return try declaration(
            .init(
                kind: .extended,
                name: name,
                place: offset(node.extendedType),
                interface: interface(of: DeclSyntax(node))
            ),
            node.attributes,
            generics: generics,
            node.inheritanceClause,
            node.memberBlock
        )
    }

    private struct Heading {
        var kind: TypeDeclaration.Kind
        var name: String
        var place: Int
        var interface: WrittenInterface
    }

    private func declaration(
        _ heading: Heading,
        _ attributes: AttributeListSyntax,
        generics names: [String],
        _ inheritance: InheritanceClauseSyntax?,
        _ block: MemberBlockSyntax
    ) throws -> TypeDeclaration {
        let isNested = heading.kind != .extended
        let full = isNested ? (around.enclosingTypes.last.map { $0 + "." } ?? "") + heading.name : heading.name
        var traits = TypeDeclaration.Traits(interface: heading.interface)
        if try check(attributes) { session.builders.insert(heading.name) }
        if isNested { session.generics[full] = names.isEmpty ? nil : names }
        around.enclosingTypes.append(full)
        let outerLacksBody = around.lacksBody
        around.lacksBody = false
        defer {
            around.enclosingTypes.removeLast()
            around.lacksBody = outerLacksBody
        }
        return try withGenerics(names) {
            var members = MemberLists()
            try add(block.members, to: &members, in: heading.kind)
            traits.isListing = around.lacksBody
            traits.hole = hole(in: block)
            traits.end = offset(block.rightBrace)
            traits.deinitializer = members.deinitializer
            return TypeDeclaration(
                kind: heading.kind,
                name: full,
                inherited: try inheritance?.inheritedTypes.map { try type(Self.withoutSpecifiers($0.type)) } ?? [],
                variables: members.variables,
                functions: members.functions,
                initializers: members.initializers,
                cases: members.cases,
                subscripts: members.subscripts,
                nested: members.nested,
                aliases: members.aliases,
                traits: traits,
                offset: heading.place
            )
        }
    }

    /// Returns true if the attributes include `@resultBuilder`; throws for attributes that would change the meaning of
    /// a type.
    private func check(_ attributes: AttributeListSyntax) throws -> Bool {
        var isResultBuilder = false
        for case .attribute(let attribute) in attributes {
            let name = text(attribute.attributeName)
            if name == "resultBuilder" {
                isResultBuilder = true
            } else if name == "propertyWrapper" {
                continue
            } else if Self.attributesOfTypes.contains(name) {
                try refuse("the attribute '@\(name)' is", attribute)
            } else if !Self.harmlessAttributes.contains(name) {
                throw unsupported("the attribute '@\(name)' is", attribute)
            }
        }
        return isResultBuilder
    }

    private struct MemberLists {
        var variables: [VariableBinding] = []
        var functions: [FunctionCode] = []
        var initializers: [FunctionCode] = []
        var cases: [TypeDeclaration.EnumCase] = []
        var subscripts: [SubscriptCode] = []
        var nested: [TypeDeclaration] = []
        var aliases: [(name: String, type: TypeRef)] = []
        var deinitializer: FunctionCode?
    }

    private func add(
        _ list: MemberBlockItemListSyntax,
        to members: inout MemberLists,
        in kind: TypeDeclaration.Kind
    ) throws {
        for member in list { try add(member.decl, to: &members, in: kind) }
    }

    private func add(_ member: DeclSyntax, to members: inout MemberLists, in kind: TypeDeclaration.Kind) throws {
        checkModifiers(of: member, in: .member(of: kind))
        try nested(at: member) {
            switch member.as(DeclSyntaxEnum.self) {
            case .variableDecl(let variable): members.variables += try variables(variable)
            case .functionDecl(let function): members.functions.append(try self.function(function))
            case .initializerDecl(let initializer): members.initializers.append(try self.initializer(initializer))
            case .structDecl, .enumDecl, .classDecl, .actorDecl, .protocolDecl:
                members.nested.append(try typeDeclaration(member))
            case .typeAliasDecl(let alias): members.aliases.append((name(alias.name), try self.alias(alias)))
            case .associatedTypeDecl: break
            case .enumCaseDecl(let cases):
                guard kind == .enumeration else {
                    return report("enum 'case' is not allowed outside of an enum", member)
                }
                members.cases += try cases.elements.map { try enumCase($0, in: cases) }
            case .subscriptDecl(let node): members.subscripts.append(try subscriptCode(node))
            case .deinitializerDecl(let node) where kind == .structure || kind == .enumeration:
                let type = "\(kind == .structure ? "struct" : "enum") '\(around.enclosingTypes.last ?? "")'"
                report("deinitializer cannot be declared in \(type) that conforms to 'Copyable'", node)
            case .deinitializerDecl(let node) where kind != .classType:
                report("deinitializers may only be declared within a class, actor, or noncopyable type", node)
            case .deinitializerDecl(let node): members.deinitializer = try deinitializer(node)
            case .ifConfigDecl(let config):
                if case .decls(let chosen)? = try chosenElements(of: config) {
                    try add(chosen, to: &members, in: kind)
                }
            default: throw unsupported("this member is", member)
            }
        }
    }

    private func enumCase(
        _ node: EnumCaseElementSyntax,
        in declaration: EnumCaseDeclSyntax
    ) throws -> TypeDeclaration.EnumCase {
        let parameters = try node.parameterClause?.parameters.enumerated().map { index, parameter in
            let label = parameter.firstName.map { name($0) }.flatMap { $0 == "_" ? nil : $0 }
            return Signature.Parameter(
                label: label,
                name: label ?? "value\(index)",
                type: try type(parameter.type),
                defaultValue: parameter.defaultValue.map { text($0.value) }
            )
        }
        return TypeDeclaration.EnumCase(
            name: name(node.name),
            parameters: parameters ?? [],
            defaults: try node.parameterClause?.parameters.map { try $0.defaultValue.map { try expression($0.value) } }
                ?? [],
            rawValue: try node.rawValue.map { try expression($0.value) },
            heading: heading(of: node, in: declaration),
            offset: offset(node.name)
        )
    }
}

import SwiftSyntax

extension Lowerer {
    /// Lowers a struct, enum, protocol or extension.
    func typeDeclaration(_ node: DeclSyntax) throws -> TypeDeclaration {
        switch node.as(DeclSyntaxEnum.self) {
        case .structDecl(let type):
            return try withGenerics(type.genericParameterClause) {
                try declaration(.structure, name(type.name), type.inheritanceClause, type.memberBlock, type.name)
            }
        case .enumDecl(let type):
            return try withGenerics(type.genericParameterClause) {
                try declaration(.enumeration, name(type.name), type.inheritanceClause, type.memberBlock, type.name)
            }
        case .protocolDecl(let type):
            return try declaration(.protocolType, name(type.name), type.inheritanceClause, type.memberBlock, type.name)
        case .extensionDecl(let type):
            let extended = text(type.extendedType)
            return try declaration(.extended, extended, type.inheritanceClause, type.memberBlock, type.extendedType)
        case .classDecl: throw unsupported("a class is", node, fix: "declare a 'struct' instead: elements are values")
        default: throw unsupported("this declaration is", node)
        }
    }

    private func declaration(
        _ kind: TypeDeclaration.Kind,
        _ name: String,
        _ inheritance: InheritanceClauseSyntax?,
        _ block: MemberBlockSyntax,
        _ place: some SyntaxProtocol
    ) throws -> TypeDeclaration {
        let full = kind == .extended ? name : (enclosingTypes.last.map { $0 + "." } ?? "") + name
        enclosingTypes.append(full)
        defer { enclosingTypes.removeLast() }
        var members = MemberLists()
        for member in block.members { try add(member.decl, to: &members, in: kind) }
        return TypeDeclaration(
            kind: kind,
            name: full,
            inherited: try inheritance?.inheritedTypes.map { try type($0.type) } ?? [],
            variables: members.variables,
            functions: members.functions,
            initializers: members.initializers,
            cases: members.cases,
            nested: members.nested,
            aliases: members.aliases,
            offset: offset(place)
        )
    }

    private struct MemberLists {
        var variables: [VariableBinding] = []
        var functions: [FunctionCode] = []
        var initializers: [FunctionCode] = []
        var cases: [TypeDeclaration.EnumCase] = []
        var nested: [TypeDeclaration] = []
        var aliases: [(name: String, type: TypeRef)] = []
    }

    private func add(_ member: DeclSyntax, to members: inout MemberLists, in kind: TypeDeclaration.Kind) throws {
        try nested(at: member) {
            switch member.as(DeclSyntaxEnum.self) {
            case .variableDecl(let variable): members.variables += try variables(variable)
            case .functionDecl(let function): members.functions.append(try self.function(function))
            case .initializerDecl(let initializer): members.initializers.append(try self.initializer(initializer))
            case .structDecl, .enumDecl, .classDecl: members.nested.append(try typeDeclaration(member))
            case .typeAliasDecl(let alias):
                members.aliases.append((name(alias.name), try type(alias.initializer.value)))
            case .associatedTypeDecl: break
            case .enumCaseDecl(let cases):
                guard kind == .enumeration else { throw invalid("a case belongs into an enum", member) }
                members.cases += try cases.elements.map { try enumCase($0) }
            case .subscriptDecl: throw unsupported("declaring a subscript is", member)
            default: throw unsupported("this member is", member)
            }
        }
    }

    private func enumCase(_ node: EnumCaseElementSyntax) throws -> TypeDeclaration.EnumCase {
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
            rawValue: try node.rawValue.map { try expression($0.value) },
            offset: offset(node.name)
        )
    }
}

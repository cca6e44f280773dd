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

import SwiftSyntax

/// The static functions of a document that make elements, such as `Label.title("A")` in an extension of `Label`.
extension OutlineBuilder {
    /// Remembers the static functions of a type or an extension, and of the types in it.
    ///
    /// - Parameter owner: the type around the declaration; nil for none.
    mutating func noteFactories(in declaration: DeclSyntax, of owner: String?) {
        guard let name = declaration.nameOfType, let members = declaration.asProtocol((any DeclGroupSyntax).self) else {
            return
        }
        let type = owner.map { "\($0).\(name)" } ?? name
        for member in members.memberBlock.members {
            guard let function = member.decl.as(FunctionDeclSyntax.self) else {
                noteFactories(in: member.decl, of: type)
                continue
            }
            let isStatic = function.modifiers.contains {
                [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind)
            }
            guard isStatic, let made = madeType(of: function, in: type) else { continue }
            names.factories["\(type).\(function.name.text)"] = made
        }
    }

    /// Returns the type that a function makes, or the name of the function if that is any element; nil if it makes none.
    func madeType(of function: FunctionDeclSyntax, in owner: String? = nil) -> String? {
        let result = function.signature.returnClause?.type.sourceText ?? ""
        let type = result == "Self" ? owner ?? "" : result
        if catalog.isElementType(type) || names.types.contains(type) { return type }
        guard ["Element", "any Element", "some Element"].contains(result) else { return nil }
        var inner = blank
        let found = function.lastValue.map { inner.visit($0, Place(slot: .root, item: $0.range)) } ?? []
        return found.count == 1 ? inner.outline.nodes[found[0]].typeName : function.name.text
    }

    /// Adds the node of a static function's call at the start of a chain; nil if the chain begins with something else.
    mutating func visitFactory(of chain: CallChain, _ place: Place) -> Int? {
        guard !names.factories.isEmpty, let call = chain.calls.first,
            chain.base.is(DeclReferenceExprSyntax.self) || chain.base.is(MemberAccessExprSyntax.self)
        else { return nil }
        let owner = chain.base.sourceText
        guard let type = names.factories["\(owner).\(call.name)"] else { return nil }
        var node = makeNode(call.call, name: call.name, type: type, nameOffset: call.nameOffset, place)
        let start = chain.base.range.lowerBound
        node.range = start..<max(start, node.range.upperBound)
        node.shape.owner = owner
        let index = append(node, containing: visitArguments(of: call.call, place), slot: nil)
        visitClosures(of: call.call, for: index)
        return index
    }
}

extension FunctionDeclSyntax {
    /// The value of the last statement; nil if it has none.
    var lastValue: ExprSyntax? {
        switch body?.statements.last?.item {
        case .expr(let value): value
        case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
        case .decl, nil: nil
        }
    }
}

extension DeclSyntax {
    /// The name of a type, or the type that an extension extends; nil for other declarations.
    fileprivate var nameOfType: String? {
        if let extended = self.as(ExtensionDeclSyntax.self) { return extended.extendedType.sourceText }
        guard [.structDecl, .enumDecl, .classDecl, .actorDecl].contains(kind) else { return nil }
        return asProtocol((any NamedDeclSyntax).self)?.name.text
    }
}

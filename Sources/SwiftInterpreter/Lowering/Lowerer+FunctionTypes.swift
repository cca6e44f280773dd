import SwiftSyntax

/// Types that are written where a value is expected, which the parser reads as operators and operands.
extension Lowerer {
    /// Returns the type that operands with arrows between them are: `(Int) -> Bool`; nil without an arrow.
    func functionType(_ node: SequenceExprSyntax) throws -> Expression? {
        guard node.elements.contains(where: { $0.is(ArrowExprSyntax.self) }), let type = written(type: ExprSyntax(node))
        else { return nil }
        return Expression(
            .type(try self.type(spelled: text(node), at: node)),
            at: offset(node),
            notation: Notation(type: type)
        )
    }

    /// Returns the type that an expression denotes; nil if it can be none.
    private func written(type node: ExprSyntax) -> WrittenType? {
        switch node.as(ExprSyntaxEnum.self) {
        case .typeExpr(let type): return written(type.type)
        case .declReferenceExpr(let name):
            return self.name(name.baseName) == "Void" ? .void : named(name, nil).map { .named([$0]) }
        case .genericSpecializationExpr(let generic):
            guard let name = generic.expression.as(DeclReferenceExprSyntax.self) else { return nil }
            return named(name, generic.genericArgumentClause).map { .named([$0]) }
        case .memberAccessExpr(let access):
            guard let base = access.base, case .named(let parts)? = written(type: base) else { return nil }
            return named(access.declName, nil).map { .named(parts + [$0]) }
        case .optionalChainingExpr(let optional): return written(type: optional.expression).map { .optional($0) }
        case .arrayExpr(let array):
            guard array.elements.count == 1, let element = array.elements.first else { return nil }
            return written(type: element.expression).map { .array($0) }
        case .dictionaryExpr(let dictionary):
            guard case .elements(let pairs) = dictionary.content, pairs.count == 1, let pair = pairs.first,
                let key = written(type: pair.key), let value = written(type: pair.value)
            else { return nil }
            return .dictionary(key, value)
        case .tupleExpr(let tuple):
            let elements = tuple.elements.compactMap { element in
                written(type: element.expression).map {
                    WrittenType.Element(label: element.label.map { name($0) }, type: $0)
                }
            }
            guard elements.count == tuple.elements.count else { return nil }
            return elements.count == 1 ? elements[0].type : .tuple(elements)
        case .sequenceExpr(let sequence): return written(Array(sequence.elements)[...])
        default: return nil
        }
    }

    private func named(_ name: DeclReferenceExprSyntax, _ clause: GenericArgumentClauseSyntax?) -> WrittenType.Part? {
        .init(name: self.name(name.baseName), arguments: writtenArguments(clause), place: .init(offset: offset(name)))
    }

    /// Returns the function type of parameters, an arrow and a result, which may be a function type as well.
    private func written(_ parts: ArraySlice<ExprSyntax>) -> WrittenType? {
        guard let first = parts.first else { return nil }
        if parts.count == 1 { return written(type: first) }
        guard let list = first.as(TupleExprSyntax.self),
            let arrow = parts[parts.startIndex + 1].as(ArrowExprSyntax.self),
            let result = written(parts.dropFirst(2))
        else { return nil }
        let parameters = list.elements.compactMap { parameter($0.expression) }
        guard parameters.count == list.elements.count else { return nil }
        return .function(
            parameters,
            result,
            effects(arrow.effectSpecifiers?.throwsClause, arrow.effectSpecifiers?.asyncSpecifier).effects
        )
    }

    private func parameter(_ node: ExprSyntax) -> WrittenType.Parameter? {
        guard let type = written(type: node) else { return nil }
        let syntax = node.as(TypeExprSyntax.self)?.type
        return .init(
            type: type,
            isInout: syntax.map { Self.isInout($0) } ?? false,
            isAutoclosure: syntax.map { Self.isDelayed($0) } ?? false
        )
    }
}

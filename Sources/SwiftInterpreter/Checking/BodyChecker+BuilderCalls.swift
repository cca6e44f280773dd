/// The calls of a result builder's functions.
extension BodyChecker {
    func has(_ name: String, _ builder: Type) -> Bool {
        !lookup.members(name, of: builder, isStatic: true).isEmpty
    }

    func typeNode(_ builder: Type, _ offset: Int) -> Expression {
        Expression(.name(Details.builderName), at: offset)
    }

    func builderScope(_ builder: Type, _ scope: LexicalScope?) -> LexicalScope {
        let result = LexicalScope(parent: scope)
        result.add(.init(name: Details.builderName, type: .metatype(builder), isLet: true, offset: 0))
        return result
    }

    func call(
        _ name: String,
        _ arguments: [(label: String?, part: BuiltPart)],
        _ builder: Type,
        at statements: [Statement],
        as result: Type? = nil
    ) -> (node: Expression, type: Type)? {
        let offset = statements.first?.offset ?? 0
        let scope = builderScope(builder, nil)
        let labelled = arguments.map { argument in
            scope.add(.init(name: argument.part.name, type: argument.part.type, isLet: true, offset: offset))
            return LabelledExpression(
                label: argument.label,
                offset: offset,
                value: Expression(.name(argument.part.name), at: offset)
            )
        }
        let callee = Expression(.member(typeNode(builder, offset), name), at: offset)
        let node = Expression(.call(Call(callee: callee, arguments: labelled, nameOffset: offset)), at: offset)
        let count = findings.mistakes.count
        if let result, !result.hasVariables, lookup.members(name, of: builder, isStatic: true).count > 1,
            let type = overload(node, scope, as: result)
        {
            return (node, type)
        }
        let type = check(node, scope)
        findings.details.made.append(node)
        return findings.mistakes.count == count ? (node, type) : nil
    }

    /// Checks a call of a builder's function of which the type of the body chooses the overload; nil if none fits.
    private func overload(_ node: Expression, _ scope: LexicalScope, as result: Type) -> Type? {
        let before = findings
        check(node, expecting: result, .returned, scope)
        guard findings.mistakes.count == before.mistakes.count, let type = findings.types[ObjectIdentifier(node)] else {
            findings = before
            return nil
        }
        findings.details.made.append(node)
        return type
    }
}

/// The interpolations of literals, which are checked when the type of the literal is known.
extension BodyChecker {
    /// A literal with interpolations.
    struct Interpolation {
        let node: Expression
        let parts: [Expression.StringPart]
        let scope: LexicalScope
        /// The type of the literal, which is looked for.
        let type: Type
    }

    private static let collectorType = "$Interpolation"

    /// Checks the values in the literals of an expression that is solved.
    ///
    /// Where the type of a literal has a `StringInterpolation` of its own, that collects the parts.
    func checkInterpolations(_ solution: State) {
        for item in solution.interpolations {
            let scope = item.scope.closed(in: solution)
            guard let collector = lookup.associated("StringInterpolation", of: solution.simplified(item.type)),
                collector.nominal?.code != nil
            else {
                for case .value(let part) in item.parts { check(part, scope) }
                continue
            }
            let parts = item.parts.map { part -> Expression.CollectedPart in
                switch part {
                case .text(let text): .text(text)
                case .value(let value):
                    .value(
                        value.collectedArguments ?? [LabelledExpression(label: nil, offset: value.offset, value: value)]
                    )
                }
            }
            let made = Expression.collecting(parts, in: Self.collectorType, at: item.node.offset)
            let inner = LexicalScope(parent: scope)
            let alias = NestedType.alias(GenericSignature(), collector)
            inner.types[Self.collectorType] = alias
            inner.typeScope.locals.append([Self.collectorType: alias])
            check(made, expecting: collector, .value, inner)
            findings.details.interpolations[ObjectIdentifier(item.node)] = made
            findings.details.made.append(made)
        }
    }
}

extension Interfaces {
    /// True if source declares a type that collects the parts of literals.
    var declaresCollectors: Bool { declaredTypeNames.contains { $0.hasSuffix("StringInterpolation") } }
}

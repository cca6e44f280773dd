/// The lines that are of the same shape as an earlier one, which are not solved again.
extension BodyChecker {
    /// The outcome of looking for a line of the same shape.
    enum Sharing {
        case line(SettledLine)
        /// There is no such line.
        case unknown
        /// There is one, but the bodies in the line are not all settled, perhaps because of mistakes.
        case failed
    }

    /// Returns what is known about a line because of one of the same shape.
    func shared(_ node: Expression, _ builder: Type?, _ scope: LexicalScope) -> Sharing {
        guard let settling, settling.sharesShapes, !interfaces.session.isCancelled() else { return .unknown }
        let root = builder.map { wrapped(node, $0) } ?? node
        guard let (shape, parts) = LineShape.read(root) else { return .unknown }
        for example in settling.shapes.examples(of: shape) where example.builder == builder {
            guard var found = example.findings(about: parts) else { continue }
            var names = example.names
            if !parts.blocks.isEmpty {
                guard let bodies = self.bodies(parts.blocks, like: example.blocks, scope) else { return .failed }
                found.merge(bodies)
                for body in bodies.details.collected.values { names.formUnion(body.names) }
            }
            return .line(SettledLine(builder, [], root, example.type, found, settling.basis(of: names)))
        }
        return .unknown
    }

    /// Returns true if a builder transforms expressions; asked for every line of a body.
    func takesExpressions(_ builder: Type) -> Bool {
        if let known = settling?.takesExpressions[builder] { return known }
        let found = has("buildExpression", builder)
        settling?.takesExpressions[builder] = found
        return found
    }

    /// Checks the bodies of result builders in a line; returns nil if one of them is not made of settled lines alone.
    private func bodies(
        _ blocks: [(closure: ClosureExpression, node: Expression)],
        like examples: [KnownShapes.Block],
        _ scope: LexicalScope
    ) -> Findings? {
        let checker = nested(result: nil)
        for (example, (closure, _)) in zip(examples, blocks) {
            guard case .built(let builder, let type) = example else { continue }
            let owner = ObjectIdentifier(closure)
            let made = checker.build(closure.parts, builder, LexicalScope(parent: scope), owner: owner)
            guard made == type, checker.findings.details.collected[owner]?.isSettled == true else { return nil }
        }
        let isClean = checker.findings.isClean && checker.context.thrown.isEmpty && checker.pending.isEmpty
        return isClean ? checker.findings : nil
    }
}

extension CollectedBody {
    /// The names that its settled parts mention.
    fileprivate var names: Set<String> {
        parts.reduce(into: []) { names, part in
            switch part {
            case .line(let line): names.formUnion(line.basis.names)
            case .section(let section): names.formUnion(section.basis.names)
            case .statements, .variable: break
            }
        }
    }

    /// True if all its parts are settled.
    fileprivate var isSettled: Bool {
        parts.allSatisfy { part in
            switch part {
            case .line, .section: true
            case .statements, .variable: false
            }
        }
    }
}

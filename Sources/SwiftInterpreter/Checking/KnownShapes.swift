/// The shapes of lines that were checked, with what was found about one line of each: it holds for all others.
///
/// A document often has thousands of lines of a few shapes.
struct KnownShapes {
    /// The findings about a line of a shape, by the number of each part.
    ///
    /// They keep no part of the line itself alive.
    struct Example {
        let builder: Type?
        let type: Type
        /// The names that the line mentions outside of the bodies of result builders.
        let names: Set<String>
        fileprivate let parts: [Part]
        let blocks: [Block]
    }

    /// The findings about a part of a line.
    fileprivate struct Part {
        var type: Type?
        var choice: Choice?
        var isBuilder: Bool
    }

    /// The findings about a closure without parameters.
    enum Block {
        /// A body of a result builder, whose statements are checked on their own, and the type that is made of it.
        case built(builder: Type, type: Type)
        /// Expressions of a shape.
        case plain(LineShape, PlainParts)
    }

    struct PlainParts {
        fileprivate let parts: [Part]
    }

    private var examples: [LineShape: [Example]] = [:]

    /// The number of shapes that are known at once.
    private static let most = 500
    /// The number of examples of one shape, which differ in their closures.
    private static let mostOfOne = 4

    /// Returns the examples of a shape.
    func examples(of shape: LineShape) -> [Example] { examples[shape] ?? [] }

    /// Adds the findings about a line, unless they are about more than its parts.
    mutating func add(_ line: SettledLine) {
        guard let (shape, parts) = LineShape.read(line.node), let example = Example(line, parts) else { return }
        if examples.count >= Self.most { examples = [:] }
        var known = examples(of: shape)
        if known.count == Self.mostOfOne { known.removeFirst() }
        examples[shape] = known + [example]
    }
}

extension KnownShapes.Example {
    fileprivate init?(_ line: SettledLine, _ parts: LineShape.Parts) {
        let findings = line.findings
        guard line.statements.isEmpty, findings.details.isOfBuildersAlone else { return nil }
        var blocks: [KnownShapes.Block] = []
        var names: Set<String> = []
        var count = (types: findings.types.count, choices: findings.choices.count, bodies: 0)
        func taken(_ nodes: [Expression]) -> [KnownShapes.Part] {
            nodes.map { node in
                names.formUnion(node.ownName)
                let part = findings.part(node)
                if part.type != nil { count.types -= 1 }
                if part.choice != nil { count.choices -= 1 }
                return part
            }
        }
        for (closure, _) in parts.blocks {
            if let body = findings.details.collected[ObjectIdentifier(closure)] {
                count.bodies += 1
                blocks.append(.built(builder: body.builder, type: body.type))
            } else {
                guard let (shape, inner) = LineShape.read(closure.body), inner.blocks.isEmpty else { return nil }
                blocks.append(.plain(shape, .init(parts: taken(inner.nodes))))
            }
        }
        self.parts = taken(parts.nodes)
        (builder, type, self.blocks, self.names) = (line.builder, line.type, blocks, names)
        // There is nothing else that another line would need.
        guard count.types == 0, count.choices == 0, count.bodies == findings.details.collected.count else { return nil }
    }

    /// Returns the findings about the parts of a line of the same shape, without those about bodies of result builders;
    /// nil if its closures are of other shapes.
    func findings(about parts: LineShape.Parts) -> Findings? {
        var found = Findings()
        found.types.reserveCapacity(parts.nodes.count)
        found.add(self.parts, parts.nodes)
        for (block, (closure, _)) in zip(blocks, parts.blocks) {
            guard case .plain(let shape, let inner) = block else { continue }
            guard let own = LineShape.read(closure.body), own.shape == shape else { return nil }
            found.add(inner.parts, own.parts.nodes)
        }
        return found
    }
}

extension Findings {
    fileprivate func part(_ node: Expression) -> KnownShapes.Part {
        let id = ObjectIdentifier(node)
        return .init(type: types[id], choice: choices[id], isBuilder: builderClosures.contains(id))
    }

    fileprivate mutating func add(_ parts: [KnownShapes.Part], _ nodes: [Expression]) {
        for (part, node) in zip(parts, nodes) {
            let id = ObjectIdentifier(node)
            if let type = part.type { types[id] = type }
            if let choice = part.choice { choices[id] = choice }
            if part.isBuilder { builderClosures.insert(id) }
        }
    }
}

extension Expression {
    /// The name that it is, if that may be one of a variable or function.
    fileprivate var ownName: [String] {
        switch kind {
        case .name(let name), .globalName(let name): [name]
        default: []
        }
    }
}

extension Details {
    /// True if these are only about bodies of result builders and the lines in them.
    fileprivate var isOfBuildersAlone: Bool {
        casts.isEmpty && components.isEmpty && matches.isEmpty && cases.isEmpty && patternTypes.isEmpty
            && variables.isEmpty && bodies.isEmpty && declarations.isEmpty && wrappers.isEmpty
            && localWrappers.isEmpty && getters.isEmpty && wrappedParameters.isEmpty
    }
}

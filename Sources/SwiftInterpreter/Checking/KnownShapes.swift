/// The expressions of a block that were checked and that others may equal but for the values of literals: what was found
/// about one of them holds for all.
struct KnownShapes {
    /// An expression without mistakes, and its type in the block.
    private var known: [(node: Expression, type: Type)] = []

    /// The number of expressions that another one is compared with.
    private static let most = 8

    /// An expression of the same shape, with the parts that correspond.
    struct Match {
        var type: Type
        var parts: [(own: Expression, other: Expression)]
    }

    /// Adds an expression that was checked; the oldest one goes.
    mutating func add(_ node: Expression, _ type: Type) {
        if known.count == Self.most { known.removeFirst() }
        known.append((node, type))
    }

    /// Returns a checked expression of the same shape; nil if there is none.
    func match(_ node: Expression) -> Match? {
        for (other, type) in known.reversed() {
            var pairing = Pairing()
            if pairing.pair(node, other) { return Match(type: type, parts: pairing.parts) }
        }
        return nil
    }

    /// Two expressions that are compared part by part.
    private struct Pairing {
        var parts: [(own: Expression, other: Expression)] = []

        /// Returns true if two expressions have the same names, labels and kinds of literals; false for what declares
        /// something or names a type.
        mutating func pair(_ own: Expression, _ other: Expression) -> Bool {
            guard own.notation == nil, other.notation == nil else { return false }
            parts.append((own, other))
            switch (own.kind, other.kind) {
            case (.integer, .integer), (.float, .float), (.boolean, .boolean), (.nilLiteral, .nilLiteral): return true
            case (.string(let a), .string(let b)): return pair(a, b)
            case (.name(let a), .name(let b)), (.globalName(let a), .globalName(let b)),
                (.implicitMember(let a), .implicitMember(let b)):
                return a == b
            case (.member(let a, let name), .member(let b, let another)): return name == another && pair(a, b)
            case (.call(let a), .call(let b)):
                return a.isTried == b.isTried && pair(a.arguments, b.arguments) && pair(a.callee, b.callee)
            case (.subscripted(let a, let first), .subscripted(let b, let second)):
                return pair(a, b) && pair(first, second)
            case (.array(let a), .array(let b)):
                guard a.count == b.count else { return false }
                for index in a.indices where !pair(a[index], b[index]) { return false }
                return true
            case (.tuple(let a), .tuple(let b)): return pair(a, b)
            case (.unary(let name, let a), .unary(let another, let b)): return name == another && pair(a, b)
            case (.binary(let name, let a, let c), .binary(let another, let b, let d)):
                return name == another && pair(a, b) && pair(c, d)
            case (.closure(let a), .closure(let b)): return pair(a, b)
            default: return false
            }
        }

        private mutating func pair(_ own: [LabelledExpression], _ other: [LabelledExpression]) -> Bool {
            guard own.count == other.count else { return false }
            for index in own.indices {
                let (a, b) = (own[index], other[index])
                guard a.label == b.label, a.isTrailing == b.isTrailing, pair(a.value, b.value) else { return false }
            }
            return true
        }

        private mutating func pair(_ own: [Expression.StringPart], _ other: [Expression.StringPart]) -> Bool {
            guard own.count == other.count else { return false }
            for index in own.indices {
                switch (own[index], other[index]) {
                // A literal of one character may be a `Character`.
                case (.text(let a), .text(let b)): if a.isCharacter != b.isCharacter { return false }
                case (.value(let a), .value(let b)): if !pair(a, b) { return false }
                default: return false
                }
            }
            return true
        }

        /// Closures that declare nothing are compared, such as the contents of containers.
        private mutating func pair(_ own: ClosureExpression, _ other: ClosureExpression) -> Bool {
            guard own.declaresNothing, other.declaresNothing, own.body.count == other.body.count else { return false }
            for index in own.body.indices {
                guard case .expression(let a) = own.body[index].kind, case .expression(let b) = other.body[index].kind,
                    pair(a, b)
                else { return false }
            }
            return true
        }
    }
}

extension ClosureExpression {
    /// True for a closure without parameters, captures and a heading.
    fileprivate var declaresNothing: Bool {
        parameters == nil && captures.isEmpty && shorthandCount == 0 && !heading.hasSignature && heading.result == nil
    }
}

extension Findings {
    /// Adds for an expression what was found about one of the same shape.
    mutating func add(_ match: KnownShapes.Match) {
        for (own, other) in match.parts {
            let (own, other) = (ObjectIdentifier(own), ObjectIdentifier(other))
            if let type = types[other] { types[own] = type }
            if let choice = choices[other] { choices[own] = choice }
            if builderClosures.contains(other) { builderClosures.insert(own) }
        }
    }
}

extension String {
    /// True for a text of one character.
    fileprivate var isCharacter: Bool { !isEmpty && dropFirst().isEmpty }
}

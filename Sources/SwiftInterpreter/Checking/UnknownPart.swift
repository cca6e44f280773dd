/// The part of an expression that has no type without a context, in the words of a compiler.
struct UnknownPart {
    let message: String
    let node: Expression
    let fix: String

    /// Makes the words for `nil`, an empty collection or `.name`; returns nil for other expressions.
    init?(_ node: Expression) {
        switch node.kind {
        case .nilLiteral:
            self.init("'nil' requires a contextual type", node, "write the type, as in 'let name: Type? = nil'")
        case .array(let elements) where elements.isEmpty:
            self.init("empty collection literal requires an explicit type", node, "write the type, as in '[Int]()'")
        case .dictionary(let pairs) where pairs.isEmpty:
            self.init(
                "empty collection literal requires an explicit type",
                node,
                "write the type, as in '[String: Int]()'"
            )
        case .closure(let closure):
            let names = closure.parameters?.filter { $0.type == nil }.map(\.name)
            guard let name = names?.first ?? (closure.shorthandCount > 0 ? "$0" : nil) else { return nil }
            self.init(
                "cannot infer type of closure parameter '\(name)' without a type annotation",
                node,
                "write its type, as in '{ (\(name == "$0" ? "value" : name): Int) in …'"
            )
        case .array(let elements):
            guard let found = elements.lazy.compactMap({ UnknownPart($0) }).first else { return nil }
            self = found
        default:
            guard node.isImplicit, let name = node.implicitName else { return nil }
            self.init(
                "reference to member '\(name)' cannot be resolved without a contextual type",
                node,
                "write the type before the dot"
            )
        }
    }

    private init(_ message: String, _ node: Expression, _ fix: String) {
        (self.message, self.node, self.fix) = (message, node, fix)
    }
}

extension Expression {
    /// The name after the leading dot of a chain.
    fileprivate var implicitName: String? {
        switch kind {
        case .implicitMember(let name): name
        case .member(let base, _), .optionalLink(let base), .chain(let base), .forced(let base): base.implicitName
        case .call(let call): call.callee.implicitName
        default: nil
        }
    }
}

/// The parts of an expression as written that do not affect how it is evaluated, but its type.
final class Notation {
    /// The type of a cast or of an expression that is a type; the root of a key path.
    ///
    /// For a name or member with generic arguments, its last part is the name with them.
    let type: WrittenType?
    /// The argument labels of a compound name, `f(a:_:)`; nil for a simple name.
    let labels: [String?]?
    /// The module that qualifies the name.
    let module: String?
    /// The effects that `try` and `await` around it cover; those of a call are ``Call/covered``.
    let covered: FunctionEffects

    /// The value of a key path with subscripts or optional links, as an expression in ``keyPathRoot``.
    let value: Expression?

    /// The name of the root in the value of a key path.
    static let keyPathRoot = "\\"

    init(
        type: WrittenType? = nil,
        labels: [String?]? = nil,
        module: String? = nil,
        covered: FunctionEffects = [],
        value: Expression? = nil
    ) {
        self.value = value
        self.type = type
        self.labels = labels
        self.module = module
        self.covered = covered
    }
}

extension Expression {
    /// The type as written; see ``Notation/type``.
    var written: WrittenType? { notation?.type }

    /// Returns the type that a name denotes, with its generic arguments and with the module that qualifies it.
    func type(named name: String) -> WrittenType {
        guard let module = notation?.module, case .named(let parts) = written ?? WrittenType(name) else {
            return written ?? WrittenType(name)
        }
        return .named([.init(name: module)] + parts)
    }

    /// The generic arguments that are written after a name or member.
    var genericArguments: [WrittenType] {
        switch kind {
        case .name, .globalName, .member, .implicitMember, .type: break
        default: return []
        }
        guard case .named(let parts)? = notation?.type else { return [] }
        return parts.last?.arguments ?? []
    }
}

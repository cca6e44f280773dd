/// A struct, enum, class or protocol as a checker knows it, wherever it comes from.
final class Nominal {
    enum Kind: String {
        case structure = "struct"
        case enumeration = "enum"
        case classType = "class"
        case protocolType = "protocol"
    }

    /// The full name, with its enclosing types.
    let name: String
    let kind: Kind
    /// The type around it.
    let outer: Nominal?
    /// The generic parameters of the enclosing types and its own; for a protocol, `Self`.
    var generics = GenericSignature()
    /// The types that it inherits from.
    private var heritage = Heritage()
    /// The protocols that it conforms to, or refines.
    var conformances: [Conformance] = []
    /// The associated types of a protocol, with the requirements on them in ``generics``.
    var associatedTypes: [AssociatedType] = []
    /// The associated types that `any Sequence<Int>` sets; the own ones of a protocol that names none.
    var primary: [String] = []
    /// The members of the declaration itself and of its extensions.
    var members = MemberList()
    var modifiers: WrittenModifiers = []
    /// The declaration in source.
    var code: TypeDeclaration?
    /// The source of members that are read when they are first needed; all else is known from the start.
    var loader: (() -> Void)?

    private struct Heritage {
        var superclass: Type?
        var rawType: Type?
    }

    /// The superclass, with the generic parameters of the type.
    var superclass: Type? {
        get { heritage.superclass }
        set { heritage.superclass = newValue }
    }

    /// The raw type of an enum.
    var rawType: Type? {
        get { heritage.rawType }
        set { heritage.rawType = newValue }
    }

    init(name: String, kind: Kind, outer: Nominal?) {
        self.name = name
        self.kind = kind
        self.outer = outer
    }

    var isProtocol: Bool { kind == .protocolType }
    var isClass: Bool { kind == .classType }
    /// The last part of the name.
    var lastName: String {
        name.utf8.lastIndex(of: 46).map { String(name[name.index(after: $0)...]) } ?? name
    }

    /// Reads what is not read yet.
    func load() {
        guard let load = loader else { return }
        loader = nil
        load()
    }

    /// Forgets what refers to other types and to members, which refer to it.
    func dissolve() {
        members = MemberList()
        conformances = []
        heritage = Heritage()
        generics = GenericSignature()
        loader = nil
    }
}

extension Nominal: Hashable {
    static func == (left: Nominal, right: Nominal) -> Bool { left === right }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A conformance of a type to a protocol.
struct Conformance {
    let type: Nominal
    /// The requirements under which it holds.
    var requirements: [Requirement] = []
    /// The associated types that are found so far.
    let witnesses = Witnesses()
    /// The place in the source; -1 if no source declares it.
    var offset = -1
    /// True if the compiler adds it, or the members that it needs.
    var isSynthesized = false

    /// The associated types of a conforming type, found when they are first needed.
    final class Witnesses {
        var types: [String: Type] = [:]
    }
}

/// An associated type of a protocol.
struct AssociatedType {
    var name: String
    /// The type where a conforming type gives none.
    var preset: Type?
}

/// A generic parameter of a type or function; `Self` of a protocol.
final class GenericParameter {
    let name: String
    /// The protocol, if it is the `Self` of one.
    weak var owner: Nominal?

    init(_ name: String) { self.name = name }
}

/// A requirement on generic parameters and their associated types.
struct Requirement: Hashable {
    enum Kind: Hashable {
        /// The subject conforms to an existential's protocols, inherits from its class.
        case conforms(Type.Existential)
        case same(Type)
    }

    var subject: Type
    var kind: Kind
}

/// Generic parameters with the requirements on them.
struct GenericSignature {
    var parameters: [GenericParameter] = []
    var requirements: [Requirement] = []

    var isEmpty: Bool { parameters.isEmpty && requirements.isEmpty }
}

extension Requirement {
    func substituting(_ parameters: [GenericParameter], _ arguments: [Type]) -> Requirement {
        guard !arguments.isEmpty else { return self }
        var result = self
        result.subject = subject.substituting(parameters, arguments)
        if case .same(let type) = kind { result.kind = .same(type.substituting(parameters, arguments)) }
        if case .conforms(var bound) = kind {
            bound.superclass = bound.superclass?.substituting(parameters, arguments)
            for index in bound.known.indices {
                bound.known[index].type = bound.known[index].type.substituting(parameters, arguments)
            }
            result.kind = .conforms(bound)
        }
        return result
    }
}

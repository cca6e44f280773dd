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
    /// The members of the declaration itself and of its extensions.
    var members = MemberList()
    /// The declaration in source.
    var code: TypeDeclaration?
    /// The parts that are not read yet; none unless a library has a reader of its types.
    private var unread: NominalParts = []
    /// The reader of what is not read yet.
    private var reader: (any NominalReader)?
    private var outline = Outline()
    private var inheritance = Inheritance()

    private struct Outline {
        var parameters: [GenericParameter] = []
        var modifiers: WrittenModifiers = []
    }

    private struct Inheritance {
        var requirements: [Requirement] = []
        var conformances: [Conformance] = []
        var associatedTypes: [AssociatedType] = []
        var primary: [String] = []
        var superclass: Type?
        var rawType: Type?
    }

    /// The generic parameters of the enclosing types and its own; for a protocol, `Self`.
    var parameters: [GenericParameter] {
        get {
            readOutline()
            return outline.parameters
        }
        set {
            readOutline()
            outline.parameters = newValue
        }
    }

    /// The modifiers in front of the declaration.
    var modifiers: WrittenModifiers {
        get {
            readOutline()
            return outline.modifiers
        }
        set {
            readOutline()
            outline.modifiers = newValue
        }
    }

    /// The generic parameters with the requirements on them.
    var generics: GenericSignature {
        get {
            readInheritance()
            return GenericSignature(parameters: outline.parameters, requirements: inheritance.requirements)
        }
        set {
            readInheritance()
            (outline.parameters, inheritance.requirements) = (newValue.parameters, newValue.requirements)
        }
    }

    /// The protocols that it conforms to, or refines.
    var conformances: [Conformance] {
        get {
            readInheritance()
            return inheritance.conformances
        }
        set {
            readInheritance()
            inheritance.conformances = newValue
        }
    }

    /// The associated types of a protocol, with the requirements on them in ``generics``.
    var associatedTypes: [AssociatedType] {
        get {
            readInheritance()
            return inheritance.associatedTypes
        }
        set {
            readInheritance()
            inheritance.associatedTypes = newValue
        }
    }

    /// The associated types that `any Sequence<Int>` sets; the own ones of a protocol that names none.
    var primary: [String] {
        get {
            readInheritance()
            return inheritance.primary
        }
        set {
            readInheritance()
            inheritance.primary = newValue
        }
    }

    /// The superclass, with the generic parameters of the type.
    var superclass: Type? {
        get {
            readInheritance()
            return inheritance.superclass
        }
        set {
            readInheritance()
            inheritance.superclass = newValue
        }
    }

    /// The raw type of an enum.
    var rawType: Type? {
        get {
            readInheritance()
            return inheritance.rawType
        }
        set {
            readInheritance()
            inheritance.rawType = newValue
        }
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

    /// Makes a reader read the parts when they are first needed.
    func read(by reader: any NominalReader) {
        (self.reader, unread) = (reader, [.outline, .inheritance, .members])
    }

    private func readOutline() {
        if unread.remove(.outline) != nil { reader?.readOutline(of: self) }
    }

    /// Reads what is said in front of the members; meanwhile, it is known as far as it is read, without the members.
    func readInheritance() {
        guard unread.remove(.inheritance) != nil else { return }
        let members = unread.remove(.members)
        reader?.readInheritance(of: self)
        if let members { unread.insert(members) }
    }

    /// Reads the members.
    func load() {
        if unread.remove(.members) != nil { reader?.readMembers(of: self) }
    }

    /// Forgets what refers to other types and to members, which refer to it.
    func dissolve() {
        (unread, reader) = ([], nil)
        members = MemberList()
        outline = Outline()
        inheritance = Inheritance()
    }
}

/// The parts of a type that can be read one by one.
struct NominalParts: OptionSet {
    let rawValue: UInt8

    /// The parameters and modifiers, which a type needs that is only named.
    static let outline = NominalParts(rawValue: 1)
    /// The rest of what is said in front of the members.
    static let inheritance = NominalParts(rawValue: 2)
    /// The members; of these, types are known from the start.
    static let members = NominalParts(rawValue: 4)
}

/// Reads the parts of types when they are first needed.
protocol NominalReader: AnyObject {
    func readOutline(of nominal: Nominal)
    func readInheritance(of nominal: Nominal)
    func readMembers(of nominal: Nominal)
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

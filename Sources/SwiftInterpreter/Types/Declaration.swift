/// A declaration that a name or a call may refer to: a function, initializer, subscript, variable, enum case or type.
final class Declaration {
    enum Kind {
        case function
        case initializer
        case `subscript`
        case variable
        case enumCase
        case type
    }

    /// The place of a declaration, and what follows from it for its uses.
    struct Place {
        /// True if a protocol requires it, so that it is called by the value's type.
        var isRequirement = false
        /// True if an extension with requirements declares it.
        var isConstrained = false
        /// True if its type is `T!`.
        var isImplicitlyUnwrapped = false
        /// True if an extension of a protocol declares it.
        var isFromProtocolExtension = false
        /// The type of the errors in `throws(E)`.
        var thrown: Type?
        /// The place among the names of one pattern.
        var index = 0
    }

    /// A parameter of a function, initializer, subscript or enum case.
    struct Parameter {
        var label: String?
        var name: String
        var type: Type
        var hasDefault = false
        var isVariadic = false
        var isInout = false
        var isAutoclosure = false
        /// True if its type is `T!`.
        var isImplicitlyUnwrapped = false
        /// True for a function that is marked as one which may be called after the call.
        var isEscaping = false
        /// The result builder of a closure.
        var builder: Type?

        /// The type of an argument as it is written in a call: for an autoclosure, that of its value.
        var typeOfArgument: Type { isAutoclosure ? type.function?.result ?? type : type }
    }

    let kind: Kind
    let name: String
    /// The type that it is a member of; for a member of a protocol's extension, the protocol.
    let owner: Nominal?
    var modifiers: WrittenModifiers = []
    /// Its own generic parameters and requirements; those of its extension are requirements as well.
    var generics = GenericSignature()
    var parameters: [Parameter] {
        get {
            find()
            return known.parameters
        }
        set { known.parameters = newValue }
    }
    /// The result of a call, the type of the variable, or the type that is named.
    var result: Type {
        get {
            find()
            return known.result
        }
        set { known.result = newValue }
    }
    /// The result builder of its body.
    var builder: Type?
    /// The facts that follow from its place.
    var place = Place()
    /// The function that finds its types where they are not written, called when they are first needed.
    var finder: (() -> Void)?
    /// The parts that its source gives; nil for one that no source declares.
    var source: DeclarationSource?
    private var known: KnownTypes
    /// The code that runs it.
    var implementation: Implementation?
    /// The place in its source, for messages; -1 for one that no source declares.
    var offset = -1

    init(_ kind: Kind, name: String, owner: Nominal?, result: Type) {
        self.kind = kind
        self.name = name
        self.owner = owner
        known = KnownTypes(result: result)
    }

    private struct KnownTypes {
        var parameters: [Parameter] = []
        var result: Type
        /// The code that runs it, once it was needed.
        var compiled: AnyObject?
        /// The name with its labels, once it was needed.
        var caseKey: String?
    }

    /// The name of a case with its labels, which tells cases of one name apart.
    var caseKey: String {
        if let key = known.caseKey { return key }
        let key = labelledName
        known.caseKey = key
        return key
    }

    /// The code that runs it, once it was needed.
    var compiled: AnyObject? {
        get { known.compiled }
        set { known.compiled = newValue }
    }

    /// The code that runs a declaration.
    enum Implementation {
        /// A member of a type or a function in the table of bindings.
        case native
        /// Code of the source.
        case code(FunctionCode)
        case accessors(SubscriptCode)
        case variable(VariableBinding)
        case enumCase(TypeDeclaration.EnumCase)
        /// A member that follows from others.
        case synthesized(Synthesis)
    }

    /// The members that no source contains.
    enum Synthesis {
        /// The initializer of a struct, with the properties that its parameters set.
        case memberwise([Declaration])
        /// `init()`.
        case empty
        /// An initializer of the superclass.
        case inherited(Declaration)
        case rawValue
        case fromRawValue
        case allCases
        /// `_name` and `$name` of a property wrapper.
        case storage(of: String)
        case projection(of: String)
    }

    private func find() {
        guard let find = finder else { return }
        finder = nil
        find()
    }

    /// See ``Place``.
    var isRequirement: Bool {
        get { place.isRequirement }
        set { place.isRequirement = newValue }
    }
    /// See ``Place``.
    var isConstrained: Bool {
        get { place.isConstrained }
        set { place.isConstrained = newValue }
    }
    /// See ``Place``.
    var isImplicitlyUnwrapped: Bool {
        get { place.isImplicitlyUnwrapped }
        set { place.isImplicitlyUnwrapped = newValue }
    }
    /// See ``Place``.
    var isFromProtocolExtension: Bool {
        get { place.isFromProtocolExtension }
        set { place.isFromProtocolExtension = newValue }
    }

    var isStatic: Bool { modifiers.contains(.static) }
    /// True for `init?` and `init!`.
    var isFailable: Bool { !modifiers.isDisjoint(with: [.failable, .implicitlyUnwrapped]) }
    var isMutating: Bool { modifiers.contains(.mutating) }
    var isThrowing: Bool { modifiers.contains(.throws) || modifiers.contains(.rethrows) }

    /// The name with argument labels: `frame(width:height:)`.
    var labelledName: String {
        kind == .variable || kind == .type ? name : WrittenDeclaration.labelled(name, parameters.map(\.label))
    }

    /// The name as a message shows it: with labels, unless all arguments of a function are without one.
    var shortName: String {
        let isPlain = kind == .function && !parameters.isEmpty && parameters.allSatisfy { $0.label == nil }
        return isPlain ? name : labelledName
    }
}

/// The parts of a declaration that its source gives.
struct DeclarationSource {
    /// The names of types in its body and in its initial value.
    var scope = TypeScope()
    /// The initial value of a variable.
    var initialValue: Expression?
    /// The place of the variable in the value of a tuple pattern: `[1, 0]` for `b` in `let (a, (b, c))`.
    var path: [Int] = []
    /// True if the type of a variable is that of its initial value.
    var isInferred = false
}

/// The members of a type, by name.
struct MemberList {
    private(set) var byName: [String: [Declaration]] = [:]
    private(set) var order: [String] = []
    /// The types in it, by name: nested types and aliases.
    var types: [String: NestedType] = [:]

    subscript(name: String) -> [Declaration] { byName[name] ?? [] }

    mutating func add(_ declaration: Declaration) {
        if byName[declaration.name] == nil { order.append(declaration.name) }
        byName[declaration.name, default: []].append(declaration)
    }
}

/// A type that is declared in another one, or an alias.
enum NestedType {
    case nominal(Nominal)
    /// An alias, with its own generic parameters.
    case alias(GenericSignature, Type)
}

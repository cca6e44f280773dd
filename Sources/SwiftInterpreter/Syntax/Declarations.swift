/// A function, method or initializer declared in source.
final class FunctionCode {
    /// What the keywords and attributes of a declaration say about a function.
    struct Traits {
        var isStatic = false
        var isMutating = false
        var isFailable = false
        var isThrowing = false
        /// Whether it throws only what its arguments throw.
        var isRethrowing = false
        /// Whether it changes nothing of the value it is called on, though it is a setter.
        var isNonmutating = false
        /// Whether it takes the place of a function of the superclass.
        var isOverride = false
        /// Whether it is an initializer of a class that calls another one of it.
        var isConvenience = false
        /// Whether only its type may call it.
        var isPrivate = false
        /// The result builder whose attribute stands before it.
        var builder: String?
    }

    var signature: Signature
    /// Whether the types in the signature have their full names by now.
    var isQualified = false
    /// The default values, in the order of the parameters.
    let defaults: [Expression?]
    let body: [Statement]
    let traits: Traits
    let offset: Int
    let source: SourceText

    init(
        signature: Signature,
        defaults: [Expression?],
        body: [Statement],
        traits: Traits = Traits(),
        offset: Int,
        source: SourceText
    ) {
        self.signature = signature
        self.defaults = defaults
        self.body = body
        self.traits = traits
        self.offset = offset
        self.source = source
    }

    var isStatic: Bool { traits.isStatic }
    var isMutating: Bool { traits.isMutating }
    var isFailable: Bool { traits.isFailable }
    /// Whether a result builder attribute stands before it.
    var isBuilder: Bool { traits.builder != nil }
}

/// What stands behind `where` in the heading of an extension.
struct ExtensionConstraint: Equatable {
    /// What is constrained: `Element`, `Self`, `Wrapped`.
    var subject: String
    var type: TypeRef
    /// Whether the subject is that type, and does not only conform to it.
    var isSame: Bool
}

/// A subscript declared in source: functions of the indices, the setter with the new value behind them.
struct SubscriptCode {
    var isStatic = false
    var getter: FunctionCode
    var setter: FunctionCode?
}

/// A class, struct, enum, protocol or extension as declared.
final class TypeDeclaration {
    enum Kind: String {
        case classType = "class"
        case structure = "struct"
        case enumeration = "enum"
        case protocolType = "protocol"
        case extended = "extension"
    }

    struct EnumCase {
        var name: String
        var parameters: [Signature.Parameter]
        var defaults: [Expression?]
        var rawValue: Expression?
        var offset: Int
    }

    let kind: Kind
    let name: String
    let inherited: [TypeRef]
    let variables: [VariableBinding]
    let functions: [FunctionCode]
    let initializers: [FunctionCode]
    let cases: [EnumCase]
    let subscripts: [SubscriptCode]
    let nested: [TypeDeclaration]
    let aliases: [(name: String, type: TypeRef)]
    let traits: Traits
    let offset: Int

    /// What is special about a declaration.
    struct Traits {
        /// Whether functions lack their bodies, as in the listing of an interface.
        var isListing = false
        /// Whether nothing may inherit from it.
        var isFinal = false
        /// Whether it is a result builder.
        var isResultBuilder = false
        /// The part that the declaration leaves out, if it says so.
        var hole: Hole?
        /// What an extension asks of the values that it extends.
        var constraints: [ExtensionConstraint] = []
    }

    init(
        kind: Kind,
        name: String,
        inherited: [TypeRef],
        variables: [VariableBinding],
        functions: [FunctionCode],
        initializers: [FunctionCode],
        cases: [EnumCase],
        subscripts: [SubscriptCode],
        nested: [TypeDeclaration],
        aliases: [(name: String, type: TypeRef)],
        traits: Traits,
        offset: Int
    ) {
        self.kind = kind
        self.name = name
        self.inherited = inherited
        self.variables = variables
        self.functions = functions
        self.initializers = initializers
        self.cases = cases
        self.subscripts = subscripts
        self.nested = nested
        self.aliases = aliases
        self.traits = traits
        self.offset = offset
    }
}

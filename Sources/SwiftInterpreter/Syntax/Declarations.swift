/// A function, method or initializer declared in source.
final class FunctionCode {
    var signature: Signature
    /// The default values, in the order of the parameters.
    let defaults: [Expression?]
    let body: [Statement]
    let isStatic: Bool
    let isMutating: Bool
    /// Whether a result builder attribute stands before it.
    let isBuilder: Bool
    let isFailable: Bool
    let offset: Int
    let source: SourceText

    init(
        signature: Signature,
        defaults: [Expression?],
        body: [Statement],
        isStatic: Bool = false,
        isMutating: Bool = false,
        isBuilder: Bool = false,
        isFailable: Bool = false,
        offset: Int,
        source: SourceText
    ) {
        self.signature = signature
        self.defaults = defaults
        self.body = body
        self.isStatic = isStatic
        self.isMutating = isMutating
        self.isBuilder = isBuilder
        self.isFailable = isFailable
        self.offset = offset
        self.source = source
    }
}

/// A struct, enum, protocol or extension as declared.
final class TypeDeclaration {
    enum Kind: String {
        case structure = "struct"
        case enumeration = "enum"
        case protocolType = "protocol"
        case extended = "extension"
    }

    struct EnumCase {
        var name: String
        var parameters: [Signature.Parameter]
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
    let nested: [TypeDeclaration]
    let aliases: [(name: String, type: TypeRef)]
    let offset: Int

    init(
        kind: Kind,
        name: String,
        inherited: [TypeRef],
        variables: [VariableBinding],
        functions: [FunctionCode],
        initializers: [FunctionCode],
        cases: [EnumCase],
        nested: [TypeDeclaration],
        aliases: [(name: String, type: TypeRef)],
        offset: Int
    ) {
        self.kind = kind
        self.name = name
        self.inherited = inherited
        self.variables = variables
        self.functions = functions
        self.initializers = initializers
        self.cases = cases
        self.nested = nested
        self.aliases = aliases
        self.offset = offset
    }
}
